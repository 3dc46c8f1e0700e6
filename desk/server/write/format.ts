import type { Scalar } from 'yaml';
import type { Path } from '../../protocol.ts';

/** The indentation of nested lines. */
export const INDENT = 2;

/** A value after a key or a dash. */
export type FormattedValue = {
  /** On the line of the key: the whole value, or the header of a block text. */
  inline: string;
  /** The indented lines below, or null. */
  below: string | null;
};

export type FormatOptions = {
  /** The width at which texts wrap, in characters. */
  width: number;
  /** The order of an entry's lines in the schema. */
  linesOf: (path: Path) => readonly string[];
};

/** The style of the value that was there, or of a neighbour. */
export type Style = {
  isFlow?: boolean;
  /** Of a text: plain, quoted or block. */
  type?: Scalar.Type | undefined;
  /** Of a block text: its lines without their indentation; empty if YAML does not join all of them. */
  lines?: readonly string[];
  /** Of a block text: the column of its lines. */
  column?: number;
  /** Whether it was on one line, beyond the width. */
  isLong?: boolean;
};

/** Where in the text a value is written. */
export type Position = {
  path: Path;
  /** The column of its key or dash; minus one indent for the whole file, whose lines start at column 0. */
  column: number;
  /** The column at which the value starts. */
  valueColumn: number;
  inFlow: boolean;
};
