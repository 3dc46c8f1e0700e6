import { createServer } from 'vite';
import { ENGINE } from '../build/read/engine.ts';
import { CODESPACE_PORT, forwardedHost } from '../desk/server/guard.ts';
import { DESK, edit } from '../desk/server/plugin.ts';
import { TEMPORARY_FILES } from '../desk/server/undo/crash-recovery.ts';

/** `npm run edit`: serves the site with its desk and opens the desk in the browser. PORT sets a port, except in a Codespace. */
export async function run(): Promise<boolean> {
  try {
    const address = await start();
    console.log(`\nEdit your site at ${address}\n\nPress Ctrl+C here to stop.\n`);
    return true;
  } catch (error) {
    console.error(`\nYour site cannot be opened: ${error instanceof Error ? error.message : String(error)}\n`);
    // Without this, a server that has started would keep the command running.
    process.exit(1);
  }
}

async function start(): Promise<string> {
  const forwarded = forwardedHost();
  const port = forwarded === null ? process.env.PORT : CODESPACE_PORT;
  const server = await createServer({
    root: ENGINE,
    // `npm run dev` and a desk at another port may run at the same time: each needs a cache of its own.
    cacheDir: `node_modules/.vite-edit${process.env.PORT ?? ''}`,
    plugins: [edit()],
    // Pages and story load through virtual modules, which Vite's scanner cannot follow. A dependency found later would
    // put a second copy of React next to the first.
    optimizeDeps: {
      entries: ['index.html', 'desk/page/main.tsx', 'desk/page/site/main.ts', 'src/{app,pages,story}/**/*.{ts,tsx}'],
    },
    server: {
      // Only this computer can reach the desk, not others on its network.
      host: '127.0.0.1',
      open: DESK,
      // Other sites on this computer must not read the desk's responses.
      cors: false,
      watch: { ignored: [TEMPORARY_FILES] },
      ...(port ? { port: Number(port), strictPort: true } : {}),
      ...(forwarded === null ? {} : { allowedHosts: [forwarded] }),
    },
    logLevel: 'warn',
  });
  await server.listen();
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return new URL(DESK, forwarded === null ? address : `https://${forwarded}`).href;
}
