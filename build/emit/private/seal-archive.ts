import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SealedArchive } from '../../../src/private/archive-lock.ts';
import { LIST_FILE } from '../../../src/model/list-file.ts';
import { ENGINE } from '../../read/engine.ts';
import type { Project } from '../../read/project.ts';
import { inlineScript } from '../inline-script.ts';
import { contentPolicy, policyOf, unitePolicies, withPolicy } from '../security/policy.ts';
import { prepareLockedHtml } from './locked-html.ts';
import { prepareLockedLooks } from './locked-looks.ts';
import { filesToSeal, removeEmptyFolders, seal } from './seal.ts';
import { findSiteKey, keyIn, toBase64, type SiteKey } from './site-key.ts';

/** The policy for the opened archive's files. */
const OPENED = ['script', 'style', 'img', 'media', 'font'].map((kind) => `${kind}-src blob:`).join('; ');

/**
 * Seals an archive: see `src/private/archive-lock.ts`.
 * @returns the site's key, which also opens the archive; null without content.
 */
export async function sealArchive(project: Project, outDir: string): Promise<SiteKey | null> {
  // What the couple have written.
  const { written } = await project.read();
  if (!written) return null;
  const siteKey = await findSiteKey(project);
  const key = await keyIn(siteKey);
  const page = await readFile(join(outDir, 'index.html'), 'utf8');
  // This list is for guests without script, who cannot open a locked archive.
  await rm(join(outDir, LIST_FILE), { force: true });
  const files = (await filesToSeal(outDir))
    .filter((path) => path !== 'index.html')
    // Each file before those that refer to it: a style sheet names pictures, and the script names both.
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  await mkdir(join(outDir, 'sealed'));
  for (const [index, path] of files.entries()) {
    const sealed = await seal(key, path, await readFile(join(outDir, path)));
    // A script, since a page on a disk cannot fetch files.
    await writeFile(join(outDir, `sealed/${index}.js`), `sealedFile='${toBase64(sealed)}'`);
    await rm(join(outDir, path));
  }
  await removeEmptyFolders(outDir);
  const pagePolicy = policyOf(page);
  // The opened files are blobs, which the page's policy would refuse and which need no preload.
  const html = page.replaceAll(/<meta http-equiv="Content-Security-Policy"[^>]*>|<link rel="preload"[^>]*>/g, '');
  const archive: SealedArchive = { html, files };
  const script = await inlineScript(join(ENGINE, 'src/private/archive-lock.ts'));
  const looks = { ...(await prepareLockedLooks(project, written.site, outDir)), script, root: './', base: './' };
  const lockedHtmlOf = await prepareLockedHtml(written.site, siteKey, looks);
  // Sealing needs a path, but there is no such file.
  const path = 'archive.json';
  const locked = lockedHtmlOf(path, await seal(key, path, Buffer.from(JSON.stringify(archive))));
  // The site's page replaces the locked page, but the locked page's policy stays: it must allow both.
  const policy = unitePolicies([contentPolicy([locked], 'file:'), pagePolicy, OPENED]);
  await writeFile(join(outDir, 'index.html'), withPolicy(locked, policy));
  return siteKey;
}

const rankOf = (path: string) => (path.endsWith('.js') ? 2 : path.endsWith('.css') ? 1 : 0);
