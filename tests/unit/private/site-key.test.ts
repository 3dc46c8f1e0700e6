import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { changeLocks, findSiteKey, guestsLink } from '../../../build/emit/private/site-key.ts';
import type { Project } from '../../../build/read/project.ts';

const root = mkdtempSync(join(tmpdir(), 'key-'));
afterAll(() => rmSync(root, { recursive: true }));
const siteOf = (isPrivate: boolean) => {
  const project = {
    root,
    folder: join(root, 'content'),
    read: async () => ({ written: { site: { private: isPrivate } } }),
  };
  return project as unknown as Project;
};
const HOME = 'https://ana.example/';

test('guests get a link with the key of a private site, and the address of a public one', async () => {
  vi.stubEnv('GITHUB_ACTIONS', '');
  const { key } = await findSiteKey(siteOf(true));
  expect(await guestsLink(siteOf(true), HOME)).toBe(`${HOME}#key=${key}`);
  expect(await guestsLink(siteOf(false), HOME)).toBe(HOME);
});

test('the key stays, unless the couple change the locks, and only they can read its file', async () => {
  vi.stubEnv('GITHUB_ACTIONS', '');
  const first = await findSiteKey(siteOf(true));
  expect(await findSiteKey(siteOf(true))).toEqual(first);
  expect(first.passphrase.split('-')).toHaveLength(5);
  expect(statSync(join(root, '.our-story/key.json')).mode & 0o077).toBe(0);
  const second = await changeLocks(siteOf(true));
  expect([second.key, second.passphrase, second.lock.id]).not.toContain(first.key);
  expect(second.passphrase).not.toBe(first.passphrase);
  expect(await findSiteKey(siteOf(true))).toEqual(second);
});

test('a build server makes no key of its own, which nobody could read there', async () => {
  rmSync(join(root, '.our-story'), { recursive: true, force: true });
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  await expect(findSiteKey(siteOf(true))).rejects.toThrow('its key is missing');
});
