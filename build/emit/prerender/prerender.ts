import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { LIST_FILE } from '../../../src/model/list-file.ts';
import { fillAssets } from '../../media/asset.ts';
import { nameInBundle } from '../../media/name-in-bundle.ts';
import type { Project } from '../../read/project.ts';
import type { Rendered } from './render-site.ts';

/** The place of the cover in `index.html`. */
const PLACE = '<div id="root"><!--cover-->';

/** The chunks whose styles the story's list needs. `shared-chunks.ts` names the first two, Rolldown the others. */
const LIST_CHUNKS = ['base', 'site', 'index', 'story-as-list'];

/**
 * Puts the prerendered cover into the built `index.html`, so that it paints before any script has loaded. Adds the
 * day's facts, for printing and for guests without script. Also writes the story as a list that needs no script.
 */
export function prerender(project: Project, render: () => Promise<Rendered>): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        const { cover, facts } = await render();
        // The condition is for TypeScript: a build always has a bundle.
        const filled = bundle ? fillAssets(cover, addressIn(bundle, project)) : cover;
        // The service worker compares this hash with that of other pages: see `src/offline/bare-page.ts`.
        const hash = createHash('md5').update(filled).digest('hex').slice(0, 8);
        return html
          .replace(PLACE, () => `<div id="root" data-cover="${hash}">${filled}`)
          .replace('</body>', () => `${facts}</body>`);
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { list } = await render();
        if (list === null) return;
        const parts = LIST_CHUNKS.flatMap((chunk) => stylesOf(chunk, bundle));
        // An archive has a single style sheet.
        const sheets = parts.length > 0 ? parts : Object.keys(bundle).filter((name) => name.endsWith('.css'));
        const links = sheets.map((file) => `<link rel="stylesheet" href="${project.base}${file}">`).join('');
        const source = fillAssets(list, addressIn(bundle, project)).replace('</head>', () => `${links}</head>`);
        this.emitFile({ type: 'asset', fileName: LIST_FILE, source });
      },
    },
  };
}

/** Returns a function that finds a file's address in the built site. It throws if the build lacks the file. */
export function addressIn(bundle: Rolldown.OutputBundle, { base }: Project): (file: string) => string {
  return (file) => {
    const name = nameInBundle(bundle, file);
    if (name === undefined) throw new Error(`A prerendered page needs ${file}, which is not in the build`);
    return base + name;
  };
}

/** The style sheets of the chunk with this name. */
function stylesOf(name: string, bundle: Rolldown.OutputBundle): string[] {
  const chunk = Object.values(bundle).find((part) => part.type === 'chunk' && part.name === name);
  return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
}
