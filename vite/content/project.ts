import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { schemas } from '../../src/content/schema.ts';
import { inspectMedia } from '../media/inspect-media.ts';
import { checkCaptions } from './captions.ts';
import { checkContent, type Content } from './check-content.ts';
import { findSampleMedia } from './samples.ts';

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
  let read: Promise<Content> | null = null;
  return {
    root,
    folder,
    mediaFolder,
    cacheFolder: join(root, 'node_modules/.cache/our-story'),
    read: () => (read ??= readAll(content, folder, mediaFolder)),
    invalidate: () => (read = null),
  };
}

async function readAll(name: string, folder: string, mediaFolder: string): Promise<Content> {
  const names = (await listFiles(folder)).filter(isOfContent);
  const texts = await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const));
  const mediaFiles = await listFiles(mediaFolder);
  const sampleMedia = await findSampleMedia(mediaFolder, mediaFiles);
  const content = checkContent(new Map(texts), mediaFiles, name, { sampleMedia });
  const findings = await inspectMedia(
    content.media.filter(({ name }) => mediaFiles.includes(name)),
    mediaFolder,
  );
  const { story } = content.sources;
  const captions = content.written?.story && story ? await checkCaptions(content.written.story, story) : [];
  const mistakes = [...content.mistakes, ...findings.filter(({ severity }) => severity === 'error')];
  return {
    ...content,
    written: mistakes.length === 0 ? content.written : null,
    mistakes,
    warnings: [...content.warnings, ...findings.filter(({ severity }) => severity === 'warning'), ...captions],
  };
}

/** The files of a folder, but those that computers hide in it; none where there is no folder. */
async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory() && !/^\.|^(Thumbs\.db|desktop\.ini)$/i.test(entry.name))
    .map(({ name }) => name);
}

/** Whether a couple may have meant a file as content: `faq.yaml`, also as `faq.yml`, `FAQ.yaml.txt` or `faq.txt`. */
function isOfContent(name: string): boolean {
  const [stem = ''] = name.toLowerCase().split('.');
  return /\.ya?ml(\.|$)/i.test(name) || (stem.trim() in schemas && !name.endsWith('.ts'));
}
