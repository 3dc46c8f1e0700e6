/** Something in the content to mend, with the place to mend it. */
export type Mistake = {
  /** As it is typed in a terminal, from the project's folder. */
  file: string;
  line: number;
  column: number;
  /** What is wrong and how to mend it, for people who do not program. */
  message: string;
  /** A warning is worth a look and stops nothing. */
  severity: 'error' | 'warning';
};

/** One line for one mistake, in the form that editors turn into a link. */
export function formatMistake({ file, line, column, message, severity }: Mistake): string {
  return `${file}:${line}:${column}  ${severity === 'warning' ? 'Worth a look: ' : ''}${message}`;
}

/** All mistakes under one heading, in reading order. */
export function formatMistakes(mistakes: readonly Mistake[]): string {
  const count = mistakes.length === 1 ? 'There is 1 mistake' : `There are ${mistakes.length} mistakes`;
  const lines = mistakes.toSorted(byPlace).map(formatMistake);
  return `${count} in the content:\n\n${lines.join('\n')}\n`;
}

function byPlace(a: Mistake, b: Mistake): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
