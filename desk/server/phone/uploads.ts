import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Refused, ImportedFile } from '../../protocol.ts';
import { refuseIfFull } from '../media/inspect-upload.ts';
import { explainTrouble } from '../undo/content-files.ts';

/** A file that arrives in pieces. */
export type Upload = {
  id: string;
  /** The file's name on the phone. */
  name: string;
  /** In bytes, like `received`. */
  size: number;
  received: number;
  /** What the couple typed for the photo's card. */
  caption: string;
  /** The outcome of the import; null until the phone has finished sending. */
  imported: Promise<ImportedFile | Refused> | null;
  /** Where it waits until it is complete. */
  path: string;
  /** The latest piece. */
  body: Readable | null;
  /** When the phone last sent a request or bytes for it, ms since 1970. */
  heardAt: number;
  /** Resolves once all pieces so far are written, or have failed. */
  writing: Promise<unknown>;
  /** The answer if the disk has no room for the file, else null. */
  refused: Refused | null;
};

/** A file no longer counts as arriving after this long without a request or bytes, ms. Its page may be closed. */
const QUIET_MS = 30_000;

/** The files of one phone. They wait outside the content until they are complete. */
export type Uploads = ReturnType<typeof openUploads>;

/**
 * @param folder where files wait until they are complete
 * @param importFile imports a complete file
 */
export function openUploads(
  folder: string,
  importFile: (name: string, body: AsyncIterable<Uint8Array>) => Promise<ImportedFile | Refused>,
) {
  const all = new Map<string, Upload>();
  const unfinished = () => [...all.values()].filter(({ imported }) => imported === null);
  const drop = (upload: Upload) => {
    all.delete(upload.id);
    upload.body?.destroy();
    void rm(upload.path, { force: true });
  };
  const dropUnfinished = () => unfinished().forEach(drop);
  return {
    /** Starts a file and drops any unfinished one: a phone sends one at a time. */
    start: (name: string, size: number): Upload => {
      // Files left by a page that was reloaded, or by an attempt whose answer was lost.
      dropUnfinished();
      const id = randomUUID();
      const fresh = { received: 0, caption: '', imported: null, body: null, writing: Promise.resolve(), refused: null };
      const upload = { id, name, size, path: join(folder, id), heardAt: Date.now(), ...fresh };
      all.set(id, upload);
      return upload;
    },
    find: (id: string) => all.get(id),
    /** Appends a piece. @returns false, and writes nothing, if the file is imported, or if `offset` differs from `received` */
    append: async (upload: Upload, offset: number, piece: Readable): Promise<boolean> => {
      // A lost connection may still seem open here.
      upload.body?.destroy();
      upload.body = piece;
      // In turn, since the phone may send a piece again before the lost connection has ended.
      const adding = upload.writing.then(async () => {
        if (upload.imported || offset !== upload.received) return false;
        await write(upload, piece).catch(async (error: unknown) => {
          // Throws any error but a full disk: the phone then sends the rest again.
          upload.refused = refuseIfFull(error, upload.name);
          // As if complete: the phone then sends nothing more and asks for the outcome.
          upload.received = upload.size;
          await rm(upload.path, { force: true });
        });
        return true;
      });
      upload.writing = adding.catch(() => {});
      return adding;
    },
    /** Imports a complete file once, however often this is called; null for an incomplete file. */
    finish: (upload: Upload): Upload['imported'] => {
      if (upload.received !== upload.size) return null;
      if (upload.refused) return (upload.imported ??= Promise.resolve(upload.refused));
      upload.imported ??= importFile(upload.name, createReadStream(upload.path))
        .catch((error: unknown): Refused => {
          console.error(error);
          const again = 'Send it again.';
          const message = explainTrouble(error, again) ?? `“${upload.name}” could not be imported. ${again}`;
          return { status: 'refused', message };
        })
        .finally(() => rm(upload.path, { force: true }));
      return upload.imported;
    },
    /** The unfinished files that the phone is still sending. */
    arriving: () => unfinished().filter(({ heardAt }) => Date.now() - heardAt < QUIET_MS),
    dropUnfinished,
  };
}

/** Writes a piece as it arrives, so that what came before a lost connection need not be sent again. */
async function write(upload: Upload, piece: Readable): Promise<void> {
  await mkdir(dirname(upload.path), { recursive: true });
  // The flag `w` would empty the file, and `a` would ignore the position.
  const file = await open(upload.path, constants.O_WRONLY | constants.O_CREAT);
  try {
    for await (const bytes of piece as AsyncIterable<Buffer>) {
      if (upload.received + bytes.length > upload.size) throw new Error('More bytes than announced');
      const { bytesWritten } = await file.write(bytes, 0, bytes.length, upload.received);
      upload.received += bytesWritten;
      upload.heardAt = Date.now();
      if (bytesWritten < bytes.length) throw Object.assign(new Error('The disk is full'), { code: 'ENOSPC' });
    }
  } finally {
    await file.close();
  }
}
