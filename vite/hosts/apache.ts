import type { Headers } from '../security/headers.ts';
import { FOR_EVER, headersForFiles, pagesPattern, type HostSite } from './host-site.ts';

/** Types that Apache as it is packaged does not know. */
const TYPES = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'font/woff2': 'woff2',
  'video/mp4': 'mp4',
  'text/calendar': 'ics',
  'text/javascript': 'js',
  'application/manifest+json': 'webmanifest',
};

/** `.htaccess`, which Apache reads where it lies, so that plain web space needs nothing else. */
export function apacheFile(site: HostSite): string {
  const { headers, base, languages } = site;
  const [pages, codes] = [pagesPattern(site), languages.join('|')];
  return `# Apache: read by itself where the host allows it (AllowOverride All), as web space for small sites does.
# The build writes it anew each time, with the policy of the scripts that stand in the pages.

DirectoryIndex index.html
AddDefaultCharset utf-8
${Object.entries(TYPES)
  .map(([type, ending]) => `AddType ${type} .${ending}`)
  .join('\n')}

# An address that names no page shows home; a file that is missing is just missing.
ErrorDocument 404 ${base}404.html
<If "%{REQUEST_URI} =~ m#\\.\\w+$#">
  ErrorDocument 404 "Not found"
</If>

<IfModule mod_headers.c>
  # Pages, and what else has a name of its own: asked for again each time, and answered with 304 while they are the same.
${set(headers)}
  Header set Cache-Control no-cache
  # Files whose names change with what is in them. Only pages have a use for a policy.
  <If "%{REQUEST_URI} =~ m#^${base}${codes && `(?:(?:${codes})/)?`}assets/#">
${unset(headers).join('\n')}
    Header set Cache-Control "${FOR_EVER}"
  </If>
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteBase ${base}
  # One address for each page: /travel is travel.html, also where Apache finds that by itself (MultiViews).
  RewriteCond %{THE_REQUEST} ^\\S+\\s[^?\\s]*(\\.html|/)[?\\s]
  RewriteRule ^(${pages})(\\.html)?/?$ $1 [R=301,L]
  RewriteRule ^(${pages})$ $1.html [L]
${codes && `  RewriteRule ^(${codes})$ $1/ [R=301,L]\n  RewriteRule ^(${codes})/$ $1/index.html [L]\n`}  # What hosts read is nothing for guests, nor are folders.
  RewriteRule (^|/)([._][^/]*|vercel\\.json)$ - [R=404,L]
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule . - [R=404,L]

  # The copies in brotli and gzip that lie beside the texts.
  <IfModule mod_headers.c>
    RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
    RewriteCond %{REQUEST_FILENAME}.br -f
    RewriteRule ^(.+\\.(html|js|css|svg|txt|json|webmanifest))$ $1.br [E=no-gzip:1,L]
    RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
    RewriteCond %{REQUEST_FILENAME}.gz -f
    RewriteRule ^(.+\\.(html|js|css|svg|txt|json|webmanifest))$ $1.gz [E=no-gzip:1,L]
  </IfModule>
</IfModule>
<IfModule mod_headers.c>
  RemoveType .gz .br
  RemoveLanguage .br
  AddEncoding br .br
  AddEncoding gzip .gz
  <FilesMatch "\\.(html|js|css|svg|txt|json|webmanifest)(\\.br|\\.gz)?$">
    Header append Vary Accept-Encoding
  </FilesMatch>
</IfModule>
`;
}

function set(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `  Header always set ${name} "${value}"`)
    .join('\n');
}

function unset(headers: Headers): string[] {
  const kept = headersForFiles(headers);
  return Object.keys(headers)
    .filter((name) => !(name in kept))
    .map((name) => `    Header always unset ${name}`);
}
