import { describe, expect, it } from 'vitest';
import { MAX_POLICY_CHARS, contentSecurityPolicy, securityHeaders } from './headers.ts';

const HASH = `sha256-${'a'.repeat(43)}=`;

describe('the content security policy', () => {
  it('is the whole policy, with the hashes of the page', () => {
    expect(contentSecurityPolicy([HASH], { https: true })).toBe(
      `default-src 'none'; script-src 'self' '${HASH}'; style-src 'self'; img-src 'self'; font-src 'self'; ` +
        `connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; ` +
        `form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types seer; ` +
        `upgrade-insecure-requests`,
    );
  });

  it('refuses a policy that is longer than every host accepts', () => {
    expect(() => contentSecurityPolicy(Array(40).fill(HASH), { https: true })).toThrow(
      String(MAX_POLICY_CHARS),
    );
  });
});

describe('the security headers', () => {
  it('are the full set over https', () => {
    expect(securityHeaders([], { https: true })).toEqual({
      'Content-Security-Policy': contentSecurityPolicy([], { https: true }),
      'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8,}$/),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Permissions-Policy': expect.stringMatching(/^clipboard-write=\(self\)(, [a-z-]+=\(\))+$/),
    });
  });

  it('leave out those that would make plain http on a local machine fail', () => {
    const headers = securityHeaders([], { https: false });
    expect(headers).not.toHaveProperty('Strict-Transport-Security');
    expect(headers['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
  });
});
