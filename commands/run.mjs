// `node commands/run.mjs check` runs `commands/check.ts`. Node 20 cannot run TypeScript, so Vite compiles it.
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const root = resolve(import.meta.dirname, '..');
const command = resolve(root, `commands/${process.argv[2]}.ts`);
const { module } = await runnerImport(command, { root, logLevel: 'error' });
process.exitCode = (await module.run(root)) ? 0 : 1;
