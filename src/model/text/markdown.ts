import type { Inline, RichText } from '../content.ts';
import { isUrl } from './is-url.ts';

/** A link, whose address may contain brackets in pairs. */
export const LINK = /\[([^\]]+)\]\(((?:\([^()\s]*\)|[^)\s])+)\)/g;
/** A **strong** or *em* run. */
const EMPHASIS = /\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*/g;
/** Links, **strong** and *em*. They do not nest, except for links within the other two: see `parseRuns`. */
export const RUN = new RegExp(`${LINK.source}|${EMPHASIS.source}`, 'g');

/** Allows https, mail, phone and SMS links, and paths of this site. `//` and `/\` lead to other sites. */
const SAFE_LINK = /^(https:\/\/|mailto:|tel:|sms:|\/(?![/\\]))\P{Cc}*$/u;

/** Parses paragraphs of light Markdown. Line breaks within them stay; `base.css` shows them. */
export function parseMarkdown(text: string): RichText {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => parseRuns(paragraph.replace(/[^\S\n]*\n[^\S\n]*/g, '\n').trim()));
}

/** The text without its markup. */
export function plainText(rich: RichText): string {
  return rich.map((runs) => runs.map(({ text }) => text).join('')).join('\n\n');
}

/** The links in a text that are not allowed: insecure, scripts, or invalid. */
export function unsafeLinks(text: string): string[] {
  return hrefsIn(text).filter((href) => !isSafeLink(href));
}

/** Addresses with a space, which are not parsed as links: guests would see the brackets. */
export function spacedLinks(text: string): string[] {
  const links = text.replaceAll(LINK, ' ').matchAll(/\[[^\]]+\]\(((?:\([^()]*\)|[^()])+)\)/g);
  return [...links].flatMap(([, href = '']) =>
    /^\s*(https?:|www\.|mailto:|tel:|sms:|\/|javascript:)/i.test(href) ? [href.trim()] : [],
  );
}

/** The first path segment of each page of this site that a text links to; empty for home. */
export function linkedPages(text: string): string[] {
  return hrefsIn(text).flatMap((href) => (isSafeLink(href) ? (/^\/([^/?#]*)/.exec(href)?.slice(1) ?? []) : []));
}

/** The text with its links to `pages`, given by their first path segment, replaced by plain words. */
export function withoutLinksTo(text: string, pages: readonly string[]): string {
  return text.replace(LINK, (whole, label: string) =>
    linkedPages(whole).some((page) => pages.includes(page)) ? label : whole,
  );
}

/** Whether guests may follow a link. */
export function isSafeLink(href: string): boolean {
  return SAFE_LINK.test(href) && isUrl(href, 'https://example.com');
}

const hrefsIn = (text: string) =>
  parseMarkdown(text).flatMap((runs) => runs.flatMap((run) => (run.kind === 'link' ? [run.href] : [])));

/** Parses the runs of a single paragraph. A link within emphasis is not itself emphasised. */
export function parseRuns(text: string): Inline[] {
  const runs: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(RUN)) {
    const [whole, label, href, strong, em] = match;
    if (match.index > end) runs.push({ kind: 'text', text: text.slice(end, match.index) });
    if (label !== undefined && href !== undefined) runs.push({ kind: 'link', text: label, href });
    else {
      const kind = em === undefined ? 'strong' : 'em';
      for (const run of parseRuns(em ?? strong ?? '')) runs.push(run.kind === 'text' ? { kind, text: run.text } : run);
    }
    end = match.index + whole.length;
  }
  if (end < text.length) runs.push({ kind: 'text', text: text.slice(end) });
  return runs;
}
