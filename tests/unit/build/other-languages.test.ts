import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { fromOtherPage, toOwnPage } from '../../../build/emit/other-languages.ts';

test('a link into another language reaches its page with search and fragment', () => {
  const link = new URL('https://couple.test/wedding/es/reply?from=mail#key=abc&guest=1');
  const redirects: string[] = [];
  const location = { ...partsOf(link), replace: (address: string) => redirects.push(address) };
  runInNewContext(toOwnPage('/wedding/', ['es']), { location });
  expect(redirects).toHaveLength(1);

  const home = new URL(redirects[0] ?? '', link);
  expect(home.pathname).toBe('/wedding/es/');
  let restored = '';
  const history = { replaceState: (_state: unknown, _title: string, address: string) => (restored = address) };
  runInNewContext(fromOtherPage('/wedding/es/'), { location: partsOf(home), history });
  expect(new URL(restored, home).href).toBe(link.href);
});

const partsOf = ({ pathname, search, hash }: URL) => ({ pathname, search, hash });
