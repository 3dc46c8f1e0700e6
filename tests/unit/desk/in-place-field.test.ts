import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useChip } from '../../../desk/page/words/field/use-chip';

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
