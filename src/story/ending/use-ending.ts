import type { ComponentType, ReactNode } from 'react';
import { firstCard } from '../../first-card';
import { useLazyPart } from '../../use-lazy-part';
import { idle } from '../../when-idle';
import { savesData } from '../saves-data';
import type { EndingProps } from './ending';

/** With so many cards left, what is seen after the last one is fetched. */
const CARDS_AHEAD = 10;

/** The picture that all cards make together after the last one; null before, and where it does not come. */
export function useEnding({ index, ...props }: EndingProps & { index: number }): ReactNode {
  const left = props.story.cards.length - index;
  return useLazyPart(left > (savesData() ? 0 : CARDS_AHEAD) ? wait : bringEnding, left ? null : props);
}

const wait = () => new Promise<never>(() => {});

async function bringEnding(): Promise<ComponentType<EndingProps>> {
  await firstCard;
  await idle();
  return (await import('./bring-ending')).bringEnding();
}
