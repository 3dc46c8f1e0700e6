import type { KeptKey } from './kept-key';
import { askPassphrase, keyFromLink, lockedPage, rawKey, sealedTemplate } from './lock-form';
import { sealedIn } from './locked-page';
import { contentTypeOf } from './content-types';
import { fromBase64, openFile } from './sealed';

/*
 * The script of an encrypted archive's locked page. Pages on a disk cannot fetch files, so each sealed file is a
 * script. Once all files are opened as blobs, the site's page replaces the locked page and refers to the blobs.
 */

/** What is sealed in the template: the site's page, and its files' paths, each before the files that refer to it. */
export type SealedArchive = { html: string; files: string[] };

declare global {
  interface Window {
    /** Set by each sealed file's script: the sealed file, in base64url. */
    sealedFile?: string;
  }
}

const asIs = { createScriptURL: (text: string) => text, createHTML: (text: string) => text };
/** The Content-Security-Policy allows only known names, and an archive has no service worker that needs this one. */
const policy = window.trustedTypes?.createPolicy('service-worker', asIs) ?? asIs;

const { lock, words } = lockedPage;

begin().catch(() => askPassphrase(enter, words.damaged));

async function begin(): Promise<void> {
  if (rawKey === undefined) return askPassphrase(enter);
  const key = await keyFromLink(rawKey);
  return key.id === lock.id ? enter(key) : askPassphrase(enter, words.changed);
}

async function enter({ key }: KeptKey): Promise<void> {
  const page = sealedIn(await sealedTemplate());
  if (!page) throw new Error('No page');
  // A large archive takes long to open, but not because of a weak connection.
  document.querySelector('#late')?.remove();
  const { html, files } = JSON.parse(textOf(await openFile(key, page.path, fromBase64(page.sealed)))) as SealedArchive;
  const addresses = new Map<string, string>();
  for (const [index, file] of files.entries()) {
    // One after the other, since a file refers to those before it.
    const opened = await openFile(key, file, fromBase64(await loadSealed(`./sealed/${index}.js`)));
    const isCode = /\.(js|css)$/.test(file);
    const folder = file.endsWith('.css') ? file.replace(/[^/]*$/, '') : '';
    const body = isCode ? replaceAddresses(textOf(opened), addresses, folder) : opened;
    addresses.set(file, URL.createObjectURL(new Blob([body], { type: contentTypeOf(file) })));
  }
  document.open();
  document.write(policy.createHTML(replaceAddresses(html, addresses, '')) as string);
  document.close();
}

/**
 * Replaces the address of each file with the address of its blob.
 * @param folder what the addresses are relative to: a style sheet's own folder, or '' for the page and its scripts.
 */
function replaceAddresses(text: string, addresses: Map<string, string>, folder: string): string {
  return text.replaceAll(/\.\/([^\s"'`()?#]+)/g, (address, file: string) => addresses.get(folder + file) ?? address);
}

/** Runs the script of a sealed file. @returns the sealed file, in base64url */
function loadSealed(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = policy.createScriptURL(address) as string;
    script.addEventListener('load', () => {
      resolve(window.sealedFile ?? '');
      script.remove();
    });
    script.addEventListener('error', () => reject(new Error(`${address} is missing`)));
    document.head.append(script);
  });
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
