import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Project } from './content/project.ts';

const PREFIX = 'virtual:world/';

/** Serves the parts of the world that `site.yaml` names, from `src/worlds/<name>/`. */
export function world(project: Project): Plugin {
  return {
    name: 'world',
    async resolveId(id) {
      if (!id.startsWith(PREFIX)) return null;
      const { written } = await project.read();
      const part = id.slice(PREFIX.length);
      return this.resolve(join(project.root, 'src/worlds', written?.site.world ?? 'harbour', part));
    },
  };
}
