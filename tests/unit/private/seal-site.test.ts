import { expect, test } from 'vitest';
import { HOST_FILES } from '../../../build/emit/hosts/replace-policy.ts';
import { FOR_HOSTS } from '../../../build/emit/private/seal-site.ts';

test('a private site leaves files for hosts readable, but none with a similar name', () => {
  const names = [...HOST_FILES, '_redirects', '.nojekyll', 'CNAME'];
  expect([...names, '.DS_Store', '_ana_and_tom.jpg', '_x'].filter((name) => FOR_HOSTS.test(name))).toEqual(names);
});
