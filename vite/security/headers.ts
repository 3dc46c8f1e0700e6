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

/** Files whose names change with what is in them. */
const FOR_EVER = 'public, max-age=31536000, immutable';

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

/**
 * The `_headers` of Netlify and Cloudflare Pages: whatever the couple's own says, then ours. Pages are revalidated there
 * anyhow; to say it again for `/*` would be added to what is said of the assets.
 */
export function headersFile(own: string, headers: Headers, base: string): string {
  const rule = (path: string, lines: Headers) =>
    [path, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const rules = [own.trim(), rule('/*', headers), rule(`${base}assets/*`, { 'Cache-Control': FOR_EVER })];
  return `${rules.filter(Boolean).join('\n\n')}\n`;
}

/** The headers that such a file gives to every address. */
export function headersForAll(file: string): Headers {
  const headers: Headers = {};
  for (const [, rule = ''] of file.matchAll(/^\/\*\n((?:[ \t]+.*\n?)*)/gm))
    for (const [, name = '', value = ''] of rule.matchAll(/^\s+([\w-]+): (.*)$/gm)) headers[name] = value;
  return headers;
}

/** The part of nginx's configuration that is this site's, for a server block whose root holds it at its base. */
export function nginxFile(headers: Headers, base: string): string {
  const add = (lines: Headers, indent: string) =>
    Object.entries(lines).map(([name, value]) => `${indent}add_header ${name} "${value}" always;`);
  const { 'Content-Security-Policy': _policy, 'Permissions-Policy': _permissions, ...forFiles } = headers;
  return `# nginx: this site, for a server block such as
#
#   server {
#     server_name example.com;
#     root /var/www/wedding;
#     brotli_static on; # where there is the module: Debian has it as libnginx-mod-http-brotli-static
#     include /var/www/wedding${base}_nginx.conf;
#   }
#
# The build writes it, with the policy of the scripts that stand in the pages: reload nginx after each release.

# Pages, and what else has a name of its own: asked for again each time, and answered with 304 while they are the same.
location ${base} {
${add(headers, '  ').join('\n')}
  add_header Cache-Control no-cache;
  gzip_static on;
  gzip_vary on;
  # For a second only: a release replaces these.
  open_file_cache max=200;
  open_file_cache_errors on;
  open_file_cache_valid 1s;
  # Every address that is no file is a page of the site.
  try_files $uri ${base}index.html =404;

  # What hosts read is nothing for guests.
  location ~ /[._][^/]*$ {
    return 404;
  }
  # A file that is missing is missing: a browser must not take a page for a script.
  location ~ \\.\\w+$ {
    try_files $uri =404;
  }
  location = ${base}manifest.webmanifest {
    types {}
    default_type application/manifest+json;
  }
}

# Files whose names change with what is in them. Only pages have a use for a policy.
location ${base}assets/ {
${add(forFiles, '  ').join('\n')}
  add_header Cache-Control "${FOR_EVER}";
  gzip_static on;
  gzip_vary on;
  # Kept open, and that a photo has no copy in brotli is kept in mind.
  open_file_cache max=2000 inactive=1h;
  open_file_cache_errors on;
  open_file_cache_valid 10s;

  location ~ \\.ics$ {
    types {}
    default_type text/calendar;
  }
}
`;
}
