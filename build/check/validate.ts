import { NEEDED_FILES, schemas, type FileName, type Written } from '../../src/model/schema/schema.ts';
import { findCause } from '../read/messages/syntax-causes.ts';
import { explainIssues } from '../read/messages/explain.ts';
import type { Mistake } from '../read/messages/mistake.ts';
import type { Source } from '../read/yaml/source.ts';

/**
 * Checks a file against its schema. Adds valid data to `written`; otherwise returns the mistakes, except
 * those in the YAML itself, which `source` already has.
 */
export function validate(name: FileName, source: Source, written: Partial<Written>): Mistake[] {
  if (source.mistakes.length > 0) return [];
  if (source.data === null) return [source.mistakeAt([], explainEmpty(name))];
  const schema = schemas[name];
  const result = schema.safeParse(source.data);
  if (!result.success) {
    // A key with odd characters is often a typing slip that is still valid YAML.
    const hasOddKey = result.error.issues.some(
      (issue) => issue.code === 'unrecognized_keys' && issue.keys.some((key) => !/^[\w-]+$/.test(key)),
    );
    const cause = hasOddKey ? findCause(source.text) : null;
    return cause
      ? [{ file: source.file, severity: 'error', ...cause }]
      : explainIssues(source, result.error.issues, schema);
  }
  Object.assign(written, { [name]: result.data });
  return [];
}

function explainEmpty(name: FileName): string {
  const alternative = NEEDED_FILES.includes(name)
    ? ''
    : ' To remove this part of the site, move the file out of this folder.';
  return `This file is empty. Put its content back.${alternative}`;
}
