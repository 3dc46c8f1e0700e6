import { cp, realpath, rm } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { diffLines } from 'diff';
import { findMissingFolder, openProject } from '../build/check/open-project.ts';
import { formatMistake } from '../build/read/messages/mistake.ts';
import type { Project } from '../build/read/project.ts';
import { CONTENT_VERSION } from '../src/model/version.ts';
import type { Refusal } from '../desk/protocol.ts';
import { openEditor } from '../desk/server/editor.ts';
import { orRefuse } from '../desk/server/undo/content-files.ts';
import { planUpdate, type Update } from '../desk/server/update/plan-update.ts';
import { confirm } from './support/prompts.ts';
import { FLAG, readOptions } from './support/read-options.ts';
import { replaceEngine } from './support/replace-engine.ts';
import { refuse } from './support/refuse.ts';

/**
 * `our-story update [version, file or folder] [--yes]`: migrates the content to this engine. If another engine is named,
 * installs that engine instead, which then migrates the content.
 */
export async function run(root: string, options: string[] = []): Promise<boolean> {
  const given = readOptions(options, { yes: FLAG }, 1);
  if (!given) return refuse('our-story update [version, file or folder] [--yes]');
  const [engine] = given.positionals;
  const isSilent = given.values.yes;
  const project = openProject(root);
  const missing = findMissingFolder(project);
  if (missing) return refuse(formatMistake(missing));
  const done = await orRefuse(async () => {
    if (engine !== undefined) return replaceEngine(root, engine, isSilent);
    const update = await planUpdate(project);
    if (update) return carryOut(project, update, isSilent);
    console.log(`Your content has version ${CONTENT_VERSION} already: nothing to do.`);
    return true;
  });
  return typeof done === 'boolean' ? done : refuse(done.message);
}

async function carryOut(project: Project, { from, step, files }: Update, isSilent: boolean): Promise<boolean> {
  console.log(`From version ${from} to ${CONTENT_VERSION}:\n`);
  for (const { file, before, after } of files) console.log(`  ${file}\n${changedLines(before ?? '', after ?? '')}\n`);
  if (!isSilent && !(await confirm('\nContinue?', true))) return refuse('Nothing was changed.');
  const backup = await backUp(project, from);
  const editor = await openEditor({ project, pictures: new Map(), onChange: () => {} });
  const [answer] = await editor.change([step]);
  if (answer?.status === 'done') {
    console.log(`\nDone. The previous files are in ${relative(project.root, backup)}.`);
    return true;
  }
  await rm(backup, { recursive: true });
  return refuse(`${explainRefusal(answer)}\nNothing was changed.`);
}

function explainRefusal(answer: Refusal | undefined): string {
  if (answer?.status === 'refused') return answer.message;
  if (answer?.status !== 'mistakes') return 'Another program is changing these files.';
  return answer.mistakes.map(({ file, line, message }) => `${file}:${line}  ${message}`).join('\n');
}

/** The lines that an update removes and adds. A file's last line may lack its line break. Empty lines get no sign. */
function changedLines(before: string, after: string): string {
  return diffLines(before, after)
    .filter(({ added, removed }) => added || removed)
    .map(({ added, value }) => value.trimEnd().replaceAll(/^(?=.)/gm, added ? '    + ' : '    - '))
    .join('\n');
}

/** Copies the content, without photos and films, to a new folder next to the content. @returns the new folder */
async function backUp({ folder, mediaFolder }: Project, version: number): Promise<string> {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const backup = join(folder, `../content-version-${version}-${time}`);
  // The content may be a link, for example into a synchronised folder; a copy of the link would lead to the updated files.
  const from = await realpath(folder);
  const media = join(from, basename(mediaFolder));
  await cp(from, backup, { recursive: true, filter: (path) => path !== media });
  return backup;
}
