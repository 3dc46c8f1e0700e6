import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openProject } from '../../../build/check/open-project';
import { changeLocks, findReplyKey, findSiteKey } from '../../../build/emit/private/site-key';

let root: string;
const project = () => openProject(root);
const file = () => join(root, '.our-story/key.json');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'key-'));
  vi.stubEnv('CI', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

test('all pages that are made at once get the same key', async () => {
  expect(await findReplyKey(project())).toBeNull();
  const [one, other] = await Promise.all([findSiteKey(project()), findSiteKey(project())]);
  expect(one).toEqual(other);
});

test('changing the locks keeps the key that opens answers', async () => {
  const before = await findSiteKey(project());
  const after = await changeLocks(project());
  expect(after.key).not.toBe(before.key);
  expect(after.reply).toEqual(before.reply);
  expect(await findReplyKey(project())).toEqual(before.reply);
});

test('a key from before there were answers stays, and gets a key for them', async () => {
  const { reply: _reply, ...older } = await findSiteKey(project());
  writeFileSync(file(), JSON.stringify(older));
  const found = await findSiteKey(project());
  expect(found).toMatchObject(older);
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual(found);
});

test('a build server makes no key, since nobody could read it there', async () => {
  vi.stubEnv('CI', 'true');
  await expect(findSiteKey(project())).rejects.toThrow(/put its file .*key\.json there/);
  expect(existsSync(file())).toBe(false);
});
