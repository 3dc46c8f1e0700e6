import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { PIECE_BYTES } from '../../phone/send-file.ts';
import type { PhoneNews, Refused, ImportedFile } from '../../protocol.ts';
import { readText } from '../body.ts';
import { refuseWrongSize } from '../media/inspect-upload.ts';
import type { Phone } from './phones.ts';
import { openUploads, type Upload, type Uploads } from './uploads.ts';

/** The most bytes of a request's body, except for a piece of a file. */
export const MOST_TEXT_BYTES = 4000;

/** What a phone sends before a file. */
const announcement = z.object({ name: z.string().min(1).max(1000), size: z.int().nonnegative() });

/** An HTTP status, and the body to send as JSON. */
type PhoneAnswer = [status: number, body?: unknown];

/** Handles files that phones send. */
export type Receiver = {
  /** Where files wait until they are complete. */
  folder: string;
  /** Imports a complete file. */
  importFile: (name: string, body: AsyncIterable<Uint8Array>) => Promise<ImportedFile | Refused>;
  /** Sends the desk what happened. */
  report: (news: PhoneNews) => void;
};

/** All that a phone may do with photos: send them in pieces, and type their captions. */
export function openPhoneRoutes({ folder, importFile, report }: Receiver) {
  const uploadsOf = new Map<string, Uploads>();

  const start = async (request: IncomingMessage, uploads: Uploads): Promise<PhoneAnswer> => {
    const { name, size } = announcement.parse(JSON.parse(await readText(request, MOST_TEXT_BYTES)));
    const refusal = refuseWrongSize(name, size);
    if (refusal) return [200, refusal];
    const { id } = uploads.start(name, size);
    return [200, { id }];
  };

  const append = async (
    request: IncomingMessage,
    uploads: Uploads,
    upload: Upload,
    offset: number,
  ): Promise<PhoneAnswer> => {
    // Not `>`, since a missing length is NaN and must be refused, too.
    if (!(Number(request.headers['content-length']) <= PIECE_BYTES)) return [413];
    const isAdded = await uploads.append(upload, offset, request);
    return [isAdded ? 200 : 409, { received: upload.received }];
  };

  const finish = async (uploads: Uploads, upload: Upload): Promise<PhoneAnswer> => {
    // A phone whose answer was lost asks again.
    const isFirst = upload.imported === null;
    const importing = uploads.finish(upload);
    if (!importing) return [409, { received: upload.received }];
    const answer = await importing;
    if (isFirst) report({ type: 'arrived', file: upload.name, caption: upload.caption, answer });
    return [200, answer.status === 'imported' ? { status: 'imported' } : answer];
  };

  const setCaption = async (request: IncomingMessage, upload: Upload): Promise<PhoneAnswer> => {
    upload.caption = (await readText(request, MOST_TEXT_BYTES)).replaceAll(/\s+/g, ' ').trim();
    // Null before the import: `finish` will then report the caption.
    const answer = await upload.imported;
    if (answer?.status === 'imported') report({ type: 'caption', name: answer.name, caption: upload.caption });
    return [200];
  };

  return {
    /** The names of the files being received. */
    receiving: () => [...uploadsOf.values()].flatMap((each) => each.arriving().map(({ name }) => name)),
    /** Drops a disconnected phone's unfinished files. */
    forget: ({ key }: Phone) => {
      uploadsOf.get(key)?.dropUnfinished();
      uploadsOf.delete(key);
    },
    /** Answers a phone's request at `files`, `files/<id>` or `files/<id>/<action>`. */
    answer: async (
      phone: Phone,
      request: IncomingMessage,
      path: string,
      query: URLSearchParams,
    ): Promise<PhoneAnswer> => {
      const uploads = uploadsOf.get(phone.key) ?? openUploads(folder, importFile);
      uploadsOf.set(phone.key, uploads);
      const [, id, action = '', ...rest] = path.split('/');
      if (id === undefined) return request.method === 'POST' ? start(request, uploads) : [404];
      const upload = uploads.find(id);
      if (!upload || rest.length > 0) return [404];
      upload.heardAt = Date.now();
      const task = `${request.method} ${action}`;
      if (task === 'GET ') return [200, { received: upload.received }];
      if (task === 'PUT ') return append(request, uploads, upload, Number(query.get('offset')));
      if (task === 'POST done') return finish(uploads, upload);
      if (task === 'POST caption') return setCaption(request, upload);
      return [404];
    },
  };
}
