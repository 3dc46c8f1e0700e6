import { statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Project } from '../read/project.ts';
import { inspectMedia } from './check-media.ts';
import { checkCaptions } from './texts/check-captions.ts';
import { checkContent } from './check-content.ts';
import { checkFolderName } from './file-names.ts';
import type { Content } from '../read/checked-content.ts';
import { ENGINE } from '../read/engine.ts';
import { isInside } from '../read/is-inside.ts';
import { openDerived } from '../read/derived.ts';
import { stampOf } from '../media/read-once.ts';
import { listContent } from '../read/list-content.ts';
import { lastChange } from '../read/last-change.ts';
import { LANGUAGES } from '../read/languages/shipped-words.ts';
import { mistakeIn, withoutRepeats, type Mistake } from '../read/messages/mistake.ts';
import { leaveOutUnseen } from './leave-out-unseen.ts';
import { checkOwnWorld } from './own-world.ts';
import { readFiles, type Files, type Overrides } from './read-files.ts';
import { listOurs } from './sample/line-notes.ts';
import { findSampleMedia } from './sample/sample-media.ts';

/** The cache folder, relative to the project. */
const CACHE = 'node_modules/.cache/our-story';

/** The files that calendars depend on. */
const CALENDAR_FILES = /^(schedule|places|site)\.yaml$/;

/**
 * Opens a couple's project.
 * @param root the project's folder.
 * @param content the content folder: an absolute path, or one relative to `root`.
 * @param translation the code of the second language to read; null for the first.
 */
export function openProject(
  root: string,
  content = process.env.CONTENT || 'content',
  translation = process.env.CONTENT_LANGUAGE || null,
): Project {
  const folder = resolve(root, content);
  const mediaFolder = join(folder, 'media');
  let reading: Promise<Content> | null = null;
  let lastCheck: { key: string; content: Content } | null = null;
  const readAll = async (overrides: Overrides = new Map()): Promise<Content> => {
    const missing = findMissingFolder({ root, folder });
    if (missing) return { ...checkContent(new Map(), []), mistakes: [missing] };
    const files = await readFiles(folder, overrides);
    // The check before a save and the file watcher after it ask for the same content.
    if (lastCheck?.key !== files.key)
      lastCheck = { key: files.key, content: await checkAll(root, folder, translation, files) };
    return lastCheck.content;
  };
  let lastDate: { stamps: string; date: Promise<Date> } | null = null;
  return {
    root,
    folder,
    mediaFolder,
    cacheFolder: join(root, CACHE),
    languageFolder: join(ENGINE, LANGUAGES),
    translation,
    read: () => {
      if (reading) return reading;
      const started = readAll();
      // After a failure, the next caller tries again.
      started.catch(() => (reading = null));
      return (reading = started);
    },
    readWith: readAll,
    lastEventChange: async () => {
      // A translation has further files, in the folder of its language.
      const names = (await listContent(folder)).filter(
        (name) => ['.', translation].includes(dirname(name)) && CALENDAR_FILES.test(basename(name)),
      );
      const stamps = JSON.stringify(await Promise.all(names.map((name) => stampOf(join(folder, name)))));
      // Git is asked only after a change, since it takes as long as the rest of a save.
      if (lastDate?.stamps !== stamps) lastDate = { stamps, date: lastChange(folder, names) };
      return lastDate.date;
    },
    base: '/',
    isDraft: process.env.DRAFT === '1',
    invalidate: () => {
      reading = null;
    },
    derived: openDerived(),
  };
}

/** A mistake if the content folder is missing; null if it exists. */
export function findMissingFolder({ root, folder }: Pick<Project, 'root' | 'folder'>): Mistake | null {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return null;
  const message =
    'There is no such folder. Run the command in your site’s folder, or correct the path in the variable CONTENT.';
  return mistakeIn(shownPath(root, folder), message);
}

/** The content folder as messages show it: relative if inside the project, with forward slashes. */
function shownPath(root: string, folder: string): string {
  const path = isInside(root, folder) ? relative(root, folder) || '.' : folder;
  return path.replaceAll('\\', '/');
}

/** Checks the texts, then the media, captions and own world that they use. */
async function checkAll(
  root: string,
  folder: string,
  translation: string | null,
  { texts, mediaFiles, unreadFolders, languages, today }: Files,
): Promise<Content> {
  const folders = { mediaFolder: join(folder, 'media'), cacheFolder: join(root, CACHE) };
  const sampleMedia = await findSampleMedia(folders.mediaFolder, mediaFiles);
  const content = checkContent(texts, mediaFiles, shownPath(root, folder), { languages, today, sampleMedia });
  const uses = content.media.filter(({ name, isHidden }) => !isHidden && mediaFiles.includes(name));
  const mediaFindings = withoutRepeats(await inspectMedia(uses, folders));
  const stories = [{ written: content.written, story: content.sources.story }, ...content.translations];
  const captionFindings = stories.map(async ({ written, story }) =>
    written?.story && story ? checkCaptions(written.story, story, folders.cacheFolder, written.site.typeface) : [],
  );
  const ownWorld = await checkOwnWorld(content, folder);
  const sources = [content, ...content.translations].flatMap((each) => Object.values(each.sources));
  const ours = new Set(sources.flatMap(listOurs));
  const mistakes = [
    ...content.mistakes,
    ...ownWorld.mistakes,
    ...mediaFindings.filter(({ severity }) => severity === 'error'),
  ];
  const chosen =
    translation === null ? content : content.translations.find(({ language }) => language.code === translation);
  return {
    ...content,
    written: mistakes.length === 0 && chosen?.written ? leaveOutUnseen(chosen.written, ownWorld.showsPhoto) : null,
    mistakes,
    warnings: [
      ...unreadFolders.map((name) => checkFolderName(name, shownPath(root, folder))),
      ...content.warnings,
      ...ownWorld.warnings,
      ...mediaFindings.filter(({ severity }) => severity === 'warning'),
      ...withoutRepeats((await Promise.all(captionFindings)).flat()),
    ].filter(({ file, line }) => !ours.has(`${file}:${line}`)),
  };
}
