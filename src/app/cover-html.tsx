import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app';
import { ErrorBoundary } from './error-boundary';

/** The cover as HTML, for the build: what every address shows to a guest who has not opened the site. */
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
