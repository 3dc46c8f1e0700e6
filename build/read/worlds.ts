import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { OWN_WORLD, type ChosenWorld } from '../../src/model/worlds.ts';
import { WORLDS } from '../../src/worlds/all.ts';
import type { WorldFacts } from '../../src/worlds/world-facts.ts';
import { ENGINE, ENGINE_ALIAS } from './engine.ts';
import type { Project } from './project.ts';

/** The folder of a world: the engine's, or the couple's own next to their content. */
export function worldFolder({ folder }: Pick<Project, 'folder'>, world: ChosenWorld): string {
  return world === OWN_WORLD ? join(folder, '../world') : join(ENGINE, 'src/worlds', world);
}

/** What the build needs to know about a world. @throws if it is the couple's own and cannot be loaded */
export async function worldFacts(project: Pick<Project, 'folder'>, world: ChosenWorld): Promise<WorldFacts> {
  return world === OWN_WORLD ? loadFacts(worldFolder(project, world)) : WORLDS[world];
}

/** The facts of couples' own worlds, by folder, with the version of the folder from which they were loaded. */
const loaded = new Map<string, { version: string; facts: Promise<WorldFacts> }>();

async function loadFacts(folder: string): Promise<WorldFacts> {
  const version = await worldVersion(folder);
  const known = loaded.get(folder);
  if (known?.version === version) return known.facts;
  const options = { configFile: false, logLevel: 'silent', resolve: { alias: [ENGINE_ALIAS] } } as const;
  const facts = runnerImport<{ facts?: WorldFacts }>(join(folder, 'facts.ts'), options).then(({ module }) => {
    if (!module.facts) throw new Error('it exports no "facts"');
    return module.facts;
  });
  loaded.set(folder, { version, facts });
  return facts;
}

/** A text that changes whenever a file in a world's folder changes. A missing folder counts as empty. */
export async function worldVersion(folder: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true }).catch((): string[] => [])).toSorted();
  // An editor's temporary files may have vanished since `readdir`.
  const files = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => null)));
  return JSON.stringify([names, files.map((file) => file?.mtimeMs)]);
}
