import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { Project } from './content/project.ts';

/** Photos and films are the same in every language. */
const MEDIA = /\.(avif|webp|jpe?g|png|mp4)$/;

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
      },
    },
  };
}

async function buildIn(code: string, { base, build: { outDir }, configFile, logLevel, mode, root }: ResolvedConfig) {
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

/** Leaves out what the first language's build, around this one's folder, has under the same name, and so with the same bytes. */
async function shareMedia(bundle: Rolldown.OutputBundle, { base, root, build: { outDir } }: ResolvedConfig) {
  const first = base.replace(/[^/]+\/$/, '');
  const there = new Set(await readdir(join(root, outDir, '../assets')));
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
