import { sourceStemOf, stemOf } from '../../../../src/model/pictures/stem';
import { resolveReferences } from '../../../model/references';
import type { EditState, Place } from '../../../protocol';
import { topCard } from '../../site/point';
import { followPath } from '../../state/follow-drafts';
import { entryAt, ownerOf, type PictureEntry } from '../picture-entry';
import { ownPlace } from './own-place';

/** A picture or film on the page in the frame that comes from a line of the content. */
export type FramePicture = PictureEntry & {
  /** See `keyOfPicture`. It stays the same across reloads, and when a film replaces the photo. */
  key: string;
  /** The elements that show it: a film also has a still, and a page may show a picture small and large. */
  elements: HTMLElement[];
  /** Its alternative text, or else what it belongs to. */
  name: string;
};

/** Every visible picture on a page, or in its open dialog, in document order. */
export function findPictures(page: Document, state: EditState): FramePicture[] {
  const found = new Map<string, FramePicture>();
  /** How many elements so far show the same file, by `countKey`. */
  const counts = new Map<string, number>();
  const openDialog = page.querySelector('dialog[open]');
  for (const element of (openDialog ?? page).querySelectorAll<HTMLImageElement | HTMLVideoElement>('img, video')) {
    const address = addressOf(element);
    const listed = address === null ? undefined : state.pictures[address];
    if (address === null || !listed) continue;
    // Pictures with an empty `alt` repeat others, as in the party’s middle panel, so they are counted separately.
    const countKey = JSON.stringify([listed, element.getAttribute('alt') === '']);
    const count = counts.get(countKey) ?? 0;
    counts.set(countKey, count + 1);
    if (!isShown(element)) continue;
    const place = ownPlace(element, listed, count, state);
    const entry = entryAt(state, place);
    const key = keyOfPicture(place);
    const known = found.get(key);
    if (known) known.elements.push(element);
    else if (isMadeFrom(address, entry))
      found.set(key, { ...entry, key, elements: [element], name: nameOf(element, entry, state.facts) });
  }
  return [...found.values()];
}

/** Identifies a picture by its file and entry. The line is left out, as it may change from `photo` to `video`. */
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

/** The last two segments of a picture’s URL, which are its key in `state.pictures`; null without a valid URL. */
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
 * Whether a picture was made from the file that its entry names; briefly false after a change. Any cover with a photo
 * counts, since its URL does not contain the photo’s name.
 */
function isMadeFrom(address: string, { at, file }: PictureEntry): boolean {
  return file !== '' && (at.path[0] === 'cover' || sourceStemOf(address) === stemOf(file));
}

/** Whether an element has a size, and no other card covers it. */
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
