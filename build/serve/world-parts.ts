import { join } from 'node:path';
import type { Plugin } from 'vite';
import { DEFAULT_WORLD } from '../../src/model/worlds.ts';
import type { Project } from '../read/project.ts';
import { worldFolder } from '../read/worlds.ts';

const PREFIX = 'virtual:world/';

/** Serves the parts of the world that `site.yaml` names, from the world's folder. */
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
      // Switching worlds changes the resolved path in the importing module.
      return this.resolve(await project.derived.derive(importer, findPart, part));
    },
  };
}
