import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WORLDS } from '../../src/worlds/all';

const ROOT = join(import.meta.dirname, '../..');

/** The parts of the project, lowest first: each imports from itself and from parts before it, never from later ones. */
const PARTS = [
  'src/model',
  'src/reply',
  // State, hooks and helpers that several parts of the site share.
  'src/store.ts',
  'src/arrival.ts',
  'src/first-card.ts',
  'src/load-chunk.ts',
  'src/part.ts',
  'src/reload-once.ts',
  'src/saves-data.ts',
  'src/use-early-press.ts',
  'src/use-lazy-part.ts',
  'src/when-idle.ts',
  'src/site',
  'src/offline',
  'src/private',
  'src/worlds',
  'src/components',
  'src/story/deck',
  'src/story',
  'src/pages',
  'src/without-script',
  'src/app',
  'src/main.tsx',
  'build/read',
  'build/media',
  'build/draw',
  // The reply page, which `build/make` makes, seals answers with a private site's key.
  'build/emit/private/site-key.ts',
  'build/make',
  'build/check',
  'build/serve',
  'build/emit',
  'build/vite-options.ts',
  'build/plugins.ts',
  'desk/protocol.ts',
  'desk/phone',
  'desk/model',
  'desk/server',
  'desk/page/state',
  'desk/page/ui',
  'desk/page/text',
  'desk/page/frame',
  'desk/page/site',
  'desk/page/trouble',
  'desk/page/pictures',
  'desk/page/forms',
  'desk/page/tray',
  'desk/page/design',
  'desk/page/words',
  'desk/page/pages',
  'desk/page/past',
  'desk/page/publish',
  'desk/page/replies',
  'desk/page/start',
  'desk/page/todo',
  'desk/page/shell',
  'desk/page/main.tsx',
  'commands',
];

/** Parts that must not import each other, in either direction. */
const STRANGERS = [
  ['src/pages', 'src/story'],
  ['src/worlds', 'src/components'],
  ['desk/page', 'desk/server'],
  ['desk/page', 'build'],
] as const;

/** The files that list all worlds, and so import each world by name. */
const WORLD_LISTS = new Set(['src/worlds/all.ts', 'src/worlds/parts.ts']);

type Import = { from: string; to: string; isTypeOnly: boolean };

const sources = new Set(
  ['src', 'build', 'desk', 'commands'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs)$/.test(file))
      .map((file) => join(folder, file)),
  ),
);

/** A file's imports. Paths are relative to the project; packages keep their names. */
function importsOf(file: string): Import[] {
  const path = join(ROOT, file);
  const text = readFileSync(path, 'utf8');
  const found = text.matchAll(/(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|import\(?\s*'([^']+)'/g);
  return [...found].map(([, type, named, bare]) => {
    const target = named ?? bare ?? '';
    const to = target.startsWith('.') ? relative(ROOT, join(dirname(path), target)) : target;
    const module = [to, `${to}.ts`, `${to}.tsx`].find((name) => sources.has(name));
    return { from: file, to: module ?? to, isTypeOnly: type !== undefined };
  });
}

const imports: Import[] = [...sources].flatMap(importsOf);

const isIn = (path: string, part: string) => path === part || path.startsWith(`${part}/`);
const isPackage = (name: string) => (each: Import) => each.to === name || each.to.startsWith(`${name}/`);
const show = (found: Import[]) => found.map(({ from, to }) => `${from} imports ${to}`);
/** The index in `PARTS` of the most specific part that contains a file; -1 without one. */
const levelOf = (file: string) => {
  const part = PARTS.filter((each) => isIn(file, each)).toSorted((a, b) => b.length - a.length)[0];
  return part === undefined ? -1 : PARTS.indexOf(part);
};

/** Finds circles of imports, each as its files in order. Of circles that overlap, it finds at least one. */
function findCircles(): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (done.has(file) || path.includes(file)) return;
    for (const { from, to } of imports) if (from === file && sources.has(to)) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of sources) visit(file, []);
  return found;
}

describe('imports', () => {
  test('every source file belongs to a part, and every part has files', () => {
    expect([...sources].filter((file) => !file.endsWith('.d.ts') && levelOf(file) === -1)).toEqual([]);
    const named = [...PARTS, ...STRANGERS.flat(), ...WORLD_LISTS];
    expect(named.filter((part) => ![...sources].some((file) => isIn(file, part)))).toEqual([]);
  });

  test('run one way, from later parts to earlier ones', () => {
    const internal = imports.filter(({ to }) => sources.has(to) && levelOf(to) !== -1);
    // The pattern in `importsOf` still finds imports.
    expect(internal.length).toBeGreaterThan(1000);
    expect(show(internal.filter(({ from, to }) => levelOf(to) > levelOf(from)))).toEqual([]);
  });

  test('form no circle, not even through a type or a lazy part', () => {
    expect(findCircles()).toEqual([]);
  });

  test('parts that must not import each other do not', () => {
    for (const [first, second] of STRANGERS) {
      const across = imports.filter(
        ({ from, to }) => (isIn(from, first) && isIn(to, second)) || (isIn(from, second) && isIn(to, first)),
      );
      expect(show(across)).toEqual([]);
    }
  });

  test('the model imports only its schema library, and the deck only the model', () => {
    const outside = (folder: string, allowed: (to: string) => boolean) =>
      show(imports.filter(({ from, to }) => isIn(from, folder) && !isIn(to, folder) && !allowed(to)));
    expect(outside('src/model', (to) => to === 'zod')).toEqual([]);
    expect(outside('src/story/deck', (to) => isIn(to, 'src/model'))).toEqual([]);
  });

  test('three, its scene and its shaders stay in the scene', () => {
    const scenic = imports.filter(
      (each) => isPackage('three')(each) || each.to.startsWith('@react-three/') || isIn(each.to, 'shaders'),
    );
    expect(show(scenic.filter(({ from }) => !isIn(from, 'src/story/scene')))).toEqual([]);
  });

  test('code outside the scene imports it only lazily', () => {
    const entering = imports.filter(({ from, to }) => isIn(to, 'src/story/scene') && !isIn(from, 'src/story/scene'));
    expect(entering).not.toEqual([]);
    const source = entering.map(({ from }) => readFileSync(join(ROOT, from), 'utf8')).join('\n');
    // `import('…')` is lazy; `from '…'` and `import '…'` are not.
    expect(source).not.toMatch(/(?:from|import) '\.[^']*\/scene\//);
  });

  test('no world knows another, and nothing outside a world knows it by name', () => {
    const worlds = Object.keys(WORLDS).map((name) => `src/worlds/${name}`);
    const crossing = imports.filter(({ from, to }) =>
      worlds.some((world) => isIn(to, world) && !isIn(from, world) && !WORLD_LISTS.has(from)),
    );
    // To preload the photo world's cover, the build needs the sizes in which the cover shows.
    expect(show(crossing.filter(({ to }) => !to.endsWith('photo/cover-sizes.ts')))).toEqual([]);
  });

  test('what only the build needs never reaches a guest', () => {
    const guestImports = imports.filter(({ from, isTypeOnly }) => isIn(from, 'src') && !isTypeOnly);
    const tools = guestImports.filter((each) =>
      ['zod', 'yaml', 'sharp', 'culori'].some((name) => isPackage(name)(each)),
    );
    const schema = guestImports.filter(({ to }) => to.startsWith('src/model/schema'));
    expect(show([...tools, ...schema].filter(({ from }) => !isIn(from, 'src/model/schema')))).toEqual([]);
  });
});
