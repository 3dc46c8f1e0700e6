import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A request as a stand-in sees it. */
export type HostRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  token: string;
  body: Buffer;
  contentType: string;
};

/** What a stand-in answers. */
export type Answer = { status: number; json: unknown; headers?: Record<string, string> };

/** A small server with a host's documented interface, on this computer only. */
export type StandIn = {
  url: string;
  /** Every request so far, such as `GET /user`. */
  requests: string[];
  /** Answers in place of the host: `drop` closes the connection, null lets the host answer. */
  fault: (request: HostRequest) => Answer | 'drop' | null;
  /** Whether the answer gets lost after the host has done what the request wants. */
  isLost: (request: HostRequest) => boolean;
  close: () => Promise<void>;
};

/** Starts a stand-in. @param makeAnswer if it throws, the request fails with status 500 */
export async function startStandIn(makeAnswer: (request: HostRequest) => Promise<Answer>): Promise<StandIn> {
  const server = createServer((incoming, response) => {
    void (async () => {
      const request = await readRequest(incoming);
      standIn.requests.push(`${request.method} ${request.path}`);
      const answer = standIn.fault(request) ?? (await makeAnswer(request).catch(reportBug));
      if (answer === 'drop' || standIn.isLost(request)) {
        incoming.socket.destroy();
        return;
      }
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
      response.end(answer.status === 204 ? '' : JSON.stringify(answer.json));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const standIn: StandIn = {
    url: `http://127.0.0.1:${port}`,
    requests: [],
    fault: () => null,
    isLost: () => false,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;
}

/** The form in a request's body. */
export function formOf({ body, contentType }: HostRequest): Promise<FormData> {
  return new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
}

async function readRequest(request: IncomingMessage): Promise<HostRequest> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
  const pieces: Buffer[] = [];
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
  const { authorization = '', 'content-type': contentType = '' } = request.headers;
  return {
    method: request.method ?? '',
    path: pathname,
    query: searchParams,
    token: authorization.replace(/^Bearer /, ''),
    body: Buffer.concat(pieces),
    contentType,
  };
}

/** Makes a bug in the stand-in itself visible. */
function reportBug(error: unknown): Answer {
  console.error(error);
  return { status: 500, json: { message: String(error) } };
}
