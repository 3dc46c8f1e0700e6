import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PublishState } from '../../../../desk/model/publishing';
import {
  enterToken,
  forgetToken,
  publish,
  refreshPublishing,
  stopPublishing,
  usePublish,
} from '../../../../desk/page/publish/publish-store';
import { PublishOutcome } from '../../../../desk/page/publish/publish-outcome';
import { useDesk } from '../../../../desk/page/state/desk-store';
import { changeDraft, typeDraft, useDrafts } from '../../../../desk/page/state/drafts';
import { enqueue } from '../../../../desk/page/state/queue';
import { saveDraft } from '../../../../desk/page/state/saving';
import { guardWork } from '../../../../desk/page/state/unsaved-work';
import { useAdding } from '../../../../desk/page/tray/adding/import-files';
import { KeptToken } from '../../../../desk/page/publish/token-form';
import { VersionList } from '../../../../desk/page/publish/version-list';

vi.hoisted(() => {
  // The tray’s store reads the session’s storage when it is imported.
  vi.stubGlobal('sessionStorage', { getItem: () => null });
});

// Nothing is mounted here, so effects run during the render.
vi.mock('react', async (importActual) => ({
  ...(await importActual<typeof import('react')>()),
  useEffect: (effect: () => void) => effect(),
}));

const place = { name: 'the keychain of this computer', canForget: true };
const running: PublishState = {
  target: { host: 'cloudflare', name: 'wedding' },
  address: null,
  tokens: { cloudflare: place },
  progress: { stage: 'build' },
  outcome: null,
};
const idle: PublishState = { ...running, progress: null };
/** What the server answers; null if it does not respond. */
let answer: PublishState | null = null;
let requests = 0;

beforeEach(() => {
  [answer, requests] = [running, 0];
  usePublish.setState({ state: idle });
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', async () => {
    requests += 1;
    if (!answer) throw new Error('The server does not respond.');
    return { ok: true, json: async () => answer };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a token counts as forgotten only once the server no longer has it', async () => {
  answer = null;
  expect(await forgetToken('cloudflare')).toBe(false);
  answer = idle;
  expect(await forgetToken('cloudflare')).toBe(false);
  answer = { ...idle, tokens: {} };
  expect(await forgetToken('cloudflare')).toBe(true);
});

test('a token that the keychain does not forget is reported', async () => {
  answer = idle;
  // A hint, then the button that forgets the token.
  const [, button] = KeptToken({ host: 'cloudflare', place }).props.children;
  button.props.onClick();
  await vi.waitFor(() =>
    expect(useDesk.getState().message).toBe(
      'Your token for Cloudflare is still in the keychain of this computer. Remove it there.',
    ),
  );
});

test('a token is refused or forgotten at once, even during a publication', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string) => ({
    ok: true,
    json: async () => (address.endsWith('/token') ? { message: 'No.' } : { ...running, tokens: {} }),
  }));
  expect(await enterToken('netlify', 'wrong')).toBe('No.');
  expect(await forgetToken('cloudflare')).toBe(true);
});

test('a publication is followed once, however often its panel is opened', async () => {
  vi.useFakeTimers();
  await Promise.all([refreshPublishing(), refreshPublishing(), refreshPublishing()]);
  await vi.advanceTimersByTimeAsync(7000);
  // One for each opened panel, then one every 700 ms.
  expect(requests).toBe(3 + 10);
  answer = idle;
  await vi.advanceTimersByTimeAsync(700);
  expect(usePublish.getState().state?.progress).toBeNull();
});

test('a publication is followed even if a later request is answered first', async () => {
  vi.useFakeTimers();
  let answerStart = () => {};
  const started = new Promise<PublishState>((resolve) => (answerStart = () => resolve(running)));
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit = {}) => ({
    ok: true,
    json: () => (method === 'POST' ? started : Promise.resolve(idle)),
  }));
  const published = publish({ host: 'cloudflare', name: 'wedding' });
  await refreshPublishing();
  answerStart();
  await vi.advanceTimersByTimeAsync(700);
  await published;
  expect(usePublish.getState().state?.progress).toBeNull();
});

test('a publication that is stopped while it waits for a save does not start', async () => {
  const posted: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit = {}) => {
    if (method === 'POST') posted.push(address.split('/api/')[1] ?? '');
    return { ok: true, json: async () => idle };
  });
  let endSave = () => {};
  const saved = enqueue(() => new Promise<void>((resolve) => (endSave = resolve)));
  const published = publish({ host: 'cloudflare', name: 'wedding' });
  await stopPublishing();
  endSave();
  await Promise.all([saved, published]);
  expect(posted).toEqual(['publish/stop']);
});

test('nothing is put online while a picture is still being imported', async () => {
  let endImport = () => {};
  const imported = guardWork(new Promise<void>((resolve) => (endImport = resolve)));
  await publish({ host: 'cloudflare', name: 'wedding' });
  expect([requests, usePublish.getState().trouble]).toEqual([0, expect.stringContaining('still being added')]);
  endImport();
  await imported;
  answer = idle;
  await publish({ host: 'cloudflare', name: 'wedding' });
  expect([requests, usePublish.getState().trouble]).toEqual([1, '']);
});

test('nothing is put online while new cards are still being added', async () => {
  useAdding.setState({ progress: { done: 1, count: 2, name: 'beach.jpg', note: '' } });
  await publish({ host: 'cloudflare', name: 'wedding' });
  useAdding.setState({ progress: null });
  expect(requests).toBe(0);
});

test('nothing is put online while something typed is refused, even by a save that still runs', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.split('/api/')[1] ?? '');
    const isSave = address.endsWith('change');
    const latest: PublishState = { ...idle, outcome: { status: 'same', address: 'https://wedding.example' } };
    return { ok: true, json: async () => (isSave ? [{ status: 'mistakes', mistakes: [] }] : latest) };
  });
  const whole = { events: [{ title: 'Welcome drinks', time: '18:00' }] };
  useDesk.setState({ state: { files: { 'schedule.yaml': { whole } }, facts: {} } as never });
  // The label comes from the first language’s file.
  const at = { file: 'es/schedule.yaml', path: ['events', 0, 'time'] };
  const step = () => ({ label: 'the time', changes: [] });
  const id = typeDraft(at, { tidy: (_place, value) => value, step }, '18:00', '18:00–18:00');
  await Promise.all([saveDraft(id), publish({ host: 'cloudflare', name: 'wedding' })]);
  expect(asked).toEqual(['change']);
  expect(usePublish.getState()).toMatchObject({
    trouble: expect.stringContaining('not saved yet: Time · Welcome drinks.'),
    state: { progress: null, outcome: null },
  });

  // No file can hold words of a removed entry, so nothing can be done about them before the publication.
  changeDraft(id, { isGone: true });
  await publish({ host: 'cloudflare', name: 'wedding' });
  expect([asked, usePublish.getState().trouble]).toEqual([['change', 'publish'], '']);
  useDrafts.setState({ all: [] });
});

test('the list of versions is fetched each time it opens, even after a failed attempt', async () => {
  // A server's render shows a store's initial state.
  const initial = usePublish.getInitialState();
  // After an attempt without a connection to the host.
  initial.versions = [];
  renderToStaticMarkup(createElement(VersionList, { target: running.target, isRunning: false }));
  initial.versions = null;
  await vi.waitFor(() => expect(requests).toBe(1));
});

test('a publication that may be online is not called “not put online”', () => {
  const outcome = { status: 'failed', message: 'Cloudflare cannot be reached.\nIt may be online already.' } as const;
  const markup = renderToStaticMarkup(createElement(PublishOutcome, { outcome, onAnyway: () => {} }));
  expect(markup).toContain('It may be online already.');
  expect(markup).not.toContain('not put online');
});
