import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { readIfPresent } from '../../../build/read/read-if-present.ts';
import type { TokenPlace } from '../../model/publishing.ts';
import { apiOf, type Host } from './host.ts';
import { findKeychain, type Keychain } from './keychain.ts';
import { parseOrNull } from './parse-or-null.ts';

/** The couple's tokens, outside of every project. Each belongs to the address of one host's API and is sent nowhere else. */
export type Tokens = {
  /** Null if there is none, as for a host without tokens. */
  find: (host: Host) => Promise<{ token: string; place: TokenPlace } | null>;
  keep: (host: Host, token: string) => Promise<void>;
  forget: (host: Host) => Promise<void>;
};

const KEYCHAIN: TokenPlace = { name: 'the keychain of this computer', canForget: true };

/** Only the computer's user has access. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** Opens the couple's tokens. @param loadKeychain returns null if the system has no keychain */
export function openTokens(env: NodeJS.ProcessEnv, loadKeychain: () => Keychain | null = findKeychain): Tokens {
  const file = join(configFolder(env), 'our-story/tokens.json');
  const readFileTokens = async () => {
    const text = await readIfPresent(file);
    // A missing or damaged file has no tokens.
    return z
      .record(z.string(), z.string())
      .catch({})
      .parse(text && parseOrNull(text));
  };
  const writeFileTokens = async (tokens: Record<string, string>) => {
    await mkdir(dirname(file), { recursive: true, mode: FOLDER_MODE });
    await writeFile(file, `${JSON.stringify(tokens, null, 2)}\n`, { mode: FILE_MODE });
    // The mode above applies only to a new file.
    await chmod(file, FILE_MODE);
  };
  const forgetInFile = async (account: string) => {
    const { [account]: token, ...others } = await readFileTokens();
    if (token !== undefined) await writeFileTokens(others);
  };
  /** Runs a task with the keychain. @returns null if there is no keychain, or if it is locked or fails */
  const inKeychain = async <T>(task: (keychain: Keychain) => Promise<T>): Promise<T | null> => {
    const keychain = loadKeychain();
    return keychain && task(keychain).catch(() => null);
  };
  return {
    find: async (host) => {
      const { tokenVariable } = host;
      if (tokenVariable === null) return null;
      const given = env[tokenVariable];
      if (given) return { token: given, place: { name: `the variable ${tokenVariable}`, canForget: false } };
      const account = apiOf(host, env);
      const kept = await inKeychain((keychain) => keychain.get(account));
      if (kept) return { token: kept, place: KEYCHAIN };
      const token = (await readFileTokens())[account];
      return token === undefined ? null : { token, place: { name: file, canForget: true } };
    },
    keep: async (host, token) => {
      const account = apiOf(host, env);
      const isKept = await inKeychain(async (keychain) => {
        await keychain.set(account, token);
        // Only what can be read back counts as stored.
        return (await keychain.get(account)) === token;
      });
      if (isKept) await forgetInFile(account);
      else await writeFileTokens({ ...(await readFileTokens()), [account]: token });
    },
    forget: async (host) => {
      const account = apiOf(host, env);
      await inKeychain((keychain) => keychain.remove(account));
      await forgetInFile(account);
    },
  };
}

/** Where programs keep their settings for this user. */
function configFolder(env: NodeJS.ProcessEnv): string {
  return env['XDG_CONFIG_HOME'] || env['APPDATA'] || join(homedir(), '.config');
}
