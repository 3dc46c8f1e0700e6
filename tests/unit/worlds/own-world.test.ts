import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createServer } from 'vite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openProject } from '../../../build/check/open-project.ts';
import { WORLD_FILES } from '../../../build/check/own-world.ts';
import { worldFacts } from '../../../build/read/worlds.ts';
import { content } from '../../../build/serve/content-modules';
import { folders } from '../../../build/serve/folders';
import { world } from '../../../build/serve/world-parts';
import { run } from '../../../commands/world';
import { readContentState } from '../../../desk/server/state/edit-state';
import { writeFolder } from '../../../desk/server/start/write-folder';
import { WORLD_NAMES } from '../../../src/model/worlds';
import { WORLDS } from '../../../src/worlds/all';
import { IS_RELEASE } from '../../e2e/support/is-release.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

let home = '';
beforeEach(async () => {
  home = temporaryFolder(null, 'Zoë und Max ');
  const answers = { names: ['Zoë', 'Max'], date: '2099-05-01', place: 'Lisbon', language: 'en', world: 'photo' };
  await writeFolder(home, answers, '1.0.0');
  rewrite('content/site.yaml', /^world: photo$/m, 'world: own');
  // As small as a cover may be, to save time.
  const background = '#8a5a86';
  await sharp({ create: { width: 1000, height: 1000, channels: 3, background } })
    .jpeg()
    .toFile(join(home, 'content/media/cover.jpg'));
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const open = () => openProject(home, 'content', null);
const mistakes = async () => (await open().read()).mistakes.map(({ message }) => message);

function rewrite(name: string, from: string | RegExp, to: string): void {
  const before = readFileSync(join(home, name), 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(join(home, name), after);
}

describe.each(IS_RELEASE ? WORLD_NAMES : WORLD_NAMES.slice(0, 1))('a couple’s own world copied from %s', (from) => {
  test('has no mistakes, the same facts, and every part that the site loads', async () => {
    expect(await run(home, ['--from', from])).toBe(true);
    const project = Object.assign(open(), { isDraft: true });
    const { mistakes: found, warnings, written } = await project.read();
    expect([found, warnings]).toEqual([[], []]);
    // The cover's photo is left out for a world that does not show it.
    expect(written?.site.cover !== undefined).toBe(WORLDS[from].showsPhoto ?? false);
    // The share picture's address is in the copied folder.
    const { sharePicture: _share, ...facts } = WORLDS[from];
    expect(await worldFacts(project, 'own')).toMatchObject(facts);
    expect((await readContentState(project)).palettes['own']).toEqual(facts.palettes);
    const server = await createServer({
      configFile: false,
      appType: 'custom',
      logLevel: 'error',
      cacheDir: join(home, '.vite'),
      optimizeDeps: { noDiscovery: true, include: [] },
      server: { middlewareMode: true, hmr: false, watch: null },
      plugins: [content(project), world(project), folders(project)],
    });
    try {
      const parts = Object.keys(WORLD_FILES).flatMap((file) =>
        file.endsWith('.tsx') ? [file.replace('.tsx', '')] : [],
      );
      for (const part of parts) {
        const module = await server.ssrLoadModule(`virtual:world/${part}`);
        expect([part, Object.values(module).map((draw) => typeof draw)]).toEqual([part, ['function']]);
      }
      const loaded = [...server.moduleGraph.idToModuleMap.keys()];
      expect(loaded.filter((id) => id.includes(`src/worlds/${from}/`))).toEqual([]);
      expect(loaded.filter((id) => id.startsWith(join(home, 'world'))).length).toBeGreaterThan(parts.length);
    } finally {
      await server.close();
    }
  });
});

describe('a world of the couple’s own', () => {
  test('can only be copied from a shipped world', async () => {
    expect(await run(home, ['--from', 'nowhere'])).toBe(false);
    expect(await run(home, ['--from', 'photo'])).toBe(true);
  });

  test('is never overwritten', async () => {
    await run(home, ['--from', 'photo']);
    writeFileSync(join(home, 'world/cover.tsx'), 'ours');
    expect(await run(home, ['--from', 'harbour'])).toBe(false);
    expect(readFileSync(join(home, 'world/cover.tsx'), 'utf8')).toBe('ours');
  });

  test('gets a clear message if it is missing or incomplete', async () => {
    expect(await mistakes()).toEqual([expect.stringContaining('"npx our-story world --from harbour"')]);
    await run(home, ['--from', 'mountains']);
    rewrite('world/palette.css', /--paper: .*/, '');
    expect((await open().read()).warnings[0]?.message).toContain('does not define --paper');
    let shapes = '[ENVELOPE]';
    for (const wrong of ["['M0 0L9 0L0 0z']", "['M0 0L90 0L90 90C0 0 9 9 0 90z']"]) {
      rewrite('world/ending.ts', `shapes: ${shapes}`, `shapes: ${wrong}`);
      shapes = wrong;
      expect(await mistakes()).toEqual([expect.stringContaining('"shapes" of your world’s ending cannot be read')]);
    }
    rewrite('world/facts.ts', 'ending,', '');
    expect(await mistakes()).toEqual([expect.stringContaining('world/facts.ts has no ending')]);
    rewrite('world/facts.ts', 'facts:', 'fact:');
    expect(await mistakes()).toEqual([expect.stringContaining('it exports no "facts"')]);
    rmSync(join(home, 'world/ornaments/knot.tsx'));
    expect(await mistakes()).toEqual([expect.stringContaining('no file world/ornaments/knot.tsx, which draws two')]);
  });

  test('that shows the cover’s photo needs one', async () => {
    await run(home, ['--from', 'photo']);
    rewrite('content/site.yaml', /^cover:\n.*\n/m, '');
    expect(await mistakes()).toEqual([expect.stringContaining('cover: { photo: its-name.jpg }')]);
  });
});

test('every shipped world has all required files', () => {
  for (const name of WORLD_NAMES) {
    const files = readdirSync(join(import.meta.dirname, '../../../src/worlds', name), { recursive: true });
    expect(files).toEqual(expect.arrayContaining(Object.keys(WORLD_FILES)));
  }
});
