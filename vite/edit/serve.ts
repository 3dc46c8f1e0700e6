import { createServer } from 'vite';
import { DESK, edit } from './edit.ts';
import { UNFINISHED } from './unfinished.ts';

/** This machine, and nobody else in the same network. */
const HOST = '127.0.0.1';

/** Starts the site with its editing layer and opens it in the browser, or says why it cannot. PORT may name a port. */
export async function serve(root: string): Promise<void> {
  try {
    await start(root);
  } catch (error) {
    console.error(`\nYour site cannot be opened: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

async function start(root: string): Promise<void> {
  const server = await createServer({
    root,
    // Not that of `npm run dev`, which may run beside it.
    cacheDir: `node_modules/.vite-edit${process.env.PORT ?? ''}`,
    plugins: [edit()],
    optimizeDeps: { entries: ['index.html', 'src/edit/main.tsx', 'src/edit/site/main.ts'] },
    server: {
      host: HOST,
      open: DESK,
      // No other site that this machine serves may read what this one says.
      cors: false,
      watch: { ignored: [UNFINISHED] },
      ...(process.env.PORT ? { port: Number(process.env.PORT), strictPort: true } : {}),
    },
    logLevel: 'warn',
  });
  await server.listen();
  const [address = ''] = server.resolvedUrls?.local ?? [];
  console.log(`\nYour site, to be edited: ${new URL(DESK, address).href}\n\nTo stop, press Ctrl and C here.\n`);
}
