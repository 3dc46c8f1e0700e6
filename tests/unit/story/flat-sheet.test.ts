import { expect, test, vi } from 'vitest';
import { createPose } from '../../../src/story/deck/pose';
import { createFlatSheet } from '../../../src/story/flat/flat-sheet';

/** A stand-in for a card's element, without the photo and words inside. */
function createElement() {
  const properties = new Map<string, string>();
  return {
    hidden: false,
    style: {
      opacity: '',
      transform: '',
      setProperty: (name: string, value: string) => properties.set(name, value),
      getPropertyValue: (name: string) => properties.get(name) ?? '',
    },
    querySelector: () => null,
    toggleAttribute: vi.fn<(name: string, force: boolean) => void>(),
  };
}

test('a new sheet continues from what an earlier one wrote, as after an edit', () => {
  const element = createElement();
  const sheetOf = () => createFlatSheet(element as unknown as HTMLElement);
  const before = sheetOf();
  before.write({ ...createPose(), lift: 1 }, 1);
  before.setHidden(true);
  const after = sheetOf();
  after.setHidden(false);
  after.write(createPose(), 1);
  expect(element.hidden).toBe(false);
  expect(element.toggleAttribute).toHaveBeenLastCalledWith('data-lifted', false);
});
