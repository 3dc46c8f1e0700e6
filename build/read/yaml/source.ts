import { isMap, isNode, LineCounter, parseDocument, Scalar, visit, type Document } from 'yaml';
import { findAliases } from './aliases.ts';
import { followAlias, nameOf, nodeAt, type Targets } from './follow-alias.ts';
import type { Path } from './walk.ts';
import { explainSyntax, UNREADABLE } from '../messages/explain-syntax.ts';
import { findCause } from '../messages/syntax-causes.ts';
import type { Cause } from '../messages/outline.ts';
import { decodeText } from './decode.ts';
import { findDuplicates } from './duplicates.ts';
import { findLostEnds } from './lost-ends.ts';
import type { Mistake } from '../messages/mistake.ts';

type MistakeOptions = Partial<Pick<Mistake, 'severity' | 'cause' | 'lacks'>> & { onKey?: boolean };

/** A content file with the position of every value. */
export type Source = {
  /** Relative to the project's folder: `content/story.yaml`. */
  file: string;
  text: string;
  data: unknown;
  /** What fills the file's gaps, if anything does: shipped words, or the first language's file. */
  fallback?: unknown;
  mistakes: Mistake[];
  /** Warnings about texts of which YAML skips the end. */
  lostEnds: readonly Mistake[];
  /** Makes a mistake at a value, or with `onKey` at the value's key. */
  mistakeAt: (path: Path, message: string, options?: MistakeOptions) => Mistake;
  /** The line on which a value starts. */
  lineOf: (path: Path) => number;
  /** The line of a value's key. */
  keyLineOf: (path: Path) => number;
};

/** Parses YAML and keeps its positions. Composes letters that macOS may have decomposed. */
export function readSource(file: string, raw: string | Uint8Array): Source {
  const decoded = typeof raw === 'string' ? { text: raw } : decodeText(raw);
  const text = 'text' in decoded ? decoded.text.normalize('NFC') : '';
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false, merge: true });
  const aliases = findAliases(document);
  keepParagraphs(document, text);
  const place = (offset: number) => {
    // In an empty file, the counter finds line 0.
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const mistakeFor = (cause: Cause): Mistake => ({ file, severity: 'error', ...cause });
  const mistakeOn = (offset: number, message: string) => mistakeFor({ ...place(offset), message });
  const findMistakes = (): Mistake[] => {
    if ('message' in decoded) return [mistakeFor({ ...decoded, column: 1 })];
    const [firstError] = [...document.errors, ...document.warnings].toSorted((a, b) => a.pos[0] - b.pos[0]);
    const [firstMisread] = aliases.misread;
    const duplicates = findDuplicates(document, (offset) => lines.linePos(offset).line);
    // Only sound syntax shows what an alias means.
    if (!firstError && firstMisread === undefined) {
      if (aliases.mistakes.length > 0) return aliases.mistakes.map(({ offset, message }) => mistakeOn(offset, message));
      if (duplicates.length === 0) return [];
    }
    // One slip in the syntax breaks many lines and can cause duplicates: report only the first.
    const cause = findCause(text);
    if (cause) return [mistakeFor(cause)];
    if (firstError) return [mistakeOn(firstError.pos[0], explainSyntax(firstError.code, firstError.message))];
    if (firstMisread !== undefined) return [mistakeOn(firstMisread, UNREADABLE)];
    return duplicates.map(({ offset, message }) => mistakeOn(offset, message));
  };
  const mistakes = findMistakes();
  const offsetOf = (path: Path, onKey: boolean) => findOffset(document, aliases.targets, path, onKey);
  return {
    file,
    text,
    // No limit for aliases: `findAliases` has its own.
    data: mistakes.length > 0 ? undefined : document.toJS({ maxAliasCount: -1 }),
    mistakes,
    lostEnds: findLostEnds(document, text).map(({ offset, message }) =>
      Object.assign(mistakeOn(offset, message), { severity: 'warning' as const }),
    ),
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

/** Puts two line breaks between the paragraphs of folded texts, as Markdown needs: YAML leaves only one. */
function keepParagraphs(document: Document, text: string): void {
  visit(document, {
    Scalar(_key, scalar) {
      const [start, end] = scalar.range ?? [0, 0];
      const isFolded = scalar.type !== Scalar.BLOCK_LITERAL && text.slice(start, end).includes('\n');
      // A folded block ends in a line break of its own.
      if (typeof scalar.value === 'string' && isFolded) scalar.value = scalar.value.trimEnd().replace(/\n+/g, '\n\n');
    },
  });
}

/** The offset of a value or, with `onKey`, of its key; if the value is missing, of the nearest value around it. */
function findOffset(document: Document, targets: Targets, path: Path, onKey: boolean): number {
  const findNode = (at: Path) => followAlias(nodeAt(document.contents, at, targets), targets);
  const around = path.slice(0, -1);
  const holder = onKey && path.length > 0 ? findNode(around) : undefined;
  if (isMap(holder)) {
    const pair = holder.items.find((item) => nameOf(item.key) === String(path.at(-1)));
    if (pair && isNode(pair.key) && pair.key.range) return pair.key.range[0];
  }
  const node = findNode(path);
  if (isNode(node) && node.range) return node.range[0];
  return path.length === 0 ? 0 : findOffset(document, targets, around, false);
}
