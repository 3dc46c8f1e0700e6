import { createServer, type InlineConfig, type Plugin, type UserConfig } from 'vite';
import { LIST_FILE } from '../../../src/model/list-file.ts';
import { pathOf, type PageId } from '../../../src/model/pages.ts';
import { makeReply } from '../../make/make-reply.ts';
import { makeSchedule } from '../../make/schedule/make-schedule.ts';
import { includedPages } from '../../make/included-pages.ts';
import { assetInHtml } from '../../media/asset.ts';
import { ENGINE } from '../../read/engine.ts';
import type { Project } from '../../read/project.ts';

/** HTML that the site's own components render. It has placeholders for the addresses of files: see `fillAssets`. */
export type Rendered = {
  cover: string;
  /** What a returning guest sees on each page. Home lacks its drawings, since the shell reuses the cover's. */
  pages: ReadonlyMap<PageId | 'home', string>;
  /** The day's facts below the cover, for printing and for guests without script. */
  facts: string;
  /** The story as a list that needs no script; null without a story. */
  list: string | null;
};

type Modules = {
  '/src/app/app-html.tsx': typeof import('../../../src/app/app-html.tsx');
  '/src/without-script/facts-html.tsx': typeof import('../../../src/without-script/facts-html.tsx');
  '/src/without-script/list-html.tsx': typeof import('../../../src/without-script/list-html.tsx');
};

/**
 * Renders the cover and all pages. A development server of its own loads the components and content for this.
 * @param options the site's configuration, with plugins for this server
 */
export async function renderSite(project: Project, options: UserConfig): Promise<Rendered> {
  const { written } = await project.read();
  if (!written) throw new Error('There is no content to render');
  const { base } = project;
  const server = await createServer(renderServer(base, options));
  const load = <Path extends keyof Modules>(path: Path) => server.ssrLoadModule(path) as Promise<Modules[Path]>;
  try {
    const { appHtml } = await load('/src/app/app-html.tsx');
    // False for a guest who has not opened the site.
    const cover = await appHtml('', false);
    const pages = new Map<PageId | 'home', string>();
    // One after the other, since all renderings share one store.
    for (const page of ['home', ...includedPages(written)] as const)
      pages.set(page, renameStyles(await appHtml(pathOf(page).slice(1), true)));
    const { factsHtml } = await load('/src/without-script/facts-html.tsx');
    const facts = factsHtml({
      // The archive's base is relative, which a router cannot use.
      base: base.startsWith('/') ? base : '/',
      schedule: written.schedule ? await makeSchedule(written.schedule, project, written) : null,
      reply: written.reply ? await makeReply(written.reply, project, written) : null,
      list: written.story ? { href: base + LIST_FILE, label: written.story.words.list } : null,
    });
    // On a disk, the address of a folder does not open its `index.html`.
    const home = base.startsWith('/') ? base : `${base}index.html`;
    const list = written.story
      ? (await load('/src/without-script/list-html.tsx')).listHtml({
          base,
          home,
          language: written.site.language,
        })
      : null;
    return { cover, pages, facts, list };
  } finally {
    await server.close();
  }
}

/** The configuration of that server. @param base the site's base path @param options the site's configuration */
export function renderServer(base: string, { plugins = [], ...options }: UserConfig): InlineConfig {
  return {
    ...options,
    configFile: false,
    root: ENGINE,
    base,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null },
    plugins: [...plugins, placeholdersForFiles(), noOptimizer()],
  };
}

/** Imports of photos and films return placeholders, since only the build knows their addresses. */
function placeholdersForFiles(): Plugin {
  const query = '?url&no-inline';
  return {
    name: 'placeholders-for-files',
    enforce: 'pre',
    load: (id) =>
      id.endsWith(query) ? `export default ${JSON.stringify(assetInHtml(id.slice(0, -query.length)))}` : null,
  };
}

/** Turns off Vite's optimizer, which would replace the packages in the cache of a running `our-story dev`. */
function noOptimizer(): Plugin {
  return {
    name: 'no-optimizer',
    // Not an option of the server, since the React plugin adds packages to that.
    configEnvironment(_name, environment) {
      environment.optimizeDeps = { noDiscovery: true };
    },
  };
}

/**
 * Renames a page's `style` attributes, since the site's policy refuses them. `showPage` in `index.html` sets these
 * styles. The cover has none.
 */
function renameStyles(html: string): string {
  return html.replaceAll(/(<[^>]*) style="/g, '$1 data-style="');
}
