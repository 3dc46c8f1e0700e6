import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Change } from '../../../desk/protocol';
import { keepNamedPoint, saveAsOneFile } from '../../../desk/page/past/past-steps';
import { sendSteps } from '../../../desk/page/state/clients/client';
import { save } from '../../../desk/page/state/saving';
import { goTo, useDesk } from '../../../desk/page/state/desk-store';
import { isSaving } from '../../../desk/page/state/queue';
import { isFocusFree, watchFocus } from '../../../desk/page/ui/watch-focus';

describe('the desk', () => {
  const heading: Change = { kind: 'set', at: { file: 'thanks.yaml', path: ['heading'] }, was: 'Thanks', value: 'Takk' };
  const step = { label: 'the heading', changes: [heading] };
  /** The last segment of each address that the desk has requested. */
  const requests: string[] = [];
  /** The server’s answer for each last segment; without one, the server does not respond. */
  let answers: Record<string, object>;
  beforeEach(() => {
    answers = {};
    requests.length = 0;
    vi.stubGlobal('document', { querySelector: () => null });
    vi.stubGlobal('fetch', (address: string) => {
      const segment = address.replace(/.*\/|\?.*/g, '');
      requests.push(segment);
      return answers[segment] ? Promise.resolve(Response.json(answers[segment])) : Promise.reject(new Error('gone'));
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    useDesk.setState(useDesk.getInitialState());
  });

  test('reports a step as saved even if the server stops right after it', async () => {
    answers = { change: [{ status: 'done' }] };
    expect(await save(step)).toEqual({ status: 'done' });
    expect([requests, useDesk.getState().message]).toEqual([['change', 'state'], 'Saved: the heading.']);
  });

  test('fetches the files again after a conflict', async () => {
    answers = { change: [{ status: 'conflict' }], state: { version: 7 } };
    expect(await save(step)).toEqual({ status: 'conflict' });
    expect(useDesk.getState().state?.version).toBe(7);
  });

  test('saves what was typed before it makes a restore point', async () => {
    answers = { change: [{ status: 'done' }], state: { version: 7 }, keep: { status: 'done' } };
    await Promise.all([save(step), keepNamedPoint('Before the big change')]);
    expect(requests).toEqual(['change', 'state', 'keep']);
  });

  test('saves what was typed before it saves all as one file; a refusal downloads nothing', async () => {
    const link = { href: '', click: () => requests.push(link.href.replace(/.*\/|\?.*/g, '')) };
    vi.stubGlobal('document', { querySelector: () => null, createElement: () => link });
    answers = { change: [{ status: 'done' }], state: { version: 7 }, keep: { status: 'done' } };
    await Promise.all([save(step), saveAsOneFile()]);
    expect(requests).toEqual(['change', 'state', 'keep', 'along']);
    const refusal = { status: 'refused', message: 'This computer’s disk is full.' };
    answers = { keep: refusal };
    expect(await saveAsOneFile()).toEqual(refusal);
    expect(requests.slice(4)).toEqual(['keep']);
  });

  test.each([
    ['story.yaml', ['cards', 2, 'caption'], 'story'],
    ['story.yaml', ['heading'], 'page'],
    // The tray shows the first language’s cards only.
    ['es/story.yaml', ['cards', 2, 'caption'], 'page'],
    ['faq.yaml', ['questions', 0], 'page'],
  ])('ends a preview and opens the panel that edits a linked value: %s %j', (file, path, panel) => {
    useDesk.setState({ preview: 'new' });
    goTo({ file, path });
    expect(useDesk.getState()).toMatchObject({ panel, goal: { file, path }, preview: null });
  });

  test.each([
    [true, { status: 'done' }],
    [false, { status: 'refused', message: expect.stringContaining('Save it again') }],
  ])('asks whether a step was written if its answer is lost: %s', async (isDone, answer) => {
    answers = { done: [isDone] };
    expect(await save(step)).toEqual(answer);
    expect(requests.slice(0, 2)).toEqual(['change', 'done']);
  });

  test('waits for a server that does not respond before it reports the outcome of a step', async () => {
    vi.useFakeTimers();
    const saved = save(step);
    await vi.advanceTimersByTimeAsync(5000);
    expect([isSaving(), new Set(requests)]).toEqual([true, new Set(['change', 'done'])]);
    answers = { done: [true] };
    await vi.advanceTimersByTimeAsync(5000);
    expect([await saved, isSaving()]).toEqual([{ status: 'done' }, false]);
    vi.useRealTimers();
  });
});

test.each([
  ['x', 55_000, true],
  ['x', 65_000, false],
  ['é', 30_000, false],
])('a request outlives the window if browsers allow its bytes: %s × %i', async (letter, count, keepalive) => {
  const inits: RequestInit[] = [];
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    inits.push(init);
    return Response.json([{ status: 'done' }]);
  });
  await sendSteps([{ label: letter.repeat(count), changes: [] }]);
  expect(inits).toMatchObject([{ keepalive }]);
  vi.unstubAllGlobals();
});

test('a save moves the focus only if the couple have not moved it meanwhile', () => {
  const [button, field, body] = ['button', 'field', 'body'];
  const focus = { activeElement: button, body };
  vi.stubGlobal('document', focus);
  const mayFocus = watchFocus();
  const answers = [button, body, field].map((element) => {
    focus.activeElement = element;
    return mayFocus();
  });
  vi.unstubAllGlobals();
  expect(answers).toEqual([true, true, false]);
});

test('the focus is free if nothing or a reloaded frame has it, not if a field does', () => {
  const [body, field] = [{ localName: 'body' }, { localName: 'textarea' }];
  const frame = { contentDocument: { activeElement: body } };
  const isFree = (activeElement: object | null) => {
    vi.stubGlobal('document', { activeElement });
    return isFocusFree(frame as unknown as HTMLIFrameElement);
  };
  expect([null, body, field, frame].map(isFree)).toEqual([true, true, false, true]);
  frame.contentDocument.activeElement = field;
  expect(isFree(frame)).toBe(false);
  vi.unstubAllGlobals();
});
