import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeCaptionSender, pair, sendFile } from '../../../desk/phone/send-file';
import { makeRow } from '../../../desk/phone/upload-row';

/** An element for the page on the phone. */
const makeElement = () =>
  Object.assign(new EventTarget(), {
    value: '',
    classList: { toggle: () => {} },
    setAttribute: () => {},
    append: () => {},
  });

describe('a phone', () => {
  const file = new File(['photo'], 'photo.jpg');
  const onProgress = vi.fn<(sent: number | null) => void>();
  /** The method of each request. */
  const requests: string[] = [];
  /** Whether the computer can store a piece. */
  let hasSpace: boolean;
  beforeEach(() => {
    vi.useFakeTimers();
    requests.length = 0;
    onProgress.mockClear();
    hasSpace = true;
    vi.stubGlobal('sessionStorage', { getItem: () => 'key' });
    vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit) => {
      requests.push(method);
      // Ends the loop of retries if these never pause.
      if (requests.length > 100) return new Promise(() => {});
      if (address === 'files') return Promise.resolve(Response.json({ id: 'a' }));
      if (method === 'PUT' && !hasSpace) return Promise.resolve(new Response('', { status: 500 }));
      return Promise.resolve(Response.json(method === 'GET' ? { received: 0 } : { received: file.size }));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('rests between attempts while the computer cannot store a piece', async () => {
    hasSpace = false;
    const sent = sendFile(file, () => Promise.resolve(), onProgress);
    // Two pauses of 2 s, and not a third.
    await vi.advanceTimersByTimeAsync(4500);
    expect(requests).toEqual(['POST', 'PUT', 'GET', 'PUT', 'GET', 'PUT']);
    expect(onProgress).toHaveBeenLastCalledWith(null);
    hasSpace = true;
    await vi.advanceTimersByTimeAsync(2000);
    expect(await sent).toBe(null);
  });

  test.each([
    ['may send photos if the answer has a key', Response.json({ key: 'key' }), 'photos'],
    ['may edit the site if the answer has no key', Response.json({}), 'desk'],
    ['may do nothing after a wrong code', new Response('', { status: 403 }), null],
  ])('%s', async (_what, answer, use) => {
    vi.stubGlobal('location', { hash: '#secret', pathname: '/phone/' });
    vi.stubGlobal('history', { replaceState: () => {} });
    vi.stubGlobal('sessionStorage', { setItem: () => {} });
    vi.stubGlobal('fetch', () => Promise.resolve(answer));
    expect(await pair()).toBe(use);
  });

  test('reports that it sends a file before the first piece has arrived', async () => {
    await sendFile(file, () => Promise.resolve(), onProgress);
    expect(onProgress.mock.calls).toEqual([[0], [file.size]]);
  });

  test('says so if a chosen file can no longer be read', async () => {
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(new DOMException('changed', 'NotReadableError'));
    expect(await sendFile(file, () => Promise.resolve(), onProgress)).toContain('Choose it again');
    // The file was not announced, so the computer does not wait for it.
    expect(requests).toEqual([]);
  });

  test('never replaces a caption with an earlier one after a lost connection', async () => {
    const received: unknown[] = [];
    let isConnected = false;
    vi.stubGlobal('fetch', (_address: string, { body }: RequestInit) => {
      if (!isConnected) return Promise.reject(new TypeError('Failed to fetch'));
      received.push(body);
      return Promise.resolve(Response.json({}));
    });
    const send = makeCaptionSender('files/a/caption');
    const sends = [send('At sea')];
    await vi.advanceTimersByTimeAsync(1500);
    sends.push(send('At sea, again'));
    // 2.5 s after the first caption: between the retries of both, so that the later one could arrive first.
    await vi.advanceTimersByTimeAsync(1000);
    isConnected = true;
    await vi.advanceTimersByTimeAsync(10_000);
    await Promise.all(sends);
    expect(received).toEqual(['At sea', 'At sea, again']);
  });

  test('sends a caption when its field is left or the page is hidden, but never twice', async () => {
    const fields: (EventTarget & { value: string })[] = [];
    const createElement = () => {
      const element = makeElement();
      fields.push(element);
      return element;
    };
    const page = Object.assign(new EventTarget(), { createElement });
    vi.stubGlobal('document', page);
    const row = makeRow(new File([], 'film.mov'));
    const input = fields.find((field) => 'maxLength' in field) ?? createElement();
    const sent: string[] = [];
    await row.connectCaption(async (caption) => sent.push(caption));
    const change = (value: string, target: EventTarget, event: string) => {
      input.value = value;
      target.dispatchEvent(new Event(event));
    };
    change('At', page, 'visibilitychange');
    expect(sent).toEqual(['At']);
    change('At', page, 'visibilitychange');
    change('At', input, 'change');
    change('At sea', input, 'change');
    change('', input, 'change');
    expect(sent).toEqual(['At', 'At sea', '']);
  });

  test('asks before it reloads or closes the page while files wait', async () => {
    const input = Object.assign(makeElement(), { files: [file, file] });
    const page = { querySelector: (id: string) => (id === '#files' ? input : null), createElement: makeElement };
    const window = new EventTarget();
    vi.stubGlobal('HTMLInputElement', EventTarget);
    vi.stubGlobal('document', Object.assign(new EventTarget(), page));
    vi.stubGlobal('location', { hash: '', pathname: '/phone/' });
    vi.stubGlobal('history', { replaceState: () => {} });
    vi.stubGlobal('window', window);
    vi.resetModules();
    await import('../../../desk/phone/main');
    const leavesAtOnce = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leavesAtOnce()).toBe(true);
    input.dispatchEvent(new Event('change'));
    expect(leavesAtOnce()).toBe(false);
    await vi.waitFor(() => expect(leavesAtOnce()).toBe(true));
    vi.resetModules();
  });

  test('uses a new code that opens in the same tab', async () => {
    const reload = vi.fn<() => void>();
    const listeners: (() => void)[] = [];
    // Any class will do.
    vi.stubGlobal('HTMLInputElement', File);
    vi.stubGlobal('document', { querySelector: () => null });
    vi.stubGlobal('location', { hash: '', pathname: '/phone/', reload });
    vi.stubGlobal('history', { replaceState: () => {} });
    vi.stubGlobal('window', { addEventListener: (_name: 'hashchange', listen: () => void) => listeners.push(listen) });
    await import('../../../desk/phone/main');
    for (const listen of listeners) listen();
    expect(reload).toHaveBeenCalledOnce();
  });
});
