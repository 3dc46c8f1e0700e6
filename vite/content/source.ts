import {
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  Scalar,
  visit,
  type Document,
  type Node,
} from 'yaml';
import { findCause } from './causes.ts';
import type { Cause } from './outline.ts';
import { decodeText } from './decode.ts';
import type { Mistake } from './mistake.ts';

/** Where a value stands in a file: keys and list positions from the top. */
export type Path = readonly PropertyKey[];

type MistakeOptions = Partial<Pick<Mistake, 'severity' | 'cause' | 'lacks'>> & { onKey?: boolean };

/** A content file as read, which still knows the place of every value. */
export type Source = {
  /** From the project's folder: `src/content/story.yaml`. */
  file: string;
  text: string;
  data: unknown;
  mistakes: Mistake[];
  /** A mistake at a value, or at its name with `onKey`. */
  mistakeAt: (path: Path, message: string, options?: MistakeOptions) => Mistake;
  /** The line on which a value starts. */
  lineOf: (path: Path) => number;
  /** The line on which its name stands. */
  keyLineOf: (path: Path) => number;
};

/** Reads YAML and keeps its positions. Letters that are decomposed, as a Mac may write them, are composed. */
export function readSource(file: string, written: string | Uint8Array): Source {
  const decoded = typeof written === 'string' ? { text: written } : decodeText(written);
  const text = 'text' in decoded ? decoded.text.normalize('NFC') : '';
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  keepParagraphs(document);
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const mistakeOn = (offset: number, message: string): Mistake =>
    Object.assign(place(offset), { message, severity: 'error' as const });
  const on = ({ line, column, message }: Cause): Mistake => ({ file, line, column, message, severity: 'error' });
  const findMistakes = (): Mistake[] => {
    if ('message' in decoded) return [on({ ...decoded, column: 1 })];
    const [error] = [...document.errors, ...document.warnings].toSorted((a, b) => a.pos[0] - b.pos[0]);
    const [sign] = findSigns(document);
    const twice = findTwice(document, (offset) => lines.linePos(offset).line);
    if (!error && sign === undefined && twice.length === 0) return [];
    // One slip breaks many lines: the first that is written wrongly is told, and not what follows from it.
    const cause = findCause(text);
    if (cause) return [on(cause)];
    if (error) return [mistakeOn(error.pos[0], explainSyntax(error.code, error.message))];
    if (sign !== undefined) return [mistakeOn(sign, UNREADABLE)];
    return twice.map(({ offset, message }) => mistakeOn(offset, message));
  };
  const mistakes = findMistakes();
  const offsetOf = (path: Path, onKey: boolean) => findOffset(document, path, onKey);
  return {
    file,
    text,
    data: mistakes.length > 0 ? undefined : document.toJS(),
    mistakes,
    mistakeAt: (path, message, { severity = 'error', onKey = false, ...more } = {}) => ({
      ...place(offsetOf(path, onKey)),
      message,
      severity,
      ...more,
    }),
    lineOf: (path) => place(offsetOf(path, false)).line,
    keyLineOf: (path) => place(offsetOf(path, true)).line,
  };
}

/** YAML folds an empty line in flowing text into one line break; in Markdown a paragraph needs two. */
function keepParagraphs(document: Document): void {
  visit(document, {
    Scalar(_key, scalar) {
      if (typeof scalar.value === 'string' && scalar.type !== Scalar.BLOCK_LITERAL)
        scalar.value = scalar.value.trimEnd().replace(/\n+/g, '\n\n');
    },
  });
}

/**
 * Where text starts with a sign that means something else to YAML, and quotation marks are missing: `*softly*` is an alias
 * to it, `&` an anchor, `!` a tag, and `{{couple.names}}` an entry whose name is an entry.
 */
function findSigns(document: Document): number[] {
  const offsets: number[] = [];
  const note = ({ range }: Node) => void offsets.push(range?.[0] ?? 0);
  visit(document, {
    Alias: (_key, alias) => note(alias),
    Value(_key, node) {
      if (node.anchor !== undefined || node.tag !== undefined) note(node);
    },
    Pair(_key, { key }) {
      if (isNode(key) && !isScalar(key)) note(key);
    },
  });
  return offsets;
}

/** Names that stand twice in an entry; of lines that follow one another only the first is told. */
function findTwice(document: Document, lineAt: (offset: number) => number): { offset: number; message: string }[] {
  const found: { offset: number; message: string }[] = [];
  let lastLine = -1;
  visit(document, {
    Map(_key, { items }) {
      const lineOf = new Map<unknown, number>();
      for (const { key } of items) {
        if (!isScalar(key) || !key.range) continue;
        const [offset] = key.range;
        const line = lineAt(offset);
        const first = lineOf.get(key.value);
        lineOf.set(key.value, first ?? line);
        if (first === undefined) continue;
        if (line > lastLine + 1)
          found.push({
            offset,
            message:
              `"${String(key.value)}" stands twice in the same entry, here and on line ${first}. Delete one of them; or, ` +
              'where a new entry of a list starts, put "- " before its first line.',
          });
        lastLine = line;
      }
    },
  });
  return found;
}

/** Where a value starts; where it is not there, the nearest thing around it that is. */
function findOffset(document: Document, path: Path, onKey: boolean): number {
  const parent = path.length > 0 ? document.getIn(path.slice(0, -1), true) : undefined;
  const holder = path.length === 1 ? document.contents : parent;
  if (onKey && isMap(holder)) {
    const pair = holder.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === path.at(-1));
    if (pair && isNode(pair.key) && pair.key.range) return pair.key.range[0];
  }
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length === 0 ? 0 : findOffset(document, path.slice(0, -1), false);
}

const UNREADABLE =
  'This line cannot be read. Check that it starts as far in as its neighbours, that there is a space after ' +
  '"name:", and put text that holds a colon or starts with a sign into "quotation marks".';

/** The parser's own messages speak of its grammar; these say what to do. */
function explainSyntax(code: string, message: string): string {
  switch (code) {
    case 'TAB_AS_INDENT':
      return 'This line starts with a tab. Use spaces instead.';
    case 'MISSING_CHAR':
      return 'A quotation mark or bracket that opens here or above is never closed. Add the closing one.';
    case 'BAD_INDENT':
    case 'MULTILINE_IMPLICIT_KEY':
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'UNEXPECTED_TOKEN':
    case 'BAD_SCALAR_START':
    case 'TAG_RESOLVE_FAILED':
      return UNREADABLE;
    default:
      return `This cannot be read (${message.split('\n')[0]}). Compare it with the lines around it.`;
  }
}
