// `npm run qr`. Node 20 cannot run TypeScript on its own; Vite can.
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const root = resolve(import.meta.dirname, '..');
const { module } = await runnerImport(resolve(root, 'vite/qr.ts'), { root, logLevel: 'error' });
process.exitCode = (await module.qr(root)) ? 0 : 1;
