import { randomBytes } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PhoneNews } from '../../../desk/protocol';
import { PIECE_BYTES } from '../../../desk/phone/send-file';
import { listAddresses } from '../../../desk/server/phone/addresses';
import { listenForPhones, type PhoneListener } from '../../../desk/server/phone/phone-listener';
import { openUploads } from '../../../desk/server/phone/uploads';
import { temporaryFolder } from '../../fixtures/temporary-folder';

/** Loopback addresses act as the local network. */
const ADDRESS = '127.0.0.2';
const OTHER_ADDRESS = '127.0.0.3';

let folder = '';
let listener: PhoneListener;
let news: PhoneNews[] = [];
const imported: { name: string; bytes: Buffer }[] = [];

const listen = () =>
  listenForPhones({
    address: ADDRESS,
    folder,
    desk: {
      host: () => '127.0.0.1:5173',
      handle: ({ headers }, response) => void response.end(JSON.stringify(headers)),
      upgrade: ({ headers }, socket) => void socket.end(JSON.stringify(headers)),
    },
    report: (each) => news.push(each),
    importFile: async (name, body) => {
      imported.push({ name, bytes: await buffer(body) });
      return { status: 'imported', name: 'photo.jpg', kind: 'photo', takenOn: null };
    },
  });

beforeEach(async () => {
  folder = temporaryFolder();
  [news, imported.length] = [[], 0];
  listener = await listen();
});
afterEach(() => listener.close());

const stateNow = () => {
  const state = news.findLast((each) => each.type === 'state');
  if (!state) throw new Error('The listener said nothing');
  return state;
};
const linkNow = () => new URL(stateNow().links?.photos ?? '');
const secretNow = () => linkNow().hash.slice(1);
const deskSecretNow = () => new URL(stateNow().links?.desk ?? '').hash.slice(1);
const port = () => Number(linkNow().port);
/** What a page of the listener’s own sends with each request. */
const ownHeaders = () => ({ host: `${ADDRESS}:${port()}`, origin: `http://${ADDRESS}:${port()}` });

type Asked = { method?: string; path: string; body?: string | Buffer; headers?: OutgoingHttpHeaders };

/** Sends a request as the phone’s own page does, unless its headers say otherwise. */
function ask({
  method = 'POST',
  path,
  body = '',
  headers = {},
}: Asked): Promise<{ status: number; text: string; cookie: string | undefined }> {
  const given = { ...ownHeaders(), 'content-length': Buffer.byteLength(body), ...headers };
  return new Promise((done, failed) => {
    const sent = httpRequest({ host: ADDRESS, port: port(), method, path, headers: given }, async (answer) =>
      done({
        status: answer.statusCode ?? 0,
        text: (await buffer(answer)).toString(),
        cookie: answer.headers['set-cookie']?.[0],
      }),
    );
    sent.on('error', failed).end(body);
  });
}

/** Lets a phone in. @returns the headers of its requests */
async function pair(): Promise<OutgoingHttpHeaders> {
  const { text } = await ask({ path: '/phone/pair', body: secretNow() });
  return { 'x-phone-key': (JSON.parse(text) as { key: string }).key };
}

/** Announces a file that a phone will send. @returns the address for its pieces */
async function start(headers: OutgoingHttpHeaders, name: string, size: number): Promise<string> {
  const { text } = await ask({ path: '/phone/files', body: JSON.stringify({ name, size }), headers });
  return `/phone/files/${(JSON.parse(text) as { id: string }).id}`;
}

const receivedOf = async (headers: OutgoingHttpHeaders, path: string) =>
  (JSON.parse((await ask({ method: 'GET', path, headers })).text) as { received: number }).received;

const canConnect = (host: string, to: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(to, host, () => {
      done(true);
      socket.destroy();
    }).on('error', () => done(false));
  });

describe('the listener for phones', () => {
  test('listens on the chosen address only, and on none once it is closed', async () => {
    const to = port();
    expect(await canConnect(ADDRESS, to)).toBe(true);
    expect(await canConnect('127.0.0.1', to)).toBe(false);
    expect(await canConnect(OTHER_ADDRESS, to)).toBe(false);
    listener.close();
    await vi.waitFor(async () => expect(await canConnect(ADDRESS, to)).toBe(false));
  });

  test('lists private addresses only, home networks first', () => {
    expect(listAddresses(['172.17.0.1', '8.8.8.8', 'fe80::1', '10.0.0.4', '172.32.0.1', '192.168.1.20'])).toEqual([
      '192.168.1.20',
      '10.0.0.4',
      '172.17.0.1',
    ]);
  });

  test.each([
    ['Android phone', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'],
    ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15'],
    ['Linux computer', 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0'],
    ['A device', ''],
  ])('names a phone by its browser: %s', async (name, agent) => {
    await ask({ path: '/phone/pair', body: secretNow(), headers: { 'user-agent': agent } });
    expect(stateNow().phones).toMatchObject([{ name }]);
  });

  test.each([
    ['a page under another host name (DNS rebinding)', { host: 'evil.example:80' }],
    ['a page under another port of the right name', { host: `${ADDRESS}:1` }],
    ['a page of another origin', { origin: 'http://evil.example' }],
    ['a page of another server on this computer', { origin: `http://${ADDRESS}:8080` }],
    ['a page without an origin', { origin: 'null' }],
  ])('refuses the right secret from %s', async (_who, headers) => {
    expect((await ask({ path: '/phone/pair', body: secretNow(), headers })).status).toBe(403);
    expect((await ask({ path: '/phone/', method: 'GET', headers })).status).toBe(403);
    expect(stateNow().phones).toEqual([]);
  });

  test('exchanges a secret once, and has another for the next phone', async () => {
    const secret = secretNow();
    expect((await ask({ path: '/phone/pair', body: secret })).status).toBe(200);
    expect(secretNow()).not.toBe(secret);
    expect((await ask({ path: '/phone/pair', body: secret })).status).toBe(403);
    expect((await ask({ path: '/phone/pair', body: secretNow() })).status).toBe(200);
    expect(stateNow().phones).toHaveLength(2);
  });

  test('revokes its secret after a few wrong ones, and keeps the phones it let in', async () => {
    const headers = await pair();
    const secret = secretNow();
    // Read now, since the listener has no link after the guesses.
    const { origin } = ownHeaders();
    const guess = (body: string) => fetch(`${origin}/phone/pair`, { method: 'POST', body, headers: { origin } });
    for (const wrong of ['', 'guess', secret.slice(1), `${secret}x`, secret.toUpperCase()])
      expect((await guess(wrong)).status).toBe(403);
    expect(stateNow().links).toBeNull();
    expect((await guess(secret)).status).toBe(403);
    const answer = await fetch(`${origin}/phone/files`, {
      method: 'POST',
      body: JSON.stringify({ name: 'a.jpg', size: 1 }),
      headers: { ...(headers as Record<string, string>), origin },
    });
    expect(answer.status).toBe(200);
  });

  test('ends no upload for taking long, but a connection without a request', async () => {
    const servers: unknown[] = [];
    const remember = (message: unknown) => servers.push((message as { server: unknown }).server);
    subscribe('http.server.request.start', remember);
    await pair();
    unsubscribe('http.server.request.start', remember);
    expect(servers).toMatchObject([{ requestTimeout: 0, headersTimeout: 60_000 }]);
  });

  test('shows no code while it has eight phones, as many as it accepts', async () => {
    for (let count = 0; count < 8; count += 1) await pair();
    expect(stateNow()).toMatchObject({ links: null, phones: { length: 8 } });
    listener.disconnect(stateNow().phones[0]?.id ?? '');
    await pair();
    expect(stateNow().phones).toHaveLength(8);
  });

  test('never reveals a phone’s key to the desk', async () => {
    const { 'x-phone-key': key } = await pair();
    expect(JSON.stringify(news)).not.toContain(String(key));
  });

  test('shows a stranger only its own page, which nothing may frame or cache', async () => {
    const page = await fetch(`${ownHeaders().origin}/phone/`);
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('access-control-allow-origin')).toBeNull();
    expect(await page.text()).not.toContain(secretNow());
  });

  test.each([
    ['GET', '/edit/'],
    ['GET', '/edit/api/state'],
    ['GET', '/content/site.yaml'],
    ['GET', '/@fs/etc/passwd'],
    ['GET', '/../package.json'],
    ['GET', '/'],
    ['GET', '//'],
    ['GET', '/phone/phone.html'],
    ['GET', '/phone/../edit/'],
    ['GET', '/phone/pair'],
    ['GET', '/phone/files'],
    ['DELETE', '/phone/files'],
    ['POST', '/phone/'],
    ['POST', '/edit/api/change'],
    ['GET', '/phone/constructor'],
    ['GET', '/phone/files/constructor'],
    ['GET', '/phone/files/../../package.json'],
  ])('has no other route, not even for a phone with a key: %s %s', async (method, path) => {
    const headers = await pair();
    const { status } = await ask({ method, path, headers });
    expect([400, 401, 403, 404]).toContain(status);
  });

  test('accepts nothing from a phone without a valid key', async () => {
    const body = JSON.stringify({ name: 'a.jpg', size: 4 });
    await pair();
    expect((await ask({ path: '/phone/files', body })).status).toBe(401);
    expect((await ask({ path: '/phone/files', body, headers: { 'x-phone-key': 'x' } })).status).toBe(401);
  });
});

describe('a file from a phone', () => {
  test('arrives in pieces, and continues after a lost connection where it stopped', async () => {
    const headers = await pair();
    const path = await start(headers, 'IMG 1.HEIC', 10);
    expect((await ask({ method: 'PUT', path: `${path}?offset=0`, body: 'abcd', headers })).status).toBe(200);
    // The connection is lost in the middle of a piece.
    const whole = { ...headers, ...ownHeaders(), 'content-length': 6 };
    const lost = httpRequest({ host: ADDRESS, port: port(), method: 'PUT', path: `${path}?offset=4`, headers: whole });
    lost.on('error', () => {}).write('ef');
    await vi.waitFor(async () => expect(await receivedOf(headers, path)).toBe(6));
    // The phone tries again before the computer notices.
    expect((await ask({ method: 'PUT', path: `${path}?offset=4`, body: 'efghij', headers })).status).toBe(409);
    expect(await ask({ path: `${path}/done`, headers })).toMatchObject({ status: 409, text: '{"received":6}' });
    expect((await ask({ method: 'PUT', path: `${path}?offset=6`, body: 'ghij', headers })).status).toBe(200);
    expect(await ask({ path: `${path}/done`, headers })).toMatchObject({ status: 200, text: '{"status":"imported"}' });
    // The phone asks again if the answer is lost.
    expect(await ask({ path: `${path}/done`, headers })).toMatchObject({ status: 200, text: '{"status":"imported"}' });
    expect(imported.map(({ name, bytes }) => [name, bytes.toString()])).toEqual([['IMG 1.HEIC', 'abcdefghij']]);
    expect(news.filter(({ type }) => type === 'arrived')).toHaveLength(1);
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]));
  });

  test('stays in order when the phone retries several times at once', async () => {
    const headers = await pair();
    const bytes = randomBytes(3_000_000);
    const path = await start(headers, 'IMG 1.MOV', bytes.length);
    const whole = { ...headers, ...ownHeaders(), 'content-length': bytes.length };
    const lost = httpRequest({ host: ADDRESS, port: port(), method: 'PUT', path: `${path}?offset=0`, headers: whole });
    lost.on('error', () => {}).write(bytes.subarray(0, 100_000));
    await vi.waitFor(async () => expect(await receivedOf(headers, path)).toBe(100_000));
    const again = () =>
      ask({ method: 'PUT', path: `${path}?offset=100000`, body: bytes.subarray(100_000), headers }).catch(() => null);
    await Promise.all([again(), again(), again()]);
    await vi.waitFor(async () => expect((await ask({ path: `${path}/done`, headers })).status).toBe(200));
    expect(imported[0]?.bytes.equals(bytes)).toBe(true);
  });

  test('cannot have more bytes than announced, or more in a piece than allowed', async () => {
    const headers = await pair();
    const path = await start(headers, 'a.jpg', 3);
    expect((await ask({ method: 'PUT', path: `${path}?offset=0`, body: 'abcd', headers })).status).toBe(400);
    const large = Buffer.alloc(PIECE_BYTES + 1);
    const film = await start(headers, 'a.mov', large.length);
    // The connection may close before the answer arrives.
    const sending = ask({ method: 'PUT', path: `${film}?offset=0`, body: large, headers }).catch(() => null);
    expect((await sending)?.status ?? 413).toBe(413);
    expect(await receivedOf(headers, film)).toBe(0);
  });

  test('is refused before it is sent if it is empty or too large', async () => {
    const headers = await pair();
    for (const size of [0, 500e6 + 1]) {
      const { text } = await ask({ path: '/phone/files', body: JSON.stringify({ name: 'a.mov', size }), headers });
      expect(JSON.parse(text)).toMatchObject({ status: 'refused' });
    }
    for (const size of [-1, 0.5, '1', null])
      expect((await ask({ path: '/phone/files', body: JSON.stringify({ name: 'a', size }), headers })).status).toBe(
        400,
      );
  });

  test('is refused with the reason if the computer’s disk has no room', async () => {
    const uploads = openUploads(folder, () => Promise.reject(new Error('Incomplete')));
    const upload = uploads.start('IMG 1.MOV', 10);
    const full = async function* () {
      yield Buffer.from('abcd');
      throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    };
    await uploads.append(upload, 0, Readable.from(full()));
    // Nothing is left to send, so the phone asks for the outcome.
    expect(upload.received).toBe(upload.size);
    const message = expect.stringContaining('disk has no room');
    expect(await uploads.finish(upload)).toEqual({ status: 'refused', message });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is refused with the reason if another program has locked it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const locked = Object.assign(new Error('locked'), { code: 'EBUSY', path: '/ana/media/img-1.jpg' });
    const uploads = openUploads(folder, () => Promise.reject(locked));
    const upload = uploads.start('IMG 1.JPG', 4);
    await uploads.append(upload, 0, Readable.from([Buffer.from('abcd')]));
    const message = 'img-1.jpg: This file is locked or open in another program. Send it again.';
    expect(await uploads.finish(upload)).toEqual({ status: 'refused', message });
    logged.mockRestore();
  });

  test('is written where the listener decides, whatever its name', async () => {
    const headers = await pair();
    for (const name of ['../../../evil.jpg', '/etc/passwd', 'C:\\evil.jpg', 'a\0.jpg']) {
      const path = await start(headers, name, 1);
      await ask({ method: 'PUT', path: `${path}?offset=0`, body: 'x', headers });
      const files = readdirSync(folder);
      expect(files).not.toEqual([]);
      expect(files.filter((each) => !/^[\da-f-]{36}$/.test(each))).toEqual([]);
    }
    expect(existsSync(join(folder, '../../../evil.jpg'))).toBe(false);
  });

  test('belongs to the phone that sends it', async () => {
    const [one, other] = [await pair(), await pair()];
    const path = await start(one, 'a.jpg', 1);
    expect((await ask({ method: 'GET', path, headers: other })).status).toBe(404);
  });

  test('replaces its phone’s unfinished one, as after the page was reloaded', async () => {
    const [headers, other] = [await pair(), await pair()];
    await start(other, 'theirs.jpg', 1);
    const left = await start(headers, 'a.jpg', 2);
    await ask({ method: 'PUT', path: `${left}?offset=0`, body: 'x', headers });
    const path = await start(headers, 'a.jpg', 1);
    expect((await ask({ method: 'GET', path: left, headers })).status).toBe(404);
    await ask({ method: 'PUT', path: `${path}?offset=0`, body: 'x', headers });
    await ask({ path: `${path}/done`, headers });
    expect(stateNow().receiving).toEqual(['theirs.jpg']);
  });

  test('is not listed as arriving once its phone is disconnected', async () => {
    await start(await pair(), 'a.jpg', 2);
    expect(stateNow().receiving).toEqual(['a.jpg']);
    listener.disconnect(stateNow().phones[0]?.id ?? '');
    expect(stateNow().receiving).toEqual([]);
  });

  test('is not listed as arriving while its phone sends nothing, as after its page was closed', async () => {
    listener.close();
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    try {
      listener = await listen();
      const headers = await pair();
      const path = await start(headers, 'a.jpg', 2);
      vi.advanceTimersByTime(29_000);
      await ask({ method: 'PUT', path: `${path}?offset=0`, body: 'x', headers });
      vi.advanceTimersByTime(29_000);
      expect(stateNow().receiving).toEqual(['a.jpg']);
      vi.advanceTimersByTime(10_000);
      expect(stateNow().receiving).toEqual([]);
      await ask({ method: 'PUT', path: `${path}?offset=1`, body: 'x', headers });
      vi.advanceTimersByTime(10_000);
      expect(stateNow().receiving).toEqual(['a.jpg']);
      const { length } = news;
      vi.advanceTimersByTime(10_000);
      expect(news).toHaveLength(length);
      listener.close();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('has a caption from the start or later, on one line', async () => {
    const headers = await pair();
    const path = await start(headers, 'a.jpg', 1);
    await ask({ path: `${path}/caption`, body: ' Our\n first  tent ', headers });
    await ask({ method: 'PUT', path: `${path}?offset=0`, body: 'x', headers });
    await ask({ path: `${path}/done`, headers });
    expect(news.find(({ type }) => type === 'arrived')).toMatchObject({ caption: 'Our first tent' });
    await ask({ path: `${path}/caption`, body: 'Our second tent', headers });
    expect(news.find(({ type }) => type === 'caption')).toEqual({
      type: 'caption',
      name: 'photo.jpg',
      caption: 'Our second tent',
    });
    expect((await ask({ path: `${path}/caption`, body: 'x'.repeat(5000), headers })).status).toBe(400);
  });
});

describe('a phone that may edit the site', () => {
  /** Lets a phone in to edit. @returns the headers of its requests, with its cookie */
  const pairDesk = async () => {
    const { cookie = '' } = await ask({ path: '/phone/pair', body: deskSecretNow() });
    expect(cookie).toMatch(/^our-story-phone=[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict$/);
    return { cookie: cookie.split(';')[0] ?? '' };
  };
  /** Opens a web socket. @returns what the desk's server receives; empty if it is refused */
  const upgrade = (headers: OutgoingHttpHeaders) =>
    new Promise<string>((done) => {
      const given = { ...ownHeaders(), connection: 'Upgrade', upgrade: 'websocket', ...headers };
      const lines = Object.entries(given).map(([name, value]) => `${name}: ${String(value)}`);
      let text = '';
      const socket = connect(port(), ADDRESS, () => socket.write(`GET / HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`));
      socket.on('data', (piece: Buffer) => (text += piece.toString()));
      socket.on('error', () => {}).on('close', () => done(text));
    });

  test('reaches the desk as the desk’s own window does, and without the key', async () => {
    const { cookie } = await pairDesk();
    const { text } = await ask({ path: '/edit/api/change', headers: { cookie: `a=b; ${cookie}` } });
    expect(JSON.parse(text)).toMatchObject({ host: '127.0.0.1:5173', origin: 'http://127.0.0.1:5173' });
    expect(text).not.toContain('our-story-phone');
    expect(await upgrade({ cookie })).toContain('"host":"127.0.0.1:5173"');
  });

  test('is refused without its key, with one for photos, and from another host or origin', async () => {
    const { cookie } = await pairDesk();
    const { 'x-phone-key': key } = await pair();
    const asked = (headers: OutgoingHttpHeaders) => ask({ path: '/edit/api/change', headers });
    expect((await asked({})).status).toBe(404);
    expect((await asked({ cookie: `our-story-phone=${String(key)}` })).status).toBe(404);
    expect((await asked({ cookie, host: 'evil.example' })).status).toBe(403);
    expect((await asked({ cookie, origin: 'http://evil.example' })).status).toBe(403);
    expect((await ask({ path: '/phone/files', headers: { 'x-phone-key': cookie.split('=')[1] } })).status).toBe(401);
    for (const headers of [
      {},
      { cookie, host: 'evil.example' },
      { cookie, origin: 'http://evil.example' },
      { cookie, origin: 'null' },
    ])
      expect(await upgrade(headers)).toBe('');
  });

  test.each(['/edit/api/phone', '/EDIT/Api/Phone', '/edit/api/phone/away'])(
    'cannot let in another phone: %s',
    async (path) => {
      expect((await ask({ path, headers: await pairDesk() })).status).toBe(404);
    },
  );

  test('is disconnected at once', async () => {
    const headers = await pairDesk();
    const [phone] = stateNow().phones;
    expect(phone?.name).toBe('A device');
    listener.disconnect(phone?.id ?? '');
    expect((await ask({ path: '/edit/', method: 'GET', headers })).status).toBe(404);
    expect(await upgrade(headers)).toBe('');
    expect(stateNow().phones).toEqual([]);
  });
});

test('no page that a phone opens needs HTTPS to send or save', () => {
  const all = ['desk/phone', 'desk/page'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  expect(all.join('\n')).not.toMatch(
    /crypto\.(subtle|randomUUID\()|navigator\.(clipboard|serviceWorker|wakeLock)|\bcaches\./,
  );
});
