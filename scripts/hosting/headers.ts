/**
 * The security headers of every answer of the site. The configurations of other hosts (nginx, Caddy, Cloudflare, Netlify)
 * are made from here too, so that they do not differ.
 */

/** The only Trusted Types policy that the app may create. */
const TRUSTED_TYPES_POLICY = 'seer';

/** The longest policy that every host accepts: Cloudflare and Netlify cut a header line at 2,000 characters. */
export const MAX_POLICY_CHARS = 1783;

/** Two years, as the browsers' preload list requires. */
const HSTS_SECONDS = 63_072_000;

/** The only browser feature the pages use: to write the address of a heading to the clipboard. */
const WANTED_POWER = 'clipboard-write=(self)';

/** All other browser features that a policy can refuse. */
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
  /** False only for plain http on a local machine, where an upgrade to https would fail. */
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
