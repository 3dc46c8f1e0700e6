import { pictureUseOf } from '../../../src/model/pictures/picture-use';
import { resolveReferences } from '../../model/references';
import { textOf } from '../../model/values';
import type { Answer, EditState, ImportedFile, Path, Place, Refusal } from '../../protocol';
import { save } from '../state/saving';
import { announce, stateNow, useDesk } from '../state/desk-store';
import { followPath } from '../state/follow-drafts';
import { importMedia } from '../state/clients/media-client';
import { pictureStep } from './picture-step';
import { entryAt, siblingOf } from './picture-entry';

/** A file in the media folder. */
export type MediaFile = Pick<ImportedFile, 'name' | 'kind'>;

/** The state of a picture’s replacement. */
export type Work =
  | { status: 'importing'; name: string; note: string }
  /** `imported` is set if only the save failed. */
  | { status: 'trouble'; answer: Refusal; imported: MediaFile | null }
  /** The picture was replaced by the file `name`, but its alternative text, at `at`, still describes the old one. */
  | { status: 'describe'; name: string; text: string; at: Place };

const GONE = 'What this picture belongs to was removed meanwhile. The new file is in your media folder.';

/** A file larger than this takes minutes to import. */
const LARGE_BYTES = 100e6;

/** What the couple read while a file is imported. */
export function importNote({ type, size }: File): string {
  if (size > LARGE_BYTES) {
    // Anything but an image may be a film: browsers do not know the type of some films.
    const advice = type.startsWith('image/') ? '' : ' Guests see eight seconds of a film, so a shorter one is quicker.';
    return `${Math.round(size / 1e6)} MB: this takes minutes.${advice}`;
  }
  return type.startsWith('video/') ? 'Converting the film for phones …' : 'Checking and copying it …';
}

/** The state at the start of an import. */
export function importingState(file: File): Work {
  return { status: 'importing', name: file.name, note: importNote(file) };
}

/** Announces why another import cannot start while one is running. @returns whether one is running */
export function warnIfBusy(work: Work | null): boolean {
  if (work?.status !== 'importing') return false;
  announce(`One file at a time: ${work.name} is still being imported.`);
  return true;
}

/** The first of the files dropped on a picture, if any; announces that the others are ignored. */
export function takeFirst(files: ArrayLike<File>): File | undefined {
  if (files.length > 1) announce('Only one file fits here: the first is used.');
  return files[0];
}

/**
 * Replaces the picture at a place with a new file.
 * @param isShown whether the couple will see the returned state, once the import ends; if not, a failure is announced
 * @returns what the couple still have to do, or null
 */
export async function importPicture(at: Place, file: File, isShown: () => boolean): Promise<Work | null> {
  const work = await replacePicture(at, file);
  if (work?.status === 'trouble' && !isShown()) {
    // Only a failed save has another status than `refused`; the import before it succeeded.
    const reason = work.answer.status === 'refused' ? work.answer.message : 'It is in your media folder: try again.';
    announce(`${file.name} was not used. ${reason}`);
  }
  return work;
}

async function replacePicture(at: Place, file: File): Promise<Work | null> {
  /** The path of the picture’s line. Follows the entry if that moves during the import; null once the entry is gone. */
  const target: { path: Path | null } = { path: at.path };
  const dataIn = (state: EditState | null) => state?.files[at.file]?.data ?? null;
  const stop = useDesk.subscribe(({ state }, { state: before }) => {
    target.path &&= followPath(dataIn(before), dataIn(state), target.path);
  });
  const imported = await importMedia(file, pictureUseOf(at.path)).finally(stop);
  if (imported.status !== 'imported') return { status: 'trouble', answer: imported, imported: null };
  return target.path
    ? putPicture({ ...at, path: target.path }, imported)
    : { status: 'trouble', answer: { status: 'refused', message: GONE }, imported: null };
}

/** Replaces the picture at a place with an imported file. @returns what the couple still have to do, or null */
export async function putPicture(at: Place, imported: MediaFile): Promise<Work | null> {
  const step = pictureStep(stateNow(), at, imported);
  if (step === null) {
    announce('That is already the picture here.');
    return null;
  }
  const answer: Answer = typeof step === 'string' ? { status: 'refused', message: step } : await save(step);
  return answer.status === 'done' ? stateAfterSave(at, imported.name) : { status: 'trouble', answer, imported };
}

/** The state that asks whether the alternative text fits the new picture; null if it has none. */
function stateAfterSave(at: Place, name: string): Work | null {
  const entry = entryAt(stateNow(), at);
  // `petAlt` for `pet`, but `alt` for a card’s photo.
  const ownLine = `${at.path.at(-1)}Alt`;
  const line = entry.takes(ownLine) ? ownLine : 'alt';
  const text = entry.lines[line];
  if (typeof text !== 'string' || text === '') return null;
  return { status: 'describe', name, text: resolveReferences(text, stateNow().facts), at: siblingOf(entry, line) };
}

/** Whether a replaced picture still has its old description: false after an undo or an edit. */
export function hasOldDescription(state: EditState, at: Place, work: Work | null): boolean {
  if (work?.status !== 'describe') return false;
  const { file, lines } = entryAt(state, at);
  // Of `work.at` only the line’s name counts: the entry may have moved.
  return file === work.name && resolveReferences(textOf(lines[String(work.at.path.at(-1))]), state.facts) === work.text;
}
