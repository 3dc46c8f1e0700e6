/** A site's key with its id. A device remembers one for each site, since an origin may have several sites. */
export type KeptKey = { id: string; key: CryptoKey };

const STORE = 'keys';
const ENTRY = 'site';

/** Reads the key of the site at this path. @returns undefined if none is stored. @throws if storage is refused */
export function readKey(root: string): Promise<KeptKey | undefined> {
  return inStore(root, (store) => store.get(ENTRY) as IDBRequest<KeptKey | undefined>);
}

/** Remembers a key. @throws if storage is refused */
export function keepKey(root: string, kept: KeptKey): Promise<unknown> {
  return inStore(root, (store) => store.put(kept, ENTRY));
}

/** Forgets the key. @throws if storage is refused */
export function forgetKey(root: string): Promise<unknown> {
  return inStore(root, (store) => store.delete(ENTRY));
}

/** Runs a task in the store of the site at this path. @returns the result of its request */
async function inStore<T>(root: string, task: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(`our-story ${root}`, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
  const database = await outcome(opening);
  try {
    return await outcome(task(database.transaction(STORE, 'readwrite').objectStore(STORE)));
  } finally {
    database.close();
  }
}

function outcome<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    // Rejects with the event: no caller needs the reason.
    request.addEventListener('error', reject);
  });
}
