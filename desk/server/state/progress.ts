import { STORY_FILE } from '../../model/cards.ts';
import type { EditState, Path, Place, FileProgress } from '../../protocol.ts';

/** About how many cards a story has. One with fewer counts as unfinished. */
const USUAL_CARDS = 50;

type Placed = readonly { at: Place }[];

/**
 * Measures how much of each file is the couple's own.
 * @param all the values that count
 * @param left those of them that are still the sample's, or marked as not final
 */
export function measureProgress(files: readonly string[], all: Placed, left: Placed): EditState['progress'] {
  return Object.fromEntries(
    files.map((file): [string, FileProgress] => {
      const count = (places: Placed) => {
        const paths = places.flatMap(({ at }) => (at.file === file ? [at.path] : []));
        // Of a card, only the photo or film counts.
        return new Set((file === STORY_FILE ? paths.filter(isMediaPath) : paths).map(entryOf)).size;
      };
      const total = count(all);
      // `all` has no values of a hidden or unreadable story.
      const isReadableStory = file === STORY_FILE && all.some(({ at }) => at.file === file);
      return [file, { yours: total - count(left), all: isReadableStory ? Math.max(total, USUAL_CARDS) : total }];
    }),
  );
}

const isMediaPath = (path: Path) => path.at(-1) === 'photo' || path.at(-1) === 'video';

/** The list entry that a value belongs to; a value outside lists is its own entry. */
function entryOf(path: Path): string {
  const index = path.findLastIndex((part) => typeof part === 'number');
  return path.slice(0, index < 0 ? path.length : index + 1).join('.');
}
