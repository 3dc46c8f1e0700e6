import type { Headers } from '../security/headers.ts';
import { FOR_EVER, headersForFiles, homesOf, pagesPattern, type HostSite } from './host-site.ts';

/** `_nginx.conf`: the part of nginx's configuration that is this site's, for a server block whose root holds it at its base. */
export function nginxFile(site: HostSite): string {
  const { headers, base, languages } = site;
  const homes = homesOf(site);
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
${added(headers)}
  add_header Cache-Control no-cache always;
  gzip_static on;
  gzip_vary on;
  # For a second only: a release replaces these.
  open_file_cache max=200;
  open_file_cache_errors on;
  open_file_cache_valid 1s;
  # /travel is travel.html.
  try_files $uri $uri.html @wedding_404;

${homes.map((home) => `  location = ${home} {\n    try_files ${home}index.html =404;\n  }`).join('\n')}
  # One address for each page.
  absolute_redirect off;
${languages.map((code) => `  location = ${base}${code} {\n    return 301 ${base}${code}/$is_args$args;\n  }\n`).join('')}  location ~ ^${base}(?<page>${pagesPattern(site)})(\\.html|/)$ {
    return 301 ${base}$page$is_args$args;
  }
  # What hosts read is nothing for guests.
  location ~ /([._][^/]*|vercel\\.json)$ {
    return 404;
  }
  location ~ /manifest\\.webmanifest$ {
    types {}
    default_type application/manifest+json;
  }
  # A file that is missing is missing: a browser must not take a page for a script.
  location ~ \\.\\w+$ {
    try_files $uri =404;
  }
}

# An address that names no page shows home, and says to whoever lists pages that there is none.
location @wedding_404 {
  error_page 404 ${base}404.html;
  return 404;
}

# Files whose names change with what is in them. Only pages have a use for a policy.
${homes.map((home) => assets(home, headers)).join('\n')}`;
}

function assets(home: string, headers: Headers): string {
  return `location ${home}assets/ {
${added(headersForFiles(headers))}
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

function added(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `  add_header ${name} "${value}" always;`)
    .join('\n');
}
