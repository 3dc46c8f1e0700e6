/** What makes a file unreadable, and where in its text; lines and columns count from 1. */
export type Cause = { line: number; column: number; message: string };

/** Spaces that look like one and are none to YAML: from web pages, word processors, and Option + space on a Mac. */
const HARD = '[\\u00A0\\u1680\\u2000-\\u200B\\u202F\\u205F\\u3000\\uFEFF]';
const NAME = '[A-Za-z][\\w-]*';

const CONFLICT = /^(<{7}|>{7})( |$)/;
const BLANK = /^\s*(#.*)?$/;
const TAB = new RegExp(`^( |${HARD})*\\t`);
const HARD_SPACE = new RegExp(`^ *(- +)*(?:-|${NAME}:)?(?=${HARD})`);
const DASH = /^( *)-( +|$)/;
const TIGHT_DASH = new RegExp(`^ *-${NAME}: `);
const KEY = /^( *)([^\s'"[{#>|*&!%@`-][^:]*?|'[^']*'|"[^"]*") *:(?: (.*)|)$/;
const TIGHT_KEY = new RegExp(`^ *(${NAME}):(?!//)\\S`);
const BLOCK_TEXT = /^[>|][-+\d]*(\s+#.*)?$/;
const CURLY = /^[“”„«‘’‚]/;

const TAB_HELP = 'This line starts with a tab. Use spaces instead, as many as the lines around it have.';
const HARD_HELP =
  'A space here only looks like one: it is a "non-breaking" space. Delete the spaces here and type them again.';
const CONFLICT_HELP =
  'Git could not join two versions of this file and has left both. Keep the lines that you want, and delete the others ' +
  'and those that start with <<<<<<<, ======= and >>>>>>>.';
const SIGN_HELP = 'A text that starts with this sign needs quotation marks around all of it: "…".';
const COLON_HELP = 'A text with a colon in it needs quotation marks around all of it: "…".';
const CURLY_HELP = `${COLON_HELP} These are printed ones: use the straight ones of the keyboard.`;
const OPEN_QUOTE = 'A quotation mark opens here and is never closed. Add the closing one.';
const OPEN_BRACKET = 'A bracket opens here and is never closed. Add the closing one.';
const APOSTROPHE =
  'The text ends at the second \' of this line, which may be an apostrophe. Write ’ for it, or put the text into "…".';
const QUOTE_WITHIN = 'The text ends at the second " of this line. Write “ and ” for quotation marks within a text.';
const ALONE =
  'This line belongs to nothing. If it goes on with the text above, set it in further than the name of that text; if it ' +
  'is a fact, write it as "name: value".';

/** A place where lines may start: those of an entry, or the dashes of a list. */
type Level = {
  column: number;
  kind: 'name' | 'dash';
  /** Its lines so far, and the last one's index. */
  count: number;
  last: number;
  /** The last name has nothing after it: lines may follow that are set in further. */
  open: boolean;
};

/**
 * Finds why a file cannot be read: the first line, from the top, that is written as these files never are. The parser tells
 * where it gave up, which is often lines below, and then again for each line from there.
 */
export function findCause(text: string): Cause | null {
  const lines = text.split(/\r?\n/);
  const conflict = lines.findIndex((line) => CONFLICT.test(line));
  if (conflict >= 0) return { line: conflict + 1, column: 1, message: CONFLICT_HELP };

  let levels: Level[] = [];
  /** Which line left a level, by the level's column. */
  const leftBy = new Map<number, number>();
  let empty: Cause | null = null;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const cause = (column: number, message: string, at = index): Cause => ({ line: at + 1, column, message });
    if (line.trim() !== '' && TAB.test(line)) return cause(1, TAB_HELP);
    if (BLANK.test(line)) continue;
    const hard = HARD_SPACE.exec(line);
    if (hard) return cause(hard[0].length + 1, HARD_HELP);
    const indent = indentOf(line);
    if (TIGHT_DASH.test(line)) return cause(indent + 1, 'A space is missing after the "-".');

    let rest = line;
    /** Takes a name or a dash at its column; gives what is wrong with where it stands. */
    const enter = (column: number, kind: Level['kind']): Cause | null => {
      const above = levels.at(-1);
      const onThisLine = above?.last === index;
      const known = levels.find((level) => level.column === column && level.kind === kind);
      const deeper = above !== undefined && (above.open || onThisLine);
      const isNew =
        !above || (deeper && column > above.column) || (deeper && kind === 'dash' && column >= above.column);
      if (!known && !isNew) return misplaced(column, kind);
      if (above?.open && !onThisLine && !(isNew && !known)) empty ??= emptyAt(above);
      if (above && !onThisLine) above.open = false;
      for (const level of levels) if (level.column > column) leftBy.set(level.column, index);
      levels = levels.filter(
        (level) => level.column < column || level === known || (level.column === column && !known),
      );
      if (known) Object.assign(known, { count: known.count + 1, last: index, open: false });
      else {
        levels.push({ column, kind, count: 1, last: index, open: false });
        leftBy.delete(column);
      }
      return null;
    };
    const emptyAt = ({ last, column }: Level): Cause =>
      cause(
        column + 1,
        'Nothing stands after this name, and no line below it is set in further. Is it set in as far as its neighbours?',
        last,
      );
    const misplaced = (column: number, kind: Level['kind']): Cause => {
      const above = levels.at(-1);
      const next = indentOf(lines.slice(index + 1).find((each) => !BLANK.test(each)) ?? '');
      // The first of some lines stands alone: it is that one which is set in wrongly where the next agrees with this one.
      if (above && above.count === 1 && above.kind === kind) {
        const first = lines[above.last] ?? '';
        const isAlone = next === column || (!DASH.test(first) && column < above.column && next !== above.column);
        if (isAlone) return uneven(above.last, indentOf(first), indentOf(first) + column - above.column);
      }
      const left = leftBy.get(column);
      if (left !== undefined) return uneven(left, indentOf(lines[left] ?? ''), column);
      const same = levels.filter((level) => level.kind === kind);
      const near = same.toSorted(
        (a, b) => Math.abs(a.column - column) - Math.abs(b.column - column) || b.column - a.column,
      )[0];
      return near ? uneven(index, column, near.column) : cause(column + 1, ALONE);
    };
    const uneven = (at: number, is: number, should: number): Cause =>
      cause(
        1,
        `This line is set in by ${spaces(is)}, and the lines that it belongs to by ${should}. Make it ${should}.`,
        at,
      );

    for (let dash = DASH.exec(rest); dash; dash = DASH.exec(rest)) {
      const slip = enter((dash[1] ?? '').length, 'dash');
      if (slip) return slip;
      rest = ' '.repeat(dash[0].length) + rest.slice(dash[0].length);
    }
    const column = indentOf(rest);
    const key = KEY.exec(rest);
    const value = (key ? (key[3] ?? '') : rest).trim();
    const tight = TIGHT_KEY.exec(rest);
    if (!key && tight) return cause(column + 1, `A space is missing after "${tight[1]}:".`);
    if (!key && rest === line) return cause(column + 1, ALONE);
    if (key) {
      const slip = enter(column, 'name');
      if (slip) return slip;
    }
    const level = levels.at(-1);
    if (level) level.open = value === '' || value.startsWith('#');

    // Text that flows over further lines: all that are set in further than its name, or its dash.
    const within = level?.column ?? -1;
    let end = index + 1;
    while (end < lines.length && (BLANK.test(lines[end] ?? '') || indentOf(lines[end] ?? '') > within)) end += 1;
    const slip = checkValue(value, lines.slice(index + 1, end));
    if (slip !== null) return cause(line.length - line.trimStart().length + line.trimStart().indexOf(value) + 1, slip);
    if (BLOCK_TEXT.test(value)) {
      const slipped = findSlippedText(lines.slice(index + 1, end));
      if (slipped)
        return uneven(index + 1 + slipped.at, slipped.is, slipped.isName ? Math.max(within, 0) : slipped.should);
      index = end - 1;
    } else if (value !== '' && !value.startsWith('#')) {
      const flows = /^["'[{]/.test(value) ? isOpen(value) : true;
      while (flows && index + 1 < end && !looksLikeName(lines[index + 1] ?? '', value)) index += 1;
    }
  }
  return empty;
}

/** Text below a name starts where its first line does: that one is set in too far, or a name below it is. */
function findSlippedText(lines: readonly string[]) {
  const first = lines.findIndex((line) => !BLANK.test(line));
  const start = indentOf(lines[first] ?? '');
  const at = lines.findIndex((line) => !BLANK.test(line) && indentOf(line) < start);
  if (at < 0) return null;
  const is = indentOf(lines[at] ?? '');
  const isName = KEY.test(lines[at] ?? '');
  return isName ? { at, is, should: 0, isName } : { at: first, is: start, should: is, isName };
}

/** In running text a name at the start of a line is a slip; inside of marks and brackets anything may stand. */
function looksLikeName(line: string, value: string): boolean {
  return !/^["'[{]/.test(value) && (KEY.test(line) || DASH.test(line) || BLANK.test(line) || TAB.test(line));
}

/** What is wrong with a value, of which lines may follow. */
function checkValue(value: string, below: readonly string[]): string | null {
  if (/^["']/.test(value)) return checkQuoted(value, below);
  if (/^[[{]/.test(value)) {
    if (value.startsWith('{{')) return SIGN_HELP;
    const whole = [value, ...below].join('\n');
    const close = closingBracket(whole);
    if (close < 0) return OPEN_BRACKET;
    return close < value.length && !/^(\s+#.*|\s*)$/.test(value.slice(close + 1)) ? SIGN_HELP : null;
  }
  if (/^[@%`&*!|>]/.test(value)) return BLOCK_TEXT.test(value) ? null : SIGN_HELP;
  const plain = value.replace(/(^|\s)#.*$/, '').trimEnd();
  if (/:(\s|$)/.test(plain)) return CURLY.test(plain) ? CURLY_HELP : COLON_HELP;
  return null;
}

function checkQuoted(value: string, below: readonly string[]): string | null {
  const sign = value.startsWith('"') ? '"' : "'";
  const close = closingQuote(value);
  if (close < 0) return closingQuote([value, ...below].join('\n')) < 0 ? OPEN_QUOTE : null;
  if (/^(\s+#.*|\s*)$/.test(value.slice(close + 1))) return null;
  return sign === '"' ? QUOTE_WITHIN : APOSTROPHE;
}

/** Where the quotation mark at the start of a text is closed; -1 where it is not. */
function closingQuote(text: string): number {
  const inside = text.startsWith('"') ? /^"(?:[^"\\]|\\[^])*"/ : /^'(?:[^']|'')*'(?!')/;
  return (inside.exec(text)?.[0].length ?? 0) - 1;
}

/** Where the bracket at the start of a text is closed; -1 where it is not. */
function closingBracket(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (/["']/.test(sign) && /[\s,:[{]/.test(text.charAt(at - 1))) {
      const close = closingQuote(text.slice(at));
      if (close > 0) at += close;
    } else if (/[[{]/.test(sign)) depth += 1;
    else if (/[\]}]/.test(sign)) depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

function isOpen(value: string): boolean {
  return (/^["']/.test(value) ? closingQuote(value) : closingBracket(value)) < 0;
}

function indentOf(line: string): number {
  return line.length - line.replace(/^ +/, '').length;
}

function spaces(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`;
}
