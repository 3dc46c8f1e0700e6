import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { pathOf } from '../src/site/pages.ts';
import { presentPages } from './content/present-pages.ts';
import type { Project } from './content/project.ts';
import { apacheFile } from './hosts/apache.ts';
import { headersFile, headersForAll } from './hosts/headers-file.ts';
import { nginxFile } from './hosts/nginx.ts';
import { vercelFile } from './hosts/vercel.ts';
import { siteHeaders } from './security/headers.ts';
import { contentPolicy, withPolicy } from './security/policy.ts';

/**
 * Writes into each finished page the policy that a browser keeps to there, and for hosts the files that say the same and
 * more (`vite/hosts/`). `vite preview` answers as such a host would; while developing there is no policy.
 */
export function security(project: Project): Plugin {
  let base = '/';
  let publicDir = '';
  return {
    name: 'security',
    // After all that writes pages, or the hashes would not be theirs.
    enforce: 'post',
    configResolved(config) {
      base = config.base;
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        const { written, translations } = await project.read();
        if (!written) return;
        const pages = Object.values(bundle).filter(isPage);
        // From a disk, nothing is the site's own but by being a file.
        const isArchive = !base.startsWith('/');
        const policy = contentPolicy(pages.map(textOf), isArchive ? 'file:' : "'self'");
        for (const page of pages) page.source = withPolicy(textOf(page), policy);
        // A second language's folder lies in the first one's, whose host files speak for it, too.
        if (isArchive || project.translation !== null) return;
        const site = {
          headers: siteHeaders(policy, written.site.letSearchEnginesIn),
          base,
          pages: presentPages(written).map((page) => pathOf(page).slice(1)),
          languages: translations.map(({ language }) => language.code),
        };
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        emit('_headers', headersFile(readIfThere(join(publicDir, '_headers')), site));
        emit('_nginx.conf', nginxFile(site));
        emit('.htaccess', apacheFile(site));
        emit('vercel.json', vercelFile(site));
      },
    },
    configurePreviewServer({ config, middlewares }) {
      const file = resolve(config.root, config.build.outDir, '_headers');
      middlewares.use((_request, response, next) => {
        // Read each time, since the site may be built anew beneath a running server.
        response.setHeaders(new Map(Object.entries(headersForAll(readIfThere(file)))));
        next();
      });
    },
  };
}

function isPage(part: Rolldown.OutputAsset | Rolldown.OutputChunk): part is Rolldown.OutputAsset {
  return part.type === 'asset' && part.fileName.endsWith('.html');
}

function textOf({ source }: Rolldown.OutputAsset): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source);
}

function readIfThere(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
