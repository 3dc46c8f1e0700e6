import type { Plugin, Rolldown } from 'vite';
import type { Project } from './content/project.ts';
import { deepLinkScript } from './deep-links.ts';
import { firstPhotoScript } from './first-photo.ts';

/**
 * Finishes the shell: its styles stand in the page itself, so that the cover needs no second request to paint; it asks
 * for the code of deep links and the story's first photo; and a copy named `404.html` answers every address on hosts that know no other fallback.
 */
export function finishShell(project: Project): Plugin {
  let base = '/';
  return {
    name: 'finish-shell',
    configResolved(config) {
      base = config.base;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const shell = bundle['index.html'];
        if (shell?.type !== 'asset') return;
        const styled = textOf(shell).replace(
          /<link rel="stylesheet"[^>]*href="[^"]*?(assets\/[^"]+\.css)"[^>]*>/g,
          (link, file: string) => {
            const styles = bundle[file];
            if (styles?.type !== 'asset') return link;
            // The link stays, disabled and so never fetched: pages that load later look for it and ask for no second copy.
            return `<style>${textOf(styles).trim()}</style>${link.replace('<link', '<link disabled')}`;
          },
        );
        const script = deepLinkScript(bundle, base, await firstPhotoScript(project, bundle, base));
        const html = styled.replace('</head>', () => `${script}</head>`);
        shell.source = html;
        this.emitFile({ type: 'asset', fileName: '404.html', source: html });
      },
    },
  };
}

function textOf({ source }: Rolldown.OutputAsset): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source);
}
