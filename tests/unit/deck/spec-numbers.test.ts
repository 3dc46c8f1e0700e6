import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Swipe } from '../../../src/model/content';
import { aimAtExit } from '../../../src/story/deck/spring-targets';
import { createBody, stepBody } from '../../../src/story/deck/body';
import { createPose, readPose, type Pose } from '../../../src/story/deck/pose';
import { createDeck } from '../../../src/story/deck/deck';
import { swipeOf } from '../../../src/story/deck/rules';
import { TRACKED_ROUTES } from '../../../src/model/pages';
import { cards, posesOf } from './drive-deck';

// The specification's numbers as literals, so that a changed constant fails here. tests/README.md lists the others.

describe('a swiped card', () => {
  const coordinate = fc.double({ min: -330, max: 330, noNaN: true });

  /** Where a card swiped at (x, y) at this speed would come to rest without fading. */
  function exitOf(swipe: Swipe, x: number, y: number, speed = 0): Pose {
    const body = createBody();
    body.axes.x.value = x;
    body.axes.y.value = y;
    body.axes.x.velocity = body.axes.y.velocity = speed;
    body.phase = 'leaving';
    aimAtExit(body, swipe);
    for (let frame = 0; stepBody(body, false, 1 / 60); frame++) if (frame > 1200) throw new Error('never rests');
    const pose = createPose();
    readPose(body, pose);
    return pose;
  }

  test('ends 330 units right of the centre, level with its release', () => {
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        const pose = exitOf('like', x, y);
        expect(pose.x).toBeCloseTo(330, 6);
        expect(pose.y).toBeCloseTo(y, 6);
      }),
    );
  });

  test('ends 330 units up after a swipe up', () => {
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        const pose = exitOf('superlike', x, y);
        expect(pose.x).toBeCloseTo(x, 6);
        expect(pose.y).toBeCloseTo(-330, 6);
      }),
    );
  });

  test('ends 330 units right of the centre at any speed', () => {
    fc.assert(
      fc.property(fc.double({ min: -4000, max: 4000, noNaN: true }), (speed) => {
        expect(exitOf('like', 120, 0, speed).x).toBeCloseTo(330, 6);
      }),
    );
  });

  test.each([
    ['like', (pose: Pose) => pose.x],
    ['superlike', (pose: Pose) => -pose.y],
  ] as const)('is drawn until near the end of its 330 units (%s) and fades before it stops', (swipe, distanceOf) => {
    const deck = createDeck({ allowed: cards(20) });
    deck.swipe(swipe);
    const drawn: Pose[] = [];
    for (let pose = posesOf(deck).get(0); pose; pose = posesOf(deck).get(0)) {
      drawn.push(pose);
      deck.advance(1 / 60);
    }
    expect(Math.max(...drawn.map(distanceOf))).toBeGreaterThan(300);
    expect(Math.max(...drawn.map(distanceOf))).toBeLessThan(330);
    expect(drawn.at(-1)?.opacity).toBeLessThan(0.1);
  });
});

describe('a drag', () => {
  test('swipes only more than 100 units to the right or up', () => {
    expect([swipeOf(100, 0), swipeOf(0, -100)]).toEqual([null, null]);
    expect([swipeOf(100.001, 0), swipeOf(0, -100.001)]).toEqual(['like', 'superlike']);
    fc.assert(
      fc.property(
        fc.double({ min: -5000, max: 5000, noNaN: true }),
        fc.double({ min: -5000, max: 5000, noNaN: true }),
        (x, y) => {
          expect(swipeOf(x, y) !== null).toBe(x > 100 || y < -100);
        },
      ),
    );
  });
});

describe('the stack', () => {
  test('shows seven cards, or all that are left', () => {
    for (const count of [0, 1, 2, 6, 7, 8, 50, 5000])
      expect(posesOf(createDeck({ allowed: cards(count) })).size).toBe(Math.min(count, 7));
  });

  test('appears after 0.6 s and is complete 0.6 s later', () => {
    const deck = createDeck({ allowed: cards(50) });
    deck.deal(0.6);
    const dealt = posesOf(deck);
    const pass = (seconds: number) => {
      for (let step = 0; step < Math.round(seconds * 100); step++) deck.advance(0.01);
    };
    // At 0.59 s, 0.62 s and 1.2 s.
    pass(0.59);
    for (const [card, pose] of posesOf(deck)) {
      expect(pose.opacity).toBe(0);
      expect(pose.y).toBe(dealt.get(card)?.y);
    }
    pass(0.03);
    expect(Math.max(...[...posesOf(deck).values()].map(({ opacity }) => opacity))).toBeGreaterThan(0);
    pass(0.58);
    for (const { opacity } of posesOf(deck).values()) expect(opacity).toBeGreaterThan(0.98);
  });
});

test('six routes are remembered as read', () => {
  expect([...TRACKED_ROUTES].toSorted()).toEqual(['/faq', '/party', '/registry', '/schedule', '/story', '/travel']);
});
