import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PublishState } from '../../../../desk/model/publishing';
import { forgetToken, refreshPublishing, usePublish } from '../../../../desk/page/publish/publish-store';

const running: PublishState = {
  target: { host: 'cloudflare', name: 'wedding' },
  address: null,
  tokens: { cloudflare: { name: 'the keychain of this computer', canForget: true } },
  progress: { stage: 'build' },
  outcome: null,
};
let answer: PublishState | null = null;
let requests = 0;

beforeEach(() => {
  [answer, requests] = [running, 0];
  usePublish.setState({ state: { ...running, progress: null } });
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', async () => {
    requests += 1;
    if (!answer) throw new Error('The server does not respond.');
    return { ok: true, json: async () => answer };
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('a token counts as forgotten only once the server no longer has it', async () => {
  answer = null;
  expect(await forgetToken('cloudflare')).toBe(false);
  answer = { ...running, progress: null };
  expect(await forgetToken('cloudflare')).toBe(false);
  answer = { ...answer, tokens: {} };
  expect(await forgetToken('cloudflare')).toBe(true);
});

test('a publication is followed once, however often its panel is opened', async () => {
  vi.useFakeTimers();
  const followed = Promise.all([refreshPublishing(), refreshPublishing(), refreshPublishing()]);
  await vi.advanceTimersByTimeAsync(7000);
  expect(requests).toBe(3 + 10);
  answer = { ...running, progress: null };
  await vi.advanceTimersByTimeAsync(700);
  await followed;
  expect(usePublish.getState().state?.progress).toBeNull();
  vi.useRealTimers();
});
