import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { HOSTS } from '../../model/publishing.ts';
import { PublishTrouble, type Host, type SiteFile } from './host.ts';

/** Configurations for other hosts, and compressed copies, which hosts make themselves. */
const NOT_SENT = /(^|\/)(\.htaccess|_nginx\.conf|vercel\.json|.*\.(br|gz))$/;

/** Lists the files of the built site. @throws PublishTrouble if the host would refuse a file, or their number */
export async function readSite(folder: string, { id, limits }: Host): Promise<SiteFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !NOT_SENT.test(path));
  const { name } = HOSTS[id];
  if (paths.length > limits.files)
    throw new PublishTrouble(
      `Your site has ${paths.length} files; ${name} accepts ${limits.files}. Remove what you do not need from the folder public, or choose another host.`,
    );
  const files: SiteFile[] = [];
  // One file in memory at a time. Its hash includes the extension, from which hosts derive the media type.
  for (const path of paths.toSorted()) {
    const file = join(folder, path);
    const { size } = await stat(file);
    if (size > limits.bytes)
      throw new PublishTrouble(
        `${path} is ${inMiB(size)} MB; ${name} takes files of up to ${inMiB(limits.bytes)} MB. Shorten that film or export it smaller, or choose another host.`,
      );
    files.push({ path, file, size, hash: hashOf(await readFile(file), extname(path)), read: () => readFile(file) });
  }
  return files;
}

/** One hash for the paths and contents of all files. */
export function hashSite(files: readonly SiteFile[]): string {
  return hashOf(files.map(({ path, hash }) => `${hash} ${path}\n`).join(''));
}

/** The SHA-256 of some bytes followed by a suffix, in hexadecimal. */
export function hashOf(bytes: Buffer | string, suffix = ''): string {
  return createHash('sha256').update(bytes).update(suffix).digest('hex');
}

/** In MiB, which messages to couples call MB. */
function inMiB(bytes: number): number {
  return Math.ceil(bytes / 2 ** 20);
}
