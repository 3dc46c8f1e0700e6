// Serves dist/ over HTTP/1.1, with the .br and .gz files of build.mjs. Browsers may cache everything except pages.
import { createServer } from 'node:http';
import { once } from 'node:events';
import sirv from 'sirv';

export async function serve(folder) {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    maxAge: 31536000,
    immutable: true,
    // Only the address of a page has no dot.
    setHeaders: (response, path) => path.includes('.') || response.setHeader('Cache-Control', 'no-cache'),
  });
  // Addresses of the site that have no file of their own get its shell.
  const serveShell = (request, response) => {
    const path = request.url.split('?')[0];
    if (!path.startsWith('/ours/') || path.includes('.')) return response.writeHead(404).end();
    request.url = '/ours/';
    files(request, response, () => response.writeHead(404).end());
  };
  const server = createServer((request, response) => files(request, response, () => serveShell(request, response)));
  await once(server.listen(0), 'listening');
  return { origin: `http://localhost:${server.address().port}`, close: () => server.close() };
}
