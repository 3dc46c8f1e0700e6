import { escapeRegExp } from '../escape-regexp.ts';
import type { Headers } from '../security/headers.ts';
import { FOR_EVER, headersForFiles, homesOf, pagesPattern, type HostSite } from './host-site.ts';

/** `_nginx.conf`: the site's part of an nginx server block whose root contains the site in the folder `base`. */
export function nginxFile(site: HostSite): string {
  const { headers, base, languages } = site;
  const homes = homesOf(site);
  return `# nginx: this site, for a server block such as
#
#   server {
#     server_name example.com;
#     root /var/www/wedding;
#     brotli_static on; # if you have the module: on Debian, libnginx-mod-http-brotli-static
#     include /var/www/wedding${base}_nginx.conf;
#   }
#
# The build writes this file, with the policy for the inline scripts of this release: reload nginx after each release.

# Pages and other files with fixed names: revalidated each time, and answered with 304 if unchanged.
location ${base} {
${headerLines(headers)}
  add_header Cache-Control no-cache always;
  gzip_static on;
  gzip_vary on;
  # Only for a second, since a release replaces these files.
  open_file_cache max=200;
  open_file_cache_errors on;
  open_file_cache_valid 1s;
  # /travel is travel.html.
  try_files $uri $uri.html @wedding_404;

${homes.map((home) => `  location = ${home} {\n    try_files ${home}index.html =404;\n  }`).join('\n')}
  # One address for each page.
  absolute_redirect off;
${languages.map((code) => `  location = ${base}${code} {\n    return 301 ${base}${code}/$is_args$args;\n  }\n`).join('')}  location ~ ^${escapeRegExp(base)}(?<page>${pagesPattern(site)})(\\.html|/)$ {
    return 301 ${base}$page$is_args$args;
  }
  # Hide files that are meant for hosts. In .well-known, a certificate's token may begin with an underscore.
  location ~ ^(?!/\\.well-known/).*/([._][^/]*|vercel\\.json)$ {
    return 404;
  }
  location ~ /manifest\\.webmanifest$ {
    types {}
    default_type application/manifest+json;
  }
  # A missing file is a plain 404, so that browsers never get a page instead of a script.
  location ~ \\.\\w+$ {
    try_files $uri =404;
  }
}

# An unknown address shows home, with status 404.
location @wedding_404 {
  error_page 404 ${base}404.html;
  return 404;
}

# Files with a hash in their names. Only pages need a policy.
${homes.map((home) => assetsLocation(home, headers)).join('\n')}`;
}

function assetsLocation(home: string, headers: Headers): string {
  return `location ${home}assets/ {
${headerLines(headersForFiles(headers))}
  add_header Cache-Control "${FOR_EVER}";
  gzip_static on;
  gzip_vary on;
  # Cache open files, and which of them have no brotli copy.
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

function headerLines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `  add_header ${name} "${value}" always;`)
    .join('\n');
}
