import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Holder } from '../../../desk/model/origins/origins-type';
import { useChip } from '../../../desk/page/words/field/use-chip';
import { useFormat } from '../../../desk/page/words/field/use-format';
import { typographyOf } from '../../../desk/page/words/typography';

afterEach(() => void vi.unstubAllGlobals());

test('a reference’s note stays open until the text has the focus again', () => {
  const field = {} as HTMLElement;
  const chip = { closest: () => chip, getAttribute: () => 'couple' };
  const shown: boolean[] = [];
  // An update during a render makes React render again at once, so each act sees what the one before it changed.
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

test('words can be formatted in a text that is italic or bold on the page', () => {
  const style = { cssText: 'font-style: italic; font-weight: 700' };
  const ran: string[] = [];
  // The last declaration of a property counts.
  const valueOf = (property: string) => style.cssText.split(`${property}: `).at(-1)?.split(';')[0];
  const queryCommandState = (name: string) =>
    name === 'italic' ? valueOf('font-style') === 'italic' : valueOf('font-weight') === '700';
  const execCommand = (name: string) => ran.push(`${name} ${queryCommandState(name) ? 'off' : 'on'}`);
  vi.stubGlobal('Element', Object);
  vi.stubGlobal('document', { queryCommandState, execCommand });
  vi.stubGlobal('getSelection', () => null);
  renderToStaticMarkup(
    createElement(function Field() {
      const { format } = useFormat({ current: { style, focus: () => {} } as unknown as HTMLElement });
      format({ kind: 'strong' });
      format({ kind: 'em' });
      return null;
    }),
  );
  expect(ran).toEqual(['bold on', 'italic on']);
  expect(style.cssText).toBe('font-style: italic; font-weight: 700');
});
