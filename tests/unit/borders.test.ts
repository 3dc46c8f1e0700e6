import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WORLDS } from '../../src/worlds/all';

const ROOT = join(import.meta.dirname, '../..');

type Import = { from: string; to: string; typeOnly: boolean };

/** Every module of `src`, relative to the project. */
const sources = new Set(
  readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join('src', file)),
);

/** What a file imports, both ends relative to the project; packages keep their names. */
function importsOf(file: string): Import[] {
  const path = join(ROOT, file);
  const text = readFileSync(path, 'utf8');
  const found = text.matchAll(/(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|import\(?\s*'([^']+)'/g);
  return [...found].map(([, type, named, bare]) => {
    const target = named ?? bare ?? '';
    const to = target.startsWith('.') ? relative(ROOT, join(dirname(path), target)) : target;
    return { from: file, to, typeOnly: type !== undefined };
  });
}

/** Every import among them. */
const imports: Import[] = [...sources].flatMap(importsOf);

const inside = (path: string, folder: string) => path.startsWith(`${folder}/`);
const isPackage = (name: string) => (each: Import) => each.to === name || each.to.startsWith(`${name}/`);
const show = (found: Import[]) => found.map(({ from, to }) => `${from} imports ${to}`);

/** What in `folder` imports from any of these places. */
const reaching = (folder: string, ...places: string[]) =>
  show(imports.filter(({ from, to }) => inside(from, folder) && places.some((place) => inside(to, place))));

/** The first way round each circle of imports, as files in their order. */
function circles(): string[] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) {
    const file = [to, `${to}.ts`, `${to}.tsx`].find((name) => sources.has(name));
    if (file) targets.set(from, [...(targets.get(from) ?? []), file]);
  }
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (done.has(file) || path.includes(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of sources) visit(file, []);
  return found;
}

describe('the borders of the house', () => {
  test('are tested on real imports', () => {
    expect(imports.length).toBeGreaterThan(100);
  });

  test('the deck’s rules and motion import nothing outside of their folder', () => {
    expect(
      show(imports.filter(({ from, to }) => inside(from, 'src/story/deck') && !inside(to, 'src/story/deck'))),
    ).toEqual([]);
  });

  test('three, its scene and its shaders stay in the scene', () => {
    const scenic = imports.filter(
      (each) => isPackage('three')(each) || each.to.startsWith('@react-three/') || inside(each.to, 'shaders'),
    );
    expect(show(scenic.filter(({ from }) => !inside(from, 'src/story/scene')))).toEqual([]);
  });

  test('the scene is only ever loaded when it is wanted', () => {
    const direct = imports.filter(({ from, to }) => inside(to, 'src/story/scene') && !inside(from, 'src/story/scene'));
    const source = direct.map(({ from }) => readFileSync(join(ROOT, from), 'utf8')).join('\n');
    expect(source).not.toMatch(/from '\.[^']*\/scene\//);
  });

  test('imports run one way: app, then pages and story, then components, then content and store', () => {
    expect([
      ...reaching('src/components', 'src/app', 'src/pages', 'src/story'),
      ...reaching('src/pages', 'src/app', 'src/story'),
      ...reaching('src/story', 'src/app', 'src/pages'),
      ...reaching('src/content', 'src/app', 'src/pages', 'src/story', 'src/components', 'src/store'),
      ...reaching('src/worlds', 'src/app', 'src/pages', 'src/story', 'src/components', 'src/store'),
      ...reaching('src/site', 'src/app', 'src/pages', 'src/story', 'src/components', 'src/worlds'),
      ...show(
        imports.filter(({ from, to }) => from === 'src/store.ts' && to.startsWith('src/') && to !== 'src/site/pages'),
      ),
    ]).toEqual([]);
  });

  test('no world knows another, and nothing outside of them knows one by name', () => {
    const worlds = Object.keys(WORLDS).map((name) => `src/worlds/${name}`);
    for (const world of worlds) expect(reaching(world, ...worlds.filter((other) => other !== world))).toEqual([]);
    const byName = imports.filter(
      ({ from, to }) => !inside(from, 'src/worlds') && worlds.some((world) => inside(to, world)),
    );
    expect(show(byName)).toEqual([]);
  });

  test('no import leads back to where it came from, not even one of types or one that is loaded later', () => {
    expect(circles()).toEqual([]);
  });

  test('nothing outside of the desk imports it, and it takes nothing from what guests see', () => {
    const outside = imports.filter(({ from, to }) => inside(to, 'src/edit') && !inside(from, 'src/edit'));
    expect([
      ...show(outside),
      ...reaching('src/edit', 'src/app', 'src/pages', 'src/story', 'src/components', 'src/worlds'),
      ...show(
        imports.filter(
          (each) => inside(each.from, 'src/edit') && (isPackage('three')(each) || each.to.startsWith('@react-three/')),
        ),
      ),
    ]).toEqual([]);
  });

  test('nothing that makes the site knows of the desk', () => {
    const reached = new Set(['vite.config.ts']);
    for (const file of reached) for (const { to } of importsOf(file)) if (inside(to, 'vite')) reached.add(to);
    expect(reached.size).toBeGreaterThan(50);
    const known = [...reached].flatMap(importsOf);
    expect(show(known.filter(({ to }) => inside(to, 'vite/edit') || inside(to, 'src/edit')))).toEqual([]);
  });

  test('what only the build needs never reaches the guest', () => {
    const build = imports.filter(
      (each) => ['zod', 'yaml', 'sharp'].some((name) => isPackage(name)(each)) || inside(each.to, 'vite'),
    );
    expect(show(build.filter(({ from, typeOnly }) => !typeOnly && !inside(from, 'src/content')))).toEqual([]);
    const schema = imports.filter(({ to, typeOnly }) => to.startsWith('src/content/schema') && !typeOnly);
    expect(show(schema.filter(({ from }) => !inside(from, 'src/content')))).toEqual([]);
  });
});
