import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { openProject } from '../build/check/open-project.ts';
import { ENGINE } from '../build/read/engine.ts';
import { isInside } from '../build/read/is-inside.ts';
import { worldFolder } from '../build/read/worlds.ts';
import { isFree } from '../desk/server/start/write-folder.ts';
import { OWN_WORLD, WORLD_NAMES } from '../src/model/worlds.ts';
import { refuse } from './support/refuse.ts';

const SRC = join(ENGINE, 'src');

/** Relative paths in a file: `from '../world'`, `import('./lights')`, `url('../grain.svg')`. */
const RELATIVE_PATH = /(?<=(?:from |import\(|url\()')\.[^']+/g;

/** `our-story world --from harbour`: starts a world of the couple's own with a copy of a shipped one. */
export async function run(root: string, [option, name]: string[] = []): Promise<boolean> {
  const from = WORLD_NAMES.find((world) => world === name);
  if (option !== '--from' || !from) return refuse(`our-story world --from ${WORLD_NAMES.join('|')}`);
  const project = openProject(root);
  const own = worldFolder(project, OWN_WORLD);
  if (!(await isFree(own))) return refuse(`There is already something at ${own}. Move it elsewhere first.`);
  const shipped = worldFolder(project, from);
  await cp(shipped, own, { recursive: true });
  for (const file of await readdir(own, { recursive: true }))
    if (/\.(tsx?|css)$/.test(file)) {
      const text = await readFile(join(own, file), 'utf8');
      await writeFile(join(own, file), importFromEngine(text, shipped, file));
    }
  await writeFile(join(own, 'tsconfig.json'), `${JSON.stringify(tsconfigFor(own), null, 2)}\n`);
  console.log(
    `Your world is ${own}.\nTo see it, write "world: ${OWN_WORLD}" in site.yaml or choose it in the desk, under Design.`,
  );
  return true;
}

/**
 * Returns a copied file's text in which paths that lead out of its world lead to the engine instead.
 * @param world the folder of the shipped world
 * @param file the file's path in that folder
 */
function importFromEngine(text: string, world: string, file: string): string {
  return text.replaceAll(RELATIVE_PATH, (path) => {
    const target = resolve(world, dirname(file), path);
    return isInside(world, target) ? path : `our-story/${withSlashes(relative(SRC, target))}`;
  });
}

/** A `tsconfig.json` with which a code editor finds the engine's types. */
function tsconfigFor(own: string) {
  const engine = withSlashes(relative(own, ENGINE));
  return {
    extends: `${engine}/tsconfig.json`,
    compilerOptions: { types: ['vite/client', 'trusted-types'], paths: { 'our-story/*': [`${engine}/src/*`] } },
    files: [`${engine}/src/model/content-modules.d.ts`],
    include: ['.'],
  };
}

const withSlashes = (path: string) => path.replaceAll('\\', '/');
