import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ENGINE } from '../read/engine.ts';
import type { Project } from '../read/project.ts';

const PREFIX = 'virtual:world/';

/** Serves the parts of the world that `site.yaml` names, from `src/worlds/<name>/`. */
export function world(project: Project): Plugin {
  return {
    name: 'world',
    async resolveId(id, importer = '') {
      if (!id.startsWith(PREFIX)) return null;
      const part = id.slice(PREFIX.length);
      const findPart = async () => {
        const { written } = await project.read();
        return join(ENGINE, 'src/worlds', written?.site.world ?? 'harbour', part);
      };
      // Switching worlds changes the resolved path in the importing module.
      return this.resolve(await project.derived.derive(importer, findPart, part));
    },
  };
}
