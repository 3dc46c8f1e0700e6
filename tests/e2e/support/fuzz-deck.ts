import type { Page } from '@playwright/test';
import { SWIPE_THRESHOLD, VISIBLE_CARDS } from '../../../src/story/deck/feel';
import { CARDS, STORY_WORDS } from './couple';

/** New in each run; `FUZZ_SEED=123` repeats one. */
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 1e6);

type Fuzz = {
  sequences: number;
  /** The possible lengths of a frame, in seconds. Where drawing is slow, all are long, so that few frames are drawn. */
  frameSeconds: readonly number[];
};

/**
 * Runs sequences of random drags, keys and button presses on the open deck. After each sequence, the deck must rest at a
 * place that the rules allow, and its words, buttons and text twin (a list for screen readers) must agree. The deck's time
 * does not pass by itself: the test draws all frames, as fast as it can.
 * @returns each failure with its sequence and seed.
 */
export async function fuzzDeck(page: Page, fuzz: Fuzz): Promise<string[]> {
  const failures = await page.evaluate(
    async ({ sequences, seed, frameSeconds, count: COUNT, words: WORDS, visible: VISIBLE, threshold: THRESHOLD }) => {
      /** A deck that moves for more frames than this never rests. */
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
          now += oneOf(frameSeconds) * 1000;
          const due = [...requested.values()];
          requested.clear();
          for (const callback of due) callback(now);
        }
      };
      const channel = new MessageChannel();
      /** Waits for React's scheduled work. */
      const waitForReact = () =>
        new Promise<void>((resolve) => {
          channel.port1.addEventListener('message', () => resolve(), { once: true });
          channel.port1.start();
          channel.port2.postMessage(null);
        });
      /** Draws frames until none is requested. @returns false if one is still requested after `MOST_FRAMES` */
      const comeToRest = async () => {
        for (let frame = 0; frame < MOST_FRAMES; frame++) {
          if (requested.size === 0) await waitForReact();
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

      const pointer = { x: 0, y: 0, pointerType: 'mouse' };
      const dispatch = (type: string, isPrimary = true) =>
        region.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            cancelable: true,
            composed: true,
            clientX: pointer.x,
            clientY: pointer.y,
            pointerId: isPrimary ? 1 : 2,
            isPrimary,
            pointerType: pointer.pointerType,
            button: type === 'pointermove' ? -1 : 0,
            buttons: type === 'pointerup' || type === 'pointercancel' ? 0 : 1,
          }),
        );
      const startDrag = () => {
        pointer.x = middle.x + between(-60, 60);
        pointer.y = middle.y + between(-80, 80);
        pointer.pointerType = oneOf(['mouse', 'touch', 'pen']);
        dispatch('pointerdown');
      };
      const moveBy = (dx: number, dy: number) => {
        const steps = between(1, 5);
        const from = { ...pointer };
        for (let step = 1; step <= steps; step++) {
          pointer.x = from.x + Math.round((dx * step) / steps);
          pointer.y = from.y + Math.round((dy * step) / steps);
          dispatch('pointermove');
          draw(between(0, 2));
        }
      };
      const endDrag = (type: 'pointerup' | 'pointercancel') => {
        dispatch(type);
        dispatch('lostpointercapture');
      };
      /** A random distance: any, close to the threshold of a swipe in either direction, or nearly none. */
      const distance = () => oneOf([between(-300, 300), between(95, 106), between(-106, -95), between(-4, 4)]);
      /** The button that swipes like this drag; null if the drag is too short. */
      const buttonFor = (dx: number, dy: number) => {
        if (Math.max(dx, -dy) <= THRESHOLD) return null;
        return dx >= -dy ? WORDS.like : WORDS.superlike;
      };

      /** Does one random thing. @returns its name and the place that it leads to if the deck was at rest. */
      const act = (): [name: string, place: number] => {
        const place = placeOf();
        const placeAfter = (name: string | null) => (name !== null && allows(name) ? place + 1 : place);
        // At the end, little else than starting over is possible.
        switch (place === COUNT && random() < 0.5 ? 9 : between(0, 9)) {
          case 0:
          case 1:
          case 2: {
            const [dx, dy] = [distance(), distance()];
            const next = placeAfter(buttonFor(dx, dy));
            startDrag();
            moveBy(dx, dy);
            endDrag('pointerup');
            return [`drag by ${dx}, ${dy}`, next];
          }
          case 3: {
            const [dx, dy] = [distance(), distance()];
            startDrag();
            moveBy(dx, dy);
            const cause = oneOf(['pointercancel', 'second finger', 'blur', 'visibilitychange']);
            if (cause === 'second finger') dispatch('pointerdown', false);
            else if (cause === 'blur') window.dispatchEvent(new Event('blur'));
            else if (cause === 'visibilitychange') document.dispatchEvent(new Event('visibilitychange'));
            endDrag(cause === 'pointercancel' ? cause : 'pointerup');
            if (cause === 'second finger') dispatch('pointerup', false);
            return [`drag by ${dx}, ${dy}, interrupted by ${cause}`, place];
          }
          case 4: {
            startDrag();
            moveBy(distance(), distance());
            const name = oneOf([WORDS.like, WORDS.superlike]);
            const next = placeAfter(name);
            buttonOf(name)?.click();
            endDrag('pointercancel');
            return [`${name} during a drag, which is then cancelled`, next];
          }
          case 5:
          case 6: {
            const name = oneOf([WORDS.like, WORDS.superlike]);
            const next = placeAfter(name);
            buttonOf(name)?.click();
            return [name, next];
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
            const next = Object.keys(modifiers).length > 0 ? place : placeAfter(name);
            window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }));
            return [`${key} ${JSON.stringify(modifiers)}`, next];
          }
          default: {
            // After the last card, the heading is a button that starts over, too.
            const button = buttonOf(oneOf([WORDS.startOver, WORDS.end]));
            button?.click();
            return ['start over', button ? 0 : place];
          }
        }
      };

      /** What on the page contradicts itself after these acts. */
      const findContradictions = (done: string[]) => {
        const place = placeOf();
        const items = [...region.querySelectorAll('ol > li')];
        const topIndex = items.findIndex((item) => item.getAttribute('aria-current') === 'true');
        const topText = items[0]?.textContent ?? '';
        const announced = document.querySelector('[role="status"]')?.textContent ?? '';
        // The status announces the top card, such as "4 of 12: June 2019. Its caption", or why a card stays.
        const [date = ''] = announced.replace(/^.*?: /, '').split('. ');
        const isTopAnnounced = topIndex === 0 && announced.includes(wordsAt(place)) && topText.startsWith(date);
        const isRefusal = [WORDS.onlyLike, WORDS.onlySuperlike].includes(announced);
        return [
          !(place >= 0 && place <= COUNT) && `no place: ${place}`,
          items.length !== Math.min(VISIBLE, COUNT - place) && `${items.length} cards in the text twin`,
          place < COUNT && !isTopAnnounced && !isRefusal && `"${announced}" is announced, and on top is "${topText}"`,
          place < COUNT && !(buttonOf(WORDS.like) && buttonOf(WORDS.superlike)) && 'no buttons',
          allows(WORDS.back) !== place > 0 && 'Back is enabled on the first card, or disabled after it',
          document.querySelector('[role="alert"]') && 'an error page',
        ].flatMap((contradiction) => (contradiction ? [`${contradiction}, after ${done.join('; ')}`] : []));
      };

      const failures: string[] = [];
      await comeToRest();
      for (let sequence = 0; sequence < sequences && failures.length < 5; sequence++) {
        const done: string[] = [];
        const before = placeOf();
        let expected = before;
        const acts = oneOf([1, 1, 2, 3, 6]);
        for (let count = 0; count < acts; count++) {
          const [name, next] = act();
          done.push(name);
          expected = next;
          draw(between(0, 8));
          await waitForReact();
        }
        if (!(await comeToRest())) failures.push(`the deck never rests after ${done.join('; ')}`);
        // Only an act at rest is predictable: during a flight, its result depends on the card's position.
        if (acts === 1 && placeOf() !== expected)
          failures.push(`from ${before + 1} to ${placeOf() + 1}, not ${expected + 1}, after ${done.join('; ')}`);
        failures.push(...findContradictions(done));
      }
      return failures;
    },
    // The threshold is in units of the deck; in these windows, a unit is one CSS px.
    {
      ...fuzz,
      seed: SEED,
      count: CARDS.length,
      words: STORY_WORDS,
      visible: VISIBLE_CARDS,
      threshold: SWIPE_THRESHOLD,
    },
  );
  return failures.map((failure) => `seed ${SEED}: ${failure}`);
}
