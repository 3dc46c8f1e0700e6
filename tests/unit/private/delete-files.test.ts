import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteFiles } from '../../../src/private/delete-files';

/** The caches whose files Workbox has recorded, by name and time, in its own database. */
const recorded = vi.hoisted(() => new Set<string>());
vi.mock('workbox-expiration', () => ({
  CacheExpiration: class {
    constructor(private readonly name: string) {}
    delete = async () => recorded.delete(this.name);
  },
}));

vi.mock('../../../src/private/open-fetch', () => ({ currentKey: async () => undefined, renewKey: () => {} }));

const OURS = ['photos /our/day/', 'code /our/day/es/', 'workbox-precache-v2-https://host:8080/our/day/'];
/** The last two have paths that contain the site's path. */
const OTHERS = ['photos /other/', 'photos /anna/our/day/', 'workbox-precache-v2-https://host:8080/anna/our/day/'];

const kept = new Set<string>();
beforeEach(() => {
  for (const name of [...OURS, ...OTHERS]) kept.add(name);
  vi.stubGlobal('caches', { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) });
});
afterEach(() => vi.unstubAllGlobals());

test('a device that forgets a site keeps neither its files nor their names', async () => {
  for (const name of kept) recorded.add(name);
  await deleteFiles('/our/day/');
  expect([...kept]).toEqual(OTHERS);
  expect([...recorded]).toEqual(OTHERS);
});

test('a worker without a key deletes the files of its own site only', async () => {
  const tasks: Promise<unknown>[] = [];
  const worker = Object.assign(new EventTarget(), { registration: { active: {} } });
  vi.stubGlobal('self', worker);
  vi.stubGlobal('ROOT', '/our/day/');
  await import('../../../src/private/private-events');
  const waitUntil = (task: Promise<unknown>) => tasks.push(task);
  worker.dispatchEvent(Object.assign(new Event('message'), { data: { type: 'CACHE_URLS' }, waitUntil }));
  await Promise.all(tasks);
  expect([...kept]).toEqual(OTHERS);
});
