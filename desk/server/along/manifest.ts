import { z } from 'zod';

/** The file that describes the archive it is in. */
export const MANIFEST_FILE = 'our-story.json';

/**
 * Hashes of the content at all restore points, the latest last. If a computer's content has one of them, the archive
 * continues it, so opening loses nothing.
 */
export const manifest = z.object({
  states: z
    .array(z.string().regex(/^[\da-f]{64}$/))
    .min(1)
    .max(1000),
});
export type Manifest = z.infer<typeof manifest>;
