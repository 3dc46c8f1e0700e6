import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { OWN_PAGE } from '../../src/model/pages.ts';
import { listContent, listFiles, type Project } from '../read/project.ts';
import { inspectMedia } from './check-media.ts';
import { checkCaptions } from './texts/check-captions.ts';
import { checkContent } from './check-content.ts';
import type { Content } from '../read/checked-content.ts';
import { ENGINE } from '../read/engine.ts';
import { openDerived } from '../read/derived.ts';
import { lastChange } from '../read/last-change.ts';
import { LANGUAGES, OWN_LANGUAGES, readLanguages } from '../read/shipped-words.ts';
import { mistakeIn, withoutRepeats, type Mistake } from '../read/messages/mistake.ts';
import { findSampleMedia } from './sample/samples.ts';

/** The cache folder, relative to the project. */
const CACHE = 'node_modules/.cache/our-story';

/** The files that calendars depend on. */
const OF_EVENTS = /^(schedule|places|site)\.yaml$/;

/**
 * Opens the couple's content, or the folder in the variable CONTENT: an absolute path, or one relative to the project.
 * Reads it in its first language, or in the one in CONTENT_LANGUAGE.
 */
export function openProject(
  root: string,
  content = process.env.CONTENT || 'content',
  translation = process.env.CONTENT_LANGUAGE ?? null,
): Project {
  const folder = resolve(root, content);
  const mediaFolder = join(folder, 'media');
  let read: Promise<Content> | null = null;
  let changed: Promise<Date> | null = null;
  return {
    root,
    folder,
    mediaFolder,
    cacheFolder: join(root, CACHE),
    languageFolder: join(ENGINE, LANGUAGES),
    translation,
    read: () => (read ??= readAll(root, folder, translation)),
    readWith: (texts) => readAll(root, folder, translation, texts),
    eventsChanged: () =>
      (changed ??= readdir(folder).then((names) =>
        lastChange(
          folder,
          names.filter((name) => OF_EVENTS.test(name)),
        ),
      )),
    base: '/',
    isDraft: false,
    invalidate: () => {
      read = null;
      changed = null;
    },
    derived: openDerived(),
  };
}

/** A mistake if the content folder is missing; null if it exists. */
export function findMissingFolder({ root, folder }: Pick<Project, 'root' | 'folder'>): Mistake | null {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return null;
  const message = 'There is no such folder. Create it, or correct the path in the variable CONTENT.';
  return mistakeIn(shownPath(root, folder), message);
}

/** The content folder as messages show it: relative if inside the project, with forward slashes. */
function shownPath(root: string, folder: string): string {
  const way = relative(root, folder);
  const isInside = !way.startsWith('..') && !isAbsolute(way);
  return (isInside ? way || '.' : folder).replaceAll('\\', '/');
}

async function readAll(
  root: string,
  folder: string,
  translation: string | null,
  others: ReadonlyMap<string, string> = new Map(),
): Promise<Content> {
  const missing = findMissingFolder({ root, folder });
  if (missing) return { ...checkContent(new Map(), []), mistakes: [missing] };
  const shown = shownPath(root, folder);
  const folders = { mediaFolder: join(folder, 'media'), cacheFolder: join(root, CACHE) };
  // The couple's own page may have no file yet: then its text is empty.
  const isMissing = (name: string) => others.get(name) === '' && name.endsWith(`${OWN_PAGE}.yaml`);
  const names = [...new Set([...(await listContent(folder)), ...others.keys()])].filter((name) => !isMissing(name));
  const texts = await Promise.all(
    names.map(async (name) => [name, others.get(name) ?? (await readFile(join(folder, name)))] as const),
  );
  const mediaFiles = await listFiles(folders.mediaFolder);
  const sampleMedia = await findSampleMedia(folders.mediaFolder, mediaFiles);
  const content = checkContent(new Map(texts), mediaFiles, shown, {
    languages: readLanguages(join(folder, OWN_LANGUAGES)),
    sampleMedia,
  });
  const uses = content.media.filter(({ name, isHidden }) => !isHidden && mediaFiles.includes(name));
  const findings = withoutRepeats(await inspectMedia(uses, folders));
  const { story } = content.sources;
  const { written } = content;
  const captions =
    written?.story && story
      ? await checkCaptions(written.story, story, folders.cacheFolder, written.site.typeface)
      : [];
  const mistakes = [...content.mistakes, ...findings.filter(({ severity }) => severity === 'error')];
  const inLanguage =
    translation === null ? content : content.translations.find(({ language }) => language.code === translation);
  return {
    ...content,
    written: mistakes.length === 0 ? (inLanguage?.written ?? null) : null,
    mistakes,
    warnings: [...content.warnings, ...findings.filter(({ severity }) => severity === 'warning'), ...captions],
  };
}
