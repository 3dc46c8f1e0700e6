import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test, vi } from 'vitest';
import { onceWritten } from '../../../build/emit/once-written.ts';

test('the end of a build runs only after its files are written, and hides no error', async () => {
  const root = mkdtempSync(join(tmpdir(), 'build-'));
  const task = vi.fn<() => void>();
  const make = (name: string) => {
    writeFileSync(join(root, 'part.js'), `export const ${name} = 1;`);
    const options = { input: join(root, 'main.js') };
    const plugins = [{ name: 'end', ...onceWritten(task) }];
    return build({ root, configFile: false, logLevel: 'silent', plugins, build: { rolldownOptions: options } });
  };
  try {
    writeFileSync(join(root, 'main.js'), `import { Knot } from './part.js'; console.log(Knot);`);
    await expect(make('Knott')).rejects.toThrow('"Knot" is not exported');
    expect(task).not.toHaveBeenCalled();
    await make('Knot');
    expect(task).toHaveBeenCalledOnce();
  } finally {
    rmSync(root, { recursive: true });
  }
});
