import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspectMedia } from '../media/inspect-media.ts';
import { checkContent, type Content } from './check-content.ts';
import { lastChange } from './last-change.ts';

/** The content of one checkout, read when first asked for and again after it has changed. */
export type Project = {
  root: string;
  folder: string;
  mediaFolder: string;
  cacheFolder: string;
  /** All of it, checked; photos and videos have been looked into, too. */
  read: () => Promise<Content>;
  /** When what is told of the events last changed. */
  eventsChanged: () => Promise<Date>;
  /** The path that the site is built for; Vite says it. */
  base: string;
  /** Forgets what was read. */
  invalidate: () => void;
};

/** The files that calendars are made from. */
const OF_EVENTS = /^(schedule|places|site)\.yaml$/;

/** Opens the content in a project's folder: the couple's, or where the variable CONTENT says that it lies. */
export function openProject(root: string, content = process.env.CONTENT ?? 'src/content'): Project {
  const folder = join(root, content);
  const mediaFolder = join(folder, 'media');
  let read: Promise<Content> | null = null;
  let changed: Promise<Date> | null = null;
  return {
    root,
    folder,
    mediaFolder,
    cacheFolder: join(root, 'node_modules/.cache/our-story'),
    read: () => (read ??= readAll(content, folder, mediaFolder)),
    eventsChanged: () =>
      (changed ??= readdir(folder).then((names) =>
        lastChange(
          folder,
          names.filter((name) => OF_EVENTS.test(name)),
        ),
      )),
    base: '/',
    invalidate: () => {
      read = null;
      changed = null;
    },
  };
}

async function readAll(name: string, folder: string, mediaFolder: string): Promise<Content> {
  const names = (await readdir(folder)).filter((name) => /\.ya?ml$/.test(name));
  const texts = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
  );
  const mediaFiles = await readdir(mediaFolder);
  const content = checkContent(new Map(texts), mediaFiles, name);
  const findings = await inspectMedia(
    content.media.filter(({ name }) => mediaFiles.includes(name)),
    mediaFolder,
  );
  const mistakes = [...content.mistakes, ...findings.filter(({ severity }) => severity === 'error')];
  return {
    ...content,
    written: mistakes.length === 0 ? content.written : null,
    mistakes,
    warnings: [...content.warnings, ...findings.filter(({ severity }) => severity === 'warning')],
  };
}
