import { setImmediate } from 'node:timers/promises';
import { isValidElement, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { TakeAlong } from '../../../desk/page/past/take-along';

/** The panel's only state, kept here between its renders. */
const panel = vi.hoisted(() => ({ work: null as unknown }));
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useRef: () => ({ current: null }),
  useState: () => [
    panel.work,
    (next: unknown) => (panel.work = typeof next === 'function' ? (next(panel.work) as unknown) : next),
  ],
}));
const saveAsOneFile = vi.hoisted(() => vi.fn<() => Promise<object>>());
vi.mock('../../../desk/page/past/past-steps', () => ({ saveAsOneFile }));

/** Presses the button with this label in an element. */
function press(label: string, node: ReactNode): void {
  if (Array.isArray(node)) node.forEach((child: ReactNode) => press(label, child));
  if (!isValidElement<{ children?: ReactNode; onClick?: () => void }>(node)) return;
  if (node.props.children === label) node.props.onClick?.();
  else press(label, node.props.children);
}

const ASK = { status: 'ask', file: null, message: 'It is older than what you have here.' };
const REFUSED = { status: 'refused', message: 'The disk is full.' };

test.each([
  ['keeps the question whether to open an older file', ASK, { status: 'done' }, ASK],
  ['clears why it failed before', { status: 'trouble' }, { status: 'done' }, null],
  ['shows why it fails', null, REFUSED, { status: 'trouble', title: 'Not saved', answer: REFUSED }],
])('saving the folder as one file %s', async (_what, before, answer, after) => {
  panel.work = before;
  saveAsOneFile.mockResolvedValue(answer);
  press('Save as one file', TakeAlong());
  await setImmediate();
  expect(panel.work).toEqual(after);
});
