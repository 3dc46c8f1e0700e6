import { canReadOn, contrast, CONTRAST_ON_BACKGROUND, CREAM, showRatio } from '../../../src/model/colours/contrast.ts';
import type { FileContent } from '../../../src/model/schema/schema.ts';
import { nearest } from '../../draw/colours/nearest-colour.ts';
import type { Mistake } from '../../read/messages/mistake.ts';
import type { Warn } from './warn.ts';

/** Reports cards that repeat another, lack a description, or are hard to read. `rules/check-story.ts` checks their order. */
export function checkCards({ cards }: FileContent['story'], warn: Warn): Mistake[] {
  return cards.flatMap((card, index) => {
    const found: Mistake[] = [];
    const report = (message: string, key: string) => found.push(warn(message, ['cards', index, key]));
    const picture = card.photo ?? card.video;
    const pictureKey = card.photo === undefined ? 'video' : 'photo';
    const before = cards.slice(0, index);
    const sameWords = before.findIndex(({ date, caption }) => date === card.date && caption === card.caption);
    // Two parts of one film, from different starts, are two pictures.
    const samePicture = before.findIndex(
      ({ photo, video, start }) => picture !== undefined && (photo ?? video) === picture && start === card.start,
    );
    if (sameWords >= 0)
      report(`This card has the same date and caption as card ${sameWords + 1}. Delete one of them.`, 'caption');
    else if (samePicture >= 0) report(`This card shows the same picture as card ${samePicture + 1}.`, pictureKey);
    if (picture !== undefined && card.alt === undefined)
      report('This card has no "alt". Describe its picture in a sentence for guests who cannot see it.', pictureKey);
    // A background is one colour or a list of several.
    const pale = [card.background ?? []].flat().find((colour) => !canReadOn(colour));
    if (pale !== undefined) {
      const ratio = showRatio(contrast(pale, CREAM));
      const message =
        `The page’s cream text is hard to read on ${pale}: its contrast is ${ratio}, and ${CONTRAST_ON_BACKGROUND} is ` +
        `needed. The nearest that works: '${nearest(pale, canReadOn)}'.`;
      report(message, 'background');
    }
    return found;
  });
}
