import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { openProject } from '../../../build/check/open-project.ts';
import { openDeskApi } from '../../../desk/server/api';
import type { DeskServer } from '../../../desk/server/phone/phone-listener';
import type { Editor } from '../../../desk/server/editor';
import { forwardedHost, isFromDesk } from '../../../desk/server/guard';
import { readNames, readSteps } from '../../../desk/server/requests';

/** Part of every error of the request parser. */
const REFUSED = '"code"';
const TOKEN = 'a-token-of-this-morning';
/** As long as `TOKEN`: tokens of another length are rejected without a comparison. */
const OLD_TOKEN = 'a-token-of-yesterday-xx';

describe('a request', () => {
  const desk = { host: '127.0.0.1:5173', origin: 'http://127.0.0.1:5173', 'x-edit-token': TOKEN };
  const isAccepted = (headers: Record<string, string | undefined>, method = 'POST', url = '/change') =>
    isFromDesk({ headers, method, url } as unknown as IncomingMessage, TOKEN);

  test('from the desk is accepted under every local host name', () => {
    expect(isAccepted(desk)).toBe(true);
    expect(isAccepted({ ...desk, host: 'localhost:5173', origin: 'http://localhost:5173' })).toBe(true);
    expect(isAccepted({ ...desk, host: '[::1]:5173', origin: 'http://[::1]:5173' })).toBe(true);
  });

  test.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page of another server on this machine', { origin: 'http://127.0.0.1:8080' }],
    ['a page without an origin', { origin: 'null' }],
    ['a program without an origin', { origin: undefined }],
    ['a host name that points here (DNS rebinding)', { host: 'evil.example:5173', origin: 'http://evil.example:5173' }],
    ['another computer on the network', { host: '192.168.0.7:5173', origin: 'http://192.168.0.7:5173' }],
    ['another site, according to the browser', { 'sec-fetch-site': 'cross-site' }],
    ['a page without the token', { 'x-edit-token': undefined }],
    ['a page with an old token', { 'x-edit-token': OLD_TOKEN }],
  ])('is rejected from %s', (_who, headers) => {
    expect(isAccepted({ ...desk, ...headers })).toBe(false);
  });

  test.each([
    ['//', {}],
    ['//[', { ...desk, 'x-edit-token': undefined }],
    ['/state', { host: 'localhost:99999' }],
  ])('with an invalid address is rejected without a crash: %s', async (url, headers) => {
    const statuses: number[] = [];
    const response = {
      setHeader: () => {},
      writeHead: (status: number) => (statuses.push(status), response),
      end() {},
    };
    const handle = openDeskApi(openProject(import.meta.dirname, '.', null), {} as Editor, TOKEN, {} as DeskServer);
    const request = { headers, method: 'GET', url } as unknown as IncomingMessage;
    await handle(request, response as unknown as ServerResponse);
    expect(statuses).toEqual([403]);
  });

  test('for the content explains which file cannot be read', async () => {
    const locked = Object.assign(new Error('locked'), { code: 'EACCES', path: '/ours/content/media/beach.jpg' });
    const editor = { state: () => Promise.reject(locked) } as object as Editor;
    let answered = '';
    const response = { setHeader: () => response, writeHead: () => response, end: (text = '') => (answered = text) };
    const handle = openDeskApi(openProject(import.meta.dirname, '.', null), editor, TOKEN, {} as DeskServer);
    const request = { headers: desk, method: 'GET', url: '/state' } as unknown as IncomingMessage;
    await handle(request, response as unknown as ServerResponse);
    expect(answered).toContain('"message":"beach.jpg: This file is locked or open in another program.');
  });

  describe('in a Codespace', () => {
    const CODESPACE = { CODESPACE_NAME: 'glad-cod-x1', GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.github.dev' };
    const FORWARDED = 'glad-cod-x1-5173.app.github.dev';
    const isAcceptedThere = (headers: Record<string, string>, host = forwardedHost(CODESPACE)) =>
      isFromDesk(
        { headers: { ...desk, ...headers }, method: 'POST', url: '/change' } as unknown as IncomingMessage,
        TOKEN,
        host,
      );

    test.each([
      { host: FORWARDED, origin: `https://${FORWARDED}` },
      { host: 'localhost:5173', origin: `https://${FORWARDED}` },
      { host: 'localhost:5173', origin: 'https://localhost:5173' },
      { host: 'localhost:5173', origin: 'http://localhost:5173' },
    ])('is accepted from its forwarded port, whichever headers GitHub rewrites: %o', (headers) => {
      expect(isAcceptedThere(headers)).toBe(true);
    });

    test.each([
      { origin: `http://${FORWARDED}` },
      { origin: 'https://glad-cod-x1-8080.app.github.dev' },
      { origin: 'https://other-cod-5173.app.github.dev' },
      { origin: `https://${FORWARDED}.evil.example` },
      { host: 'other-cod-5173.app.github.dev', origin: 'https://other-cod-5173.app.github.dev' },
      { host: FORWARDED, origin: `https://${FORWARDED}`, 'x-edit-token': OLD_TOKEN },
      { host: FORWARDED, origin: `https://${FORWARDED}`, 'sec-fetch-site': 'same-site' },
    ])('is rejected from any other page, or with an old token: %o', (headers) => {
      expect(isAcceptedThere(headers)).toBe(false);
    });

    test('is rejected outside a Codespace', () => {
      expect(forwardedHost({})).toBeNull();
      expect(forwardedHost({ CODESPACE_NAME: 'glad-cod-x1' })).toBeNull();
      expect(isAcceptedThere({ host: FORWARDED, origin: `https://${FORWARDED}` }, null)).toBe(false);
      expect(isAcceptedThere({ origin: `https://${FORWARDED}` }, null)).toBe(false);
      expect(isAcceptedThere({ origin: 'https://localhost:5173' }, null)).toBe(false);
    });
  });

  test('may have the token in its address only if it changes nothing', () => {
    const { 'x-edit-token': _token, origin: _origin, ...plain } = desk;
    expect(isAccepted(plain, 'GET', `/thumbnail?name=a.jpg&token=${TOKEN}`)).toBe(true);
    expect(isAccepted(plain, 'GET', '/thumbnail?name=a.jpg')).toBe(false);
    expect(isAccepted({ ...plain, origin: desk.origin }, 'POST', `/undo?token=${TOKEN}`)).toBe(false);
  });
});

describe('the body of a request', () => {
  const step = (file: string, path: unknown[] = ['heading']) =>
    JSON.stringify([{ label: 'it', changes: [{ kind: 'set', at: { file, path }, was: null, value: 'x' }] }]);

  test('may name a content file', () => {
    expect(readSteps(step('faq.yaml'))).toHaveLength(1);
    expect(readSteps(step('pt-BR/faq.yaml'))).toHaveLength(1);
  });

  test.each([
    '../package.json',
    '/etc/passwd',
    'a/../../x.yaml',
    '..\\x.yaml',
    'media/x.svg',
    'schema.ts',
    'es/../x.yaml',
    '',
  ])('may name no other file: %s', (file) => {
    expect(() => readSteps(step(file))).toThrow(REFUSED);
  });

  test('must not have an unsafe key or an empty path, step or list', () => {
    expect(() => readSteps(step('faq.yaml', ['__proto__', 'x']))).toThrow(REFUSED);
    expect(() => readSteps(step('faq.yaml', []))).toThrow(REFUSED);
    expect(() => readSteps('[{"label":"x","changes":[]}]')).toThrow(REFUSED);
    expect(() => readSteps('[]')).toThrow(REFUSED);
    expect(() => readNames('[]')).toThrow(REFUSED);
  });

  test('is read even with a very long label, which is shortened', () => {
    const change = { kind: 'set', at: { file: 'site.yaml', path: ['private'] }, was: null, value: true };
    const [step] = readSteps(JSON.stringify([{ label: `the page ${'long '.repeat(100)}`, changes: [change] }]));
    expect(step).toEqual({ label: expect.stringMatching(/^the page (long )+long…$/), changes: [change] });
  });
});
