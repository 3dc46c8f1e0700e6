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
  /** Mistakes of one cause are told once, with the lines of all. */
  cause?: string;
  /** The fact that a text refers to and that is not there: `events.mass.title`. */
  lacks?: string;
};

/** How many further lines are named. */
const MOST_LINES = 6;

/** Of those that have one cause the first, which says where else it shows. */
export function joinCauses(mistakes: readonly Mistake[]): Mistake[] {
  const first = new Map<string, Mistake>();
  const also = new Map<Mistake, string[]>();
  const joined = mistakes.filter((mistake) => {
    const known = mistake.cause === undefined ? undefined : first.get(mistake.cause);
    if (!known) {
      if (mistake.cause !== undefined) first.set(mistake.cause, mistake);
      return true;
    }
    const place = `${mistake.file.replace(/^.*\//, '')}:${mistake.line}`;
    also.set(known, [...(also.get(known) ?? []), place]);
    return false;
  });
  return joined.map((mistake): Mistake => {
    const own = `${mistake.file.replace(/^.*\//, '')}:${mistake.line}`;
    const places = [...new Set(also.get(mistake))].filter((place) => place !== own);
    if (places.length === 0) return mistake;
    const rest = places.length > MOST_LINES ? ` and ${places.length - MOST_LINES} more lines` : '';
    return Object.assign({}, mistake, {
      message: `${mistake.message} The same in ${places.slice(0, MOST_LINES).join(', ')}${rest}.`,
    });
  });
}

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
