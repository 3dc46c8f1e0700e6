import { useMemo } from 'react';
import type { StoryCard } from '../../content/model';
import type { DeckLayout } from '../deck/layout';
import { setCaptionType } from '../caption-type';
import { fitCaption, type FittedCaption } from '../fit-caption';

/** A caption fitted to its label as the canvas does it, measured in the page's own display face. */
export function useFlatCaption(card: StoryCard, layout: DeckLayout): FittedCaption {
  return useMemo(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
    const measure = (text: string, size: number) => {
      if (!context) return text.length * size * 0.5;
      setCaptionType(context, size, family);
      return context.measureText(text).width;
    };
    const alone = card.media.kind === 'none';
    const width =
      (alone ? layout.card.width - 2 * layout.photo.x : layout.label.width) - layout.text.inset * (alone ? 4 : 2);
    return fitCaption(card.caption, width, layout, measure, alone);
  }, [card, layout]);
}
