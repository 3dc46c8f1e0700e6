import type { Content } from '../../../build/read/checked-content.ts';
import { kindByName } from '../../../build/read/media-names.ts';
import { openMediaFile } from '../../../build/media/media-file.ts';
import type { Project } from '../../../build/read/project.ts';
import { isPageId } from '../../../src/model/pages.ts';
import type { Written } from '../../../src/model/schema/schema.ts';
import { hashOf } from './built-site.ts';

/** What a version contains: a hash of each page's content and of each photo and film, by name. */
export type Snapshot = { pages: Record<string, string>; media: Record<string, string> };

/** The length of these hashes: enough to tell versions of one page or photo apart. */
const HASH_LETTERS = 10;

/** Names for the parts of the content that are not a page. */
const SITE = 'Cover and menu';
const OTHER = 'Map and places';

/** Takes a snapshot of the content that guests see. */
export async function takeSnapshot(
  { mediaFolder }: Project,
  { written, translations, media }: Content,
): Promise<Snapshot> {
  const languages = [written, ...translations.map((each) => each.written)];
  /** The content by page, in all languages. */
  const parts: Record<string, unknown[]> = {};
  for (const part of Object.keys(written ?? {}) as (keyof Written)[])
    (parts[nameOf(part, written)] ??= []).push(languages.map((each) => withoutAddress(each?.[part] ?? null)));
  const names = [...new Set(media.filter(({ isHidden }) => !isHidden).map(({ name }) => name))].toSorted();
  const files = names.map(async (name) => {
    const { hash } = await openMediaFile(mediaFolder, name);
    return [name, hash.slice(0, HASH_LETTERS)] as const;
  });
  return {
    pages: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, shortHash(JSON.stringify(part))])),
    media: Object.fromEntries(await Promise.all(files)),
  };
}

/**
 * Describes what changed, for the couple: `Schedule, Travel; 3 photos`.
 * @param before null without a version that this folder knows
 * @param isFirst whether no version is live yet
 */
export function describeChanges(before: Snapshot | null, after: Snapshot, isFirst: boolean): string {
  const pages = compare(before?.pages ?? {}, after.pages);
  const media = compare(before?.media ?? {}, after.media);
  const words = [
    before ? pages.changed.join(', ') : isFirst ? 'First version' : 'All pages',
    pages.removed.length > 0 && `without ${pages.removed.join(', ')}`,
    countMedia(media.changed, ''),
    countMedia(media.removed, ' removed'),
  ];
  return words.filter(Boolean).join('; ') || 'No words or photos';
}

function compare(before: Record<string, string>, after: Record<string, string>) {
  return {
    changed: Object.keys(after).filter((name) => after[name] !== before[name]),
    removed: Object.keys(before).filter((name) => !Object.hasOwn(after, name)),
  };
}

function countMedia(names: readonly string[], suffix: string): string {
  const films = names.filter((name) => kindByName(name) === 'video').length;
  const count = (number: number, noun: string) =>
    number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}${suffix}`;
  return [count(names.length - films, 'photo'), count(films, 'film')].filter(Boolean).join(', ');
}

function nameOf(part: keyof Written, written: Written | null): string {
  if (part === 'site') return SITE;
  return isPageId(part) ? (written?.site.pages[part]?.menu ?? part) : OTHER;
}

function shortHash(text: string): string {
  return hashOf(text).slice(0, HASH_LETTERS);
}

/** A part of the content without the site's address, which publishing itself writes: it does not count as a change. */
function withoutAddress(part: object | null): object {
  return { ...part, address: null };
}
