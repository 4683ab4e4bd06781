/**
 * What every answer of the site carries, whichever host gives it. Later hosts (nginx, Caddy, Cloudflare, Netlify) are
 * generated from here too, so that no two of them differ.
 */

/** The one Trusted Types policy the app may make. */
const TRUSTED_TYPES_POLICY = 'seer';

/** Cloudflare and Netlify cut a header line of 2,000 characters; the narrowest host leaves this much for the value. */
export const MAX_POLICY_CHARS = 1783;

/** Two years: what the browsers' preload list asks for. */
const HSTS_SECONDS = 63_072_000;

/** The one power the pages ask for: to put the address of a heading where a navigator can paste it. */
const WANTED_POWER = 'clipboard-write=(self)';

/** Every other power a page can ask a browser for: the site wants none of them. */
const REFUSED_POWERS = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

export interface Transport {
  /** False only for plain http on one's own machine, where an upgrade to https would lead nowhere. */
  readonly https: boolean;
}

/** The policy for one page: its own files, and the inline scripts with these hashes (`sha256-...`). */
export function contentSecurityPolicy(scriptHashes: readonly string[], { https }: Transport): string {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICY}`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  if (policy.length >= MAX_POLICY_CHARS) {
    throw new Error(
      `the content security policy has ${policy.length} characters; hosts take fewer than ${MAX_POLICY_CHARS}`,
    );
  }
  return policy;
}

/** The security headers of one answer, the same set for pages, files and refusals. */
export function securityHeaders(
  scriptHashes: readonly string[],
  transport: Transport,
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(scriptHashes, transport),
    ...(transport.https ? { 'Strict-Transport-Security': `max-age=${HSTS_SECONDS}` } : {}),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': [WANTED_POWER, ...REFUSED_POWERS.map((power) => `${power}=()`)].join(', '),
  };
}
