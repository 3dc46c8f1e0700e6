/*
 * Every `import()` of the built site runs through here, in place of Vite's own helper
 * (`build/emit/code/chunk-loader.ts`). A chunk and its styles load together, and the page gets both or neither.
 */

/** A chunk or its styles did not arrive, even after a retry. */
export class ChunkError extends Error {}

/** The files that have loaded or are loading, by address. */
const files = new Map<string, Promise<unknown>>();

/**
 * Loads a chunk, with one retry.
 * @param run imports the chunk
 * @param names the chunk's own file, then the scripts and styles that it needs, relative to the base path; undefined in
 *   an archive
 * @throws ChunkError
 */
export async function loadChunk<Module>(run: () => Promise<Module>, names?: readonly string[]): Promise<Module> {
  // An archive is one script, which contains every chunk.
  if (!names) return run();
  const urls = names.map((name) => import.meta.env.BASE_URL + name);
  try {
    return await tryChunk(run, urls, 'default');
  } catch {
    try {
      return await tryChunk(run, urls, 'reload');
    } catch (error) {
      throw new ChunkError(names[0], { cause: error });
    }
  }
}

async function tryChunk<Module>(run: () => Promise<Module>, urls: string[], cache: RequestCache): Promise<Module> {
  await Promise.all(urls.map((url) => loadFile(url, cache)));
  try {
    const module = await run();
    // An empty response is a valid script without exports. The bundler may include `.then(({ Part }) => Part)` in `run`, so
    // the result may be a component.
    if (module && (typeof module === 'function' || Object.values(module).some(Boolean))) return module;
    throw new Error('No exports');
  } catch (error) {
    // The retry fetches the scripts again, since one of them may be damaged.
    for (const url of urls) if (!isStyles(url)) files.delete(url);
    throw error;
  }
}

function loadFile(url: string, cache: RequestCache): Promise<unknown> {
  let file = files.get(url);
  if (!file) {
    file = isStyles(url) ? loadStyles(url, cache) : loadScript(url, cache);
    files.set(url, file);
    file.catch(() => files.delete(url));
  }
  return file;
}

const isStyles = (url: string) => url.endsWith('.css');

/** Puts a script into the browser's cache before it is imported: some browsers never retry an import that failed. */
async function loadScript(url: string, cache: RequestCache): Promise<void> {
  const preload = document.querySelector(`link[href="${url}"]`);
  if (!preload || cache === 'reload') await fetchFile(url, cache);
}

/** Fetches a file. @throws if it is missing or empty, or is the page that some hosts send instead of a missing file */
async function fetchFile(url: string, cache: RequestCache): Promise<void> {
  const response = await fetch(url, { cache });
  if (!response.ok || /^\s*(<|$)/.test(await response.text())) throw new Error(url);
}

async function loadStyles(href: string, cache: RequestCache): Promise<void> {
  // The shell's own styles are inline, and a disabled link names each of their files: see `finish-shell.ts`.
  if (document.querySelector(`link[disabled][href="${href}"]`)) return;
  // `crossOrigin` is as in `deep-links.ts`, since browsers would otherwise fetch the file again.
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
  if (cache === 'reload') {
    await fetchFile(href, cache);
    // Firefox remembers styles by address, even if they were empty.
    link.href += `?${Date.now()}`;
  }
  await new Promise((settle) => {
    for (const outcome of ['load', 'error']) link.addEventListener(outcome, settle);
    document.head.append(link);
  });
  if (hasRules(link)) return;
  link.remove();
  throw new Error(href);
}

function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    // Some browsers refuse access to styles that failed.
    return false;
  }
}
