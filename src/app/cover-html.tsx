import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app';
import { ErrorBoundary } from './error-boundary';

/** Prerenders the cover, which every address shows until the guest opens the site. */
export async function coverHtml(): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location="/">
        <ErrorBoundary at="">
          <App />
        </ErrorBoundary>
      </StaticRouter>
    </StrictMode>,
  );
  return new Response(prelude).text();
}
