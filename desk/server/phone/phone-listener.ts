import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PhoneNews, Refused, Taken } from '../../protocol.ts';
import { readText } from '../body.ts';
import { readPhoneFile } from './phone-files.ts';
import { MOST_TEXT_BYTES, openPhoneRoutes, type PhoneAnswer } from './phone-routes.ts';
import { openPhones } from './phones.ts';

/** All connections of all phones at once. */
const MOST_CONNECTIONS = 32;

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src blob: data:; connect-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

type Options = {
  /** One of this computer's own addresses in the local network. */
  address: string;
  /** Where files wait until they are complete. */
  folder: string;
  /** Imports a complete file. */
  take: (name: string, body: AsyncIterable<Uint8Array>) => Promise<Taken | Refused>;
  /** Tells the desk what happened. */
  tell: (news: PhoneNews) => void;
};

/** A server for the couple's phones. */
export type PhoneListener = {
  close: () => void;
};

/**
 * Listens on one address of the local network for photos from the couple's phones. A secret on the desk's screen is exchanged
 * once for a phone's key; without one there is only an empty page. Plain HTTP, since no certificate is valid for a local
 * address; browsers do not send the link's fragment, which holds the secret.
 */
export async function listenForPhones({ address, folder, take, tell }: Options): Promise<PhoneListener> {
  const phones = openPhones();
  const announce = () => {
    const secrets = phones.secrets();
    const own = `http://${hostOf()}`;
    tell({
      type: 'state',
      address,
      links: secrets && { photos: `${own}/#${secrets.photos}` },
      phones: phones.all().map(({ key: _key, ...shown }) => shown),
      receiving: routes.receiving(),
    });
  };
  const routes = openPhoneRoutes({ folder, take, tell, onChange: announce });
  const server = createServer(async (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    try {
      if (!isOwn(request, hostOf())) return void response.writeHead(403).end();
      const url = new URL(`http://phone${request.url}`);
      const file = request.method === 'GET' ? await readPhoneFile(url.pathname) : null;
      if (file) return void response.setHeader('Content-Type', file.type).end(file.text);
      const [status, answer = {}] = await answerPhone(request, url);
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
      if (status < 300 && request.method === 'POST') announce();
    } catch {
      // A lost connection, or a request that the phone's page does not make.
      if (!response.headersSent) response.writeHead(400);
      response.end();
    }
  });
  const answerPhone = async (request: IncomingMessage, url: URL): Promise<PhoneAnswer> => {
    if (url.pathname === '/pair' && request.method === 'POST') {
      const phone = phones.pair(await readText(request, MOST_TEXT_BYTES), request.headers['user-agent'] ?? '');
      if (!phone) announce();
      return phone ? [200, { key: phone.key }] : [403];
    }
    if (!/^\/files(\/|$)/.test(url.pathname)) return [404];
    const phone = phones.find(request.headers['x-phone-key']);
    return phone ? routes.answer(phone, request, url) : [401];
  };
  const hostOf = () => `${address}:${(server.address() as AddressInfo).port}`;
  server.maxConnections = MOST_CONNECTIONS;
  await new Promise<void>((done, failed) => server.once('error', failed).listen(0, address, done));
  announce();
  return {
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Another host name may be a DNS rebinding attack, and another origin is a page of another site. */
function isOwn({ headers: { host, origin }, method }: IncomingMessage, own: string): boolean {
  return host === own && (origin === undefined ? method === 'GET' : origin === `http://${own}`);
}
