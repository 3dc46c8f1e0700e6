import { afterEach, describe, expect, test, vi } from 'vitest';
import { daysLeft } from '../../../src/pages/thanks/countdown';

const TARGET = '2023-07-02T00:00:00-04:00';

describe('the countdown', () => {
  test.each([
    ['2023-06-19T00:00:00-04:00', 13],
    ['2023-06-18T23:59:59-04:00', 14],
    ['2023-06-19T00:00:01-04:00', 13],
    ['2023-06-30T23:59:59-04:00', 2],
    ['2023-06-30T04:00:00Z', 2],
    ['2022-07-02T04:00:00Z', 365],
  ])('from %s rounds up to %i days', (now, days) => {
    expect(daysLeft(Date.parse(now), TARGET)).toBe(days);
  });

  test.each([
    '2023-07-01T00:00:00-04:00',
    '2023-07-01T12:00:00-04:00',
    '2023-07-02T04:00:00Z',
    '2023-07-03T16:30:00-04:00',
    '2030-01-01T00:00:00Z',
  ])('ends 24 hours before the day it counts to: %s', (now) => expect(daysLeft(Date.parse(now), TARGET)).toBeNull());
});

describe('the prerendered thank-you', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('presses Close if Escape closed it before the page’s script loaded', async () => {
    const close = { click: vi.fn<() => void>() };
    const dialog = Object.assign(new EventTarget(), { showModal: () => {}, querySelector: () => close });
    vi.stubGlobal('document', { querySelector: () => ({ dataset: { until: TARGET }, closest: () => dialog }) });
    await import('../../../src/pages/thanks/before-paint');
    expect(close.click).not.toHaveBeenCalled();
    dialog.dispatchEvent(new Event('close'));
    expect(close.click).toHaveBeenCalledOnce();
  });
});
