import type { Content } from '../../../build/read/checked-content.ts';
import { kindByName } from '../../../build/read/media-names.ts';
import { openMediaFile } from '../../../build/media/media-file.ts';
import type { Project } from '../../../build/read/project.ts';
import { isPageId } from '../../../src/model/pages.ts';
import type { Written } from '../../../src/model/schema/schema.ts';
import { hashOf } from './built-site.ts';

/** What the couple had published: hashes of each page's content and of each photo and film, by name. */
export type Snapshot = { pages: Record<string, string>; media: Record<string, string> };

/** Enough to tell versions of one text or photo apart. */
const LETTERS = 10;

const SITE = 'Cover and menu';
const MAP = 'Map and places';

/** Takes a snapshot of the content that guests see. */
export async function takeSnapshot(
  { mediaFolder }: Project,
  { written, translations, media }: Content,
): Promise<Snapshot> {
  const all = [written, ...translations.map((each) => each.written)];
  const parts: Record<string, unknown[]> = {};
  for (const part of Object.keys(written ?? {}) as (keyof Written)[])
    (parts[nameOf(part, written)] ??= []).push(all.map((each) => withoutAddress(each?.[part] ?? null)));
  const names = [...new Set(media.filter(({ isHidden }) => !isHidden).map(({ name }) => name))].toSorted();
  const files = names.map(async (name) => {
    const { hash } = await openMediaFile(mediaFolder, name);
    return [name, hash.slice(0, LETTERS)] as const;
  });
  return {
    pages: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, short(JSON.stringify(part))])),
    media: Object.fromEntries(await Promise.all(files)),
  };
}

/** What changed, in the couple's words: `Schedule, Travel; 3 photos`. */
export function describeChanges(before: Snapshot | null, after: Snapshot): string {
  const pages = compare(before?.pages ?? {}, after.pages);
  const media = compare(before?.media ?? {}, after.media);
  const words = [
    before === null ? 'First version' : pages.changed.join(', '),
    pages.removed.length > 0 && `without ${pages.removed.join(', ')}`,
    count(media.changed, ''),
    count(media.removed, ' removed'),
  ];
  return words.filter(Boolean).join('; ') || 'No words or photos';
}

function compare(before: Record<string, string>, after: Record<string, string>) {
  return {
    changed: Object.keys(after).filter((name) => after[name] !== before[name]),
    removed: Object.keys(before).filter((name) => !Object.hasOwn(after, name)),
  };
}

function count(names: readonly string[], suffix: string): string {
  const films = names.filter((name) => kindByName(name) === 'video').length;
  const some = (number: number, noun: string) =>
    number === 0 ? [] : `${number} ${noun}${number === 1 ? '' : 's'}${suffix}`;
  return [some(names.length - films, 'photo'), some(films, 'film')].flat().join(', ');
}

function nameOf(part: keyof Written, written: Written | null): string {
  if (part === 'site') return SITE;
  return isPageId(part) ? (written?.site.pages[part]?.menu ?? part) : MAP;
}

function short(text: string): string {
  return hashOf(text).slice(0, LETTERS);
}

/** The address does not count as a change, since publishing writes it. */
function withoutAddress(part: object | null): object {
  return { ...part, address: null };
}
