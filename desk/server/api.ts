import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PictureUse } from '../../src/model/pictures/picture-use.ts';
import type { Project } from '../../build/read/project.ts';
import { readText } from './body.ts';
import type { Editor } from './editor.ts';
import { isFromDesk } from './guard.ts';
import { importMedia } from './media/import-media.ts';
import { makeThumbnail } from './media/thumbnail.ts';
import { makeWorldPicture } from './media/world-picture.ts';
import { pastRoutes } from './past/past-routes.ts';
import { privateRoutes } from './private-routes.ts';
import type { DeskServer } from './phone/phone-listener.ts';
import { openPhoneNews } from './phone/phone-news.ts';
import { findZones } from './find-zones.ts';
import { type DeskRequest, idOf, idsOf, readGivenAnswers, readIds, readNames, readSteps } from './requests.ts';
import { openPublishing } from './publish/publish-job.ts';
import { replyRoutes } from './replies/reply-routes.ts';
import { orRefuse } from './undo/content-files.ts';
import { listQuestions, readAnswers } from './start/answers.ts';

/** Larger than any real step, even one that adds fifty photos. */
const MOST_BYTES = 2_000_000;

const textOf = (request: IncomingMessage) => readText(request, MOST_BYTES);

type Route = (request: DeskRequest) => Promise<unknown>;

/** Returns a handler that answers the desk's requests and rejects all others. */
export function openDeskApi(project: Project, editor: Editor, token: string, desk: DeskServer) {
  const phones = openPhoneNews(project, desk);
  const publishing = openPublishing(project, editor);
  const routes: Record<string, Route> = {
    'GET /state': () => orRefuse(editor.state),
    'POST /change': async ({ request }) => editor.change(readSteps(await textOf(request)), idsOf(request)),
    'GET /questions': async () => listQuestions(),
    'POST /start': async ({ request }) => {
      const answers = readAnswers(readGivenAnswers(await textOf(request)));
      return 'status' in answers ? answers : editor.start(answers, idOf(request));
    },
    'POST /undo': ({ request }) => editor.undo(idOf(request)),
    'POST /redo': ({ request }) => editor.redo(idOf(request)),
    'GET /done': ({ query }) => editor.areDone(readIds(query.get('ids'))),
    'GET /zones': async ({ query }) => findZones(query.get('text') ?? ''),
    'POST /media': ({ request, query }) =>
      orRefuse(() => importMedia(project, query.get('name') ?? '', request, useOf(query))),
    'POST /media/remove': async ({ request }) => editor.removeMedia(readNames(await textOf(request)), idOf(request)),
    ...pastRoutes(project, editor),
    ...replyRoutes(project, editor),
    ...privateRoutes(project),
    'POST /phone': ({ query }) => phones.openNews(query.get('address')),
    'POST /phone/away': async ({ request }) => {
      phones.disconnect(await textOf(request));
      return { status: 'done' };
    },
    'GET /world': ({ query }) => makeWorldPicture(project, query.get('name') ?? '', query.get('photo') ?? ''),
    'GET /thumbnail': ({ query }) => makeThumbnail(project, query.get('name') ?? '', Object.fromEntries(query)),
    'GET /publish': publishing.state,
    'POST /publish': async ({ request }) => publishing.start(await textOf(request)),
    'POST /publish/stop': publishing.stop,
    'POST /publish/versions': async ({ request }) => publishing.versions(await textOf(request)),
    'POST /publish/back': async ({ request }) => publishing.bringBack(await textOf(request)),
    'POST /publish/token': async ({ request }) => publishing.enterToken(await textOf(request)),
    'POST /publish/forget': async ({ request }) => publishing.forgetToken(await textOf(request)),
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path, query] = (request.url ?? '').split('?', 2);
    const name = `${request.method} ${path}`;
    const route = Object.hasOwn(routes, name) ? routes[name] : undefined;
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (!isFromDesk(request, token)) return void response.writeHead(403).end();
    if (!route) return void response.writeHead(404).end();
    try {
      const answer = await route({ request, query: new URLSearchParams(query) });
      if (answer === null) response.writeHead(404).end();
      else if (answer instanceof Readable) await pipeline(answer, response);
      else if (Buffer.isBuffer(answer)) response.setHeader('Content-Type', 'image/webp').end(answer);
      else response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
    } catch (error) {
      // A stream broke off, for example because the desk stopped reading it.
      if (response.headersSent) return;
      console.error(error);
      response.writeHead(400).end();
    }
  };
}

/** What an uploaded picture is for; a photo by default. */
function useOf(query: URLSearchParams): PictureUse {
  const use = query.get('use');
  return use === 'logo' || use === 'pet' || use === 'cover' ? use : 'photo';
}
