import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { announce } from './emit/announce.ts';
import { barePages } from './emit/bare-pages.ts';
import { archive, ARCHIVE } from './emit/archive.ts';
import { fixWebVitals } from './emit/code/fix-web-vitals.ts';
import { chunkLoader } from './emit/code/chunk-loader.ts';
import { leanShaders } from './emit/code/lean-shaders.ts';
import { leanThree } from './emit/code/lean-three.ts';
import { reactAsModule } from './emit/code/react-as-module.ts';
import { usedDrawings } from './emit/code/used-drawings.ts';
import { usedReply } from './emit/code/used-reply.ts';
import { preloadCover } from './emit/cover-picture.ts';
import { head } from './emit/head.ts';
import { fitHeaders } from './emit/hosts/fit-headers.ts';
import { offline } from './emit/offline.ts';
import { otherLanguages } from './emit/other-languages.ts';
import { precompress } from './emit/precompress.ts';
import { privateSite } from './emit/private/private.ts';
import { prerender } from './emit/prerender/prerender.ts';
import { renderSite, type Rendered } from './emit/prerender/render-site.ts';
import { security } from './emit/security/security.ts';
import { finishShell } from './emit/finish-shell.ts';
import { worldFiles } from './emit/world-files.ts';
import type { Project } from './read/project.ts';
import { content } from './serve/content-modules.ts';
import { deckOfAnySize } from './serve/deck-of-any-size.ts';
import { folders } from './serve/folders.ts';
import { fonts } from './serve/font-faces.ts';
import { names } from './serve/name-styles.ts';
import { pages } from './serve/page-loaders.ts';
import { palette } from './serve/palette.ts';
import { storyLamps } from './serve/story-lamps.ts';
import { world } from './serve/world-parts.ts';
import { viteOptions } from './vite-options.ts';

/** All plugins. Vite runs those with the same `enforce` and hook order in the order of this list. */
export function plugins(project: Project, mode: string): PluginOption[] {
  const isArchive = mode === ARCHIVE;
  const isBench = mode === 'bench';
  const isFirstLanguage = project.translation === null;
  let rendered: Promise<Rendered> | null = null;
  // The server that prerenders pages gets plugins of its own, which differ from a build's.
  const renderOptions = () => ({ ...viteOptions, plugins: plugins(project, 'development') });
  const render = () => (rendered ??= renderSite(project, renderOptions()));
  return [
    // Hot-replaces no components of packages except `our-story`. The last `node_modules/` of a path shows its package.
    react({ exclude: /\/node_modules\/(?!our-story\/)(?!.*\/node_modules\/)/ }),
    folders(project),

    // The content as modules, styles and files with fixed addresses.
    content(project),
    names(project),
    pages(project),
    world(project),
    worldFiles(project),
    palette(project),
    storyLamps(project),

    // The fonts, and the shell of every page (`index.html`).
    fonts(project),
    head(project),
    prerender(project, render),
    preloadCover(project),

    // The scripts: `chunkLoader` replaces Vite's loader of chunks; the others remove unused code and fix packages.
    chunkLoader(),
    usedDrawings(project),
    usedReply(project),
    leanShaders(),
    leanThree(),
    reactAsModule(),
    fixWebVitals(),

    // After the shell is complete: the archive, or a copy for each page and the other languages.
    ...(isArchive ? [archive(project)] : [finishShell(project, render), otherLanguages(project)]),
    // After everything that writes pages, since it hashes their inline scripts and styles.
    security(project),
    // After security, so that these copies of the pages have the policy, too.
    !isArchive && barePages(project),
    // After the pages have their final content, which the service worker's list of files depends on.
    !isArchive && offline(project),
    // After all files that guests download, since it encrypts them; only their compressed copies follow.
    !isArchive && privateSite(project),
    // After the policy has everything that any language and a private site need.
    !isArchive && isFirstLanguage && fitHeaders(),
    // After everything that writes text files, since it compresses them, for all languages at once.
    mode === 'production' && isFirstLanguage && precompress(),
    // After everything is written.
    !isArchive && isFirstLanguage && announce(project),
    // For the bench build only.
    isBench && deckOfAnySize(project),
  ];
}
