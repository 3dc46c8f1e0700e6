import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRAST, contrast } from '../../../src/model/colours/contrast.ts';
import { escapeHtml } from '../../../src/model/text/escape-html.ts';
import type { Written } from '../../../src/model/schema/schema.ts';
import { templateOf, type LockedPage } from '../../../src/private/locked-page.ts';
import { toBase64, type SiteKey } from './site-key.ts';

/** Returns a language's locked page around a sealed page. */
export type LockedHtmlOf = (path: string, sealed: Uint8Array) => string;

const STYLES = join(import.meta.dirname, 'locked.css');
/** The colours of text and fields in `locked.css`. */
const [TEXT, DARK] = ['#fff3dc', '#0b1226'];

/** `root` is the base path of the whole site, `base` that of the page's language. */
type Looks = { themeColor: string; hasPicture: boolean; script: string; root: string; base: string };

/** Prepares the function that makes a language's locked pages. */
export async function prepareLockedHtml(
  site: Written['site'],
  { lock }: SiteKey,
  { themeColor, hasPicture, script, root, base }: Looks,
): Promise<LockedHtmlOf> {
  const { title, passphrase, ...words } = site.locked;
  const data: LockedPage = { lock, root, base, words };
  // A couple's own world may have a light colour. The limit is higher than for other text, since without a
  // picture, `locked.css` lightens the ground behind the form.
  const ground = contrast(themeColor, TEXT) < CONTRAST.reading ? DARK : themeColor;
  const css = (await readFile(STYLES, 'utf8')).replaceAll(/\/\*.*?\*\/|\n\s*/gs, '').replace('#123456', ground);
  // Lazy, so that a picture loads only if the form shows.
  const picture = (file: string) => `<img src="${root}${file}" alt="" loading="lazy">`;
  const start = hasPicture ? `${picture('locked.svg')}\n<main>` : `<main class="plain">\n${picture('favicon.svg')}`;
  return (path, sealed) => `<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<script type="application/json" id="locked-page">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script>${script}</script>
<meta name="robots" content="noindex">
<meta name="theme-color" content="${themeColor}">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${root}favicon.svg" type="image/svg+xml">
<style>${css}</style>
</head>
<body>
${start}
<h1>${escapeHtml(title)}</h1>
<form id="form">
<label for="passphrase">${escapeHtml(passphrase)}</label>
<input id="passphrase" autocapitalize="none" autocomplete="off" autocorrect="off" spellcheck="false" enterkeyhint="go" aria-describedby="message" required>
<button id="open">${escapeHtml(site.words.open)}</button>
<p id="message" role="alert"></p>
</form>
</main>
<div id="late" role="alert">
<p>${escapeHtml(site.words.late)}</p>
<a href="">${escapeHtml(site.words.errorRetry)}</a>
</div>
${templateOf({ id: lock.id, path, sealed: toBase64(sealed) })}
</body>
</html>
`;
}
