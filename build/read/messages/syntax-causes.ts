import { usedAnchors } from '../yaml/aliases.ts';
import { STRAY, createOutline, indentOf, uneven, type Cause } from './outline.ts';
import { BLOCK_TEXT, checkValue, isOpen } from './value-causes.ts';

/** Spaces that YAML does not accept: from web pages, word processors, and Option + space on a Mac. */
const HARD = '[\\u00A0\\u1680\\u2000-\\u200B\\u202F\\u205F\\u3000\\uFEFF]';
const NAME = '[A-Za-z][\\w-]*';

const CONFLICT = /^(<{7}|>{7})( |$)/;
const BLANK = /^\s*(#.*)?$/;
const COMMENT = /^\s*#/;
const TAB = new RegExp(`^( |${HARD})*\\t`);
/** A tab between a dash and a key. Before a text, YAML accepts it. */
const DASH_TAB = new RegExp(`^ *- *\\t\\s*${NAME}:(?=\\s|$)`);
const HARD_SPACE = new RegExp(`^ *(- +)*(?:-|${NAME}:)?(?=${HARD})`);
const DASH = /^ *-(?: +|$)/;
/** A dash or key without the space that must follow it. The `//` of a web address may follow a colon. */
const TIGHT_DASH = new RegExp(`^ *-${NAME}: `);
const TIGHT_KEY = new RegExp(`^ *(${NAME}):(?!//)\\S`);
/** A key, bare or in quotation marks, and its value. */
const KEY = /^ *(?:[^\s'"[{#>|*&!%@`-][^:]*?|'[^']*'|"[^"]*") *:(?:[ \t](.*)|)$/;
/** Signs that word processors and web pages put before the entries of a list. */
const BULLET = /^ *[•◦▪●‣·*–—−][ \t]/;

const TAB_HELP = 'This line starts with a tab. Use spaces instead, as many as on the lines around it.';
const DASH_TAB_HELP = 'A tab follows the "-". Type one space instead.';
const HARD_HELP = 'This space is "non-breaking", which YAML cannot read. Delete the spaces here and type them again.';
const BULLET_HELP = 'An entry of a list starts with a hyphen and a space: "- ". Type them in place of this sign.';
const CONFLICT_HELP =
  'Git could not merge two versions of this file and left both here. Keep the lines you want; delete the others, ' +
  'and the lines that start with <<<<<<<, ======= and >>>>>>>.';

/**
 * Finds the first line that makes a file unreadable; null if none is found. The parser reports where it gave up, which
 * is often further down, and then every line after that.
 */
export function findCause(text: string): Cause | null {
  // YAML may start with a line of dashes.
  const lines = text.replace(/^---(?=\s)/, '').split(/\r?\n/);
  const conflict = lines.findIndex((line) => CONFLICT.test(line));
  if (conflict >= 0) return { line: conflict + 1, column: 1, message: CONFLICT_HELP };

  const anchors = usedAnchors(text);
  const outline = createOutline(lines, BLANK);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (BLANK.test(line)) continue;
    const causeAt = (column: number, message: string): Cause => ({ line: index + 1, column, message });
    const space = checkSpace(line);
    if (space) return causeAt(space.column, space.message);

    // Each dash and each key opens a level of its own.
    let rest = line;
    for (let dash = DASH.exec(rest); dash; dash = DASH.exec(rest)) {
      const misplacedDash = outline.enter(index, indentOf(rest), 'dash');
      if (misplacedDash) return misplacedDash;
      // Spaces in place of the dash, so that what follows keeps its column.
      rest = ' '.repeat(dash[0].length) + rest.slice(dash[0].length);
    }
    const column = indentOf(rest);
    const key = KEY.exec(rest);
    const tight = TIGHT_KEY.exec(rest);
    if (!key && tight) return causeAt(column + 1, `A space is missing after "${tight[1]}:".`);
    // A text may start below its key, but then no key or dash follows it there.
    const isText = () =>
      outline.mayBeValue(column) && !outline.linesBelow(index).some((each) => KEY.test(each) || DASH.test(each));
    const hasDash = rest !== line;
    const isStray = !key && !hasDash && !isText();
    if (BULLET.test(rest) && (key || isStray)) return causeAt(column + 1, BULLET_HELP);
    if (isStray) return causeAt(column + 1, STRAY);
    const misplacedKey = key && outline.enter(index, column, 'key');
    if (misplacedKey) return misplacedKey;

    const value = withoutAnchor((key ? (key[1] ?? '') : rest).trim(), anchors);
    outline.setOpen(value === '' || value.startsWith('#'));
    const below = outline.linesBelow(index);
    const wrong = checkValue(value, below);
    if (wrong !== null) return causeAt(line.lastIndexOf(value) + 1, wrong);
    if (BLOCK_TEXT.test(value)) {
      const slipped = findSlippedText(below, outline.lastColumn());
      if (slipped) return uneven(index + 1 + slipped.index, slipped.is, slipped.should);
    }
    index += countContinued(value, below);
  }
  return outline.emptyKey();
}

/** A value without the anchor before it; for an alias, its name without the `*`. */
function withoutAnchor(value: string, anchors: ReadonlySet<string>): string {
  const [mark = '', name = ''] = /^[&*]([\w-]+)(?=\s|$)\s*/.exec(value) ?? [];
  if (!anchors.has(name)) return value;
  return mark.startsWith('*') ? name : value.slice(mark.length);
}

/** Finds wrong or missing spaces. */
function checkSpace(line: string): { column: number; message: string } | null {
  if (TAB.test(line)) return { column: 1, message: TAB_HELP };
  if (DASH_TAB.test(line)) return { column: indentOf(line) + 1, message: DASH_TAB_HELP };
  const hard = HARD_SPACE.exec(line);
  if (hard) return { column: hard[0].length + 1, message: HARD_HELP };
  return TIGHT_DASH.test(line) ? { column: indentOf(line) + 1, message: 'A space is missing after the "-".' } : null;
}

/** How many of the lines below continue a value. */
function countContinued(value: string, below: readonly string[]): number {
  if (BLOCK_TEXT.test(value)) return below.length;
  if (value === '' || value.startsWith('#')) return 0;
  if (/^["'[{]/.test(value)) return isOpen(value) ? below.length : 0;
  // Plain text ends before a key, a dash, a comment or a tab, which is then checked as a line of its own.
  const end = below.findIndex((line) => [KEY, DASH, COMMENT, TAB].some((pattern) => pattern.test(line)));
  return end < 0 ? below.length : end;
}

/**
 * Finds uneven indentation in text below a key: in its first line, or in a key after the text.
 * @returns the line's index, its indentation, and the right one; null if the indentation is even
 */
function findSlippedText(
  lines: readonly string[],
  keyColumn: number,
): { index: number; is: number; should: number } | null {
  const first = lines.findIndex((line) => !BLANK.test(line));
  const indent = indentOf(lines[first] ?? '');
  const index = lines.findIndex((line) => !BLANK.test(line) && indentOf(line) < indent);
  const line = lines[index];
  if (line === undefined) return null;
  return KEY.test(line)
    ? { index, is: indentOf(line), should: keyColumn }
    : { index: first, is: indent, should: indentOf(line) };
}
