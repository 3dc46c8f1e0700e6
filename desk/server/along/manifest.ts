import { z } from 'zod';

/** The archive's own file. */
export const MANIFEST = 'our-story.json';

/** The states that the content has had, the latest last: so another computer knows whether the file continues its own. */
export const manifest = z.object({
  states: z
    .array(z.string().regex(/^[\da-f]{64}$/))
    .min(1)
    .max(1000),
});
export type Manifest = z.infer<typeof manifest>;
