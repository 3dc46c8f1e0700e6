import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Phone } from './phones.ts';

/** Remembers each phone's connections so that they can be ended; an HTTP server does not track its web sockets itself. */
export function openConnections() {
  const sockets = new Map<string, Set<Socket>>();
  const end = (id: string) => {
    for (const socket of sockets.get(id) ?? []) socket.destroy();
  };
  return {
    remember: ({ id }: Phone, { socket }: IncomingMessage) => {
      const phoneSockets = sockets.get(id) ?? new Set();
      // A connection can carry several requests.
      if (!phoneSockets.has(socket)) socket.once('close', () => phoneSockets.delete(socket));
      sockets.set(id, phoneSockets.add(socket));
    },
    end,
    endAll: () => {
      for (const id of sockets.keys()) end(id);
    },
  };
}
