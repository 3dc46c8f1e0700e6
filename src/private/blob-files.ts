import { contentTypeOf } from './content-types';
import { nameOf, openFile } from './sealed';

/** A private site's files, for a page that opens them itself. An `address` is the one that a public site would use. */
export type BlobFiles = {
  /** Finds the address of a file's blob; opens the file if need be. @throws if the file is damaged or missing */
  find: (address: string) => Promise<string>;
  /** Opens a style sheet. @returns its text. @throws like `find` */
  readStyles: (address: string) => Promise<string>;
  /** Opens the files that a style sheet refers to. @returns its text with the addresses of their blobs */
  fillStyles: (css: string) => Promise<string>;
  /** Opens a file and downloads it. @throws like `find` */
  save: (address: string) => Promise<void>;
};

/** Replaces the address of a file that does not open. */
const NOTHING = 'data:,';

export function blobFiles(key: CryptoKey, root: string): BlobFiles {
  /** The address of each file's blob, by the file's own address. A file is fetched again only after a failure. */
  const found = new Map<string, Promise<string>>();
  const open = async (address: string) => {
    const path = decodeURIComponent(address.slice(root.length));
    const response = await fetch(root + (await nameOf(key, path)));
    return openFile(key, path, new Uint8Array(await response.arrayBuffer()));
  };
  const makeBlob = async (address: string) =>
    URL.createObjectURL(new Blob([await open(address)], { type: contentTypeOf(address) }));
  const find = (address: string) => {
    let file = found.get(address);
    if (!file) {
      file = makeBlob(address);
      found.set(address, file);
      file.catch(() => found.delete(address));
    }
    return file;
  };
  return {
    find,
    readStyles: async (address) => new TextDecoder().decode(await open(address)),
    fillStyles: async (css) => {
      // The pattern's group makes `split` return the addresses as well.
      const parts = css.split(/(url\(["']?\/[^)]*\))/).map(async (part) => {
        const [, address] = /^url\(["']?([^"')]*)/.exec(part) ?? [];
        return address?.startsWith(root) ? `url(${await find(address).catch(() => NOTHING)})` : part;
      });
      return (await Promise.all(parts)).join('');
    },
    save: async (address) => {
      const link = document.createElement('a');
      link.href = await find(address);
      link.download = address.replace(/.*\//, '');
      link.click();
    },
  };
}
