import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/guest';
import { DIST } from '../support/host';

/** Words of the sample couple or the harbour. Not `boat`, since any couple's map can have boats. */
const FOREIGN =
  /\b(harbou?r|ships?|sails?|schooner|lighthouse|sea|ocean|gloucester|massachusetts|boston|salem|cape ann|nell|mateo|biscuit)\b/gi;

test('the download contains only the chosen world and couple', () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((name) => /\.(html|js|css|svg|ics|txt|conf)$|_headers$/.test(name));
  expect(texts.length).toBeGreaterThan(30);
  for (const name of texts) expect(readFileSync(join(DIST, name), 'utf8').match(FOREIGN) ?? [], name).toEqual([]);
  // The harbour's code and the sample's pictures. The fixture's portraits have numbers, the sample's have names.
  expect(files.filter((name) => /harbour|\/story-\d|portrait-[a-z]/.test(name))).toEqual([]);
});
