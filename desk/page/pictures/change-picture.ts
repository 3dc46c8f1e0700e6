import type { Answer, Place, Refusal, ImportedFile } from '../../protocol';
import { save } from '../state/saving';
import { announce, stateNow } from '../state/desk-store';
import { importMedia } from '../state/clients/media-client';
import { pictureStep } from './picture-step';
import { entryAt, siblingOf, purposeOf } from './picture-entry';

/** A file in the media folder. */
export type MediaFile = Pick<ImportedFile, 'name' | 'kind'>;

/** Where the replacement of a picture has got to. */
export type Work =
  | { status: 'importing'; name: string; note: string }
  /** `imported` is set if only the save failed. */
  | { status: 'trouble'; answer: Refusal; imported: MediaFile | null }
  /** The picture was replaced, but its alternative text still describes the old one. */
  | { status: 'describe'; text: string; at: Place };

/** A larger file takes minutes to import. */
const LARGE_BYTES = 100e6;

/** What the couple read while a file is imported. */
export function importNote({ type, size }: File): string {
  const megabytes = Math.round(size / 1e6);
  if (size > LARGE_BYTES)
    return `${megabytes} MB: this takes minutes. Guests see eight seconds of a film, so a shorter one is quicker.`;
  return type.startsWith('video/') ? 'Converting the film for phones …' : 'Checking and copying it …';
}

/** The start of an import. */
export function startImport(file: File): Work {
  return { status: 'importing', name: file.name, note: importNote(file) };
}

/** Replaces the picture at a place with a new file. @returns what the couple still have to do, or null */
export async function importPicture(at: Place, file: File): Promise<Work | null> {
  const imported = await importMedia(file, purposeOf(at));
  return imported.status === 'imported'
    ? putPicture(at, imported)
    : { status: 'trouble', answer: imported, imported: null };
}

/** Replaces the picture at a place with an imported file. @returns what the couple still have to do, or null */
export async function putPicture(at: Place, imported: MediaFile): Promise<Work | null> {
  const step = pictureStep(stateNow(), at, imported);
  if (step === null) {
    announce('That is already the picture here.');
    return null;
  }
  const answer: Answer = typeof step === 'string' ? { status: 'refused', message: step } : await save(step);
  return answer.status === 'done' ? askForDescription(at) : { status: 'trouble', answer, imported };
}

/** Asks about the alternative text, if there is one. */
function askForDescription(at: Place): Work | null {
  const entry = entryAt(stateNow(), at);
  const line = at.path.at(-1) === 'pet' ? 'petAlt' : 'alt';
  const text = entry.lines[line];
  return typeof text === 'string' && text !== '' ? { status: 'describe', text, at: siblingOf(entry, line) } : null;
}
