import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { openProject } from '../../../build/check/open-project.ts';
import { openApi } from '../../../desk/server/api';
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
  const ask = (headers: Record<string, string | undefined>, method = 'POST', url = '/change') =>
    isFromDesk({ headers, method, url } as unknown as IncomingMessage, TOKEN);

  test('from the desk is accepted under every local host name', () => {
    expect(ask(desk)).toBe(true);
    expect(ask({ ...desk, host: 'localhost:5173', origin: 'http://localhost:5173' })).toBe(true);
    expect(ask({ ...desk, host: '[::1]:5173', origin: 'http://[::1]:5173' })).toBe(true);
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
    expect(ask({ ...desk, ...headers })).toBe(false);
  });

  test.each([
    ['//', {}],
    ['//[', { ...desk, 'x-edit-token': undefined }],
    ['/state', { host: 'localhost:99999' }],
  ])('with an invalid address is rejected without a crash: %s', async (url, headers) => {
    const answers: number[] = [];
    const response = { setHeader: () => {}, writeHead: (status: number) => (answers.push(status), response), end() {} };
    const answer = openApi(openProject(import.meta.dirname, '.', null), {} as Editor, TOKEN, {} as DeskServer);
    const request = { headers, method: 'GET', url } as unknown as IncomingMessage;
    await answer(request, response as unknown as ServerResponse);
    expect(answers).toEqual([403]);
  });

  describe('in a Codespace', () => {
    const CODESPACE = { CODESPACE_NAME: 'glad-cod-x1', GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.github.dev' };
    const forwarded = forwardedHost(CODESPACE);
    const there = 'glad-cod-x1-5173.app.github.dev';
    const askThere = (headers: Record<string, string>, name = forwarded) =>
      isFromDesk(
        { headers: { ...desk, ...headers }, method: 'POST', url: '/change' } as unknown as IncomingMessage,
        TOKEN,
        name,
      );

    test.each([
      { host: there, origin: `https://${there}` },
      { host: 'localhost:5173', origin: `https://${there}` },
      { host: 'localhost:5173', origin: 'https://localhost:5173' },
      { host: 'localhost:5173', origin: 'http://localhost:5173' },
    ])('is accepted from its forwarded port, whichever headers GitHub rewrites: %o', (headers) => {
      expect(askThere(headers)).toBe(true);
    });

    test.each([
      { origin: `http://${there}` },
      { origin: 'https://glad-cod-x1-8080.app.github.dev' },
      { origin: 'https://other-cod-5173.app.github.dev' },
      { origin: `https://${there}.evil.example` },
      { host: 'other-cod-5173.app.github.dev', origin: 'https://other-cod-5173.app.github.dev' },
      { host: there, origin: `https://${there}`, 'x-edit-token': OLD_TOKEN },
      { host: there, origin: `https://${there}`, 'sec-fetch-site': 'same-site' },
    ])('is rejected from any other page, or with an old token: %o', (headers) => {
      expect(askThere(headers)).toBe(false);
    });

    test('is rejected where this is not a Codespace', () => {
      expect(forwardedHost({})).toBeNull();
      expect(forwardedHost({ CODESPACE_NAME: 'glad-cod-x1' })).toBeNull();
      expect(askThere({ host: there, origin: `https://${there}` }, null)).toBe(false);
      expect(askThere({ origin: `https://${there}` }, null)).toBe(false);
      expect(askThere({ origin: 'https://localhost:5173' }, null)).toBe(false);
    });
  });

  test('may have the token in its address only to read', () => {
    const { 'x-edit-token': _token, origin: _origin, ...plain } = desk;
    expect(ask(plain, 'GET', `/thumbnail?name=a.jpg&token=${TOKEN}`)).toBe(true);
    expect(ask(plain, 'GET', '/thumbnail?name=a.jpg')).toBe(false);
    expect(ask({ ...plain, origin: desk.origin }, 'POST', `/undo?token=${TOKEN}`)).toBe(false);
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

  test('may not have an unsafe key or an empty path, step or list', () => {
    expect(() => readSteps(step('faq.yaml', ['__proto__', 'x']))).toThrow(REFUSED);
    expect(() => readSteps(step('faq.yaml', []))).toThrow(REFUSED);
    expect(() => readSteps('[{"label":"x","changes":[]}]')).toThrow(REFUSED);
    expect(() => readSteps('[]')).toThrow(REFUSED);
    expect(() => readNames('[]')).toThrow(REFUSED);
  });

  test('is read even if its page has a very long title, which its label cuts short', () => {
    const change = { kind: 'set', at: { file: 'site.yaml', path: ['private'] }, was: null, value: true };
    const [step] = readSteps(JSON.stringify([{ label: `the page ${'long '.repeat(100)}`, changes: [change] }]));
    expect(step).toEqual({ label: expect.stringMatching(/^the page (long )+long…$/), changes: [change] });
  });
});
