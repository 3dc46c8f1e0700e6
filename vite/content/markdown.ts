import type { Inline, RichText } from '../../src/content/model.ts';

/** Links, **strong** and *em*, in this order of precedence; no nesting, for the couple's sake as much as for ours. */
const RUN = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*/g;

/** What a link may lead to: a secure page, a letter, a call, a message, a page of this site. Browsers read \ as /. */
const SAFE_LINK = /^(https:\/\/|mailto:|tel:|sms:|\/(?![/\\]))\P{Cc}*$/u;

/** Paragraphs from light Markdown. Lines of one paragraph flow together. */
export function parseMarkdown(text: string): RichText {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => parseRuns(paragraph.replace(/\s*\n\s*/g, ' ').trim()));
}

/** The text alone, for calendars and share tags. */
export function plainText(rich: RichText): string {
  return rich.map((runs) => runs.map(({ text }) => text).join('')).join('\n\n');
}

/** Links in a text that may not be followed: unencrypted, scripts, or nothing that a browser can read. */
export function unsafeLinks(text: string): string[] {
  return [...text.matchAll(RUN)].flatMap(([, , href]) => (href === undefined || isSafe(href) ? [] : [href]));
}

/** Addresses with a space in them, which make no link: guests would see the brackets. */
export function spacedLinks(text: string): string[] {
  return [...text.matchAll(/\[[^\]]+\]\(([^()]*\s[^()]*)\)/g)].flatMap(([, href = '']) =>
    /^\s*(https?:|www\.|mailto:|tel:|sms:|\/|javascript:)/i.test(href) ? [href.trim()] : [],
  );
}

/** The pages of this site that a text safely links to, by their first segment. */
export function linkedPages(text: string): string[] {
  return [...text.matchAll(RUN)].flatMap(([, , href = '']) =>
    isSafe(href) ? (/^\/([^/?#]*)/.exec(href)?.slice(1) ?? []) : [],
  );
}

function isSafe(href: string): boolean {
  return SAFE_LINK.test(href) && URL.canParse(href, 'https://example.com');
}

function parseRuns(text: string): Inline[] {
  const runs: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(RUN)) {
    const [whole, label, href, strong, em] = match;
    if (match.index > end) runs.push({ kind: 'text', text: text.slice(end, match.index) });
    if (label !== undefined && href !== undefined) runs.push({ kind: 'link', text: label, href });
    else if (strong !== undefined) runs.push({ kind: 'strong', text: strong });
    else if (em !== undefined) runs.push({ kind: 'em', text: em });
    end = match.index + whole.length;
  }
  if (end < text.length) runs.push({ kind: 'text', text: text.slice(end) });
  return runs;
}
