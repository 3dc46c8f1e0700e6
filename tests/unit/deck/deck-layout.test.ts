import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layOutDeck, unitOf } from '../../../src/story/deck/layout';

/** Lays out a deck between the bar and heading, which are `top` px high, and the buttons, `bottom` px. */
const layOut = (width: number, height: number, { top = 110, bottom = 90, rem = 18 } = {}) =>
  layOutDeck({ stage: { width, height }, area: { x: 0, y: top, width, height: height - top - bottom }, rem });

describe('a unit', () => {
  test('is one pixel in viewports up to 900 px high and grows in taller ones', () => {
    expect(unitOf(568)).toBe(1);
    expect(unitOf(900)).toBe(1);
    expect(unitOf(1800)).toBe(2);
  });
});

describe('the deck', () => {
  const screens = {
    'a small phone': layOut(320, 568),
    'a phone': layOut(390, 844),
    'a phone in landscape': layOut(844, 390, { top: 50, bottom: 70 }),
    'a tablet': layOut(768, 1024),
    'a laptop': layOut(1280, 800),
    'a projector': layOut(1920, 1080),
    'a small phone with twice the text': layOut(320, 568, { rem: 36 }),
    'a laptop’s page zoomed to 400%': layOut(320, 256, { top: 70, bottom: 0, rem: 16 }),
    'a phone with twice the text': layOut(390, 844, { rem: 36, top: 190 }),
  };
  for (const [name, layout] of Object.entries(screens)) {
    test(`fits ${name}`, () => {
      const { stage, centre, card, photo, label } = layout;
      expect(centre.x - card.width / 2).toBeGreaterThanOrEqual(0);
      expect(centre.x + card.width / 2).toBeLessThanOrEqual(stage.width);
      expect(centre.y - card.height / 2).toBeGreaterThanOrEqual(0);
      expect(centre.y + card.height / 2).toBeLessThanOrEqual(stage.height);
      for (const part of [photo, label]) {
        expect(part.width).toBeGreaterThan(50);
        expect(part.height).toBeGreaterThan(50);
        expect(part.x + part.width).toBeLessThanOrEqual(card.width + 0.5);
        expect(part.y + part.height).toBeLessThanOrEqual(card.height + 0.5);
      }
    });
  }

  test('stays within its area, clear of the heading, at any text size', () => {
    const phone = fc.record({
      width: fc.integer({ min: 320, max: 480 }),
      height: fc.integer({ min: 640, max: 960 }),
      rem: fc.integer({ min: 16, max: 36 }),
    });
    fc.assert(
      fc.property(phone, fc.integer({ min: 110, max: 260 }), ({ width, height, rem }, top) => {
        const [bottom, margin] = [110, 10];
        const { centre, card } = layOut(width, height, { top, bottom, rem });
        expect(centre.y - card.height / 2).toBeGreaterThan(top + margin);
        expect(centre.y + card.height / 2).toBeLessThan(height - bottom - margin);
      }),
    );
  });

  test('puts the caption next to the photo on a phone in landscape', () => {
    const { photo, label } = screens['a phone in landscape'];
    expect(label.x).toBeGreaterThanOrEqual(photo.x + photo.width);
  });

  test('enlarges the label with the guest’s text size', () => {
    expect(screens['a phone with twice the text'].text.caption).toBeGreaterThan(screens['a phone'].text.caption * 1.8);
    expect(screens['a phone with twice the text'].label.height).toBeGreaterThan(screens['a phone'].label.height);
  });

  test('enlarges the label’s text under a wide photo, even in units', () => {
    const { text, unit } = screens['a projector'];
    expect(text.caption / unit).toBeGreaterThan(screens['a phone'].text.caption);
  });

  test('shows photos uncropped if there is room', () => {
    const { photo } = screens['a laptop'];
    // The build crops the photos of cards to 7:8.
    expect(photo.width / photo.height).toBeCloseTo(7 / 8, 3);
  });
});
