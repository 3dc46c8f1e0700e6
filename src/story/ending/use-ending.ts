import type { ComponentType, ReactNode } from 'react';
import { firstCard } from '../../first-card';
import { useLazyPart } from '../../use-lazy-part';
import { idle } from '../../when-idle';
import { savesData } from '../../saves-data';
import type { EndingProps } from './ending';

/** The ending loads when at most this many cards are left. */
const CARDS_AHEAD = 10;

/** The picture of all cards after the last one; null before that and if it does not load. */
export function useEnding({ index, ...props }: EndingProps & { index: number }): ReactNode {
  const left = props.story.cards.length - index;
  return useLazyPart(left ? (savesData() || left > CARDS_AHEAD ? wait : loadEnding) : loadAgain, left ? null : props);
}

/** Loads nothing yet; `useLazyPart` calls each function that replaces it. */
const wait = () => new Promise<never>(() => {});
/** Another function, so that what failed to load ahead of time is loaded again at the end. */
const loadAgain = () => loadEnding();

/** Resolves once the browser has been idle: the second load need not wait for that again. */
let ready: Promise<void> | null = null;

async function loadEnding(): Promise<ComponentType<EndingProps>> {
  await (ready ??= firstCard.then(idle));
  return (await import('./load-ending')).loadEnding();
}
