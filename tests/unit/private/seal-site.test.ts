import { expect, test } from 'vitest';
import { HOST_FILES } from '../../../build/emit/hosts/replace-policy.ts';
import { FOR_HOSTS } from '../../../build/emit/private/seal-site.ts';
import { READABLE } from '../../../src/private/sealed.ts';

test('a private site leaves files for hosts readable, but none with a similar name', () => {
  const names = [...HOST_FILES, '_redirects', '.nojekyll', 'CNAME'];
  expect([...names, '.DS_Store', '_ana_and_tom.jpg', '_x'].filter((name) => FOR_HOSTS.test(name))).toEqual(names);
});

test('each language’s worker and icons stay readable, but no other folder’s files', () => {
  const names = ['service-worker.js', 'favicon.svg', 'apple-touch-icon.png', 'icon-192.png', 'icon-maskable-512.png'];
  const readable = ['', 'es/', 'fil/', 'pt-BR/'].flatMap((folder) => names.map((name) => folder + name));
  const sealed = [
    'photos/icon-ana.png',
    'es/share.png',
    'es/assets/icon-192.png',
    'es-favicon.svg',
    'pt-br-x/icon-1.png',
  ];
  expect([...readable, ...sealed].filter((path) => READABLE.test(path))).toEqual(readable);
});
