import { createHash } from 'node:crypto';

/** The site's Trusted Types policies: one in `still.tsx`, one for registering the service worker. */
const TRUSTED = ['drawings', 'service-worker'];

/** A script or style element: its tag, attributes and text. */
const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** An attribute of a script that has its own file, or of data, which browsers do not run. */
const NEEDS_NO_HASH = /\s(src=|type="application\/json")/;
/** An opening tag. The values of its attributes may contain `>`. */
const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/**
 * One Content-Security-Policy for all these pages. It allows the site's own files, and the pages' inline scripts and
 * styles by their hashes.
 * @param own the policy's source for the site's own files: `'self'`, or `file:` for an archive.
 */
export function contentPolicy(pages: readonly string[], own = "'self'"): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const page of pages) {
    refuseAttributes(page);
    for (const [, tag, attributes = '', text = ''] of page.matchAll(ELEMENT))
      if (!NEEDS_NO_HASH.test(attributes)) hashes[tag === 'style' ? 'style' : 'script'].add(hashOf(text));
  }
  return [
    "default-src 'none'",
    [`script-src ${own}`, ...hashes.script].join(' '),
    [`style-src ${own}`, ...hashes.style].join(' '),
    `img-src ${own} data:`, // Blurred placeholders of photos, and small drawings in style sheets.
    `media-src ${own}`,
    // An archive's style sheet contains its fonts.
    own === "'self'" ? `font-src ${own}` : `font-src ${own} data:`,
    `connect-src ${own}`,
    `manifest-src ${own}`,
    `worker-src ${own}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED.join(' ')}`,
  ].join('; ');
}

/** Merges policies: each directive gets the sources that it has in any of them. */
export function unitePolicies(policies: readonly string[]): string {
  const united = new Map<string, Set<string>>();
  for (const policy of policies)
    for (const [directive = '', ...sources] of policy.split('; ').map((part) => part.split(' ')))
      united.set(directive, new Set([...(united.get(directive) ?? []), ...sources]));
  return [...united].map(([directive, sources]) => [directive, ...sources].join(' ')).join('; ');
}

/** The policy in a page; an empty text if the page has none. */
export function policyOf(page: string): string {
  return /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
}

/** Adds the policy to a page, before everything but the scripts that plugins put first (`head-prepend`). */
export function withPolicy(page: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  const protectedPage = page.replace(/<meta charset=[^>]*>/i, (charset) => `${charset}\n    ${meta}`);
  if (protectedPage === page) throw new Error('A page has no <meta charset>, which its policy must follow');
  return protectedPage;
}

/** @throws for styles and scripts in attributes: no hash allows them, so browsers would silently ignore them */
function refuseAttributes(page: string): void {
  for (const [tag] of page.replace(ELEMENT, '').matchAll(TAG))
    // Without the values, which may look like such attributes.
    if (/\s(style|on\w+)\s*=/i.test(tag.replace(/"[^"]*"|'[^']*'/g, '""')))
      throw new Error(`The site's policy blocks styles and scripts in attributes; use a class or a listener: ${tag}`);
}

/** The policy's source for an inline text. Browsers read each line break as `\n` before they hash it. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('base64')}'`;
}
