import { build } from 'vite';

/** Bundles a module as a script for a page's HTML, to run before the first paint; or as a module with exports. */
export async function inlineScript(entry: string, format: 'iife' | 'es' = 'iife'): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: [format], name: 'inline' } },
  });
  const [result] = [built].flat();
  const chunk = result && 'output' in result ? result.output[0] : null;
  if (!chunk) throw new Error(`${entry} was not built`);
  return chunk.code.trim();
}
