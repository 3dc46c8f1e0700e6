import type { FileContent, Written } from '../../../src/model/schema/schema.ts';
import { OWN_WORLD, PHOTO_WORLD } from '../../../src/model/worlds.ts';
import { checkColours } from './check-colours.ts';
import { checkMap } from './check-map.ts';
import type { Mistake } from '../../read/messages/mistake.ts';
import type { Source } from '../../read/yaml/source.ts';
import { checkReply } from './check-reply.ts';
import { checkSchedule } from './check-schedule.ts';
import { checkStory } from './check-story.ts';

/** Checks one file. `all` has every file that fits its own schema. */
type Check<Name extends keyof FileContent> = (
  written: FileContent[Name],
  source: Source,
  all: Partial<Written>,
) => Mistake[];

/** Rules that compare several values, which a schema cannot express. */
export const rules: { [Name in keyof FileContent]?: Check<Name> } = {
  site: checkSite,
  schedule: checkSchedule,
  party: checkParty,
  map: checkMap,
  faq: checkFaq,
  reply: checkReply,
  story: checkStory,
};

function checkSite({ wedding, world, cover, colours, order = [] }: FileContent['site'], source: Source): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const [index, page] of order.entries())
    if (order.indexOf(page) < index)
      mistakes.push(source.mistakeAt(['order', index], `"${page}" is in the order twice. Delete one of them.`));
  if (wedding.countdownTo > wedding.date)
    mistakes.push(
      source.mistakeAt(
        ['wedding', 'countdownTo'],
        '"countdownTo" is after the wedding. Use the wedding day or an earlier one.',
      ),
    );
  if (world === PHOTO_WORLD && !cover)
    mistakes.push(
      source.mistakeAt(
        ['world'],
        `"world: ${world}" needs your picture. Put a photo in media/ and add a line: cover: { photo: its-name.jpg }`,
      ),
    );
  if (world !== PHOTO_WORLD && world !== OWN_WORLD && cover)
    mistakes.push(
      source.mistakeAt(
        ['cover'],
        `The world "${world}" is drawn and shows no photo. Write "world: ${PHOTO_WORLD}" to show it, or delete this entry.`,
        { onKey: true, severity: 'warning' },
      ),
    );
  for (const { colour, message } of colours ? checkColours(colours) : [])
    mistakes.push(source.mistakeAt(['colours', colour], message));
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
  const followUpKeys = ['ask', 'yesLabel', 'noLabel', 'yes', 'no'] as const;
  return questions.flatMap((item, index) => {
    // Not always "ask", which the couple may have forgotten.
    const firstKey = followUpKeys.find((key) => item[key] !== undefined);
    const path = ['questions', index, 'question'];
    if (firstKey === undefined)
      return item.answer === undefined
        ? [source.mistakeAt(path, 'This question has no answer. Add a line "answer: …".')]
        : [];
    if (item.answer !== undefined)
      return [
        source.mistakeAt(
          path,
          `This question has both an "answer" and a follow-up question ("${firstKey}"). Keep one of the two.`,
        ),
      ];
    const missing = followUpKeys.filter((key) => item[key] === undefined);
    if (missing.length > 0)
      return [source.mistakeAt(path, `A follow-up question ("${firstKey}") also needs: ${missing.join(', ')}.`)];
    return [];
  });
}
