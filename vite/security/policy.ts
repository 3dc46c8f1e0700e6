import { createHash } from 'node:crypto';

/** Who may turn text into what a browser runs, where it asks: `still.tsx`, and what registers the service worker. */
const TRUSTED = ['drawings', 'service-worker'];

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/**
 * The Content-Security-Policy under which all these pages work: nothing but the site's own files, and of what stands in
 * the pages the very scripts and styles that are there now.
 * @param own how the site's own files are known.
 */
export function contentPolicy(pages: readonly string[], own = "'self'"): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const page of pages) {
    refuseAttributes(page);
    for (const [, tag, attributes = '', text = ''] of page.matchAll(INLINE))
      if (!/\ssrc=/.test(attributes)) hashes[tag === 'style' ? 'style' : 'script'].add(hashOf(text));
  }
  return [
    "default-src 'none'",
    [`script-src ${own}`, ...hashes.script].join(' '),
    [`style-src ${own}`, ...hashes.style].join(' '),
    `img-src ${own} data:`, // The blurred moment before a photo, and small drawings in style sheets.
    `media-src ${own}`,
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

/** One policy that lets in what any of these does. */
export function unitePolicies(policies: readonly string[]): string {
  const united = new Map<string, Set<string>>();
  for (const policy of policies)
    for (const [directive = '', ...sources] of policy.split('; ').map((part) => part.split(' ')))
      united.set(directive, new Set([...(united.get(directive) ?? []), ...sources]));
  return [...united].map(([directive, sources]) => [directive, ...sources].join(' ')).join('; ');
}

/** The policy that a page has. */
export function policyOf(page: string): string {
  return /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
}

/** The page with its policy, ahead of all that it rules. */
export function withPolicy(page: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  const ruled = page.replace(/<meta charset=[^>]*>/i, (charset) => `${charset}\n    ${meta}`);
  if (ruled === page) throw new Error('A page has no <meta charset>, after which its policy could stand');
  return ruled;
}

/** No hash lets these in, so they would silently do nothing. */
function refuseAttributes(page: string): void {
  for (const [tag] of page.replace(INLINE, '').matchAll(TAG))
    if (/\s(style|on\w+)\s*=/i.test(tag.replace(/"[^"]*"|'[^']*'/g, '""')))
      throw new Error(`The site's policy stops styles and scripts in attributes; use a class or a listener: ${tag}`);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('base64')}'`;
}
