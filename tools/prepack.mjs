/**
 * Runs before `npm pack` and writes `vendor/`, which only the package has:
 * - One module of drei: drei's dependencies, which this module does not need, would be a third of an installation.
 * - The sample couple's media with smaller photos, and `photos.json`, by which `npm run check` recognises them.
 */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { runnerImport } from 'vite';

const ROOT = resolve(import.meta.dirname, '..');
const DREI = join(ROOT, 'node_modules/@react-three/drei');
const SAMPLE = join(ROOT, 'content/media');
const VENDOR = join(ROOT, 'vendor');

await rm(VENDOR, { recursive: true, force: true });
await mkdir(join(VENDOR, 'media'), { recursive: true });
await copyFile(join(DREI, 'core/shaderMaterial.js'), join(VENDOR, 'shaderMaterial.js'));
await copyFile(join(DREI, 'LICENSE'), join(VENDOR, 'LICENSE'));

const { module } = await runnerImport(join(ROOT, 'build/check/sample/samples.ts'), { root: ROOT, configFile: false });
const copies = await Promise.all((await readdir(SAMPLE)).map(writeSmallerCopy));
await writeFile(join(VENDOR, 'photos.json'), JSON.stringify(copies));

/** Copies other media than JPEGs as they are. @returns {Promise<{ bytes: number, hash: string }>} of the copy */
async function writeSmallerCopy(name) {
  const bytes = await readFile(join(SAMPLE, name));
  const smaller = name.endsWith('.jpg') ? await sharp(bytes).jpeg({ quality: 80, mozjpeg: true }).toBuffer() : bytes;
  await writeFile(join(VENDOR, 'media', name), smaller);
  return { bytes: smaller.length, hash: module.shortHash(smaller) };
}
