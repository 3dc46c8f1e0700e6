import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { hasScreen, type PageId } from '../../../src/model/pages.ts';
import { fillAssets } from '../../media/asset.ts';
import { ENGINE, pageFolder } from '../../read/engine.ts';
import type { Project } from '../../read/project.ts';
import { textOf } from '../asset-text.ts';
import { filesOfPages } from '../deep-links.ts';
import { inlineScript } from '../inline-script.ts';
import { earlyPhotos } from './early-photos.ts';
import { fillThumbhashes } from './fill-thumbhashes.ts';
import { addressIn } from './prerender.ts';

/**
 * What a page's file has besides the shell: the page as a template, its styles, and a script that shows it to a
 * returning guest before the first paint (`showPage` in `index.html`). A page may add a script of its own,
 * `before-paint.ts`, for what depends on the guest, the screen or the day.
 * @param html the prerendered page.
 */
export async function ownPart(
  page: PageId | 'home',
  html: string,
  bundle: Rolldown.OutputBundle,
  project: Project,
): Promise<string> {
  const files = filesOfPages(bundle).get(page) ?? [];
  const sheets = files.flatMap((file) => {
    const part = bundle[file];
    return part?.type === 'asset' && file.endsWith('.css') ? [{ file, text: textOf(part).trim() }] : [];
  });
  const styles = sheets.length > 0 ? `<style>${sheets.map(({ text }) => text).join('')}</style>` : '';
  // Disabled links load nothing, but tell `src/load-chunk.ts` not to load these styles again.
  const links = sheets.map(({ file }) => `<link disabled rel="stylesheet" crossorigin href="${project.base}${file}">`);
  const entry = join(ENGINE, pageFolder(page), 'before-paint.ts');
  const script = existsSync(entry) ? await inlineScript(entry) : '';
  const filled = fillAssets(await fillThumbhashes(html), addressIn(bundle, project));
  const run = `<script>if (showPage()) {${script}}</script>`;
  return `${styles}${links.join('')}<template id="prerendered" data-page="${page}">${filled}</template>${run}`;
}

/**
 * Adds `earlyPhotos` before the main script, and a page's own part before the cover. The parts of home and of the
 * thank-you, which overlays home, follow the cover, since home shares the cover's drawings.
 */
export function withOwnPart(shell: string, page: PageId | 'home', own: string): string {
  const showsHome = page === 'home' || !hasScreen(page);
  const place = showsHome ? '<div id="late"' : '<div id="root"';
  const mainScript = '<script type="module"';
  return shell.replace(place, () => `${own}${place}`).replace(mainScript, () => `${earlyPhotos(own)}${mainScript}`);
}
