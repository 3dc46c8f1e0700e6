// Serves dist/ over HTTP/1.1, with the .br and .gz files of build.mjs. Everything except pages is immutable.
import { createServer } from 'node:http';
import { once } from 'node:events';
import sirv from 'sirv';

export async function serve(folder) {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    maxAge: 31536000,
    immutable: true,
    setHeaders: (response, path) => path.includes('.') || response.setHeader('Cache-Control', 'no-cache'),
  });
  // Any other address below the site's own gets the site's shell.
  const shell = (request, response) => {
    const path = request.url.split('?')[0];
    if (!path.startsWith('/ours/') || path.includes('.')) return response.writeHead(404).end();
    request.url = '/ours/';
    files(request, response, () => response.writeHead(404).end());
  };
  const server = createServer((request, response) => files(request, response, () => shell(request, response)));
  await once(server.listen(0), 'listening');
  return { origin: `http://localhost:${server.address().port}`, close: () => server.close() };
}
