import { build } from 'vite';
import { ENGINE } from '../read/engine.ts';
import { servedBrowsers } from './code/served-browsers.ts';

/** Bundles a module and its imports into one script: a plain one (`iife`) or a module that keeps its exports (`es`). */
export async function inlineScript(entry: string, format: 'iife' | 'es' = 'iife'): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { target: servedBrowsers(ENGINE), write: false, lib: { entry, formats: [format], name: 'inline' } },
  });
  // Vite returns one result for each format, in an array or alone.
  const [result] = [built].flat();
  const chunk = result && 'output' in result ? result.output[0] : null;
  if (!chunk) throw new Error(`${entry} was not built`);
  return chunk.code.trim();
}
