import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { Holder } from '../../../desk/model/origins/origins-type';
import { hideWebGL } from '../../../desk/page/site/hide-webgl';
import { Modal } from '../../../desk/page/ui/modal';
import { isSeen } from '../../../desk/page/words/geometry';

// As in React's strict mode, each effect runs twice.
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  useEffect: (run: () => void) => [run(), run()],
}));

/** For newer functions of JavaScript itself, such as `Object.groupBy`, the type check fails: see `lib` in tsconfig.json. */
const NEWER_FUNCTIONS =
  /\b(URL\.(canParse|parse)|AbortSignal\.any|ReadableStream\.from|startViewTransition|(show|hide|toggle)Popover|moveBefore|requestClose|setHTMLUnsafe|getHTML)\(/;

test.each([
  ['lookbehinds, which Safari before 16.4 cannot read', /\(\?<[=!]/],
  ['functions of the browser that Safari 16 or Chrome 110 lack', NEWER_FUNCTIONS],
])('guests and the desk use no %s', (_, found) => {
  const files = ['desk/model', 'desk/page', 'desk/phone', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  expect(files.filter((file) => found.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  [{ visibility: 'visible', opacity: '1' }, { visibility: 'visible', opacity: '0.5' }, true],
  [{ visibility: 'visible', opacity: '1' }, { visibility: 'visible', opacity: '0' }, false],
  [{ visibility: 'hidden', opacity: '1' }, { visibility: 'visible', opacity: '1' }, false],
  [{ visibility: 'visible', opacity: '1' }, { visibility: 'hidden', opacity: '1' }, true],
])('Safari before 17.4 shows the pencil where guests see a text: %j in %j', (own, around, isVisible) => {
  const box = { width: 20, height: 20 };
  const ownerDocument = {
    defaultView: { getComputedStyle: (element: { style: object }) => element.style },
    createRange: () => ({ setStart: () => {}, setEnd: () => {}, getBoundingClientRect: () => box }),
  };
  const parentElement = { style: around, parentElement: null, ownerDocument };
  const element = { style: own, parentElement, ownerDocument, closest: () => null };
  const nodes = [{ isConnected: true, ownerDocument, length: 1 }];
  expect(isSeen({ element, nodes } as object as Holder)).toBe(isVisible);
});

test('Safari before 17 and Chrome before 114, which refuse to open an open dialog, show the desk’s', () => {
  const dialog = {
    open: false,
    showModal() {
      if (this.open) throw new DOMException('The dialog is open.', 'InvalidStateError');
      this.open = true;
    },
  };
  const current = dialog as object as HTMLDialogElement;
  Modal({ dialog: { current }, titleId: '', className: '', onClose: () => {}, children: null });
  expect(dialog.open).toBe(true);
});

test('Safari before 16.4, which has no `OffscreenCanvas`, shows the flat deck at the desk', () => {
  class Canvas {
    getContext(kind: string): string | null {
      return kind;
    }
  }
  vi.stubGlobal('HTMLCanvasElement', Canvas);
  hideWebGL();
  vi.unstubAllGlobals();
  expect(['2d', 'webgl2'].map((kind) => new Canvas().getContext(kind))).toEqual(['2d', null]);
});
