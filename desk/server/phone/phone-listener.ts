import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { readText } from '../body.ts';
import { openConnections } from './connections.ts';
import { isFromOwnPage, PHONE_HEADERS } from './phone-guard.ts';
import { readPhoneFile } from './phone-files.ts';
import { MOST_TEXT_BYTES, openPhoneRoutes, type Receiver } from './phone-routes.ts';
import { openPhones } from './phones.ts';

/** The phone's own page and its requests are below this address; every other address belongs to the desk and its site. */
const PAGE = '/phone/';

/** The cookie that holds the key of a phone that may edit the site. */
const COOKIE = 'our-story-phone';

/** The most connections of all phones together. */
const MOST_CONNECTIONS = 64;

/** How often the listener checks whether files have stopped arriving, ms. */
const CHECK_MS = 5000;

/** The desk's own server, for a phone that may edit the site. */
export type DeskServer = {
  /** The host and port that the desk's own pages send. */
  host: () => string;
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
};

type Options = Receiver & {
  /** One of this computer's own addresses in the local network. */
  address: string;
  desk: DeskServer;
};

/** A server for the couple's phones. */
export type PhoneListener = {
  /** Ends a phone's connections and revokes its access. */
  disconnect: (id: string) => void;
  close: () => void;
};

/**
 * Listens on one address of the local network for the couple's phones. A phone exchanges a secret from the desk's screen,
 * once, for a key; without a key, it can open only the page that asks for the code. Plain HTTP, since no certificate is valid
 * for a local address; browsers do not send the link's fragment, which holds the secret.
 */
export async function listenForPhones({ address, desk, ...receiver }: Options): Promise<PhoneListener> {
  const phones = openPhones();
  const connections = openConnections();
  const routes = openPhoneRoutes(receiver);
  const ownHost = () => `${address}:${(server.address() as AddressInfo).port}`;
  let reported: string[] = [];
  const reportState = () => {
    reported = routes.receiving();
    const secrets = phones.secrets();
    const linkOf = (secret: string) => `http://${ownHost()}${PAGE}#${secret}`;
    receiver.report({
      type: 'state',
      address,
      links: secrets && { photos: linkOf(secrets.photos), desk: linkOf(secrets.desk) },
      phones: phones.all().map(({ key: _key, ...shown }) => shown),
      receiving: reported,
    });
  };

  const pair = async (request: IncomingMessage, response: ServerResponse) => {
    const phone = phones.pair(await readText(request, MOST_TEXT_BYTES), request.headers['user-agent'] ?? '');
    if (!phone) response.writeHead(403).end();
    else if (phone.use === 'photos') response.end(JSON.stringify({ key: phone.key }));
    else response.setHeader('Set-Cookie', `${COOKIE}=${phone.key}; Path=/; HttpOnly; SameSite=Strict`).end('{}');
    // Also after a wrong secret, which may have been the last allowed.
    reportState();
  };

  /** Answers a request for the phone's own page, or from it. @param path relative to the page's address */
  const answerPage = async (request: IncomingMessage, response: ServerResponse, path: string, query: string) => {
    const file = request.method === 'GET' ? await readPhoneFile(path) : null;
    if (file) return void response.setHeader('Content-Type', file.type).end(file.text);
    if (`${request.method} ${path}` === 'POST pair') return pair(request, response);
    if (!/^files(\/|$)/.test(path)) return void response.writeHead(404).end();
    const phone = phones.find(request.headers['x-phone-key'], 'photos');
    if (!phone) return void response.writeHead(401).end();
    connections.remember(phone, request);
    const [status, answer = {}] = await routes.answer(phone, request, path, new URLSearchParams(query));
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    // A PUT sends a piece of a file, which changes nothing that the desk shows, except after a pause: see `check`.
    if (status < 300 && request.method === 'POST') reportState();
  };

  /**
   * Makes a request look like one from the desk's own window: no cookie, the desk's host.
   * @returns false, and changes nothing, unless the request comes from a phone that may edit
   */
  const disguiseAsDesk = (request: IncomingMessage): boolean => {
    const { headers } = request;
    const [, key] = new RegExp(`(?:^|; )${COOKIE}=([^;]+)`).exec(headers.cookie ?? '') ?? [];
    const phone = phones.find(key, 'desk');
    if (!phone) return false;
    connections.remember(phone, request);
    headers.host = desk.host();
    if (headers.origin !== undefined) headers.origin = `http://${headers.host}`;
    delete headers.cookie;
    return true;
  };

  const server = createServer(async (request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split('?', 2);
    try {
      if (!isFromOwnPage(request, ownHost())) return void response.writeHead(403).end();
      if (path.startsWith(PAGE)) {
        for (const [name, value] of Object.entries(PHONE_HEADERS)) response.setHeader(name, value);
        await answerPage(request, response, path.slice(PAGE.length), query);
      }
      // Phones cannot let in other phones. Vite's server ignores the case of the API's address.
      else if (/^\/edit\/api\/phone/i.test(path) || !disguiseAsDesk(request)) response.writeHead(404).end();
      else desk.handle(request, response);
    } catch (error) {
      // Usually a lost connection, or a request that the phone's page does not make. Logs only a failed system call.
      if (error instanceof Error && 'syscall' in error) console.error(error);
      if (!response.headersSent) response.writeHead(400);
      response.end();
    }
  });
  server.on('upgrade', (request, socket, head) => {
    // Browsers always send the origin with a web socket.
    if (isFromOwnPage(request, ownHost()) && request.headers.origin !== undefined && disguiseAsDesk(request))
      desk.upgrade(request, socket, head);
    else socket.destroy();
  });
  server.maxConnections = MOST_CONNECTIONS;
  // A film can take longer than Node's limit of five minutes. `headersTimeout` still ends connections that send nothing.
  server.requestTimeout = 0;
  await new Promise<void>((done, failed) => server.once('error', failed).listen(0, address, done));
  reportState();
  const check = setInterval(() => {
    if (routes.receiving().join() !== reported.join()) reportState();
  }, CHECK_MS);
  return {
    disconnect: (id) => {
      const phone = phones.disconnect(id);
      if (phone) routes.forget(phone);
      connections.end(id);
      reportState();
    },
    close: () => {
      clearInterval(check);
      server.close();
      server.closeAllConnections();
      connections.endAll();
    },
  };
}
