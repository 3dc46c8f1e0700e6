import { createRequire } from 'node:module';

/** The system's keychain, with one token for each account. */
export type Keychain = {
  /** Null if there is no token. */
  get: (account: string) => Promise<string | null>;
  set: (account: string, token: string) => Promise<void>;
  remove: (account: string) => Promise<void>;
};

const SERVICE = 'our-story';

/** The system's keychain; null if its library does not run here. On a computer without a desktop, every call rejects. */
export function findKeychain(): Keychain | null {
  const library = loadLibrary();
  if (!library) return null;
  // By default, Linux's kernel keyring would be used, which forgets at each restart.
  const entry = (account: string) => new library.AsyncEntry(SERVICE, account, { linux: { store: 'secret-service' } });
  return {
    get: async (account) => (await entry(account).getPassword()) ?? null,
    set: (account, token) => entry(account).setPassword(token),
    remove: async (account) => void (await entry(account).deletePassword()),
  };
}

function loadLibrary() {
  try {
    // Node's `require` works even after Vite has closed the module runner that loaded this command; `import()` does not.
    return createRequire(import.meta.url)('@napi-rs/keyring') as typeof import('@napi-rs/keyring');
  } catch {
    return null;
  }
}
