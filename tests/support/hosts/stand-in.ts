import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A request as a stand-in sees it. */
export type Asked = { method: string; path: string; query: URLSearchParams; token: string; body: Buffer; type: string };

/** What a stand-in answers. */
export type Answer = { status: number; json: unknown; headers?: Record<string, string> };

/** A small server with a host's documented interface, on this computer only. */
export type StandIn = {
  url: string;
  /** Every request, as `GET /user`. */
  asked: string[];
  /** Answers instead of the host; `drop` loses the connection. Null lets the host answer. */
  fault: (asked: Asked) => Answer | 'drop' | null;
  /** Whether an answer is lost although the host has done what was asked. */
  isLost: (asked: Asked) => boolean;
  close: () => Promise<void>;
};

/** Starts a stand-in. @param answer may throw, which fails the request with 500 */
export async function startStandIn(answer: (asked: Asked) => Promise<Answer>): Promise<StandIn> {
  const server = createServer((request, response) => {
    void (async () => {
      const asked = await readRequest(request);
      standIn.asked.push(`${asked.method} ${asked.path}`);
      const answered = standIn.fault(asked) ?? (await answer(asked).catch((error: unknown) => failed(error)));
      if (answered === 'drop' || standIn.isLost(asked)) {
        request.socket.destroy();
        return;
      }
      response.writeHead(answered.status, { 'content-type': 'application/json', ...answered.headers });
      response.end(answered.status === 204 ? '' : JSON.stringify(answered.json));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const standIn: StandIn = {
    url: `http://127.0.0.1:${port}`,
    asked: [],
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

/** The form of a request. */
export function formOf({ body, type }: Asked): Promise<FormData> {
  return new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
}

async function readRequest(request: IncomingMessage): Promise<Asked> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
  const pieces: Buffer[] = [];
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
  const { authorization = '', 'content-type': type = '' } = request.headers;
  return {
    method: request.method ?? '',
    path: pathname,
    query: searchParams,
    token: authorization.replace(/^Bearer /, ''),
    body: Buffer.concat(pieces),
    type,
  };
}

/** Makes a bug of the stand-in itself visible. */
function failed(error: unknown): Answer {
  console.error(error);
  return { status: 500, json: { message: String(error) } };
}
