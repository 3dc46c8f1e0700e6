import { afterEach, expect, test, vi } from 'vitest';
import type { LabelStyle } from '../../../src/story/scene/faces/label';
import { createStamps } from '../../../src/story/scene/faces/stamps';

afterEach(() => vi.unstubAllGlobals());

test('stamps drawn again, as once their font has loaded, replace the earlier ones', () => {
  const drawn: string[] = [];
  /** A canvas context that ignores everything except clearing and words. */
  const context = new Proxy<Record<string, unknown>>(
    {
      measureText: () => ({ width: 100 }),
      clearRect: () => drawn.splice(0),
      fillText: (word: string) => drawn.push(word),
    },
    { get: (own, name: string) => own[name] ?? (() => {}), set: () => true },
  );
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) });
  const { texture, draw } = createStamps({ like: 'Lubię', superlike: 'Kocham' }, {} as LabelStyle, 2);
  const versionBefore = texture.version;
  draw();
  expect(drawn).toEqual(['Lubię', 'Kocham']);
  expect(texture.version).toBeGreaterThan(versionBefore);
});
