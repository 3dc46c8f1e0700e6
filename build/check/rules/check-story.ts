import { CROP_LINES } from '../../../src/model/pictures/crop.ts';
import type { FileContent, Written } from '../../../src/model/schema/schema.ts';
import type { Mistake } from '../../read/messages/mistake.ts';
import type { Source } from '../../read/yaml/source.ts';
import { monthOf } from '../../make/story/story-dates.ts';

/** What each line does, for messages. */
const EFFECTS: Record<(typeof CROP_LINES)[number], string> = {
  focus: 'sets what stays in view',
  rotate: 'turns a picture',
  zoom: 'enlarges a picture',
};

/** Checks that each card's lines fit together, and that cards are in order. */
export function checkStory({ cards }: FileContent['story'], source: Source, { site }: Partial<Written>): Mistake[] {
  const mistakes: Mistake[] = [];
  /** The month of the nearest card above that has one. */
  let monthAbove: number | null = null;
  cards.forEach((card, index) => {
    const at = (key: string) => ['cards', index, key];
    if (card.photo !== undefined && card.video !== undefined)
      mistakes.push(
        source.mistakeAt(at('video'), 'A card shows a photo or a video, not both. Delete one of the two lines.', {
          onKey: true,
        }),
      );
    if (card.start !== undefined && card.video === undefined)
      mistakes.push(
        source.mistakeAt(
          at('start'),
          '"start" sets where a film begins, but this card has no "video". Delete the line.',
          {
            onKey: true,
          },
        ),
      );
    for (const line of CROP_LINES)
      if (card[line] !== undefined && card.photo === undefined && card.video === undefined)
        mistakes.push(
          source.mistakeAt(at(line), `"${line}" ${EFFECTS[line]}, but this card has no picture. Delete the line.`, {
            onKey: true,
          }),
        );
    const month = monthOf(card.date, site?.language);
    if (month !== null && monthAbove !== null && month < monthAbove)
      mistakes.push(
        source.mistakeAt(at('date'), `"${card.date}" follows a later date. Put the cards in order, oldest first.`, {
          severity: 'warning',
        }),
      );
    monthAbove = month ?? monthAbove;
  });
  return mistakes;
}
