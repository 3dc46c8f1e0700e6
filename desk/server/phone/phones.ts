import { randomBytes, randomUUID } from 'node:crypto';
import type { PairedPhone, PhoneUse } from '../../protocol.ts';
import { isSameSecret } from '../guard.ts';

/** After this many wrong secrets, no further phone is let in. */
const MOST_GUESSES = 5;

const MOST_PHONES = 8;

const SECRET_BYTES = 24;

/** A phone that was let in, with the key that it received in exchange for the secret. */
export type Phone = PairedPhone & { key: string };

/** The phones that were let in, and the secrets for the next ones. */
export function openPhones() {
  let secrets: Record<PhoneUse, string> | null = { photos: newSecret(), desk: newSecret() };
  let guesses = 0;
  const all: Phone[] = [];
  return {
    /** The secret for the next phone of each use; null if no more phones are let in. */
    secrets: () => (all.length < MOST_PHONES ? secrets : null),
    all: (): readonly Phone[] => all,
    /** Lets a phone in, once per secret. @returns null for a wrong secret, or if no more phones are let in */
    pair: (given: string, agent: string): Phone | null => {
      const current = secrets;
      if (current === null || all.length >= MOST_PHONES) return null;
      const use = USES.find((each) => isSameSecret(given, current[each]));
      if (!use) {
        guesses += 1;
        if (guesses >= MOST_GUESSES) secrets = null;
        return null;
      }
      secrets = { ...current, [use]: newSecret() };
      const phone = { id: randomUUID(), key: newSecret(), use, name: nameOf(agent), since: new Date().toISOString() };
      all.push(phone);
      return phone;
    },
    /** Finds the phone with this key that may do what it asks; undefined without one. */
    find: (given: unknown, wanted: PhoneUse) =>
      all.find(({ key, use }) => use === wanted && typeof given === 'string' && isSameSecret(given, key)),
    /** Revokes a phone's access. @returns the phone, if it was let in */
    disconnect: (id: string) => {
      const index = all.findIndex((phone) => phone.id === id);
      return index < 0 ? undefined : all.splice(index, 1)[0];
    },
  };
}

const USES: readonly PhoneUse[] = ['photos', 'desk'];

function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** A phone's name, by a word in its browser's user agent. The first match counts: Android's also contains “Linux”. */
const NAMES: readonly [word: string, name: string][] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android phone'],
  ['Windows', 'Windows computer'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux computer'],
];

function nameOf(agent: string): string {
  return NAMES.find(([word]) => agent.includes(word))?.[1] ?? 'A device';
}
