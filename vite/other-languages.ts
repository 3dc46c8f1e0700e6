import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { Project } from './content/project.ts';
import { policyOf, unitePolicies } from './security/policy.ts';

/** Photos and films are the same in every language. */
const MEDIA = /\.(avif|webp|jpe?g|png|mp4)$/;

/** What is no host's file, in the folder of the built site. */
const PAGE_OR_PICTURE = /\.(html|js|png|jpe?g|svg|br|gz)$/;

/**
 * Builds the site once more for each second language, into a folder named by its code. Photos and films are not built
 * again: the first language's are asked for.
 */
export function otherLanguages(project: Project): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'other-languages',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    async transformIndexHtml() {
      const { translations } = await project.read();
      const codes = translations.map(({ language }) => language.code);
      if (codes.length === 0) return [];
      const children = project.translation === null ? toOwnPage(config.base, codes) : fromOtherPage(config.base);
      return [{ tag: 'script', children, injectTo: 'head-prepend' }];
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (project.translation !== null) await shareMedia(bundle, config);
      },
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(failure) {
        if (failure || project.translation !== null) return;
        const { translations } = await project.read();
        for (const { language } of translations) await buildIn(language.code, config);
        await letIn(
          translations.map(({ language }) => language.code),
          resolve(config.root, config.build.outDir),
        );
      },
    },
  };
}

/** A host that knows no more than one page for all addresses answers `/es/travel` with the first language's, which goes on to `/es/`. */
function toOwnPage(base: string, codes: readonly string[]): string {
  return `{
    const base = ${JSON.stringify(base)};
    const [code, ...page] = location.pathname.slice(base.length).split('/');
    if (${JSON.stringify(codes)}.includes(code) && page.join('') !== '') location.replace(base + code + '/#/' + page.join('/'));
  }`;
}

/** And that takes up the address again. */
function fromOtherPage(base: string): string {
  return `if (location.hash.startsWith('#/')) history.replaceState(null, '', ${JSON.stringify(base)} + location.hash.slice(2));`;
}

async function buildIn(
  code: string,
  { base, build: { outDir }, configFile, logLevel = 'info', mode, root }: ResolvedConfig,
) {
  process.env.CONTENT_LANGUAGE = code;
  try {
    await build({
      root,
      base: `${base}${code}/`,
      mode,
      logLevel,
      ...(configFile && { configFile }),
      // What is in there is copied to the first language's.
      publicDir: false,
      build: { outDir: join(outDir, code), emptyOutDir: true },
    });
  } finally {
    delete process.env.CONTENT_LANGUAGE;
  }
}

/**
 * A host's headers are the same for every address: their policy has to let in what stands in the pages of each language,
 * too, whose own then narrows it.
 */
async function letIn(codes: readonly string[], folder: string) {
  const policies = await Promise.all(
    ['', ...codes].map(async (code) => policyOf(await readFile(join(folder, code, 'index.html'), 'utf8'))),
  );
  const [first = ''] = policies;
  for (const { name, parentPath } of (await readdir(folder, { withFileTypes: true })).filter((file) => file.isFile())) {
    if (PAGE_OR_PICTURE.test(name)) continue;
    const file = join(parentPath, name);
    const text = await readFile(file, 'utf8');
    if (text.includes(first)) await writeFile(file, text.replaceAll(first, unitePolicies(policies)));
  }
}

/** Leaves out what the first language's build, around this one's folder, has under the same name, and so with the same bytes. */
async function shareMedia(bundle: Rolldown.OutputBundle, { base, root, build: { outDir } }: ResolvedConfig) {
  const first = base.replace(/[^/]+\/$/, '');
  const there = new Set(await readdir(resolve(root, outDir, '../assets')));
  const isShared = (name: string) => MEDIA.test(name) && there.has(name);
  const withAddresses = (text: string) =>
    text.replaceAll(new RegExp(`${base}assets/([\\w.-]+)`, 'g'), (address, name: string) =>
      isShared(name) ? `${first}assets/${name}` : address,
    );
  for (const [fileName, part] of Object.entries(bundle))
    if (part.type === 'chunk') part.code = withAddresses(part.code);
    else if (isShared(fileName.replace('assets/', ''))) delete bundle[fileName];
    else if (/\.(html|css)$/.test(fileName)) part.source = withAddresses(textOf(part));
}

function textOf({ source }: Rolldown.OutputAsset): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source);
}
