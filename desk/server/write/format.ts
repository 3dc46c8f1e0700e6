import type { Scalar } from 'yaml';
import type { Path } from '../../protocol.ts';

/** The indentation of nested lines. */
export const INDENT = 2;

/** A value as written after a key or a dash. */
export type FormattedValue = {
  /** On the line of the key or dash: the whole value, the header of a block text, or nothing. */
  inline: string;
  /** The indented lines below, joined; null if the whole value is inline. */
  below: string | null;
};

export type FormatOptions = {
  /** The width at which texts wrap, in characters. */
  width: number;
  /** The order of an entry's lines in the schema. */
  linesOf: (path: Path) => readonly string[];
};

/** What a new value takes over from the old one, or from a neighbour. */
export type Style = {
  /** Of a list or entry: whether it is in brackets or braces. */
  isFlow?: boolean;
  /** Of a text: plain, quoted or block. */
  type?: Scalar.Type | undefined;
  /**
   * Of a block text: its lines without indentation, of which `fold` keeps those that have not changed. Empty if a reader
   * of YAML would not join them with spaces: the text is then wrapped anew.
   */
  lines?: readonly string[];
  /** Of a block text: the column of its lines. */
  column?: number;
  /** Of a text: whether it was on one line, beyond the width. */
  isLong?: boolean;
};

/** Where in the text a value is written. */
export type Position = {
  path: Path;
  /** The column of its key or dash; -INDENT for the value of a whole file, whose lines start at column 0. */
  column: number;
  /** The column at which the value starts. */
  valueColumn: number;
  /** Whether it is inside brackets or braces. */
  isInFlow: boolean;
};
