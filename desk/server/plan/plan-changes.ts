import { formAt, hasDefaultWords, linesOf } from '../../model/form-at.ts';
import { mayBeMissing, nameOfFile } from '../../model/files-of-page.ts';
import type { Change, Form, Refusal } from '../../protocol.ts';
import { type Project } from '../../../build/read/project.ts';
import { listContent } from '../../../build/read/list-content.ts';
import { FileTrouble, readContentFile } from '../undo/content-files.ts';
import type { Rewrite } from '../undo/history.ts';
import { alignTranslation } from '../write/align-translation.ts';
import { applyChange, type Applied } from '../write/apply-change.ts';

/** The files to write, or the reason to write nothing. */
export type Plan =
  | {
      files: Rewrite[];
      /** True for a whole state, earlier or from another computer, which may have mistakes of its own. */
      mayAddMistakes?: boolean;
    }
  | Refusal;

/** Plans some changes and aligns the translations with them. */
export async function planChanges(
  project: Project,
  changes: readonly Change[],
  forms: Record<string, Form>,
): Promise<Plan> {
  const { folder } = project;
  const texts = new Map<string, { before: string | null; after: string }>();
  const read = async (file: string) => {
    const before = await readContentFile(folder, file);
    if (before === null && !mayBeMissing(file)) throw new FileTrouble(`There is no file ${file}.`);
    const fresh = { before, after: before ?? '' };
    texts.set(file, fresh);
    return fresh;
  };
  const names = await listContent(folder);
  for (const change of changes) {
    const { file } = change.at;
    const target = texts.get(file) ?? (await read(file));
    const form = forms[nameOfFile(file)];
    const applied = tryToApply(target.after, change, (path) => linesOf(form && formAt(form, path)));
    if (applied.status === 'conflict') {
      const yours = 'value' in change ? change.value : null;
      return { status: 'conflict', at: change.at, theirs: applied.theirs, yours };
    }
    const before = target.after;
    target.after = applied.text;
    // A translation's change concerns no other file.
    if (file.includes('/')) continue;
    // Where the default words replace the couple's own, translations keep theirs.
    const removed = change.kind === 'set' && change.value === null && form ? formAt(form, change.at.path) : null;
    if (removed && hasDefaultWords(removed)) continue;
    for (const other of names.filter((name) => name.endsWith(`/${file}`))) {
      const translated = texts.get(other) ?? (await read(other));
      const aligned = alignTranslation(change, before, translated.after, other);
      const inStep = aligned && tryToApply(translated.after, aligned, () => []);
      if (inStep?.status === 'applied') translated.after = inStep.text;
    }
  }
  // An emptied file is deleted if the site works without it.
  const textOf = (file: string, text: string) => (text === '' && mayBeMissing(file) ? null : text);
  return { files: [...texts].map(([file, { before, after }]) => ({ file, before, after: textOf(file, after) })) };
}

/** @throws FileTrouble if the file is unreadable or the change would damage the rest of it. */
function tryToApply(text: string, change: Change, order: Parameters<typeof applyChange>[2]): Applied {
  try {
    return applyChange(text, change, order);
  } catch (error) {
    throw new FileTrouble(`${change.at.file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
