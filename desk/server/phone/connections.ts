import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Phone } from './phones.ts';

/** Remembers each phone's connections, to end them; web sockets too, which an HTTP server no longer knows. */
export function openConnections() {
  const sockets = new Map<string, Set<Socket>>();
  const end = (id: string) => {
    for (const socket of sockets.get(id) ?? []) socket.destroy();
  };
  return {
    remember: ({ id }: Phone, { socket }: IncomingMessage) => {
      const own = sockets.get(id) ?? new Set();
      if (!own.has(socket)) socket.once('close', () => own.delete(socket));
      sockets.set(id, own.add(socket));
    },
    end,
    endAll: () => {
      for (const id of sockets.keys()) end(id);
    },
  };
}
