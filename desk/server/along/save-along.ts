import { realpath, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { create } from 'tar';
import { isHiddenFile } from '../../../src/model/hidden-file.ts';
import { KEY_FILE } from '../../../build/emit/private/site-key.ts';
import { TAKEN_ALONG } from '../../model/taken-along.ts';
import type { Project } from '../../../build/read/project.ts';
import { homeOf, makeHome } from '../../../build/read/home-folder.ts';
import { mergeCopies, REPLIES_FILE } from '../replies/reply-file.ts';
import { hashOf, readPoints } from '../past/point-files.ts';
import { addRestorePoint } from '../past/restore-points.ts';
import { MANIFEST_FILE, type Manifest } from './manifest.ts';

/** Files next to the content, packed for a complete copy. Opening the archive in the desk skips them. */
const OTHER_FILES = ['package.json', 'public', 'world', 'README.md'];

/** Makes a restore point, and packs the couple's folder into one file, without its history and what can be made again. */
export async function saveAlong(project: Project): Promise<Readable> {
  const { root } = project;
  await addRestorePoint(project, TAKEN_ALONG);
  await mergeCopies(project);
  const manifest: Manifest = { states: (await readPoints(project)).map(({ files }) => hashOf(files)) };
  const manifestPath = join(await makeHome(project), MANIFEST_FILE);
  await writeFile(manifestPath, JSON.stringify(manifest));
  // The content may be a link, for example into a synchronised folder.
  const folder = await realpath(project.folder);
  const others = [
    ...[KEY_FILE, REPLIES_FILE].map((name) => join(homeOf(project), name)),
    ...OTHER_FILES.map((name) => join(root, name)),
  ].filter((path) => existsSync(path));
  const archive = create(
    {
      portable: true,
      // Accepts absolute paths, which `onWriteEntry` replaces.
      preservePaths: true,
      // No hidden files, such as half-written texts, and no links.
      filter: (path, entry) => !isHiddenFile(basename(path)) && !('isSymbolicLink' in entry && entry.isSymbolicLink()),
      onWriteEntry: (entry) => {
        entry.path = nameIn(entry.path, [
          [folder, 'content'],
          [homeOf(project), ''],
          [root, ''],
        ]);
      },
    },
    [manifestPath, folder, ...others],
  );
  return Readable.from(archive);
}

/** A path's name in the archive: the name of the first of these folders that contains it, then the path from there. */
function nameIn(path: string, folders: readonly [folder: string, name: string][]): string {
  const withSlashes = (each: string) => each.replaceAll('\\', '/').replace(/\/$/, '');
  const file = withSlashes(path);
  const isInside = (folder: string) => `${file}/`.startsWith(`${withSlashes(folder)}/`);
  const [folder, name] = folders.find(([each]) => isInside(each)) ?? ['', ''];
  return `${name}${file.slice(withSlashes(folder).length)}`.replace(/^\//, '');
}
