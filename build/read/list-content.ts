import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isHiddenFile } from '../../src/model/hidden-file.ts';
import { languageCode } from '../../src/model/schema/schema-parts.ts';
import { OWN_LANGUAGES } from './languages/shipped-words.ts';
import { schemas, type FileName } from '../../src/model/schema/schema.ts';

/** The first language's files, and those of other languages as `es/story.yaml`. Includes misspelt names. */
export async function listContent(folder: string): Promise<string[]> {
  const folders = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && languageCode.safeParse(entry.name).success)
    .map(({ name }) => name);
  const others = folders.map(async (code) => (await listFiles(join(folder, code))).map((name) => `${code}/${name}`));
  const all = [await listFiles(folder), ...(await Promise.all(others))].flat();
  return all.filter((name) => isMeantAsContent(basename(name)));
}

/** The folders next to the first language's files that contain files meant as content, but are no language's. */
export async function listUnreadFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const others = entries.filter(
    ({ name }) =>
      !isHiddenFile(name) && ![OWN_LANGUAGES, 'media'].includes(name) && !languageCode.safeParse(name).success,
  );
  const found = others.map(async (entry) =>
    entry.isDirectory() && (await listFiles(join(folder, entry.name))).some(isMeantAsContent) ? [entry.name] : [],
  );
  return (await Promise.all(found)).flat();
}

/** The visible files in a folder; none if it does not exist. Skips broken symbolic links. */
export async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => !entry.isDirectory() && !isHiddenFile(entry.name)).map(({ name }) => name);
  return names.filter((name) => existsSync(join(folder, name)));
}

/** Whether a file is probably meant as content: `faq.yaml`, but also `faq.yml`, `FAQ.yaml.txt` or `faq.txt`. */
export function isMeantAsContent(name: string): boolean {
  return /\.ya?ml(\.|$)/i.test(name) || meantBy(name) !== undefined;
}

/** The content file that a name probably means: `site` for `site.yaml`, but also `Site.yaml` or `site.yaml.txt`. */
export function meantBy(name: string): FileName | undefined {
  // Pictures and documents may be named like a page: `story.jpg`, `program.pdf`. Content is YAML, or plain text.
  const [, stem = ''] = /^([^.]*)(?:\.y[aml].*|(?:\.(?:txt|md|rtf))*)$/.exec(name.toLowerCase()) ?? [];
  return (Object.keys(schemas) as FileName[]).find((each) => each === stem.trim());
}
