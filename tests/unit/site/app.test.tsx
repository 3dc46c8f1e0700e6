import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { site } from 'virtual:content/site';
import { App } from '../../../src/app/app';
import { useWedding } from '../../../src/store';

/** The schedule's code never arrives. */
vi.mock('virtual:pages', () => ({ loaders: { schedule: () => new Promise(() => {}) } }));
vi.mock('virtual:names.css', () => ({}));

// On a server, React reads the store's initial state.
afterEach(() => void Object.assign(useWedding.getInitialState(), { opened: false }));

test('after Open, a page whose code is still loading says so', () => {
  Object.assign(useWedding.getInitialState(), { opened: true });
  const html = renderToString(
    <StaticRouter location="/schedule">
      <App />
    </StaticRouter>,
  );
  expect(html).toContain(site.words.waiting);
});
