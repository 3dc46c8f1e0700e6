import { join } from 'node:path';
import type { Plugin } from 'vite';
import { DEFAULT_WORLD } from '../../src/model/worlds.ts';
import type { Project } from '../read/project.ts';
import { worldFolder } from '../read/worlds.ts';

const PREFIX = 'virtual:world/';

/** Resolves imports of the world's parts, `virtual:world/ornaments/emblem`, to the folder of the world in `site.yaml`. */
export function world(project: Project): Plugin {
  return {
    name: 'world',
    async resolveId(id, importer = '') {
      if (!id.startsWith(PREFIX)) return null;
      const part = id.slice(PREFIX.length);
      const findPart = async () => {
        const { written } = await project.read();
        return join(worldFolder(project, written?.site.world ?? DEFAULT_WORLD), part);
      };
      // Derived for the importer: its code contains the resolved path, so it changes when the couple switch worlds.
      return this.resolve(await project.derived.derive(importer, findPart, part));
    },
  };
}
