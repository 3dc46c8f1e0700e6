/** What no page here asks for, and nothing that comes into it may. */
const NEVER = [
  'accelerometer',
  'bluetooth',
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

/** What a host says with every answer: the pages' policy, complete, and the like. */
export function siteHeaders(policy: string, letSearchEnginesIn: boolean): Headers {
  return {
    // In a page the last part would be ignored.
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'Permissions-Policy': NEVER.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    ...(letSearchEnginesIn ? {} : { 'X-Robots-Tag': 'noindex, nofollow' }),
  };
}
