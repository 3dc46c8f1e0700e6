// `npm run edit`. Node 20 cannot run TypeScript on its own; Vite can.
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const root = resolve(import.meta.dirname, '..');
const { module } = await runnerImport(resolve(root, 'vite/edit/serve.ts'), { root, logLevel: 'error' });
await module.serve(root);
