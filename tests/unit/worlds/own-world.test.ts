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
import { run as copyWorld } from '../../../commands/world';
import { readContentState } from '../../../desk/server/state/edit-state';
import { writeFolder } from '../../../desk/server/start/write-folder';
import { WORLD_NAMES } from '../../../src/model/worlds';
import { WORLDS } from '../../../src/worlds/all';
import { IS_RELEASE } from '../../e2e/support/is-release.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

/** The couple's folder, whose `site.yaml` says `world: own`. */
let folder = '';
beforeEach(async () => {
  folder = temporaryFolder(null, 'Zoë und Max ');
  const answers = { names: ['Zoë', 'Max'], date: '2099-05-01', place: 'Lisbon', language: 'en', world: 'photo' };
  await writeFolder(folder, answers, '1.0.0');
  rewrite('content/site.yaml', /^world: photo$/m, 'world: own');
  // The smallest photo that the build accepts for a cover, to save time.
  const background = '#8a5a86';
  await sharp({ create: { width: 1000, height: 1000, channels: 3, background } })
    .jpeg()
    .toFile(join(folder, 'content/media/cover.jpg'));
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const openContent = () => openProject(folder, 'content', null);
const readMistakes = async () => (await openContent().read()).mistakes.map(({ message }) => message);

/** Changes a file of the couple's folder. Fails unless the file contains `from`. */
function rewrite(name: string, from: string | RegExp, to: string): void {
  const before = readFileSync(join(folder, name), 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(join(folder, name), after);
}

describe.each(IS_RELEASE ? WORLD_NAMES : WORLD_NAMES.slice(0, 1))('a couple’s own world copied from %s', (from) => {
  test('has no mistakes, the same facts, and every part that the site loads', async () => {
    expect(await copyWorld(folder, ['--from', from])).toBe(true);
    const project = Object.assign(openContent(), { isDraft: true });
    const { mistakes, warnings, written } = await project.read();
    expect([mistakes, warnings]).toEqual([[], []]);
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
      cacheDir: join(folder, '.vite'),
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
      expect(loaded.filter((id) => id.startsWith(join(folder, 'world'))).length).toBeGreaterThan(parts.length);
    } finally {
      await server.close();
    }
  });
});

describe('a world of the couple’s own', () => {
  test('can only be copied from a shipped world', async () => {
    expect(await copyWorld(folder, ['--from', 'nowhere'])).toBe(false);
    expect(await copyWorld(folder, ['--from', 'photo'])).toBe(true);
  });

  test('is never overwritten', async () => {
    await copyWorld(folder, ['--from', 'photo']);
    writeFileSync(join(folder, 'world/cover.tsx'), 'ours');
    expect(await copyWorld(folder, ['--from', 'harbour'])).toBe(false);
    expect(readFileSync(join(folder, 'world/cover.tsx'), 'utf8')).toBe('ours');
  });

  test('gets a clear message if it is missing or incomplete', async () => {
    expect(await readMistakes()).toEqual([expect.stringContaining('"npx our-story world --from harbour"')]);
    await copyWorld(folder, ['--from', 'mountains']);
    rewrite('world/palette.css', /--paper: .*/, '');
    expect((await openContent().read()).warnings[0]?.message).toContain('does not define --paper');
    let shapes = '[ENVELOPE]';
    // The first outline has no area, the second a cubic curve.
    for (const wrong of ["['M0 0L9 0L0 0z']", "['M0 0L90 0L90 90C0 0 9 9 0 90z']"]) {
      rewrite('world/ending.ts', `shapes: ${shapes}`, `shapes: ${wrong}`);
      shapes = wrong;
      expect(await readMistakes()).toEqual([expect.stringContaining('"shapes" of your world’s ending cannot be read')]);
    }
    rewrite('world/facts.ts', 'ending,', '');
    expect(await readMistakes()).toEqual([expect.stringContaining('world/facts.ts has no ending')]);
    rewrite('world/facts.ts', 'facts:', 'fact:');
    expect(await readMistakes()).toEqual([expect.stringContaining('it exports no "facts"')]);
    rmSync(join(folder, 'world/ornaments/knot.tsx'));
    expect(await readMistakes()).toEqual([
      expect.stringContaining('no file world/ornaments/knot.tsx, which draws two'),
    ]);
  });

  test('that shows the cover’s photo needs one', async () => {
    await copyWorld(folder, ['--from', 'photo']);
    rewrite('content/site.yaml', /^cover:\n.*\n/m, '');
    expect(await readMistakes()).toEqual([expect.stringContaining('cover: { photo: its-name.jpg }')]);
  });
});

test('every shipped world has all required files', () => {
  for (const name of WORLD_NAMES) {
    const files = readdirSync(join(import.meta.dirname, '../../../src/worlds', name), { recursive: true });
    expect(files).toEqual(expect.arrayContaining(Object.keys(WORLD_FILES)));
  }
});
