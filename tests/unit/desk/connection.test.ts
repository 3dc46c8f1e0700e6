import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useConnection, watchConnection } from '../../../desk/page/shell/connection';
import { LostServer } from '../../../desk/page/shell/status/lost-server';

// They load the tray, which reads the browser’s storage.
vi.mock('../../../desk/page/shell/undo', () => ({}));
vi.mock('../../../desk/page/shell/leave', () => ({}));

// A server’s render shows the initial state of a store, so the test changes that object.
const connection = useConnection.getInitialState();
const emptyConnection = { ...connection };
afterEach(() => {
  Object.assign(connection, emptyConnection);
  vi.unstubAllGlobals();
});

/** Starts the desk while the server answers like this. @returns the warning that the desk shows */
async function warningAfter(fetch: () => Promise<Response>, isSecureContext = true): Promise<string> {
  vi.stubGlobal('isSecureContext', isSecureContext);
  useConnection.setState({ isLost: false });
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('window', { setTimeout: () => 0, clearTimeout: () => {} });
  vi.stubGlobal('fetch', fetch);
  const stop = watchConnection();
  await vi.waitFor(() => expect(useConnection.getState().isLost).toBe(true));
  stop();
  Object.assign(connection, useConnection.getState());
  return renderToStaticMarkup(createElement(LostServer));
}

const lose = () => Promise.reject(new Error('The server does not respond.'));

test('a server that does not respond is to be started again', async () => {
  expect(await warningAfter(lose)).toContain('does not answer. Start it again');
});

test('a file that cannot be read is named, instead of a lost server', async () => {
  const message = 'beach.jpg: This file is locked or open in another program.';
  const warning = await warningAfter(async () => Response.json({ status: 'refused', message }));
  expect(warning).toContain(message);
  expect(warning).not.toContain('does not answer');
});

test('a phone whose connection was closed is to scan a new code', async () => {
  const warning = await warningAfter(lose, false);
  expect(warning).toContain('scan a new code');
  expect(warning).not.toContain('does not answer');
});
