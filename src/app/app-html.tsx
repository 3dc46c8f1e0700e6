import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { useWedding } from '../store';
import { leaveOutDrawings } from '../worlds/drawing/still';
import { App } from './app';
import { ErrorBoundary } from './error-boundary';

/**
 * Prerenders what an address shows to a guest who has read nothing yet.
 * @param path relative to the base
 * @param opened whether this guest has opened the site. If not, every address shows the cover. If so, home has no
 * drawings, since the shell reuses those of the cover.
 */
export async function appHtml(path: string, opened: boolean): Promise<string> {
  // The archive's base is relative, which a router cannot use.
  const base = import.meta.env.BASE_URL.startsWith('/') ? import.meta.env.BASE_URL : '/';
  // React renders the store's initial state on a server.
  Object.assign(useWedding.getInitialState(), { opened });
  leaveOutDrawings(opened);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    // The same components as in `main.tsx`, which hydrates them.
    <StrictMode>
      <StaticRouter basename={base} location={base + path}>
        <ErrorBoundary>
          <App />
        </ErrorBoundary>
      </StaticRouter>
    </StrictMode>,
    // In one piece: React would send a large page's parts separately, with scripts that move them into place.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  // React would leave out the part that failed.
  if (errors.length > 0) throw new AggregateError(errors, `Rendering /${path} failed: ${String(errors[0])}`);
  return new Response(prelude).text();
}
