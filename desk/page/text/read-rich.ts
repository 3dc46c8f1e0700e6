/** The attribute with a reference’s name, on the element that shows the reference in a field. */
export const REFERENCE_ATTRIBUTE = 'data-reference';

/** How a run of letters looks. `href` is the address of its link, or null. */
type RunFormat = { href: string | null; isStrong: boolean; isEm: boolean };

type Run = RunFormat & { text: string };

const PLAIN: RunFormat = { href: null, isStrong: false, isEm: false };

/** Elements with an empty line around them, except in list items. */
const PARAGRAPHS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote']);
/** Elements on lines of their own. */
const BLOCKS = new Set([
  ...PARAGRAPHS,
  ...'div li tr ul ol dl dt dd table section article main aside header footer address figcaption pre'.split(' '),
]);
/** Elements with a space before them. */
const CELLS = new Set(['td', 'th']);
/** Elements whose text is not read. */
const UNREAD = new Set(['style', 'script', 'title', 'meta', 'head']);

/**
 * Serialises the children of `root` to light Markdown: references as `{{name}}`, line breaks as newlines, and no-break
 * spaces as plain spaces.
 * @param isPasted true for pasted HTML: whitespace collapses (except in `pre`), and a line also ends after each block
 * @param hasFormats false for a text of one line, which has none
 */
export function readRich(root: Node, { isPasted = false, hasFormats = true } = {}): string {
  const runs: Run[] = [];
  /** The end of what has been read. Three runs are enough: a line break, a bullet and a space. */
  const tail = () =>
    runs
      .slice(-3)
      .map(({ text }) => text)
      .join('');
  const endsWith = (end: string) => tail().endsWith(end);
  const isAfterBullet = () => isPasted && /(^|\n)(•|\d+\.) +$/.test(tail());
  const breakLine = (addsEmptyLine: boolean) => {
    if (runs.length > 0 && !endsWith('\n')) runs.push({ ...PLAIN, text: '\n' });
    if (addsEmptyLine && runs.length > 0 && !endsWith('\n\n')) runs.push({ ...PLAIN, text: '\n' });
  };
  const read = (node: Node, format: RunFormat, collapses: boolean) => {
    if (node instanceof Text) {
      const text = collapses ? node.data.replaceAll(/[ \t\r\n]+/g, ' ') : node.data;
      if (text !== '' && !(text === ' ' && isPasted && endsWith('\n'))) runs.push({ ...format, text });
    } else if (node instanceof HTMLElement && !UNREAD.has(node.localName)) {
      const reference = node.getAttribute(REFERENCE_ATTRIBUTE);
      if (reference !== null) return void runs.push({ ...format, text: `{{${reference}}}` });
      if (node.localName === 'br') return void runs.push({ ...PLAIN, text: '\n' });
      const isItem = node.localName === 'li';
      const isParagraph = PARAGRAPHS.has(node.localName) && !node.closest('li');
      const isBlock = BLOCKS.has(node.localName);
      // A block right after its item’s bullet stays on the bullet’s line.
      if (isBlock && (isItem || !isAfterBullet())) breakLine(isParagraph);
      if (CELLS.has(node.localName) && /\S$/.test(tail())) runs.push({ ...PLAIN, text: ' ' });
      if (isItem) runs.push({ ...PLAIN, text: bulletOf(node) });
      const collapsesInside = collapses && node.localName !== 'pre';
      const formatInside = hasFormats ? formatOf(node, format) : PLAIN;
      node.childNodes.forEach((child) => read(child, formatInside, collapsesInside));
      if (isPasted && isBlock) breakLine(isParagraph);
    }
  };
  root.childNodes.forEach((child) => read(child, PLAIN, isPasted));
  return joinAlike(runs).map(writeRun).join('').replaceAll('\u00A0', ' ');
}

/** What begins a list item’s line: a bullet or its number. */
function bulletOf(item: HTMLElement): string {
  const list = item.parentElement;
  if (list?.localName !== 'ol') return '• ';
  // Some editors put nested lists next to the items, where they must not count.
  const items = [...list.children].filter(({ localName }) => localName === 'li');
  return `${(list as HTMLOListElement).start + items.indexOf(item)}. `;
}

/** An element’s format. Its style overrides its name, since some pages paste `<b>` with a normal weight. */
function formatOf(element: HTMLElement, around: RunFormat): RunFormat {
  const { fontWeight, fontStyle } = element.style;
  const { localName } = element;
  return {
    href: localName === 'a' ? element.getAttribute('href') : around.href,
    isStrong: fontWeight
      ? fontWeight === 'bold' || Number(fontWeight) >= 600
      : around.isStrong || ['b', 'strong'].includes(localName),
    isEm: fontStyle ? fontStyle === 'italic' : around.isEm || ['i', 'em'].includes(localName),
  };
}

/** Joins neighbouring runs of the same format. */
function joinAlike(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last && last.href === run.href && last.isStrong === run.isStrong && last.isEm === run.isEm)
      last.text += run.text;
    else all.push({ ...run });
  }
  return all;
}

/** Writes a run as light Markdown. */
export function writeRun({ text, href, isStrong, isEm }: Run): string {
  if (href === null && !isStrong && !isEm) return text;
  // A format cannot contain its own sign. Each line gets its own, without the spaces at its ends. Of several formats,
  // only one is written: the link, or else bold.
  return text.replaceAll(/\S(?:[^\n]*\S)?/g, (words) => {
    if (href !== null) return words.includes(']') ? words : `[${words}](${href})`;
    if (words.includes('*')) return words;
    return isStrong ? `**${words}**` : `*${words}*`;
  });
}
