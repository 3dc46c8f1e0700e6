import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { ENGINE } from '../../../build/read/engine.ts';

/** The files of the phone's page, by their address relative to the page's. */
const FILES = new Map([
  ['', { file: 'phone.html', type: 'text/html; charset=utf-8' }],
  ['phone.css', { file: 'phone.css', type: 'text/css' }],
  ['main.ts', { file: 'main.ts', type: 'text/javascript' }],
  ['send-file.ts', { file: 'send-file.ts', type: 'text/javascript' }],
  ['upload-row.ts', { file: 'upload-row.ts', type: 'text/javascript' }],
]);

/** Reads a file of the phone's page, compiling TypeScript. @returns its text and media type; null for any other address */
export async function readPhoneFile(address: string): Promise<{ text: string; type: string } | null> {
  const found = FILES.get(address);
  if (!found) return null;
  const { file, type } = found;
  const text = await readFile(join(ENGINE, 'desk/phone', file), 'utf8');
  return { text: file.endsWith('.ts') ? (await transformWithOxc(text, file)).code : text, type };
}
