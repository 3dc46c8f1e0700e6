import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Message } from '../../../desk/page/shell/status/message';
import { useDesk } from '../../../desk/page/state/desk-store';
import type { EditState } from '../../../desk/protocol';

// Undo loads the tray, which reads the browser’s storage.
vi.mock('../../../desk/page/shell/undo', () => ({ undoLast: () => {}, redoLast: () => {} }));

// A server’s render shows the initial state of a store, so the test changes that object.
const desk = useDesk.getInitialState();
const emptyDesk = { ...desk };
afterEach(() => void Object.assign(desk, emptyDesk));

test.each([
  ['Saved: the date.', 'the date', null, 'Undo: the date'],
  ['Undone: the date.', null, 'the date', 'Redo: the date'],
  // The message changes before the steps do.
  ['Undone: the date.', 'the date', null, 'Redo'],
  ['Redone: the date.', null, 'the date', 'Undo'],
])('a message keeps its button while the steps change: %s (undo: %s, redo: %s)', (message, undo, redo, name) => {
  Object.assign(desk, { message, state: { undo, redo } as EditState });
  expect(renderToStaticMarkup(createElement(Message))).toContain(`aria-label="${name}"`);
});
