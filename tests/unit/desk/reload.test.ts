import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openProject } from '../../../build/check/open-project.ts';
import { addressFromHash, addressOf } from '../../../desk/page/frame/address';
import { show, useFrame } from '../../../desk/page/frame/frame';
import { actionWhenReady, beginLoad, type Loads } from '../../../desk/page/frame/site-loads';
import { fetchState } from '../../../desk/page/state/clients/client';
import { openEditor } from '../../../desk/server/editor';
import { temporaryFolder } from '../../fixtures/temporary-folder';

const NO_LOADS: Loads = { shown: null, next: null };
const load = (address: string) => ({ address, preview: null });

describe('loading the site again', () => {
  const first = beginLoad(NO_LOADS, load('/faq'));
  const second = beginLoad(first, load('/faq'));

  test('shows the first load at once and each later one when it is ready', () => {
    expect(first).toMatchObject({ shown: { address: '/faq' }, next: null });
    expect(second.shown).toBe(first.shown);
    expect(actionWhenReady(second, second.next?.id ?? 0, '/faq')).toBe('show');
  });

  test('shows only the last of several loads', () => {
    const third = beginLoad(second, load('/faq'));
    expect(third.shown).toBe(first.shown);
    expect(actionWhenReady(third, second.next?.id ?? 0, '/faq')).toBe('ignore');
    expect(actionWhenReady(third, first.shown?.id ?? 0, '/faq')).toBe('ignore');
    expect(actionWhenReady(third, third.next?.id ?? 0, '/faq')).toBe('show');
  });

  test('loads again if the page changed meanwhile', () => {
    expect(actionWhenReady(second, second.next?.id ?? 0, '/travel')).toBe('load again');
  });

  test('keeps the query of an address', () => {
    expect(addressOf({ pathname: '/story', search: '?list' })).toBe('/story?list');
  });

  test.each([
    ['#/story?list', '/story?list'],
    ['', '/'],
    ['#//evil.example', '/'],
    ['#/\\evil.example', '/'],
  ])('never loads another site, whatever the desk’s own address contains: %s', (hash, address) => {
    vi.stubGlobal('location', { hash });
    expect(addressFromHash()).toBe(address);
    vi.unstubAllGlobals();
  });
});

test('a page chosen before the frame has begun to load is the one that loads', () => {
  const pushState = () => {
    throw new DOMException('about:blank has no history', 'SecurityError');
  };
  const blank = { location: new URL('about:blank'), history: { pushState } };
  const element = { contentDocument: { defaultView: blank } } as unknown as HTMLIFrameElement;
  useFrame.setState({ ...beginLoad(NO_LOADS, load('/')), element });
  show('/story');
  expect(useFrame.getState()).toMatchObject({ shown: { id: 2, address: '/story' }, next: null });
});

describe('a restarted server', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('has newer states than before', async () => {
    const folder = temporaryFolder(join(import.meta.dirname, '../../fixtures/version-1'));
    const project = Object.assign(openProject(folder, '.', null), { cacheFolder: join(folder, '.cache') });
    const open = () => openEditor({ project, pictures: new Map(), onChange: () => {} });
    const before = await open();
    // Each state raises the version.
    await before.state();
    const { version } = await before.state();
    expect((await (await open()).state()).version).toBeGreaterThan(version);
  });

  /** Simulates a restart: only requests with the new token are answered. @returns all requests, each with its token */
  const restartServer = () => {
    const meta = { content: 'old' };
    const requests: string[] = [];
    vi.stubGlobal('document', { querySelector: () => meta });
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
      const token = new Headers(init?.headers).get('x-edit-token');
      requests.push(`${address} ${token ?? ''}`);
      // The desk’s page, which has the new token.
      if (!init) return Promise.resolve(new Response('<meta name="edit-token" content="new" />'));
      return Promise.resolve(token === 'new' ? Response.json({ version: 1 }) : new Response('', { status: 403 }));
    });
    return requests;
  };

  test('receives the request again, with its new token', async () => {
    const requests = restartServer();
    expect(await fetchState()).toEqual({ version: 1 });
    expect(requests).toEqual(['/edit/api/state old', '/edit/ ', '/edit/api/state new']);
  });

  test('answers every request, even if several were sent with the old token', async () => {
    restartServer();
    expect(await Promise.all([fetchState(), fetchState()])).toEqual([{ version: 1 }, { version: 1 }]);
  });
});
