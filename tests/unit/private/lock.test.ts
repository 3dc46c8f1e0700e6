import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder';

const lockedPage = { lock: { id: 'id' }, root: '/', base: '/', words: { changed: 'changed' } };
const askPassphrase = vi.fn<(enter: (key: object) => Promise<void>, message?: string) => void>();
vi.mock('../../../src/private/lock-form', () => ({
  lockedPage,
  get rawKey() {
    return linked?.id;
  },
  keyFromLink: async () => linked,
  askPassphrase,
  sealedTemplate: () => template,
}));
let template: Promise<string>;
/** The keys of the link and of this device. */
let linked: { id: string } | undefined;
let kept: { id: string } | undefined;
const keepKey = vi.fn<() => Promise<void>>(async () => {});
vi.mock('../../../src/private/kept-key', () => ({ readKey: async () => kept, keepKey }));

const reload = vi.fn<() => void>();
const loseConnection = () => Promise.reject(new TypeError('No connection'));

beforeEach(() => {
  vi.clearAllMocks();
  linked = undefined;
  kept = undefined;
  template = Promise.resolve('');
  lockedPage.base = '/';
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { reload, pathname: '/' });
  vi.stubGlobal('fetch', loseConnection);
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

/** Loads the locked page. @returns a function that enters a passphrase that fits */
async function loadLockedPage(register: () => Promise<object>) {
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  await import('../../../src/private/lock');
  await vi.waitFor(() => expect(askPassphrase).toHaveBeenCalled());
  return () => askPassphrase.mock.lastCall?.[0]({ id: 'id' });
}

/** Writes a stand-in for the script that opens the site without a worker. It only notes that it ran. */
function writeOpenHere(): void {
  vi.stubGlobal('isOpen', false);
  lockedPage.root = `${temporaryFolder()}/`;
  writeFileSync(join(lockedPage.root, 'open-here.js'), 'export const openHere = () => (globalThis.isOpen = true);');
}

test('a worker that did not start is started again when the guest tries again', async () => {
  let register = loseConnection;
  const enter = await loadLockedPage(() => register());
  await expect(enter()).rejects.toThrow('No connection');
  register = async () => ({ active: {} }) as never;
  await enter();
  expect(reload).toHaveBeenCalledOnce();
});

test('a worker whose script is lost once is started again, not replaced by the simpler page', async () => {
  writeOpenHere();
  vi.stubGlobal('fetch', async () => new Response());
  const register = vi.fn<() => Promise<object>>(async () => ({ active: {} }));
  register.mockImplementationOnce(loseConnection);
  const enter = await loadLockedPage(register);
  await enter();
  expect(reload).toHaveBeenCalledOnce();
  expect(globalThis).toHaveProperty('isOpen', false);
});

test('a key that fits is tried again before the passphrase is asked for', async () => {
  writeOpenHere();
  kept = { id: 'id' };
  const fetched = vi.fn<() => Promise<Response>>(async () => new Response());
  vi.stubGlobal('fetch', fetched.mockImplementationOnce(loseConnection));
  vi.stubGlobal('navigator', { serviceWorker: { register: loseConnection } });
  await import('../../../src/private/lock');
  await vi.waitFor(() => expect(globalThis).toHaveProperty('isOpen', true));
  expect(askPassphrase).not.toHaveBeenCalled();
});

test('without a connection, no script is imported: some browsers never retry an import', async () => {
  writeOpenHere();
  const enter = await loadLockedPage(() => Promise.reject(new DOMException('No workers', 'SecurityError')));
  await expect(enter()).rejects.toThrow('No connection');
  expect(globalThis).toHaveProperty('isOpen', false);
  vi.stubGlobal('fetch', async () => new Response());
  await enter();
  expect(globalThis).toHaveProperty('isOpen', true);
});

test('a page opens without a worker while the public site’s worker controls it', async () => {
  writeOpenHere();
  kept = { id: 'id' };
  const serviceWorker = { register: async () => ({ active: {} }), controller: { scriptURL: '/service-worker.js' } };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('fetch', async () => new Response());
  await import('../../../src/private/lock');
  await vi.waitFor(() => expect(globalThis).toHaveProperty('isOpen', true));
  expect(askPassphrase).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test.each([null, {}])(
  'home without its last slash opens, outside the worker’s scope; active worker: %o',
  async (active) => {
    writeOpenHere();
    kept = { id: 'id' };
    lockedPage.base = '/es/';
    vi.stubGlobal('location', { reload, pathname: '/es' });
    // The worker never controls this page.
    const serviceWorker = { register: async () => ({ active }), addEventListener: () => {}, controller: null };
    vi.stubGlobal('navigator', { serviceWorker });
    vi.stubGlobal('fetch', async () => new Response());
    await import('../../../src/private/lock');
    await vi.waitFor(() => expect(globalThis).toHaveProperty('isOpen', true));
    expect(reload).not.toHaveBeenCalled();
  },
);

test('a key that fits is stored although the rest of the page does not arrive', async () => {
  kept = { id: 'id' };
  template = new Promise(() => {});
  await import('../../../src/private/lock');
  await vi.waitFor(() => expect(keepKey).toHaveBeenCalledOnce());
});

test('an old link does not lock out a device that has stored the new key', async () => {
  writeOpenHere();
  linked = { id: 'old' };
  kept = { id: 'id' };
  vi.stubGlobal('navigator', { serviceWorker: { register: loseConnection } });
  vi.stubGlobal('fetch', async () => new Response());
  await import('../../../src/private/lock');
  await vi.waitFor(() => expect(globalThis).toHaveProperty('isOpen', true));
  expect(keepKey).toHaveBeenCalledExactlyOnceWith(lockedPage.root, kept);
  expect(askPassphrase).not.toHaveBeenCalled();
});

test.each([
  { from: 'link and device', keys: ['old', 'older'], message: 'changed' },
  { from: 'link', keys: ['old'], message: 'changed' },
  { from: 'device', keys: [undefined, 'old'], message: 'changed' },
  { from: 'neither', keys: [], message: '' },
])('without a key that fits, the page asks for the words; keys from: $from', async ({ keys, message }) => {
  [linked, kept] = keys.map((id) => (id ? { id } : undefined));
  await loadLockedPage(loseConnection);
  expect(askPassphrase.mock.lastCall?.[1] ?? '').toBe(message);
  expect(keepKey).not.toHaveBeenCalled();
});

test('a new link opens the page of a device that has stored an old key', async () => {
  [linked, kept] = [{ id: 'id' }, { id: 'old' }];
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => ({ active: {} }) } });
  await import('../../../src/private/lock');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(keepKey).toHaveBeenCalledExactlyOnceWith(lockedPage.root, linked);
});
