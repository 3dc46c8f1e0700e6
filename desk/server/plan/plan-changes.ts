import { formAt, hasDefaultWords, linesOf } from '../../model/form-at.ts';
import { canBeMissing, nameOfFile } from '../../model/files-of-page.ts';
import type { Change, Form, Refusal } from '../../protocol.ts';
import { type Project } from '../../../build/read/project.ts';
import { listContent } from '../../../build/read/list-content.ts';
import { FileTrouble, readContentFile } from '../undo/content-files.ts';
import type { Rewrite } from '../undo/history.ts';
import { alignTranslation } from '../write/align-translation.ts';
import { applyChange, type Applied } from '../write/apply-change.ts';
import type { FormatOptions } from '../write/format.ts';

/** The files to write, or the reason to write nothing. */
export type Plan =
  | {
      files: Rewrite[];
      /**
       * True for an exact undo, or a whole state, earlier or from another computer: it may have had mistakes already.
       */
      mayAddMistakes?: boolean;
    }
  | Refusal;

/** Plans some changes, and the changes that keep translations aligned with them. */
export async function planChanges(
  project: Project,
  changes: readonly Change[],
  forms: Record<string, Form>,
): Promise<Plan> {
  const { folder } = project;
  const texts = new Map<string, { before: string | null; after: string }>();
  /** Reads a file on its first change; later changes continue from its planned text. */
  const open = async (file: string) => {
    const known = texts.get(file);
    if (known) return known;
    const before = await readContentFile(folder, file);
    if (before === null && !canBeMissing(file)) throw new FileTrouble(`There is no file ${file}.`);
    const fresh = { before, after: before ?? '' };
    texts.set(file, fresh);
    return fresh;
  };
  const names = await listContent(folder);
  for (const change of changes) {
    const { file } = change.at;
    const target = await open(file);
    const form = forms[nameOfFile(file)];
    const applied = tryToApply(target.after, change, (path) => linesOf(form && formAt(form, path)));
    if (applied.status === 'conflict') {
      const yours = 'value' in change ? change.value : null;
      return { status: 'conflict', at: change.at, theirs: applied.theirs, yours };
    }
    const previous = target.after;
    target.after = applied.text;
    // A change in a translation concerns no other file.
    if (file.includes('/')) continue;
    // If the language's default words replace the removed value, translations keep their own words.
    const formOfRemoved = change.kind === 'set' && change.value === null && form ? formAt(form, change.at.path) : null;
    if (formOfRemoved && hasDefaultWords(formOfRemoved)) continue;
    for (const other of names.filter((name) => name.endsWith(`/${file}`))) {
      const translated = await open(other);
      const aligned = alignTranslation(change, previous, translated.after, other);
      // `aligned` writes at most one line of an entry, so it needs no order of lines.
      const result = aligned && tryToApply(translated.after, aligned, () => []);
      if (result?.status === 'applied') translated.after = result.text;
    }
  }
  // An emptied file is deleted if the desk can create it again.
  const textOf = (file: string, text: string) => (text === '' && canBeMissing(file) ? null : text);
  return { files: [...texts].map(([file, { before, after }]) => ({ file, before, after: textOf(file, after) })) };
}

/** Applies a change. @throws FileTrouble if the file is unreadable or the change would damage the rest of it */
function tryToApply(text: string, change: Change, linesAt: FormatOptions['linesOf']): Applied {
  try {
    return applyChange(text, change, linesAt);
  } catch (error) {
    throw new FileTrouble(`${change.at.file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
