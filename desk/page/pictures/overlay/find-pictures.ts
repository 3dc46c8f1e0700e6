import { sourceStemOf, stemOf } from '../../../../src/model/pictures/stem';
import { resolveReferences } from '../../../model/references';
import type { EditState, Place } from '../../../protocol';
import { topCard } from '../../site/point';
import { followPath } from '../../state/follow-drafts';
import { entryAt, ownerOf, type PictureEntry } from '../picture-entry';
import { ownPlace } from './own-place';

/** A picture or film on the page in the frame that comes from a line of the content. */
export type FramePicture = PictureEntry & {
  /** See `keyOfPicture`: stable across reloads and when a film replaces the photo. */
  key: string;
  /** Where it is shown: a film also has a still, and a page may show a picture small and large. */
  elements: HTMLElement[];
  /** Its alternative text, or else what it belongs to. */
  name: string;
};

/** Every visible picture on a page, in document order. */
export function findPictures(page: Document, state: EditState): FramePicture[] {
  const found = new Map<string, FramePicture>();
  /** How many elements of each line came before, with a description or without. */
  const seen = new Map<string, number>();
  const open = page.querySelector('dialog[open]');
  for (const element of (open ?? page).querySelectorAll<HTMLImageElement | HTMLVideoElement>('img, video')) {
    const address = addressOf(element);
    const first = address === null ? undefined : state.pictures[address];
    if (address === null || !first) continue;
    // Pictures between the party’s two sides repeat others, with an empty description: count them apart.
    const line = JSON.stringify([first, element.getAttribute('alt') === '']);
    const count = seen.get(line) ?? 0;
    seen.set(line, count + 1);
    if (!isShown(element)) continue;
    const place = ownPlace(element, first, count, state);
    const entry = entryAt(state, place);
    const key = keyOfPicture(place);
    const known = found.get(key);
    if (known) known.elements.push(element);
    else if (isMadeFrom(address, entry))
      found.set(key, { ...entry, key, elements: [element], name: nameOf(element, entry, state.facts) });
  }
  return [...found.values()];
}

/** Identifies the entry of a picture. */
function keyOfPicture({ file, path }: Place): string {
  return `${file} ${path.slice(0, -1).join(' ')}`;
}

/** A picture after a change of the files, which may have moved its entry; null if its entry is gone. */
export function followPicture<Known extends Pick<FramePicture, 'key' | 'at'>>(
  picture: Known,
  before: EditState['files'] | undefined,
  after: EditState['files'] | undefined,
): Known | null {
  const { file } = picture.at;
  const path = followPath(before?.[file]?.data ?? null, after?.[file]?.data ?? null, picture.at.path);
  if (!path) return null;
  const at = { file, path };
  return { ...picture, at, key: keyOfPicture(at) };
}

/** The last two segments of a picture’s URL, the key in `state.pictures`. */
function addressOf(element: HTMLImageElement | HTMLVideoElement): string | null {
  const source = element.currentSrc || element.getAttribute('src') || element.getAttribute('poster');
  if (source === null) return null;
  try {
    const { pathname } = new URL(source, element.baseURI);
    return decodeURIComponent(pathname).split('/').slice(-2).join('/');
  } catch {
    return null;
  }
}

/**
 * Whether a picture was made from the file its entry names; briefly false after a change. Made covers do not have their
 * photo’s name.
 */
function isMadeFrom(address: string, { at, file }: PictureEntry): boolean {
  return file !== '' && (at.path[0] === 'cover' || sourceStemOf(address) === stemOf(file));
}

/** Whether it is visible, and not covered by another card. */
function isShown(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const card = element.closest<HTMLElement>('[data-card]');
  return !card || topCard(card.ownerDocument) === card;
}

function nameOf(element: HTMLElement, entry: PictureEntry, facts: EditState['facts']): string {
  const alt = element.getAttribute('alt') || entry.lines.alt;
  return typeof alt === 'string' && alt !== '' ? resolveReferences(alt, facts) : ownerOf(entry, facts);
}
