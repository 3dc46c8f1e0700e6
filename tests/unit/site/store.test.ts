import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const UNREAD = {
  '/story': false,
  '/schedule': false,
  '/party': false,
  '/travel': false,
  '/faq': false,
  '/registry': false,
};

/** Browser storage backed by a map. */
function fakeStorage(initial?: string) {
  const items = new Map<string, string>(initial === undefined ? [] : [['wedding-state', initial]]);
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/** Starts the store as loading a page does, with `stored` in the browser's storage. */
async function visit(stored?: string, storage: object = fakeStorage(stored)) {
  vi.resetModules();
  vi.stubGlobal('localStorage', storage);
  const { useWedding } = await import('../../../src/store');
  return useWedding;
}

/** The text that the store saves for a state. */
const saved = (state: unknown) => JSON.stringify({ state, version: 1 });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation((...text) => {
    throw new Error(`The store warned: ${text.join(' ')}`);
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a first visit', () => {
  test('has nothing opened, thanked or read', async () => {
    const store = await visit();
    expect(store.getState()).toMatchObject({ opened: false, thanked: false, readStates: UNREAD, storyIndex: 0 });
  });

  test('stores only what a later visit needs, with a version', async () => {
    const storage = fakeStorage();
    const store = await visit(undefined, storage);
    store.getState().open();
    expect(JSON.parse(storage.items.get('wedding-state') ?? '')).toEqual({
      state: { opened: true, thanked: false, readStates: UNREAD },
      version: 1,
    });
  });
});

describe('the actions', () => {
  test('mark one page, or all, as read', async () => {
    const store = await visit();
    store.getState().markRead('/travel');
    expect(store.getState().readStates).toEqual({ ...UNREAD, '/travel': true });
    store.getState().readAll();
    expect(Object.values(store.getState().readStates)).toEqual(Array(6).fill(true));
  });

  test('reset makes thanked false and touches nothing else', async () => {
    const store = await visit();
    store.getState().open();
    store.getState().readAll();
    store.getState().thank();
    store.getState().reset();
    expect(store.getState()).toMatchObject({ opened: true, thanked: false });
    expect(Object.values(store.getState().readStates).every(Boolean)).toBe(true);
  });

  test('do not store the place in the story', async () => {
    const storage = fakeStorage();
    const store = await visit(undefined, storage);
    store.getState().setStoryIndex(7);
    expect(storage.items.get('wedding-state')).not.toContain('storyIndex');
  });
});

describe('a stored state', () => {
  test('is restored on the next visit', async () => {
    const store = await visit(saved({ opened: true, thanked: true, readStates: { ...UNREAD, '/faq': true } }));
    expect(store.getState()).toMatchObject({
      opened: true,
      thanked: true,
      readStates: { ...UNREAD, '/faq': true },
    });
  });

  const damaged: Record<string, string> = {
    'broken JSON': '{"state":{"opened":tr',
    'a number': '42',
    null: 'null',
    'an array': '[]',
    'a string': '"opened"',
    'no state': '{}',
    'flags without a state': '{"opened":true}',
    'a state that is null': '{"state":null,"version":1}',
    'a state that is an array': '{"state":[true,true],"version":1}',
    'a state that is a string': '{"state":"opened","version":1}',
    'read pages that are an array': saved({ readStates: ['/story'] }),
    'read pages with wrong types': saved({ readStates: { '/story': 'yes', '/faq': 1 } }),
    'read pages that are a string': saved({ readStates: 'all' }),
    'flags with wrong types': saved({ opened: 'true', thanked: 1 }),
    'unknown pages only': saved({ readStates: { '/secret': true } }),
    'an empty string': '',
  };
  for (const [damage, text] of Object.entries(damaged)) {
    test(`falls back to defaults if it is ${damage}`, async () => {
      const store = await visit(text);
      expect(store.getState()).toMatchObject({ opened: false, thanked: false, readStates: UNREAD });
      expect(Object.keys(store.getState().readStates)).toHaveLength(6);
    });
  }

  test('keeps its valid parts', async () => {
    const store = await visit(
      saved({ opened: true, thanked: 'no', readStates: { '/faq': true, '/travel': 3, '/x': true } }),
    );
    expect(store.getState()).toMatchObject({
      opened: true,
      thanked: false,
      readStates: { ...UNREAD, '/faq': true },
    });
  });

  for (const version of [0, 2, 99, 'one', undefined]) {
    test(`is also read from version ${version}`, async () => {
      const state = { opened: true, readStates: { '/story': true } };
      const store = await visit(JSON.stringify({ state, version }));
      expect(store.getState()).toMatchObject({ opened: true, readStates: { ...UNREAD, '/story': true } });
    });
  }

  test('cannot replace the actions', async () => {
    const store = await visit(saved({ opened: true, open: 'gone', storyIndex: 12 }));
    expect(store.getState().open).toBeTypeOf('function');
    expect(store.getState().storyIndex).toBe(0);
  });
});

describe('a visit without working storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  test('works from memory if the storage throws', async () => {
    const store = await visit(undefined, { getItem: refuse, setItem: refuse, removeItem: refuse });
    store.getState().open();
    store.getState().markRead('/faq');
    expect(store.getState()).toMatchObject({ opened: true, readStates: { ...UNREAD, '/faq': true } });
  });

  test('works from memory if the browser has no storage', async () => {
    vi.resetModules();
    vi.stubGlobal('localStorage', undefined);
    const { useWedding } = await import('../../../src/store');
    useWedding.getState().open();
    expect(useWedding.getState().opened).toBe(true);
  });
});

describe('another tab', () => {
  test('changes this tab by storing something', async () => {
    const storage = fakeStorage();
    const store = await visit(undefined, storage);
    const { followOtherTabs } = await import('../../../src/store');
    vi.stubGlobal('window', new EventTarget());
    followOtherTabs();
    storage.items.set('wedding-state', saved({ opened: true, thanked: true, readStates: { '/party': true } }));
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'wedding-state' }));
    await vi.waitFor(() =>
      expect(store.getState()).toMatchObject({
        opened: true,
        thanked: true,
        readStates: { ...UNREAD, '/party': true },
      }),
    );
  });

  test('cannot make read pages unread or close the cover', async () => {
    const storage = fakeStorage();
    const store = await visit(undefined, storage);
    store.getState().open();
    store.getState().markRead('/story');
    storage.items.set('wedding-state', saved({ opened: false, thanked: false, readStates: UNREAD }));
    await store.persist.rehydrate();
    expect(store.getState()).toMatchObject({ opened: true, readStates: { ...UNREAD, '/story': true } });
  });

  test('can make thanked false', async () => {
    const storage = fakeStorage();
    const store = await visit(undefined, storage);
    store.getState().thank();
    storage.items.set('wedding-state', saved({ thanked: false }));
    await store.persist.rehydrate();
    expect(store.getState().thanked).toBe(false);
  });
});
