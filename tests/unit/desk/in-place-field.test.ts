import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Holder } from '../../../desk/model/origins/origins-type';
import { useChip } from '../../../desk/page/words/field/use-chip';
import { typographyOf } from '../../../desk/page/words/typography';

afterEach(() => void vi.unstubAllGlobals());

test('the note of a reference closes once the text has the focus again', () => {
  const field = {} as HTMLElement;
  const chip = { closest: () => chip, getAttribute: () => 'couple' };
  const shown: boolean[] = [];
  const acts = [
    ({ handleClick }: ReturnType<typeof useChip>) => handleClick({ target: chip } as never),
    ({ handleFocus }: ReturnType<typeof useChip>) => {
      handleFocus({ target: chip } as never);
      handleFocus({ target: field } as never);
    },
  ];
  renderToStaticMarkup(
    createElement(function Field() {
      const chips = useChip({ current: field }, () => {});
      shown.push(chips.chip !== null);
      acts.shift()?.(chips);
      return null;
    }),
  );
  expect(shown).toEqual([false, true, false]);
});

test('the field of paragraphs that begin with bold words is not bold', () => {
  const box = { left: 0, top: 0, width: 10, height: 10 };
  const range = { setStart: () => {}, setEnd: () => {}, getBoundingClientRect: () => box, getClientRects: () => [box] };
  const view = { getComputedStyle: (element: object) => element };
  const ownerDocument = { defaultView: view, createRange: () => range };
  const elementWith = (fontWeight: string) => ({ fontWeight, ownerDocument, getBoundingClientRect: () => box });
  const [paragraph, bold] = [elementWith('400'), elementWith('700')];
  const holder = { nodes: [{ parentElement: bold, ownerDocument, isConnected: true }], parts: [paragraph] };
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
  const weightOf = (isParagraphs: boolean) => typographyOf(holder as object as Holder, isParagraphs)?.style.fontWeight;
  expect(weightOf(true)).toBe('400');
  expect(weightOf(false)).toBe('700');
});
