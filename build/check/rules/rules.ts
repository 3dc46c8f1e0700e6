import type { FileContent, Written } from '../../../src/model/schema.ts';
import { checkColours } from './check-colours.ts';
import { didYouMean } from '../../read/messages/did-you-mean.ts';
import { EVENT_DRAWINGS, WORLD_OF_A_PICTURE } from '../../../src/model/worlds.ts';
import { endDay, zonedIso } from '../../../src/model/dates.ts';
import { checkMap } from './check-map.ts';
import type { Mistake } from '../../read/messages/mistake.ts';
import type { Source } from '../../read/source.ts';
import { monthOf } from '../../make/story-dates.ts';

/** A longer event probably has AM and PM mixed up. */
const LONGEST_EVENT_HOURS = 14;

type Check<Name extends keyof FileContent> = (
  written: FileContent[Name],
  source: Source,
  all: Partial<Written>,
) => Mistake[];

/** Rules between one line and another, which a schema cannot express. */
export const rules: { [Name in keyof FileContent]?: Check<Name> } = {
  site: checkSite,
  schedule: checkSchedule,
  party: checkParty,
  map: checkMap,
  faq: checkFaq,
  story: checkStory,
};

function checkSite({ wedding, world, cover, colours }: FileContent['site'], source: Source): Mistake[] {
  const mistakes: Mistake[] = [];
  if (wedding.countdownTo > wedding.date)
    mistakes.push(
      source.mistakeAt(
        ['wedding', 'countdownTo'],
        '"countdownTo" is after the wedding. Use the wedding day or an earlier one.',
      ),
    );
  if (world === WORLD_OF_A_PICTURE && !cover)
    mistakes.push(
      source.mistakeAt(
        ['world'],
        `"world: ${world}" needs your picture. Put a photo in media/ and add a line: cover: { photo: its-name.jpg }`,
      ),
    );
  if (world !== WORLD_OF_A_PICTURE && cover)
    mistakes.push(
      source.mistakeAt(
        ['cover'],
        `The ${world} is drawn and shows no photo. Write "world: ${WORLD_OF_A_PICTURE}" to show it, or delete this entry.`,
        { onKey: true, severity: 'warning' },
      ),
    );
  for (const { colour, message } of colours ? checkColours(colours) : [])
    mistakes.push(source.mistakeAt(['colours', colour], message));
  return mistakes;
}

function checkSchedule(
  { events }: FileContent['schedule'],
  source: Source,
  { site, places }: Partial<Written>,
): Mistake[] {
  const mistakes: Mistake[] = [];
  const drawings: readonly string[] = site ? EVENT_DRAWINGS[site.world] : [];
  const allDrawings = new Set<string>(Object.values(EVENT_DRAWINGS).flat());
  const warn = { severity: 'warning' } as const;
  const known = Object.keys(places?.places ?? {});
  events.forEach((event, index) => {
    const at = (key: string) => ['events', index, key];
    const startOf = ({ date, start }: typeof event) => zonedIso(date, start, 'UTC');
    const { date, start, end } = event;
    const hours = (Date.parse(zonedIso(endDay(date, start, end), end, 'UTC')) - Date.parse(startOf(event))) / 3_600_000;
    if (hours > LONGEST_EVENT_HOURS)
      mistakes.push(
        source.mistakeAt(
          at('end'),
          `"end" (${end}) is before "start" (${start}), or ${Math.round(hours)} hours after it. Check AM and PM.`,
        ),
      );
    if (site && event.drawing !== undefined && !drawings.includes(event.drawing))
      mistakes.push(
        allDrawings.has(event.drawing)
          ? source.mistakeAt(
              at('drawing'),
              `"${event.drawing}" belongs to another world and does not show in this one. Write ${listed(drawings)}, or leave the line out.`,
              warn,
            )
          : source.mistakeAt(
              at('drawing'),
              `This world has no drawing "${event.drawing}". Write ${listed(drawings)}, or leave the line out. ${didYouMean(event.drawing, drawings)}`.trim(),
            ),
      );
    if (places && !known.includes(event.place))
      mistakes.push(
        source.mistakeAt(
          at('place'),
          `places.yaml has no place "${event.place}". ${didYouMean(event.place, known)}`.trim(),
          { cause: `places.${event.place}` },
        ),
      );
    if (events.findIndex(({ id }) => id === event.id) < index)
      mistakes.push(source.mistakeAt(at('id'), `The id "${event.id}" is used twice. Give each event its own.`));
    const before = events[index - 1];
    if (before && startOf(before) > startOf(event))
      mistakes.push(
        source.mistakeAt(at('date'), `"${event.title}" starts before the event above it. Check the order.`, warn),
      );
  });
  return mistakes;
}

function checkParty({ sides }: FileContent['party'], source: Source): Mistake[] {
  return sides.flatMap(({ members }, side) =>
    members.flatMap(({ name }, index) =>
      members.findIndex((other) => other.name === name) < index
        ? [
            source.mistakeAt(
              ['sides', side, 'members', index, 'name'],
              `"${name}" is on this side twice. Delete one of them.`,
              {
                severity: 'warning',
              },
            ),
          ]
        : [],
    ),
  );
}

function checkFaq({ questions }: FileContent['faq'], source: Source): Mistake[] {
  const asking = ['ask', 'yesLabel', 'noLabel', 'yes', 'no'] as const;
  return questions.flatMap((item, index) => {
    const missing = asking.filter((key) => item[key] === undefined);
    const path = ['questions', index, 'question'];
    if (missing.length === asking.length && item.answer === undefined)
      return [source.mistakeAt(path, 'This question has no answer. Add a line "answer: …".')];
    if (missing.length === asking.length) return [];
    if (item.answer !== undefined)
      return [source.mistakeAt(path, 'This question has an "answer" and also asks back. Keep one of the two.')];
    if (missing.length > 0)
      return [source.mistakeAt(path, `A question that asks back also needs: ${missing.join(', ')}.`)];
    return [];
  });
}

function checkStory({ cards }: FileContent['story'], source: Source, { site }: Partial<Written>): Mistake[] {
  const mistakes: Mistake[] = [];
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
    if (card.focus !== undefined && card.photo === undefined && card.video === undefined)
      mistakes.push(
        source.mistakeAt(
          at('focus'),
          '"focus" sets what stays in view, but this card has no picture. Delete the line.',
          {
            onKey: true,
          },
        ),
      );
    const [now, before] = [card, cards[index - 1]].map((one) => monthOf(one?.date ?? '', site?.language));
    if (typeof now === 'number' && typeof before === 'number' && now < before)
      mistakes.push(
        source.mistakeAt(at('date'), `"${card.date}" follows a later date. Put the cards in order, oldest first.`, {
          severity: 'warning',
        }),
      );
  });
  return mistakes;
}

/** `a, b or c` */
function listed(words: readonly string[]): string {
  return words.join(', ').replace(/, ([^,]*)$/, ' or $1');
}
