import { join } from 'node:path';
import { runnerImport } from 'vite';
import { expect, test } from 'vitest';
import { ENGINE } from '../../../../build/read/engine';

test('the keychain is asked even after Vite has closed the runner that loaded a command', async () => {
  const file = join(ENGINE, 'desk/server/publish/keychain.ts');
  const options = { configFile: false, logLevel: 'error' } as const;
  const { module } = await runnerImport<typeof import('../../../../desk/server/publish/keychain')>(file, options);
  await expect(module.findKeychain()?.get('ana')).rejects.toThrow('No keychain in tests');
});
