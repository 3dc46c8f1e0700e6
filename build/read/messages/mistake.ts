/** Something to fix in the content, and where. */
export type Mistake = {
  /** Its path from the project's folder: `content/story.yaml`. */
  file: string;
  line: number;
  column: number;
  /** What is wrong and how to fix it, for people who do not program. */
  message: string;
  /** Warnings do not stop a build. */
  severity: 'error' | 'warning';
  /** Mistakes with the same cause are reported once, with all their lines. */
  cause?: string;
  /** The missing fact that a text refers to: `events.mass.title`. */
  lacks?: string;
  /** For a mistake at several places: the mistake at each of them. */
  parts?: readonly Mistake[];
};

/** A mistake that concerns a whole file. */
export function mistakeIn(file: string, message: string, severity: Mistake['severity'] = 'error'): Mistake {
  return { file, line: 1, column: 1, message, severity };
}

/** Precedes the further places of a mistake in its message. */
export const ALSO_IN = ' Also in ';

/** The most places that a message lists, besides the first. */
const MOST_PLACES = 6;

/** Removes duplicates: a value that YAML aliases repeat is checked at each place, but reported where it is written. */
export function withoutRepeats(mistakes: readonly Mistake[]): Mistake[] {
  const first = new Map<string, Mistake>();
  for (const mistake of mistakes) {
    const key = formatMistake(mistake);
    if (!first.has(key)) first.set(key, mistake);
  }
  return [...first.values()];
}

/** Reports each cause once: the first mistake lists the lines of the others. */
export function joinCauses(mistakes: readonly Mistake[]): Mistake[] {
  const first = new Map<string, Mistake>();
  const also = new Map<Mistake, Mistake[]>();
  const joined = mistakes.filter((mistake) => {
    const known = mistake.cause === undefined ? undefined : first.get(mistake.cause);
    if (!known) {
      if (mistake.cause !== undefined) first.set(mistake.cause, mistake);
      return true;
    }
    also.set(known, [...(also.get(known) ?? []), mistake]);
    return false;
  });
  return joined.map((mistake): Mistake => {
    const parts = [mistake, ...(also.get(mistake) ?? [])];
    if (parts.length === 1) return mistake;
    // The first place is the mistake's own.
    const [, ...places] = new Set(parts.map((part) => placeOf(part, mistake)));
    const rest = places.length > MOST_PLACES ? ` and ${places.length - MOST_PLACES} more` : '';
    const tail = places.length > 0 ? `${ALSO_IN}${places.slice(0, MOST_PLACES).join(', ')}${rest}.` : '';
    return Object.assign({}, mistake, { message: mistake.message + tail, parts });
  });
}

/** `story.yaml:12`, or `es/story.yaml:12` in a folder below the first mistake's. */
function placeOf({ file, line }: Mistake, first: Mistake): string {
  return `${file.replace(first.file.replace(/[^/]*$/, ''), '')}:${line}`;
}

/** One line for a mistake, in the format that editors turn into a link. */
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
