import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { ENGINE } from '../../../build/read/engine.ts';

/** The files of the phone's page, by their address relative to the page's. */
const FILES: Partial<Record<string, { file: string; type: string }>> = {
  '': { file: 'phone.html', type: 'text/html; charset=utf-8' },
  'phone.css': { file: 'phone.css', type: 'text/css' },
  'main.ts': { file: 'main.ts', type: 'text/javascript' },
  'send-file.ts': { file: 'send-file.ts', type: 'text/javascript' },
  'upload-row.ts': { file: 'upload-row.ts', type: 'text/javascript' },
};

/** Reads a file of the phone's page. @returns the file as browsers run it, and its media type; null for any other address */
export async function readPhoneFile(address: string): Promise<{ text: string; type: string } | null> {
  const found = Object.hasOwn(FILES, address) ? FILES[address] : undefined;
  if (!found) return null;
  const text = await readFile(join(ENGINE, 'desk/phone', found.file), 'utf8');
  if (!found.file.endsWith('.ts')) return { text, type: found.type };
  return { text: (await transformWithOxc(text, found.file)).code, type: found.type };
}
