import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Holder } from '../../../desk/model/origins/origins-type';
import { draftAt, stepOf, useDrafts } from '../../../desk/page/state/drafts';
import { InPlaceField } from '../../../desk/page/words/field/in-place-field';
import { isSaving } from '../../../desk/page/state/queue';
import { useDesk } from '../../../desk/page/state/desk-store';
import { useChip } from '../../../desk/page/words/field/use-chip';
import { useFormat } from '../../../desk/page/words/field/use-format';
import { useWordsDraft } from '../../../desk/page/words/use-words-draft';
import { typographyOf } from '../../../desk/page/words/typography';
import type { EditState } from '../../../desk/protocol';
import { fileState, forms } from '../../fixtures/desk-state';

afterEach(() => {
  vi.unstubAllGlobals();
  useDrafts.setState(useDrafts.getInitialState());
  useDesk.setState(useDesk.getInitialState());
});

const place = { file: 'faq.yaml', path: ['title'] };
const written = { place, text: 'Ours', was: 'Ours', isParagraphs: false };

class FakeNode {
  hasAttribute = () => false;
}
/** The properties of a field’s outer element. */
type Outer = {
  children: [{ props: { ref: { current: unknown } } }];
  onKeyDown: (event: object) => void;
};

/** Acts on a text while the server does not answer. @returns a function with which it answers */
function holdSave(act: (words: ReturnType<typeof useWordsDraft>) => void): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const data = { title: 'Ours' };
  const state = { version: 1, files: { 'faq.yaml': { data, whole: data } }, forms: {}, media: [] };
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('Node', FakeNode);
  vi.stubGlobal('HTMLElement', FakeNode);
  vi.stubGlobal('fetch', async (address: string) => {
    await held;
    return Response.json(address.endsWith('change') ? [{ status: 'done' }] : state);
  });
  useDesk.setState({ state: state as unknown as EditState });
  renderToStaticMarkup(
    createElement(function Words() {
      act(useWordsDraft(written));
      return null;
    }),
  );
  return release;
}

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

test('a save that waits for the server leaves all keys working; Escape closes the field', async () => {
  const release = holdSave(({ type }) => type('Mine'));
  const target = new FakeNode();
  const prevented: string[] = [];
  const onClose = vi.fn<() => void>();
  const acts = [['Enter'], ['Tab', 'F5', 'Escape']];
  renderToStaticMarkup(
    createElement(function Field() {
      const editing = { written, holder: { nodes: [], parts: [] } as object as Holder, position: 0, point: null };
      const outer = InPlaceField({
        frame: {} as HTMLIFrameElement,
        site: null,
        editing,
        onClose,
      }) as ReactElement<Outer>;
      outer.props.children[0].props.ref.current = { contains: () => true };
      for (const key of acts.shift() ?? []) {
        const preventDefault = () => prevented.push(key);
        outer.props.onKeyDown({ key, target, preventDefault, stopPropagation: () => {}, nativeEvent: {} });
      }
      return null;
    }),
  );
  expect(prevented).toEqual(['Enter', 'Escape']);
  release();
  await vi.waitUntil(() => !isSaving());
  // The end of the save must not close another field, which may be open by then.
  expect(onClose).toHaveBeenCalledOnce();
});

test('words written on the page are saved as in a panel, with the lines that follow', () => {
  const files = { 'schedule.yaml': fileState({ events: [{ id: 'newEvent', title: 'New event' }] }) };
  useDesk.setState({ state: { files, forms, facts: {} } as unknown as EditState });
  const title = { file: 'schedule.yaml', path: ['events', 0, 'title'] };
  renderToStaticMarkup(
    createElement(function Words() {
      useWordsDraft({ place: title, text: 'New event', was: 'New event', isParagraphs: false }).type(' Late  brunch ');
      return null;
    }),
  );
  const draft = draftAt(title);
  expect(draft && stepOf(draft)).toMatchObject({
    changes: [
      { at: title, value: 'Late brunch' },
      { at: { path: ['events', 0, 'id'] }, value: 'lateBrunch' },
    ],
  });
});

test('a text of one line can be edited in Firefox before 136, too', () => {
  const modes: unknown[] = [];
  const editing = { written, holder: { nodes: [], parts: [] } as object as Holder, position: 0, point: null };
  for (const known of ['true', 'true plaintext-only']) {
    const makeElement = () => ({
      set contentEditable(mode: string) {
        if (!known.split(' ').includes(mode)) throw new SyntaxError(`Unknown mode: ${mode}`);
      },
    });
    vi.stubGlobal('document', { createElement: makeElement });
    renderToStaticMarkup(
      createElement(function Field() {
        const props = { frame: {} as HTMLIFrameElement, site: null, editing, onClose: () => {} };
        const outer = InPlaceField(props) as ReactElement<{ children: [ReactElement<{ contentEditable: unknown }>] }>;
        modes.push(outer.props.children[0].props.contentEditable);
        return null;
      }),
    );
  }
  expect(modes).toEqual([true, 'plaintext-only']);
});

test('the first words, typed again after others were saved, are saved too', async () => {
  let retype = () => {};
  const release = holdSave((words) => {
    words.type('Mine');
    void words.save();
    words.type('Mine, too');
    retype = () => words.type('Ours');
  });
  release();
  await vi.waitUntil(() => !isSaving());
  retype();
  expect(draftAt(place)).toMatchObject({ was: 'Mine', value: 'Ours' });
});
