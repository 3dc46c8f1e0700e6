import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isHiddenFile } from '../../src/content/hidden-file.ts';
import { languageCode } from '../../src/content/schema-parts.ts';
import { schemas } from '../../src/content/schema.ts';
import { inspectMedia } from '../media/inspect-media.ts';
import { checkCaptions } from './captions.ts';
import { checkContent, type Content } from './check-content.ts';
import { lastChange } from './last-change.ts';
import { LANGUAGES, readLanguages } from './languages.ts';
import { findSampleMedia } from './samples.ts';

/** The content of one checkout, read when first asked for and again after it has changed. */
export type Project = {
  root: string;
  folder: string;
  mediaFolder: string;
  cacheFolder: string;
  /** Where the words that ship lie. */
  languageFolder: string;
  /** The code of the second language that it is read in; null for the first. */
  translation: string | null;
  /** All of it, checked; photos and videos have been looked into, too. */
  read: () => Promise<Content>;
  /** The same as it would be with other texts in some files, by their names in the folder. */
  readWith: (texts: ReadonlyMap<string, string>) => Promise<Content>;
  /** When what is told of the events last changed. */
  eventsChanged: () => Promise<Date>;
  /** The path that the site is built for; Vite says it. */
  base: string;
  /** Whether it is only looked at on this machine, by whoever waits for each change. */
  isDraft: boolean;
  /** Forgets what was read. */
  invalidate: () => void;
};

/** Where made things are kept, from the project's folder. */
const CACHE = 'node_modules/.cache/our-story';

/** The files that calendars are made from. */
const OF_EVENTS = /^(schedule|places|site)\.yaml$/;

/**
 * Opens the content in a project's folder: the couple's, or where the variable CONTENT says that it lies; in its first
 * language, or in the one that CONTENT_LANGUAGE names.
 */
export function openProject(
  root: string,
  content = process.env.CONTENT ?? 'src/content',
  translation = process.env.CONTENT_LANGUAGE ?? null,
): Project {
  const folder = join(root, content);
  const mediaFolder = join(folder, 'media');
  let read: Promise<Content> | null = null;
  let changed: Promise<Date> | null = null;
  return {
    root,
    folder,
    mediaFolder,
    cacheFolder: join(root, CACHE),
    languageFolder: join(root, LANGUAGES),
    translation,
    read: () => (read ??= readAll(root, content, translation)),
    readWith: (texts) => readAll(root, content, translation, texts),
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
  };
}

async function readAll(
  root: string,
  name: string,
  translation: string | null,
  others: ReadonlyMap<string, string> = new Map(),
): Promise<Content> {
  const folder = join(root, name);
  const folders = { mediaFolder: join(folder, 'media'), cacheFolder: join(root, CACHE) };
  const names = await listContent(folder);
  const texts = await Promise.all(
    names.map(async (name) => [name, others.get(name) ?? (await readFile(join(folder, name)))] as const),
  );
  const mediaFiles = await listFiles(folders.mediaFolder);
  const sampleMedia = await findSampleMedia(folders.mediaFolder, mediaFiles);
  const content = checkContent(new Map(texts), mediaFiles, name, { languages: readLanguages(root), sampleMedia });
  const findings = await inspectMedia(
    content.media.filter(({ name }) => mediaFiles.includes(name)),
    folders,
  );
  const { story } = content.sources;
  const captions =
    content.written?.story && story ? await checkCaptions(content.written.story, story, folders.cacheFolder) : [];
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

/** The files of the first language, and those of others as `es/story.yaml`. */
export async function listContent(folder: string): Promise<string[]> {
  const folders = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && languageCode.safeParse(entry.name).success)
    .map(({ name }) => name);
  const others = folders.map(async (code) => (await listFiles(join(folder, code))).map((name) => `${code}/${name}`));
  const all = [await listFiles(folder), ...(await Promise.all(others))].flat();
  return all.filter((name) => isOfContent(name.split('/').pop() ?? ''));
}

/** The files of a folder, but those that computers hide in it; none where there is no folder. */
export async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => !entry.isDirectory() && !isHiddenFile(entry.name)).map(({ name }) => name);
}

/** Whether a couple may have meant a file as content: `faq.yaml`, also as `faq.yml`, `FAQ.yaml.txt` or `faq.txt`. */
function isOfContent(name: string): boolean {
  const [stem = ''] = name.toLowerCase().split('.');
  return /\.ya?ml(\.|$)/i.test(name) || (stem.trim() in schemas && !name.endsWith('.ts'));
}
