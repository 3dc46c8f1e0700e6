import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspectMedia, type MediaFolders } from '../media/inspect-media.ts';
import { checkContent, type Content } from './check-content.ts';

/** The content of one checkout, read when first asked for and again after it has changed. */
export type Project = {
  root: string;
  folder: string;
  mediaFolder: string;
  cacheFolder: string;
  /** All of it, checked; photos and videos have been looked into, too. */
  read: () => Promise<Content>;
  /** Forgets what was read. */
  invalidate: () => void;
};

/** Opens the content in a project's folder: the couple's, or where the variable CONTENT says that it lies. */
export function openProject(root: string, content = process.env.CONTENT ?? 'src/content'): Project {
  const folder = join(root, content);
  const mediaFolder = join(folder, 'media');
  const cacheFolder = join(root, 'node_modules/.cache/our-story');
  let read: Promise<Content> | null = null;
  return {
    root,
    folder,
    mediaFolder,
    cacheFolder,
    read: () => (read ??= readAll(content, folder, { mediaFolder, cacheFolder })),
    invalidate: () => (read = null),
  };
}

async function readAll(name: string, folder: string, folders: MediaFolders): Promise<Content> {
  const names = (await readdir(folder)).filter((name) => /\.ya?ml$/.test(name));
  const texts = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
  );
  const mediaFiles = await readdir(folders.mediaFolder);
  const content = checkContent(new Map(texts), mediaFiles, name);
  const findings = await inspectMedia(
    content.media.filter(({ name }) => mediaFiles.includes(name)),
    folders,
  );
  const mistakes = [...content.mistakes, ...findings.filter(({ severity }) => severity === 'error')];
  return {
    ...content,
    written: mistakes.length === 0 ? content.written : null,
    mistakes,
    warnings: [...content.warnings, ...findings.filter(({ severity }) => severity === 'warning')],
  };
}
