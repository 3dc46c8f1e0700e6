import { createServer, type Plugin, type Rolldown } from 'vite';
import { fillAssets } from './content/asset.ts';
import { makeSchedule } from './content/make-schedule.ts';
import { makeStory } from './content/make-story.ts';
import type { Project } from './content/project.ts';
import { nameInBundle } from './name-in-bundle.ts';

/** Where the shell takes the finished cover. */
const PLACE = '<!--cover-->';
/** The story for guests without script. No host takes this name for that of `/story`. */
const LIST_FILE = 'story-list.html';

/** What is rendered of the site's own code at build. */
type Rendered = { cover: string; facts: string; list: string | null };

/**
 * Puts the cover into the built `index.html` as finished HTML, so that it paints before any script has come, and the day's
 * facts below it; and writes the story as a list that needs none.
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
          const name = nameInBundle(bundle, project.root, file);
          if (name === undefined) throw new Error(`${LIST_FILE} wants ${file}, which is not in the build`);
          return base + name;
        };
        const parts = ['base', 'site', 'index', 'story-as-list'].flatMap((chunk) => stylesOf(chunk, bundle));
        // In an archive all are one.
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

/** The style sheets of a chunk, by its name. */
function stylesOf(name: string, bundle: Rolldown.OutputBundle): string[] {
  const chunk = Object.values(bundle).find((part) => part.type === 'chunk' && part.name === name);
  return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
}

async function renderAll(project: Project, base: string): Promise<Rendered> {
  const { written } = await project.read();
  if (!written) throw new Error('There is no content to render');
  const server = await createServer({
    root: project.root,
    base,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, watch: null },
  });
  // On a disk the folder itself is none of the site's pages.
  const home = base.startsWith('/') ? base : `${base}index.html`;
  const load = (path: string) => server.ssrLoadModule(path);
  try {
    const { coverHtml } = (await load('/src/app/cover-html.tsx')) as typeof import('../src/app/cover-html.tsx');
    const { factsHtml } = (await load(
      '/src/without-script/facts-html.tsx',
    )) as typeof import('../src/without-script/facts-html.tsx');
    const { listHtml } = (await load(
      '/src/without-script/list-html.tsx',
    )) as typeof import('../src/without-script/list-html.tsx');
    return {
      cover: await coverHtml(),
      facts: factsHtml({
        base: base.startsWith('/') ? base : '/',
        schedule: written.schedule ? await makeSchedule(written.schedule, project, written) : null,
        list: written.story ? { href: base + LIST_FILE, label: written.story.words.list } : null,
      }),
      list: written.story
        ? listHtml({ story: await makeStory(written.story, project), base, home, language: written.site.language })
        : null,
    };
  } finally {
    await server.close();
  }
}
