import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DndContextProps, DragEndEvent } from '@dnd-kit/core';
import { expect, test, vi } from 'vitest';
import { Sortable } from '../../../desk/page/ui/sortable/sortable';

/** The props that the list gives to the drag library. */
let given: DndContextProps;
vi.mock('@dnd-kit/core', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  DndContext: (props: DndContextProps) => {
    given = props;
    return null;
  },
}));

test('an item drops where it is released even if its list has changed meanwhile', () => {
  const onMove = vi.fn<(from: number, to: number) => void>();
  const show = (...keys: string[]) => {
    const props = { keys, layout: 'grid', onMove, children: () => null } as const;
    renderToStaticMarkup(createElement(Sortable, props));
  };
  const drop = (active: string, over: string) =>
    given.onDragEnd?.({ active: { id: active }, over: { id: over } } as DragEndEvent);
  // Another window has added the first item during the drag of `a`, and removed `gone` during its drag.
  show('new', 'a', 'b', 'c');
  drop('a', 'c');
  drop('gone', 'c');
  expect(onMove.mock.calls).toEqual([[1, 3]]);
});
