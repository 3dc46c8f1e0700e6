import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Project } from '../../../build/read/project';
import { usedReply } from '../../../build/emit/code/used-reply';

const ROOT = join(import.meta.dirname, '../../..');

/** The reply page's emblems (`C` is a signal flag), its row in `pages.ts`, and the invitation's envelope. */
const REPLY_PART = /^ {2}(reply|C): |id: 'reply'|\bEnvelope\b/m;

/** Every file with a part for the reply page. */
const FILES = [
  'src/model/pages.ts',
  'src/pages/landing/landing.tsx',
  'src/worlds/harbour/scenery/ship/signal-flags.ts',
  'src/worlds/mountains/scenery/flowers.tsx',
  'src/worlds/photo/ornaments/emblem.tsx',
];

test.each(FILES)('guests of a site without a reply page do not download its part of %s', async (file) => {
  const code = readFileSync(join(ROOT, file), 'utf8');
  const { transform } = usedReply({ read: () => Promise.resolve({ written: {} }) } as unknown as Project);
  if (typeof transform !== 'object') throw new Error('The plugin has no filter');
  expect(`/${file}`).toMatch((transform.filter as { id: RegExp }).id);
  const transformed = await (transform.handler as (code: string) => Promise<string>)(code);
  expect(code).toMatch(REPLY_PART);
  expect(transformed).not.toMatch(REPLY_PART);
});
