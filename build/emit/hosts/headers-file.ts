import { HEADER_POLICY, type Headers } from '../security/headers.ts';
import { FOR_EVER, homesOf, type HostSite } from './host-site.ts';

/**
 * The `_headers` of Netlify and Cloudflare: the couple's own rules, then ours. `/*` sets no `Cache-Control`: these hosts
 * revalidate pages anyway, and would combine it with the assets' `Cache-Control`.
 */
export function headersFile(own: string, { headers, base, languages }: HostSite): string {
  const rule = (path: string, lines: Headers) =>
    [path, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const assets = homesOf({ base, languages }).map((home) => rule(`${home}assets/*`, { 'Cache-Control': FOR_EVER }));
  const rules = [own.trim(), rule('/*', headers), ...assets];
  return `${rules.filter(Boolean).join('\n\n')}\n`;
}

/** In characters. Cloudflare ignores longer lines. */
const LONGEST_LINE = 2000;

/** Replaces each policy that is too long with the part that a page cannot contain itself. */
export function fitPolicy(file: string): string {
  return file.replaceAll(/^( +Content-Security-Policy: ).*$/gm, (line, name: string) =>
    line.length > LONGEST_LINE ? name + HEADER_POLICY : line,
  );
}

/** The headers that a `_headers` file sets for every address. */
export function headersForAll(file: string): Headers {
  const headers: Headers = {};
  for (const [, rule = ''] of file.matchAll(/^\/\*\n((?:[ \t]+.*\n?)*)/gm))
    for (const [, name = '', value = ''] of rule.matchAll(/^\s+([\w-]+): (.*)$/gm)) headers[name] = value;
  return headers;
}
