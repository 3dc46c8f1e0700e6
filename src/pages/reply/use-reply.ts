import { useCallback, useEffect, useState } from 'react';
import { isReply, type Person, type Reply } from '../../reply/reply';

/** The key in `localStorage`. Never change it: guests' browsers already hold it. */
const STORAGE_KEY = 'wedding-reply';

/** An answer, and when the version was last changed that the guest has sent: 0 before that. */
type Kept = { reply: Reply; delivered: number };

const NOBODY: Person = { name: '', events: [], dish: '', diet: '' };
/** What the prerendered page shows. */
const EMPTY: Kept = { reply: { household: '', sent: 0, people: [NOBODY], song: '', message: '' }, delivered: 0 };

/** This device's answer. It is kept between visits; until it is read, `isReady` is false. */
export function useReply() {
  const [kept, setKept] = useState(EMPTY);
  const isReady = kept.reply.household !== '';
  useEffect(() => setKept(read() ?? { ...EMPTY, reply: { ...EMPTY.reply, household: newId() } }), []);
  useEffect(() => {
    if (isReady) store(kept);
  }, [kept, isReady]);
  const change = useCallback(
    (part: Partial<Reply>) =>
      setKept(({ reply, delivered }) => {
        const now = Math.floor(Date.now() / 1000);
        return { reply: { ...reply, ...part, sent: Math.max(now, reply.sent + 1) }, delivered };
      }),
    [],
  );
  const deliver = useCallback(() => setKept(({ reply }) => ({ reply, delivered: reply.sent })), []);
  return { ...kept, isReady, change, deliver };
}

/** A person to be added. */
export const newPerson = (): Person => NOBODY;

function read(): Kept | null {
  try {
    const value = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<Kept> | null;
    return value && isReply(value.reply) ? { reply: value.reply, delivered: Number(value.delivered) || 0 } : null;
  } catch {
    return null;
  }
}

function store(kept: Kept): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Private mode or a full quota: the answer lasts for this visit.
  }
}

/** Eight random letters and digits. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 32).toString(32)).join('');
}
