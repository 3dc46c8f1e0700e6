import { existsSync, lstatSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openProject } from '../../../build/check/open-project';
import { changeLocks, findReplyKey, findSiteKey, guestsLink } from '../../../build/emit/private/site-key';
import type { Project } from '../../../build/read/project';
import { temporaryFolder } from '../../fixtures/temporary-folder';

let root: string;
const project = () => openProject(root);
const keyFile = () => join(root, '.our-story/key.json');

beforeEach(() => {
  root = temporaryFolder();
  vi.stubEnv('GITHUB_ACTIONS', '');
});
afterEach(() => void vi.unstubAllEnvs());

test('the guests’ link has the key of a private site, and none for a public one', async () => {
  const siteOf = (isPrivate: boolean) =>
    ({ ...project(), read: async () => ({ written: { site: { private: isPrivate } } }) }) as unknown as Project;
  const home = 'https://ana.example/';
  const { key } = await findSiteKey(project());
  expect(await guestsLink(siteOf(true), home)).toBe(`${home}#key=${key}`);
  expect(await guestsLink(siteOf(false), home)).toBe(home);
});

test('the key stays, and only the couple can read its file', async () => {
  const first = await findSiteKey(project());
  expect(await findSiteKey(project())).toEqual(first);
  expect(first.passphrase.split('-')).toHaveLength(5);
  expect(statSync(keyFile()).mode & 0o077).toBe(0);
});

test('a site that was never private has no key for answers', async () => {
  expect(await findReplyKey(project())).toBeNull();
});

test('builds that run at the same time get the same key', async () => {
  const [one, other] = await Promise.all([findSiteKey(project()), findSiteKey(project())]);
  expect(one).toEqual(other);
});

test('changing the locks changes everything but the key that opens answers', async () => {
  const before = await findSiteKey(project());
  const after = await changeLocks(project());
  expect(after.key).not.toBe(before.key);
  expect(after.passphrase).not.toBe(before.passphrase);
  expect(after.lock.id).not.toBe(before.lock.id);
  expect(await findSiteKey(project())).toEqual(after);
  expect(after.reply).toEqual(before.reply);
  expect(await findReplyKey(project())).toEqual(before.reply);
});

test('an older key file without a key for answers stays, and gains one', async () => {
  const { reply: _reply, ...older } = await findSiteKey(project());
  writeFileSync(keyFile(), JSON.stringify(older));
  const found = await findSiteKey(project());
  expect(found).toMatchObject(older);
  expect(JSON.parse(readFileSync(keyFile(), 'utf8'))).toEqual(found);
});

test.each([
  ['damaged', /is damaged/, () => writeFileSync(keyFile(), '{"key":')],
  // A link to itself, which not even root can read.
  ['not readable', /ELOOP/, () => symlinkSync('key.json', keyFile())],
])('a key whose file is %s is never replaced', async (_what, message, spoil) => {
  mkdirSync(dirname(keyFile()));
  spoil();
  const { ino } = lstatSync(keyFile());
  await expect(findSiteKey(project())).rejects.toThrow(message);
  await expect(changeLocks(project())).rejects.toThrow(message);
  expect(lstatSync(keyFile()).ino).toBe(ino);
});

test.each([
  'GITHUB_ACTIONS',
  'RENDER',
  'AWS_APP_ID',
  'CIRCLECI',
  'BITBUCKET_BUILD_NUMBER',
  'TF_BUILD',
  'JENKINS_URL',
  'BUILDKITE',
  'TRAVIS',
])('a build server that sets %s makes no key, since nobody could read it there', async (variable) => {
  vi.stubEnv(variable, 'true');
  await expect(findSiteKey(project())).rejects.toThrow(/copy key\.json from your computer to .*key\.json on this one/);
  expect(existsSync(keyFile())).toBe(false);
});
