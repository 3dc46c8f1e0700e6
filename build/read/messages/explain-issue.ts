import type { z } from 'zod';
import { anyOf } from './did-you-mean.ts';
import type { Mistake } from './mistake.ts';
import type { Source } from '../yaml/source.ts';
import { lastName, valueAt, type Path } from '../yaml/walk.ts';

/** What a value must be, by the type that the schema expects. */
const KINDS: Record<string, string> = {
  string: 'text. If it is a number or a word like true, put it in "quotation marks"',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: one line for each entry, each starting with "- "',
  object: 'an entry with its own lines indented below it',
  record: 'an entry with its own lines indented below it',
};

/** Curly quotation marks instead of YAML's straight ones. */
const CURLY = /^[“”„«‘’‚].*[”“»’‘]$/s;

/** A key or a dash without the space that must follow it: YAML reads either as text. */
const TIGHT_NAME = /^([A-Za-z][\w-]*):(?!\/\/)\S/;
const TIGHT_DASH = /^-\S/;

/** A value that YAML reads as a comment. */
const NOTE = /(?::|^\s*-)\s+(#[^\s#]+)\s*(?:\s#.*)?$/;

/**
 * Explains a single schema issue.
 * @param accepts returns whether the value may be an empty list or entry, or with undefined, whether its line may be deleted
 */
export function explainIssue(
  source: Source,
  issue: z.core.$ZodIssue,
  accepts: (value: object | undefined) => boolean,
): Mistake {
  const { path } = issue;
  const name = nameOf(path);
  const value = valueAt(source.data, path);
  const report = (message: string, options?: { onKey: true }) => source.mistakeAt(path, message, options);
  if (typeof value === 'string' && CURLY.test(value))
    return source.mistakeAt(
      path,
      `${name} is in curly quotation marks. Delete them, or type the straight ones from your keyboard: "…".`,
      // The cause joins values on the same line into one mistake.
      { cause: `${source.file}:${source.lineOf(path)}` },
    );
  if (value === null) {
    const [, note] = NOTE.exec(source.text.split('\n')[source.lineOf(path) - 1] ?? '') ?? [];
    if (note !== undefined)
      return report(`${name} is empty, because a "#" starts a note. Write "${note}", with the quotation marks.`);
    const expected = issue.code === 'invalid_type' ? issue.expected : null;
    const isEntry = expected === 'object' || expected === 'record';
    const isList = expected === 'array';
    const help = isList
      ? 'an empty list. Add an entry below it that starts with "- "'
      : `empty. ${isEntry ? 'Add its own lines, indented below it' : 'Write something after it'}`;
    let alternative = '';
    if (accepts(undefined)) alternative = `, or delete ${isEntry ? 'this one' : 'the line'}`;
    else if (isList && accepts([])) alternative = ', or write [] after it';
    else if (expected === 'record' && accepts({})) alternative = ', or write {} after it';
    return report(`${name} is ${help}${alternative}.`, { onKey: true });
  }
  if (value === undefined) return report(`${name} is missing here. Add a line "${lastName(path)}: …".`);
  switch (issue.code) {
    case 'invalid_type': {
      const tight = typeof value === 'string' && TIGHT_NAME.exec(value)?.[1];
      if (tight) return report(`A space is missing after "${tight}:".`);
      if (typeof value === 'string' && issue.expected === 'array' && TIGHT_DASH.test(value))
        return report('A space is missing after the "-".');
      if (path.length === 0) return report('This file must start with a name and a colon, like "name:".');
      return report(ownMessage(issue, name) ?? `${name} must be ${KINDS[issue.expected] ?? issue.expected}.`);
    }
    case 'invalid_value': {
      const choice = anyOf(issue.values.map(String));
      const alternative = accepts(undefined) ? ', or leave the line out' : '';
      return report(ownMessage(issue, name) ?? `${name} is ${JSON.stringify(value)}. Write ${choice}${alternative}.`);
    }
    // The rule of `slug` in `schema-parts.ts`, the schema of all such names.
    case 'invalid_key':
      return report(`${name} cannot be a name. Start with a small letter, then use only letters, digits and hyphens.`, {
        onKey: true,
      });
    case 'too_small':
      if (issue.origin !== 'string' || ownMessage(issue, name) !== null) break;
      return report(`${name} is empty. Write something here${accepts(undefined) ? ', or leave the line out' : ''}.`);
  }
  return report(ownMessage(issue, name) ?? `${name} is not valid: ${issue.message}.`);
}

/** The schema's own message, which starts with a verb, unlike zod's; null if it has none. */
function ownMessage(issue: z.core.$ZodIssue, name: string): string | null {
  return /^(must|is) /.test(issue.message) ? `${name} ${issue.message}` : null;
}

/** How a message names a value: `"caption"`, or `Entry 3 of "cards"` in a list. */
function nameOf(path: Path): string {
  const key = path.at(-1);
  if (typeof key === 'number') return `Entry ${key + 1} of "${lastName(path)}"`;
  return key === undefined ? 'This file' : `"${String(key)}"`;
}
