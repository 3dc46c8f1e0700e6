import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, type ReadEntry } from 'tar';
import { KEY_FILE } from '../../../build/emit/private/site-key.ts';
import { RECORD_FILE } from '../publish/record.ts';
import { REPLIES_FILE } from '../replies/reply-file.ts';
import { isMeantAsContent } from '../../../build/read/list-content.ts';
import { isMediaName } from '../../../build/read/media-names.ts';
import { LANGUAGE_CODE } from '../../../src/model/language-code.ts';
import { MANIFEST_FILE } from './manifest.ts';

/** More than any couple has; stops an archive that unpacks without end. */
const MOST_FILES = 5000;
const MOST_BYTES = 8e9;

const TEXT_PATH = new RegExp(String.raw`^content/(?:${LANGUAGE_CODE}/)?([^./\\:\0][^/\\:\0]*)$`);
const LANGUAGE_PATH = /^content\/languages\/[a-zA-Z-]+\.yaml$/;
const MEDIA_PATH = /^content\/media\/([^./\\:\0][^/\\:\0]*)$/;

/**
 * Unpacks an archive into an empty folder: only the files that `open-along.ts` uses, and no links.
 * @throws if the archive is damaged or too large
 */
export async function unpack(body: AsyncIterable<Uint8Array>, folder: string): Promise<void> {
  let files = 0;
  let bytes = 0;
  const accept = (path: string, { type, size }: ReadEntry) => {
    if (type !== 'File' || !isKnown(path)) return false;
    files += 1;
    bytes += size;
    if (files > MOST_FILES || bytes > MOST_BYTES) throw new Error('The archive is too large');
    return true;
  };
  // Browsers show no answer to an aborted upload. So after a failure, this iterator without `return` does not abort it,
  // and `finally` reads the rest.
  const pieces = body[Symbol.asyncIterator]();
  const upload = Readable.from({ [Symbol.asyncIterator]: () => ({ next: () => pieces.next() }) });
  const archive = extract({
    cwd: folder,
    strict: true,
    noMtime: true,
    // While unpacking, an entry is never the other type, `Stats`.
    filter: (path, entry) => accept(path, entry as ReadEntry),
  });
  try {
    await pipeline(upload, archive);
  } finally {
    while (!(await pieces.next()).done);
  }
}

function isKnown(path: string): boolean {
  const [, text = ''] = TEXT_PATH.exec(path) ?? [];
  const [, media = ''] = MEDIA_PATH.exec(path) ?? [];
  return (
    [MANIFEST_FILE, KEY_FILE, REPLIES_FILE, `content/${RECORD_FILE}`].includes(path) ||
    isMeantAsContent(text) ||
    LANGUAGE_PATH.test(path) ||
    isMediaName(media)
  );
}
