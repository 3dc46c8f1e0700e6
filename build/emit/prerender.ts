import { createServer, type Plugin, type Rolldown } from 'vite';
import { fillAssets } from '../media/asset.ts';
import { makeSchedule } from '../make/schedule/make-schedule.ts';
import { makeStory } from '../make/make-story.ts';
import { ENGINE } from '../read/engine.ts';
import type { Project } from '../read/project.ts';
import { nameInBundle } from '../media/name-in-bundle.ts';

/** The placeholder for the cover in `index.html`. */
const PLACE = '<!--cover-->';
/** The story for guests without script. It differs from `story.html`, the file of `/story`. */
const LIST_FILE = 'story-list.html';

/** HTML that the site's own components render. */
type Rendered = { cover: string; facts: string; list: string | null };

/**
 * Prerenders the cover into the built `index.html`, so that it paints before any script has loaded, with the day's facts
 * below it. Also writes the story as a list that needs no script.
 */
export function prerender(project: Project): Plugin {
  let base = '/';
  let rendered: Promise<Rendered> | null = null;
  const render = () => (rendered ??= renderAll(project, base));
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const { cover, facts } = await render();
        return html.replace(PLACE, () => cover).replace('</body>', () => `${facts}</body>`);
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const addressOf = (file: string) => {
          const name = nameInBundle(bundle, file);
          if (name === undefined) throw new Error(`${LIST_FILE} needs ${file}, which is not in the build`);
          return base + name;
        };
        const parts = ['base', 'site', 'index', 'story-as-list'].flatMap((chunk) => stylesOf(chunk, bundle));
        // An archive has a single style sheet.
        const sheets = parts.length > 0 ? parts : Object.keys(bundle).filter((name) => name.endsWith('.css'));
        const links = sheets.map((file) => `<link rel="stylesheet" href="${base}${file}">`).join('');
        const { list } = await render();
        if (list === null) return;
        const source = fillAssets(list, addressOf).replace('</head>', () => `${links}</head>`);
        this.emitFile({ type: 'asset', fileName: LIST_FILE, source });
      },
    },
  };
}

/** The style sheets of the chunk with this name. */
function stylesOf(name: string, bundle: Rolldown.OutputBundle): string[] {
  const chunk = Object.values(bundle).find((part) => part.type === 'chunk' && part.name === name);
  return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
}

async function renderAll(project: Project, base: string): Promise<Rendered> {
  const { written } = await project.read();
  if (!written) throw new Error('There is no content to render');
  const server = await createServer({
    root: ENGINE,
    base,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, watch: null },
  });
  // On disk, a folder's address does not lead to its page.
  const home = base.startsWith('/') ? base : `${base}index.html`;
  const load = (path: string) => server.ssrLoadModule(path);
  try {
    const { coverHtml } = (await load('/src/app/cover-html.tsx')) as typeof import('../../src/app/cover-html.tsx');
    const { factsHtml } = (await load(
      '/src/without-script/facts-html.tsx',
    )) as typeof import('../../src/without-script/facts-html.tsx');
    const { listHtml } = (await load(
      '/src/without-script/list-html.tsx',
    )) as typeof import('../../src/without-script/list-html.tsx');
    return {
      cover: await coverHtml(),
      facts: factsHtml({
        base: base.startsWith('/') ? base : '/',
        schedule: written.schedule ? await makeSchedule(written.schedule, project, written) : null,
        list: written.story ? { href: base + LIST_FILE, label: written.story.words.list } : null,
      }),
      list: written.story
        ? listHtml({
            story: await makeStory(written.story, project, written),
            base,
            home,
            language: written.site.language,
          })
        : null,
    };
  } finally {
    await server.close();
  }
}
