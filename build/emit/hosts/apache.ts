import { BARE } from '../../../src/offline/bare-page.ts';
import { TEXT } from '../../../src/private/sealed.ts';
import { escapeRegExp } from '../escape-regexp.ts';
import type { Headers } from '../security/headers.ts';
import { FOR_EVER, headersForFiles, pagesPattern, type HostSite } from './host-site.ts';

/** MIME types that some installations of Apache lack. */
const TYPES = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'font/woff2': 'woff2',
  'video/mp4': 'mp4',
  'text/calendar': 'ics',
  'text/javascript': 'js',
  'application/manifest+json': 'webmanifest',
};

/**
 * `.htaccess`, which Apache reads from the site's folder, so that plain web space needs nothing else. It
 * contains `RemoveType` and `RemoveLanguage` because Apache takes `.gz` for an archive and `.br` for Breton.
 */
export function apacheFile(site: HostSite): string {
  const { headers, base, languages } = site;
  const [pages, codes] = [pagesPattern(site), languages.join('|')];
  const textEnding = TEXT.source.replace('$', '');
  const languageRules =
    codes && `  RewriteRule ^(${codes})$ $1/ [R=301,L]\n  RewriteRule ^(${codes})/$ $1/index.html [L]\n`;
  return `# Apache reads this file if the host allows it (AllowOverride All), as web space for small sites usually does.
# The build writes it, with the policy for the inline scripts of this release.

DirectoryIndex index.html
AddDefaultCharset utf-8
${Object.entries(TYPES)
  .map(([type, ending]) => `AddType ${type} .${ending}`)
  .join('\n')}

# An unknown address shows home; a missing file is a plain 404.
ErrorDocument 404 ${base}404.html
<If "%{REQUEST_URI} =~ m#\\.\\w+$#">
  ErrorDocument 404 "Not found"
</If>

<IfModule mod_headers.c>
  # Pages and other files with fixed names: revalidated each time, and answered with 304 if unchanged.
${setLines(headers)}
  Header set Cache-Control no-cache
  # Files with a hash in their names. Only pages need a policy.
  <If "%{REQUEST_URI} =~ m#^${escapeRegExp(base)}${codes && `(?:(?:${codes})/)?`}assets/#">
${unsetLines(headers)}
    Header set Cache-Control "${FOR_EVER}"
  </If>
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteBase ${base}
  # One address for each page: /travel is travel.html, even with MultiViews.
  RewriteCond %{THE_REQUEST} ^\\S+\\s[^?\\s]*(\\.html|/)[?\\s]
  RewriteRule ^(${pages})(\\.html)?/?$ $1 [R=301,L]
  RewriteRule ^(${pages})$ $1.html [L]
  RewriteRule ^((?:${pages})${BARE})$ $1.html [L]
${languageRules}  # Hide files that are meant for hosts, and folders. In .well-known, a certificate's token may begin with an underscore.
  RewriteRule ^(?!\\.well-known/)(.*/)?([._][^/]*|vercel\\.json)$ - [R=404,L]
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule . - [R=404,L]

  # Send the brotli and gzip copies next to the text files.
  <IfModule mod_headers.c>
    RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
    RewriteCond %{REQUEST_FILENAME}.br -f
    RewriteRule ^(.+${textEnding})$ $1.br [E=no-gzip:1,L]
    RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
    RewriteCond %{REQUEST_FILENAME}.gz -f
    RewriteRule ^(.+${textEnding})$ $1.gz [E=no-gzip:1,L]
  </IfModule>
</IfModule>
<IfModule mod_headers.c>
  RemoveType .gz .br
  RemoveLanguage .br
  AddEncoding br .br
  AddEncoding gzip .gz
  <FilesMatch "${textEnding}(\\.br|\\.gz)?$">
    Header append Vary Accept-Encoding
  </FilesMatch>
</IfModule>
`;
}

function setLines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `  Header always set ${name} "${value}"`)
    .join('\n');
}

/** The lines that remove the headers that only pages need. */
function unsetLines(headers: Headers): string {
  const kept = headersForFiles(headers);
  return Object.keys(headers)
    .filter((name) => !(name in kept))
    .map((name) => `    Header always unset ${name}`)
    .join('\n');
}
