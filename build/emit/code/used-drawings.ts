import type { Plugin } from 'vite';
import { EVENT_DRAWINGS } from '../../../src/model/worlds.ts';
import type { Project } from '../../read/project.ts';

/** Replaces a world's drawings with null if this couple has no event that shows them. */
export function usedDrawings(project: Project): Plugin {
  return {
    name: 'used-drawings',
    apply: 'build',
    transform: {
      filter: { id: /\/ornaments\/(event|more)-drawings?\.tsx$/ },
      async handler(code) {
        const { written } = await project.read();
        const used = new Set<string | undefined>(written?.schedule?.events.map(({ drawing }) => drawing));
        const unused = new Set<string>(EVENT_DRAWINGS.filter((name) => !used.has(name)));
        const constants = this.parse(code).body.flatMap((node) => {
          const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
          return declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
        });
        const spans = constants
          .flatMap(({ init }) => (init?.type === 'ObjectExpression' ? init.properties : []))
          .flatMap((property) =>
            property.type === 'Property' && property.key.type === 'Identifier' && unused.has(property.key.name)
              ? [property.value]
              : [],
          );
        // From the end, so that the positions of earlier spans stay valid.
        const lean = spans.reduceRight((text, { start, end }) => `${text.slice(0, start)}null${text.slice(end)}`, code);
        // A replaced call leaves this mark behind, and the bundler warns of it on anything but a call.
        return lean.replaceAll('/* @__PURE__ */ null', 'null');
      },
    },
  };
}
