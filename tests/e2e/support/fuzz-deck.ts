import type { Page } from '@playwright/test';
import { SWIPE_THRESHOLD, VISIBLE_CARDS } from '../../../src/story/deck/feel';
import { CARDS, STORY_WORDS } from './couple';

/** New in each run; `FUZZ_SEED=123` repeats one. */
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 1e6);

type Fuzz = {
  sequences: number;
  /** The possible lengths of a frame in seconds; only long ones where drawing is slow, so that few are drawn. */
  frames: readonly number[];
};

/**
 * Runs sequences of random drags, taps, keys and button presses on the open deck. After each, checks that it rests at a
 * place that the rules allow, and that its words, buttons and text twin agree. A sequence lasts a second of the deck's
 * time, so the test runs the browser's frames itself, without waiting.
 * @returns each failure with its sequence and seed.
 */
export async function fuzzDeck(page: Page, fuzz: Fuzz): Promise<string[]> {
  const wrong = await page.evaluate(
    async ({ sequences, seed, frames, count: COUNT, words: WORDS, visible: VISIBLE, threshold: THRESHOLD }) => {
      const MOST_FRAMES = 600;

      let state = seed;
      /** A pseudorandom number from 0 to 1. Source: Mulberry32 by Tommy Ettinger. */
      const random = () => {
        state = (state + 0x6d2b79f5) | 0;
        let bits = Math.imul(state ^ (state >>> 15), 1 | state);
        bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
        return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
      };
      const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
      const oneOf = <T>(list: readonly T[]) => list[between(0, list.length - 1)] as T;

      // Replaces the page's frames and clock.
      const requested = new Map<number, FrameRequestCallback>();
      let lastHandle = 0;
      let now = performance.now();
      window.requestAnimationFrame = (callback) => {
        requested.set(++lastHandle, callback);
        return lastHandle;
      };
      window.cancelAnimationFrame = (handle) => void requested.delete(handle);
      performance.now = () => now;
      // Browsers refuse to capture synthetic pointers.
      Element.prototype.setPointerCapture = () => {};
      const draw = (count: number) => {
        for (let frame = 0; frame < count; frame++) {
          now += oneOf(frames) * 1000;
          const due = [...requested.values()];
          requested.clear();
          for (const callback of due) callback(now);
        }
      };
      const channel = new MessageChannel();
      /** Waits for React's scheduled work. */
      const settled = () =>
        new Promise<void>((resolve) => {
          channel.port1.addEventListener('message', () => resolve(), { once: true });
          channel.port1.start();
          channel.port2.postMessage(null);
        });
      /** Draws frames until none is requested. @returns false if that takes too many */
      const rest = async () => {
        for (let frame = 0; frame < MOST_FRAMES; frame++) {
          if (requested.size === 0) await settled();
          if (requested.size === 0) return true;
          draw(1);
        }
        return false;
      };

      const region = document.querySelector(`[aria-label="${WORDS.deck}"]`);
      const box = region?.getBoundingClientRect();
      if (!region || !box) return ['There is no deck'];
      const middle = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
      const buttonOf = (name: string) =>
        [...document.querySelectorAll('button')].find(
          (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
        );
      const allows = (name: string) => {
        const button = buttonOf(name);
        return button !== undefined && button.getAttribute('aria-disabled') !== 'true';
      };
      /** The words for a place, from 0. */
      const wordsAt = (place: number) =>
        WORDS.place.replace('{place}', String(place + 1)).replace('{count}', String(COUNT));
      /** The place that the page shows, from 0: `COUNT` after the last card, NaN if it shows none. */
      const placeOf = () => {
        const words = [...document.querySelectorAll('header > p')].map(({ textContent }) => textContent).join();
        if (words === '' && buttonOf(WORDS.end)) return COUNT;
        for (let place = 0; place < COUNT; place++) if (words === wordsAt(place)) return place;
        return Number.NaN;
      };

      const finger = { x: 0, y: 0, pointerType: 'mouse' };
      const point = (type: string, isPrimary = true) =>
        region.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            cancelable: true,
            composed: true,
            clientX: finger.x,
            clientY: finger.y,
            pointerId: isPrimary ? 1 : 2,
            isPrimary,
            pointerType: finger.pointerType,
            button: type === 'pointermove' ? -1 : 0,
            buttons: type === 'pointerup' || type === 'pointercancel' ? 0 : 1,
          }),
        );
      const touchDown = () => {
        finger.x = middle.x + between(-60, 60);
        finger.y = middle.y + between(-80, 80);
        finger.pointerType = oneOf(['mouse', 'touch', 'pen']);
        point('pointerdown');
      };
      const moveBy = (dx: number, dy: number) => {
        const steps = between(1, 5);
        const from = { ...finger };
        for (let step = 1; step <= steps; step++) {
          finger.x = from.x + Math.round((dx * step) / steps);
          finger.y = from.y + Math.round((dy * step) / steps);
          point('pointermove');
          draw(between(0, 2));
        }
      };
      const lift = (type: string) => {
        point(type);
        point('lostpointercapture');
      };
      const reach = () => oneOf([between(-300, 300), between(95, 106), between(-106, -95), between(-4, 4)]);
      const swipeOf = (dx: number, dy: number) => {
        if (Math.max(dx, -dy) <= THRESHOLD) return null;
        return dx >= -dy ? WORDS.like : WORDS.superlike;
      };

      /** Does one random thing. @returns its name and the place that it leads to from rest. */
      const act = (): [name: string, place: number] => {
        const place = placeOf();
        const after = (name: string | null) => (name !== null && allows(name) ? place + 1 : place);
        // At the end, little else than starting over is possible.
        switch (place === COUNT && random() < 0.5 ? 9 : between(0, 9)) {
          case 0:
          case 1:
          case 2: {
            const [dx, dy] = [reach(), reach()];
            const leads = after(swipeOf(dx, dy));
            touchDown();
            moveBy(dx, dy);
            lift('pointerup');
            return [`drag by ${dx}, ${dy}`, leads];
          }
          case 3: {
            const [dx, dy] = [reach(), reach()];
            touchDown();
            moveBy(dx, dy);
            const how = oneOf(['pointercancel', 'second finger', 'blur', 'visibilitychange']);
            if (how === 'second finger') point('pointerdown', false);
            else if (how === 'blur') window.dispatchEvent(new Event('blur'));
            else if (how === 'visibilitychange') document.dispatchEvent(new Event('visibilitychange'));
            lift(how === 'pointercancel' ? how : 'pointerup');
            if (how === 'second finger') point('pointerup', false);
            return [`drag by ${dx}, ${dy}, ended by ${how}`, place];
          }
          case 4: {
            touchDown();
            moveBy(reach(), reach());
            const name = oneOf([WORDS.like, WORDS.superlike]);
            const leads = after(name);
            buttonOf(name)?.click();
            lift('pointercancel');
            return [`${name} during a drag, which is then cancelled`, leads];
          }
          case 5:
          case 6: {
            const name = oneOf([WORDS.like, WORDS.superlike]);
            const leads = after(name);
            buttonOf(name)?.click();
            return [name, leads];
          }
          case 7:
          case 8: {
            if (random() < 0.25) {
              const isKey = random() < 0.5;
              if (isKey) window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
              else buttonOf(WORDS.back)?.click();
              return [isKey ? 'ArrowLeft' : WORDS.back, Math.max(place - 1, 0)];
            }
            const [key, name] = oneOf([['ArrowRight', WORDS.like] as const, ['ArrowUp', WORDS.superlike] as const]);
            const modifiers = oneOf([{}, {}, {}, { repeat: true }, { ctrlKey: true }, { altKey: true }]);
            const leads = Object.keys(modifiers).length > 0 ? place : after(name);
            window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }));
            return [`${key} ${JSON.stringify(modifiers)}`, leads];
          }
          default: {
            // The heading after the last card is a button, too.
            const again = buttonOf(oneOf([WORDS.startOver, WORDS.end]));
            again?.click();
            return ['start over', again ? 0 : place];
          }
        }
      };

      /** What on the page contradicts itself. */
      const findContradictions = (done: string[]) => {
        const place = placeOf();
        const items = [...region.querySelectorAll('ol > li')];
        const top = items.findIndex((item) => item.getAttribute('aria-current') === 'true');
        const announced = document.querySelector('[role="status"]')?.textContent ?? '';
        const twin = items[0]?.textContent ?? '';
        const isRight = place === COUNT ? items.length === 0 : announced.includes(wordsAt(place)) && top === 0;
        const words = announced.replace(/^.*?: /, '').split('. ')[0] ?? '';
        return [
          !(place >= 0 && place <= COUNT) && `no place: ${place}`,
          items.length !== Math.min(VISIBLE, COUNT - place) && `${items.length} cards in the text twin`,
          // The status may instead announce why a card stays.
          ![WORDS.onlyLike, WORDS.onlySuperlike].includes(announced) &&
            !(isRight && (place === COUNT || twin.startsWith(words))) &&
            `the top card is "${twin}", and "${announced}" is announced`,
          place < COUNT && !(buttonOf(WORDS.like) && buttonOf(WORDS.superlike)) && 'no buttons',
          allows(WORDS.back) !== place > 0 && 'Back is enabled on the first card, or disabled after it',
          document.querySelector('[role="alert"]') && 'an error page',
        ].flatMap((wrong) => (wrong ? [`${wrong}, after ${done.join('; ')}`] : []));
      };

      const wrong: string[] = [];
      await rest();
      for (let sequence = 0; sequence < sequences && wrong.length < 5; sequence++) {
        const done: string[] = [];
        const before = placeOf();
        let expected = before;
        const acts = oneOf([1, 1, 2, 3, 6]);
        for (let count = 0; count < acts; count++) {
          const [name, leads] = act();
          done.push(name);
          expected = leads;
          draw(between(0, 8));
          await settled();
        }
        if (!(await rest())) wrong.push(`it never comes to rest after ${done.join('; ')}`);
        // During a flight, the result depends on the card's position; only acts at rest are predictable.
        if (acts === 1 && placeOf() !== expected)
          wrong.push(`from ${before + 1} it is at ${placeOf() + 1}, not ${expected + 1}, after ${done.join('; ')}`);
        wrong.push(...findContradictions(done));
      }
      return wrong;
    },
    // A unit of the threshold is one CSS px in these windows.
    {
      ...fuzz,
      seed: SEED,
      count: CARDS.length,
      words: STORY_WORDS,
      visible: VISIBLE_CARDS,
      threshold: SWIPE_THRESHOLD,
    },
  );
  return wrong.map((each) => `seed ${SEED}: ${each}`);
}
