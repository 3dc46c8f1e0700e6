import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OWN_WORLD } from '../../src/model/worlds.ts';
import { stampOf } from '../media/read-once.ts';
import { OWN_LANGUAGES, readLanguages, type LanguageTexts } from '../read/languages/shipped-words.ts';
import { listContent, listFiles, listUnreadFolders } from '../read/list-content.ts';
import { worldVersion, worldFolder } from '../read/worlds.ts';

/** Texts by file name, to check in place of what the files contain; null leaves a file out. */
export type Overrides = ReadonlyMap<string, string | null>;

/** Everything that a check depends on. */
export type Files = {
  /** The content by file name. */
  texts: ReadonlyMap<string, string | Uint8Array>;
  mediaFiles: string[];
  /** The names of folders whose content is not read. */
  unreadFolders: string[];
  languages: LanguageTexts;
  /** An ISO date. */
  today: string;
  /** The same for the same files on the same day. */
  key: string;
};

/** Reads the content, with `overrides` in place of what is on disk. */
export async function readFiles(folder: string, overrides: Overrides): Promise<Files> {
  const mediaFolder = join(folder, 'media');
  const listed = new Set([...(await listContent(folder)), ...overrides.keys()]);
  const names = [...listed].filter((name) => overrides.get(name) !== null);
  const texts = await Promise.all(
    names.map(async (name) => [name, overrides.get(name) ?? (await readFile(join(folder, name)))] as const),
  );
  const [mediaFiles, unreadFolders] = await Promise.all([listFiles(mediaFolder), listUnreadFolders(folder)]);
  // A file that is removed meanwhile has no stamp.
  const stamps = await Promise.all(mediaFiles.map((name) => stampOf(join(mediaFolder, name)).catch(() => null)));
  const languages = readLanguages(join(folder, OWN_LANGUAGES));
  const world = await worldVersion(worldFolder({ folder }, OWN_WORLD));
  const today = new Date().toISOString().slice(0, 10);
  // `latin1` has one letter for each byte, so that files with different invalid UTF-8 differ, too.
  const bytes = texts.map(([name, text]) => [name, Buffer.from(text).toString('latin1')]);
  // The check also reads the media and the couple's own world, so they are part of the key.
  const key = JSON.stringify([bytes, mediaFiles, unreadFolders, stamps, [...languages], world, today]);
  return { texts: new Map(texts), mediaFiles, unreadFolders, languages, today, key };
}
