/** Browser features that no page uses, so they are disabled. */
const NEVER = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

export type Headers = Record<string, string>;

/** The part of the policy that browsers obey in a header, but ignore in a page. */
export const HEADER_POLICY = "frame-ancestors 'none'";

/** The headers of pages. For other files, `headersForFiles` leaves some out. */
export function siteHeaders(policy: string, letSearchEnginesIn: boolean): Headers {
  return {
    'Content-Security-Policy': `${policy}; ${HEADER_POLICY}`,
    'Permissions-Policy': NEVER.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    ...(letSearchEnginesIn ? {} : { 'X-Robots-Tag': 'noindex, nofollow' }),
  };
}
