import type { ComponentType, ReactNode } from 'react';
import { firstCard } from '../../first-card';
import { useLazyPart } from '../../use-lazy-part';
import { idle } from '../../when-idle';
import { savesData } from '../../saves-data';
import type { EndingProps } from './ending';

/** The ending loads when at most this many cards are left. */
const CARDS_AHEAD = 10;

/** The picture of all cards, shown after the last one; null before, and if it does not load. */
export function useEnding({ index, ...props }: EndingProps & { index: number }): ReactNode {
  const left = props.story.cards.length - index;
  const isOver = left === 0;
  const loadAhead = savesData() || left > CARDS_AHEAD ? wait : loadEnding;
  return useLazyPart(isOver ? loadAgain : loadAhead, isOver ? props : null);
}

/** Loads nothing. Once `loadAhead` is another function, `useLazyPart` calls that. */
const wait = () => new Promise<never>(() => {});
/** Another function than `loadEnding`, so that `useLazyPart` loads again at the end, in case loading ahead failed. */
const loadAgain = () => loadEnding();

/** Resolves when the browser is first idle after `firstCard`. Shared, so that a second load does not wait again. */
let firstIdle: Promise<void> | null = null;

async function loadEnding(): Promise<ComponentType<EndingProps>> {
  await (firstIdle ??= firstCard.then(idle));
  return (await import('./load-ending')).loadEnding();
}
