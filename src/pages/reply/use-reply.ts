import { useCallback, useEffect, useState } from 'react';
import { isInvitation, readInvitation, type Invitation } from '../../reply/invitation';
import { isReply, type Person, type Reply } from '../../reply/reply';

/** The key in `localStorage`. Never change it: guests' browsers already hold it. */
const STORAGE_KEY = 'wedding-reply';

/** What this device remembers. */
type Kept = {
  reply: Reply;
  /** `sent` of the answer that the guest has passed on; 0 before that. */
  delivered: number;
  invitation: Invitation | null;
};

const NOBODY: Person = { name: '', events: [], dish: '', diet: '' };
/** What the prerendered page shows. */
const EMPTY: Kept = {
  reply: { household: '', sent: 0, people: [NOBODY], song: '', message: '' },
  delivered: 0,
  invitation: null,
};

/** This device's answer. It is kept between visits; until it is read, `isReady` is false. */
export function useReply() {
  const [kept, setKept] = useState(EMPTY);
  const isReady = kept.reply.household !== '';
  useEffect(() => setKept(begin()), []);
  useEffect(() => {
    if (isReady) store(kept);
  }, [kept, isReady]);
  const change = useCallback(
    (part: Partial<Reply>) =>
      setKept((before) => {
        const now = Math.floor(Date.now() / 1000);
        return { ...before, reply: { ...before.reply, ...part, sent: Math.max(now, before.reply.sent + 1) } };
      }),
    [],
  );
  const deliver = useCallback(() => setKept((before) => ({ ...before, delivered: before.reply.sent })), []);
  return { ...kept, isReady, change, deliver };
}

/** A person to be added. */
export const newPerson = (name = ''): Person => ({ ...NOBODY, name });

/** The stored answer, or a new one. A link with another invitation begins a new one. */
function begin(): Kept {
  const kept = read();
  const { invitation, rest } = readInvitation(location.hash);
  // It is remembered now, and nobody should share it with the address.
  if (invitation) history.replaceState(history.state, '', location.pathname + location.search + rest);
  if (kept && (!invitation || invitation.household === kept.reply.household))
    return { ...kept, invitation: invitation ?? kept.invitation };
  const reply = { ...EMPTY.reply, household: invitation?.household ?? newId() };
  return { ...EMPTY, invitation, reply: { ...reply, people: (invitation?.names ?? ['']).map(newPerson) } };
}

function read(): Kept | null {
  try {
    const value = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<Kept> | null;
    if (!value || !isReply(value.reply)) return null;
    const { reply, delivered, invitation } = value;
    return { reply, delivered: Number(delivered) || 0, invitation: isInvitation(invitation) ? invitation : null };
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
