import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test, vi } from 'vitest';
import { onceWritten } from '../../../build/emit/once-written.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

test('a task after a build runs only after its files are written, and hides no error', async () => {
  const root = temporaryFolder();
  const task = vi.fn<() => boolean>(() => existsSync(join(root, 'dist/assets')));
  /** Builds `main.js`, which imports `Knot`, with a module that exports this name. */
  const buildWith = (name: string) => {
    writeFileSync(join(root, 'part.js'), `export const ${name} = 1;`);
    const rolldownOptions = { input: join(root, 'main.js') };
    const plugins = [{ name: 'end', ...onceWritten(task) }];
    return build({ root, configFile: false, logLevel: 'silent', plugins, build: { rolldownOptions } });
  };
  writeFileSync(join(root, 'main.js'), `import { Knot } from './part.js'; console.log(Knot);`);
  await expect(buildWith('Knott')).rejects.toThrow('"Knot" is not exported');
  expect(task).not.toHaveBeenCalled();
  await buildWith('Knot');
  expect(task.mock.results).toEqual([{ type: 'return', value: true }]);
});
