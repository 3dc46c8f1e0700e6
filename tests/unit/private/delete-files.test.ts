import { afterEach, expect, test, vi } from 'vitest';
import { deleteFiles } from '../../../src/private/delete-files';

/** The caches whose files Workbox has recorded, by name and time, in its own database. */
const recorded = vi.hoisted(() => new Set<string>());
vi.mock('workbox-expiration', () => ({
  CacheExpiration: class {
    constructor(private readonly name: string) {}
    delete = async () => recorded.delete(this.name);
  },
}));

afterEach(() => vi.unstubAllGlobals());

test('a device that forgets a site keeps neither its files nor their names', async () => {
  const kept = new Set(['photos /our/day/', 'photos /other/']);
  for (const name of kept) recorded.add(name);
  vi.stubGlobal('caches', { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) });
  await deleteFiles('/our/day/');
  expect([...kept]).toEqual(['photos /other/']);
  expect([...recorded]).toEqual(['photos /other/']);
});
