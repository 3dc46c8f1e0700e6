import type { FileContent, Written } from '../../src/content/schema.ts';
import { checkColours } from '../colours/check-colours.ts';
import { didYouMean } from './did-you-mean.ts';
import { WORLDS } from '../../src/worlds/all.ts';
import { endDay, zonedIso } from './dates.ts';
import { checkMap } from './map/check-map.ts';
import type { Mistake } from './mistake.ts';
import type { Source } from './source.ts';
import { monthOf } from './story-dates.ts';

/** An event that lasts longer was written with the wrong half of the day. */
const LONGEST_EVENT_HOURS = 14;

type Check<Name extends keyof FileContent> = (
  written: FileContent[Name],
  source: Source,
  all: Partial<Written>,
) => Mistake[];

/** What a schema cannot say: rules between one line and another. */
export const rules: { [Name in keyof FileContent]?: Check<Name> } = {
  site: checkSite,
  schedule: checkSchedule,
  party: checkParty,
  map: checkMap,
  faq: checkFaq,
  story: checkStory,
};

/** The world that is made of the couple's own picture. */
const WORLD_OF_A_PICTURE = 'photo';

function checkSite({ wedding, world, cover, colours }: FileContent['site'], source: Source): Mistake[] {
  const mistakes: Mistake[] = [];
  if (wedding.countdownTo > wedding.date)
    mistakes.push(
      source.mistakeAt(
        ['wedding', 'countdownTo'],
        '"countdownTo" lies after the wedding. Use the day itself or one before.',
      ),
    );
  if (world === WORLD_OF_A_PICTURE && !cover)
    mistakes.push(
      source.mistakeAt(
        ['world'],
        `"world: ${world}" needs your picture. Put a photo into media/ and add a line: cover: { photo: its-name.jpg }`,
      ),
    );
  if (world !== WORLD_OF_A_PICTURE && cover)
    mistakes.push(
      source.mistakeAt(
        ['cover'],
        `The ${world} is drawn and shows no photo. Delete this entry, or write "world: ${WORLD_OF_A_PICTURE}".`,
        { onKey: true },
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
  const drawings = site ? [...WORLDS[site.world].drawings] : [];
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
          `"end" (${end}) comes before "start" (${start}), or ${Math.round(hours)} hours after it. Check AM and PM.`,
        ),
      );
    if (site && event.drawing !== undefined && !drawings.includes(event.drawing))
      mistakes.push(
        source.mistakeAt(
          at('drawing'),
          `There is no drawing "${event.drawing}" in this world. Write ${listed(drawings)}, or leave the line out. ${didYouMean(event.drawing, drawings)}`.trim(),
        ),
      );
    if (places && !known.includes(event.place))
      mistakes.push(
        source.mistakeAt(
          at('place'),
          `"${event.place}" is no place in places.yaml. ${didYouMean(event.place, known)}`.trim(),
          { cause: `places.${event.place}` },
        ),
      );
    if (events.findIndex(({ id }) => id === event.id) < index)
      mistakes.push(source.mistakeAt(at('id'), `The id "${event.id}" is used twice. Give each event its own.`));
    const before = events[index - 1];
    if (before && startOf(before) > startOf(event))
      mistakes.push(
        source.mistakeAt(at('date'), `"${event.title}" starts before the event above it. Is the order right?`, warn),
      );
  });
  return mistakes;
}

function checkParty({ sides }: FileContent['party'], source: Source): Mistake[] {
  return sides.flatMap(({ members }, side) =>
    members.flatMap(({ name }, index) =>
      members.findIndex((other) => other.name === name) < index
        ? [
            source.mistakeAt(['sides', side, 'members', index, 'name'], `"${name}" stands here twice.`, {
              severity: 'warning',
            }),
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
        source.mistakeAt(at('start'), '"start" says where a film begins, and this card has no "video".', {
          onKey: true,
        }),
      );
    if (card.focus !== undefined && card.photo === undefined && card.video === undefined)
      mistakes.push(
        source.mistakeAt(at('focus'), '"focus" says what of a picture must stay in view, and this card has none.', {
          onKey: true,
        }),
      );
    const [now, before] = [card, cards[index - 1]].map((one) => monthOf(one?.date ?? '', site?.language));
    if (typeof now === 'number' && typeof before === 'number' && now < before)
      mistakes.push(
        source.mistakeAt(
          at('date'),
          `"${card.date}" comes after a later date. Cards go from the oldest to the newest.`,
          {
            severity: 'warning',
          },
        ),
      );
  });
  return mistakes;
}

/** `a, b or c` */
function listed(words: readonly string[]): string {
  return words.join(', ').replace(/, ([^,]*)$/, ' or $1');
}
