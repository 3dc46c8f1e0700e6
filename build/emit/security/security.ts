import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { pathOf } from '../../../src/model/pages.ts';
import { includedPages } from '../../make/included-pages.ts';
import type { Project } from '../../read/project.ts';
import { textOf } from '../asset-text.ts';
import { apacheFile } from '../hosts/apache.ts';
import { headersFile, headersForAll } from '../hosts/headers-file.ts';
import { nginxFile } from '../hosts/nginx.ts';
import { vercelFile } from '../hosts/vercel.ts';
import { siteHeaders } from './headers.ts';
import { contentPolicy, withPolicy } from './policy.ts';

/**
 * Writes a Content-Security-Policy into each finished page, and the hosts' files with the same policy and more headers
 * (`build/emit/hosts/`). `vite preview` sends these headers, too. The development server has no policy.
 */
export function security(project: Project): Plugin {
  return {
    name: 'security',
    // After all plugins that change pages, since the hashes depend on their inline scripts.
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { written, translations } = await project.read();
        if (!written) return;
        const { base, publicDir } = this.environment.config;
        const pages = Object.values(bundle).filter(isPage);
        // Files on a disk have no origin.
        const isArchive = !base.startsWith('/');
        const policy = contentPolicy(pages.map(textOf), isArchive ? 'file:' : "'self'");
        for (const page of pages) page.source = withPolicy(textOf(page), policy);
        // The first language's host files also cover the folders of the others.
        if (isArchive || project.translation !== null) return;
        const site = {
          headers: siteHeaders(policy, written.site.letSearchEnginesIn),
          base,
          pages: includedPages(written).map((page) => pathOf(page).slice(1)),
          languages: translations.map(({ language }) => language.code),
        };
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        emit('_headers', headersFile(textOrEmpty(join(publicDir, '_headers')), site));
        emit('_nginx.conf', nginxFile(site));
        emit('.htaccess', apacheFile(site));
        emit('vercel.json', vercelFile(site));
      },
    },
    configurePreviewServer({ config, middlewares }) {
      const file = join(config.build.outDir, '_headers');
      middlewares.use((_request, response, next) => {
        // Read each time, since the site may be rebuilt while the server runs.
        response.setHeaders(new Map(Object.entries(headersForAll(textOrEmpty(file)))));
        next();
      });
    },
  };
}

function isPage(part: Rolldown.OutputAsset | Rolldown.OutputChunk): part is Rolldown.OutputAsset {
  return part.type === 'asset' && part.fileName.endsWith('.html');
}

function textOrEmpty(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
