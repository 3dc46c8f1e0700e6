import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PictureUse } from '../../src/edit/protocol.ts';
import type { Project } from '../content/project.ts';
import type { Editor } from './editor.ts';
import { isFromDesk } from './guard.ts';
import { takeIn } from './media/take-in.ts';
import { thumbnail, type ThumbnailOptions } from './media/thumbnail.ts';
import { readNames, readStep } from './requests.ts';

/** Larger than any step: fifty photos at once are names and captions. */
const MOST_BYTES = 2_000_000;

type Request = { request: IncomingMessage; query: URLSearchParams };
type Route = (request: Request) => Promise<unknown>;

/** Answers the desk's requests, and nobody else's. */
export function answerDesk(project: Project, editor: Editor, token: string) {
  const routes: Record<string, Route> = {
    'GET /state': editor.state,
    'POST /change': async ({ request }) => editor.change(readStep(await textOf(request))),
    'POST /undo': editor.undo,
    'POST /redo': editor.redo,
    'POST /media': ({ request, query }) => takeIn(project, query.get('name') ?? '', request, useOf(query)),
    'POST /media/remove': async ({ request }) => editor.removeMedia(readNames(await textOf(request))),
    'GET /thumbnail': ({ query }) => thumbnail(project, query.get('name') ?? '', thumbnailOptionsOf(query)),
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Whoever asks: an address may be none at all.
    const [path, query] = (request.url ?? '').split('?', 2);
    const asked = `${request.method} ${path}`;
    const route = Object.hasOwn(routes, asked) ? routes[asked] : undefined;
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (!isFromDesk(request, token)) return void response.writeHead(403).end();
    if (!route) return void response.writeHead(404).end();
    try {
      const answer = await route({ request, query: new URLSearchParams(query) });
      if (answer === null) response.writeHead(404).end();
      else if (Buffer.isBuffer(answer)) response.setHeader('Content-Type', 'image/webp').end(answer);
      else response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
    } catch (error) {
      console.error(error);
      response.writeHead(400).end();
    }
  };
}

/** What a picture that comes is for: most are photos. */
function useOf(query: URLSearchParams): PictureUse {
  const use = query.get('use');
  return use === 'drawing' || use === 'cover' ? use : 'photo';
}

function thumbnailOptionsOf(query: URLSearchParams): ThumbnailOptions {
  const [size, start] = [query.get('size'), query.get('start')];
  return { ...(size === null ? {} : { size: Number(size) }), ...(start === null ? {} : { start }) };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) throw new Error('That is more than a step holds');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
