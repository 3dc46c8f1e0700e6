import fs, { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openProject } from '../../../build/check/open-project.ts';
import { archive } from '../../../build/emit/archive.ts';
import { onceSealed } from '../../../build/emit/private/once-sealed.ts';
import { privateSite } from '../../../build/emit/private/private.ts';
import type { Project } from '../../../build/read/project.ts';
import { MOUNTAINS, temporaryFolder } from '../../fixtures/temporary-folder.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A project of this kind of site. */
const projectOf = (isPrivate: boolean): Project => ({
  ...openProject(temporaryFolder(), MOUNTAINS, null),
  read: async () => ({ written: { site: { private: isPrivate } } }) as Awaited<ReturnType<Project['read']>>,
});

/** The hooks of a plugin that seals. */
type Hooks = {
  renderStart?: (this: object) => Promise<void>;
  writeBundle: () => void;
  closeBundle: { handler: (this: object) => Promise<void> };
};

/** Starts to write a build, up to the pages, and listens as a process does. */
async function startBuild(plugin: object) {
  const outDir = join(temporaryFolder(), 'dist');
  const handlers = new Map<string | symbol, () => void>();
  vi.spyOn(process, 'on').mockImplementation((event, handler) => (handlers.set(event, handler as () => void), process));
  vi.spyOn(process, 'off').mockImplementation((event) => (handlers.delete(event), process));
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => handlers.get('exit')?.()) as () => never);
  const context = { environment: { config: { build: { outDir } } } };
  const hooks = plugin as Hooks;
  await hooks.renderStart?.call(context);
  mkdirSync(join(outDir, '.git'), { recursive: true });
  mkdirSync(join(outDir, 'assets'));
  writeFileSync(join(outDir, 'index.html'), 'Ana and Tom');
  hooks.writeBundle();
  return {
    outDir,
    files: () => readdirSync(outDir),
    handlers,
    exit,
    close: () => hooks.closeBundle.handler.call(context),
  };
}

test.each([
  ['private site', () => privateSite(projectOf(true))],
  ['private archive', () => (vi.stubEnv('ARCHIVE_PRIVATE', '1'), archive(projectOf(false)))],
])('a %s is deleted if its build fails, or is stopped, before it is sealed', async (_what, plugin) => {
  const failed = await startBuild(plugin());
  failed.handlers.get('exit')?.();
  expect(failed.files()).toEqual(['.git']);
  vi.restoreAllMocks();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    const stopped = await startBuild(plugin());
    stopped.handlers.get(signal)?.();
    expect([signal, stopped.exit.mock.calls, stopped.files()]).toEqual([signal, [[1]], ['.git']]);
    vi.restoreAllMocks();
  }
});

test('a file that another program has locked is named; the others are deleted', async () => {
  const { outDir, files, handlers } = await startBuild(onceSealed(() => true, vi.fn()));
  const remove = vi.spyOn(fs, 'rmSync').mockImplementationOnce(() => {
    throw new Error('EBUSY');
  });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  syncBuiltinESMExports();
  handlers.get('exit')?.();
  remove.mockRestore();
  syncBuiltinESMExports();
  expect(files()).toEqual(['.git', 'assets']);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(join(outDir, 'assets')));
});

test('a build that fails before it makes its folder ends without a further error', async () => {
  const { outDir, handlers } = await startBuild(onceSealed(() => true, vi.fn()));
  rmSync(outDir, { recursive: true });
  expect(() => handlers.get('exit')?.()).not.toThrow();
});

test.each([
  ['public site', () => privateSite(projectOf(false))],
  ['public archive', () => archive(projectOf(false))],
  ['private site’s second language', () => privateSite({ ...projectOf(true), translation: 'es' })],
])('a %s is not deleted', async (_what, plugin) => {
  expect((await startBuild(plugin())).handlers.size).toBe(0);
});

test('a sealed site stays when its build ends', async () => {
  const { handlers, close } = await startBuild(onceSealed(() => true, vi.fn()));
  expect(handlers.size).toBe(4);
  await close();
  expect(handlers.size).toBe(0);
});
