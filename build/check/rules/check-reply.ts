import { schemas, type FileContent, type Written } from '../../../src/model/schema/schema.ts';
import { collectFacts } from '../../read/facts/content-facts.ts';
import { didYouMean } from '../../read/messages/did-you-mean.ts';
import type { Mistake } from '../../read/messages/mistake.ts';
import { resolveAll } from '../../read/facts/references.ts';
import type { Source } from '../../read/yaml/source.ts';
import { valueAt } from '../../read/yaml/walk.ts';

/**
 * Checks that the events exist, that dishes have different ids, that references lead to phone numbers and e-mail
 * addresses, and that the deadline is not after the wedding.
 */
export function checkReply(
  { events = [], dishes = [], deadline, to }: FileContent['reply'],
  source: Source,
  all: Partial<Written>,
): Mistake[] {
  const { schedule, site } = all;
  // Without a schedule, or with mistakes in it, any event is accepted.
  const known = schedule?.events.map(({ id }) => id) ?? events;
  const asWarning = { severity: 'warning' } as const;
  const resolved = resolveAll(to, collectFacts(all));
  return [
    // The schema accepts any reference; here its value is known.
    ...(schemas.reply.shape.to.safeParse(resolved).error?.issues ?? []).map(({ path, message }) => {
      const [written, shown] = [to, resolved].map((each) => String(valueAt(each, path)));
      return source.mistakeAt(['to', ...path], `"${written}" is "${shown}". "${String(path[0])}" ${message}`);
    }),
    // Only a warning: removing an event must not require changing this page first.
    ...events.flatMap((id, index) => {
      const message =
        `schedule.yaml has no event "${id}", so nobody is asked about it. ${didYouMean(id, known)}`.trim();
      return known.includes(id) ? [] : [source.mistakeAt(['events', index], message, asWarning)];
    }),
    ...dishes.flatMap(({ id }, index) =>
      dishes.findIndex((dish) => dish.id === id) < index
        ? [source.mistakeAt(['dishes', index, 'id'], `The id "${id}" is used twice. Give each meal its own.`)]
        : [],
    ),
    ...(site && deadline !== undefined && deadline > site.wedding.date
      ? [source.mistakeAt(['deadline'], '"deadline" is after the wedding. Check the day.', asWarning)]
      : []),
  ];
}
