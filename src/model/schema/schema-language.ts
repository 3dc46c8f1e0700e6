import { PAGES } from '../pages.ts';
import type { z } from 'zod';
import { schemas } from './schema.ts';
import { byName, entry, text } from './schema-parts.ts';

/**
 * `src/languages/<code>.yaml`, or `languages/<code>.yaml` in the content for a language of the couple's own: the default
 * words, grouped by the content file whose missing lines they fill.
 */
export const languageSchema = entry({
  /** The language's own name for itself. */
  name: text,
  site: entry({
    pages: entry(
      byName(
        PAGES.map(({ id }) => id),
        entry({ menu: text, title: text }),
      ),
    ),
    locked: schemas.site.shape.locked,
    words: schemas.site.shape.words,
  }),
  schedule: entry({ words: schemas.schedule.shape.words }),
  reply: entry({ words: schemas.reply.shape.words }),
  story: entry({ words: schemas.story.shape.words, show: schemas.story.shape.show }),
});

export type LanguageFile = z.infer<typeof languageSchema>;
