import { posix } from 'node:path';
import { didYouMean } from './did-you-mean.ts';
import type { Mistake } from './mistake.ts';
import type { Path, Source } from './source.ts';
import { walkStrings } from './walk.ts';

/** Lines that name a file in `media/`. */
const MEDIA_KEYS = new Set(['photo', 'video', 'logo', 'pet', 'shareImage']);

/** A file in `media/` that the content asks for, and where. */
export type MediaUse = { name: string; kind: 'photo' | 'video' | 'drawing' | 'cover'; source: Source; path: Path };

/** Every file that a source asks for. */
export function findMediaUses(source: Source): MediaUse[] {
  const uses: MediaUse[] = [];
  walkStrings(source.data, (name, path) => {
    const key = String(path.at(-1));
    if (!MEDIA_KEYS.has(key)) return;
    uses.push({
      name,
      kind: kindOf(path),
      source,
      path,
    });
  });
  return uses;
}

function kindOf(path: Path): MediaUse['kind'] {
  const [holder, key] = path.slice(-2);
  if (key === 'video') return 'video';
  if (key === 'logo' || key === 'pet') return 'drawing';
  return holder === 'cover' ? 'cover' : 'photo';
}

/** Mistakes for files that are not there, or are of the wrong sort. */
export function checkMediaNames(uses: readonly MediaUse[], present: readonly string[]): Mistake[] {
  return uses.flatMap(({ name, kind, source, path }) => {
    const isMp4 = /\.mp4$/i.test(name);
    if (kind === 'video' && !isMp4)
      return [source.mistakeAt(path, `"${name}" is no MP4. Convert it: see "Videos" in src/content/README.md.`)];
    if (kind !== 'video' && /\.(mp4|mov|m4v|webm|avi)$/i.test(name))
      return [source.mistakeAt(path, `"${name}" is a video. Write "video: ${name}" in its place.`)];
    if (present.includes(name)) return [];
    return [
      source.mistakeAt(
        path,
        `"${name}" is not in ${posix.dirname(source.file)}/media/. ${didYouMean(name, alike(name, present))}`.trim(),
      ),
    ];
  });
}

/** Files worth suggesting: too long a list helps nobody. */
function alike(name: string, present: readonly string[]): readonly string[] {
  return present.length <= 8 ? present : present.filter((file) => file.slice(0, 2) === name.slice(0, 2)).slice(0, 8);
}
