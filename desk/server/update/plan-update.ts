import type { Project } from '../../../build/read/project.ts';
import { listContent } from '../../../build/read/list-content.ts';
import { readSource } from '../../../build/read/yaml/source.ts';
import { CONTENT_VERSION, INSTALL_NEWER, versionOf } from '../../../src/model/version.ts';
import { valueAt } from '../../model/values.ts';
import type { Change, Step, Value } from '../../protocol.ts';
import { FileTrouble, readContentFile } from '../undo/content-files.ts';
import type { Rewrite } from '../undo/history.ts';
import { planChanges } from '../plan/plan-changes.ts';
import { describeForms } from '../state/forms.ts';
import { dataAfter } from '../write/data-after.ts';
import { MIGRATIONS } from './migrations.ts';

/** An update from an older version: a step for the editor, and the files that the step rewrites. */
export type Update = { from: number; step: Step; files: Rewrite[] };

/**
 * Plans the update of a couple's content; null if the content is up to date. `writePlan` refuses an update that adds mistakes.
 * @throws FileTrouble if a file is unreadable or changes meanwhile, or the content is newer
 */
export async function planUpdate(
  project: Project,
  to = CONTENT_VERSION,
  migrations = MIGRATIONS,
): Promise<Update | null> {
  const files = new Map<string, Value>();
  for (const name of await listContent(project.folder)) {
    const { data, mistakes } = readSource(name, (await readContentFile(project.folder, name)) ?? '');
    if (mistakes[0])
      throw new FileTrouble(`${name} cannot be read: ${mistakes[0].message} Correct it, then try again.`);
    files.set(name, (data ?? null) as Value);
  }
  const site = files.get('site.yaml');
  const from = versionOf(site);
  if (from > to)
    throw new FileTrouble(
      `This content has version ${from}, and this program reads versions up to ${to}. ` +
        `Install a newer program first: ${INSTALL_NEWER}.`,
    );
  if (from === to) return null;
  const changes: Change[] = [];
  for (let version = from + 1; version <= to; version += 1)
    for (const change of migrations[version]?.(files) ?? []) {
      changes.push(change);
      files.set(change.at.file, dataAfter(files.get(change.at.file) ?? null, change));
    }
  const path = ['version'];
  changes.push({ kind: 'set', at: { file: 'site.yaml', path }, was: valueAt(site, path), value: to });
  const planned = await planChanges(project, changes, describeForms());
  if (!('files' in planned)) throw new FileTrouble('Another program is changing these files. Try again in a moment.');
  return {
    from,
    step: { label: `the update to version ${to}`, changes },
    files: planned.files.filter(({ before, after }) => before !== after),
  };
}
