import { create } from 'zustand';
import { reply as page } from 'virtual:content/reply';
import { eventsToAsk, isInvitation, limitReply, readInvitation, type Invitation } from '../../reply/invitation';
import { REPLY_STORAGE_KEY } from '../../reply/is-invited';
import { isReply, type Person, type Reply } from '../../reply/reply';

/** What this device remembers of the guest's answer. */
export type KeptReply = {
  /** Has an empty `household` until the storage has been read. */
  reply: Reply;
  /** The time (`Reply.sent`) of the answer that the guest has passed on; 0 before that. */
  delivered: number;
  invitation: Invitation | null;
};

/** This device's answer, kept between visits. The prerendered page shows an empty one. */
export const useReply = create<KeptReply>(() => ({
  reply: { household: '', sent: 0, people: [newPerson()], song: '', message: '' },
  delivered: 0,
  invitation: null,
}));

if (!import.meta.env.SSR) {
  readAddress();
  // What another tab has stored is not stored again: by now that tab may have stored something newer.
  const readAgain = () => {
    const kept = readKept();
    if (kept) useReply.setState(kept);
  };
  window.addEventListener('storage', ({ key }) => key === REPLY_STORAGE_KEY && readAgain());
  // A page restored from the back/forward cache has missed what other pages stored, such as one in another language.
  window.addEventListener('pageshow', ({ persisted }) => persisted && readAgain());
  // Opening another invitation in the same tab changes the hash and does not load the page again.
  window.addEventListener('hashchange', () => {
    if (readInvitation(location.hash).invitation) readAddress();
  });
}

/** Changes the answer, and its time, `sent`: later than the answer passed on, even if the clock is wrong. */
export function changeReply(part: Partial<Reply>): void {
  update(({ reply, delivered }) => ({ reply: { ...reply, ...part, sent: Math.max(nowInSeconds(), delivered + 1) } }));
}

/** Remembers that the guest has passed on an answer. @param sent the time of that answer */
export function markDelivered(sent: number): void {
  update(() => ({ delivered: sent }));
}

/** Makes a person who has chosen nothing yet. */
export function newPerson(name = ''): Person {
  return { name, events: [], dish: '', diet: '' };
}

/** Ids of the events that a household is asked about; all without an invitation. */
export function eventsAskedOf(invitation: Invitation | null): readonly string[] {
  return eventsToAsk(
    page.events.map(({ id }) => id),
    invitation?.events ?? [],
  );
}

/** Shows the answer for this address. An invitation in the address is stored, and then removed from the address. */
function readAddress(): void {
  const { invitation, rest } = readInvitation(location.hash);
  const begun = begin(invitation);
  useReply.setState(begun);
  // Guests should not share the invitation along with the address, but without storage it is nowhere else.
  if (invitation && save(begun)) history.replaceState(history.state, '', location.pathname + location.search + rest);
}

/** Returns the stored answer, or begins one for a new household. An invitation updates its household's stored answer. */
function begin(invitation: Invitation | null): KeptReply {
  const kept = readKept();
  if (kept && !invitation) return kept;
  const people = peopleOf(invitation);
  if (kept && invitation?.household === kept.reply.household) {
    const reply = limitReply(kept.reply, eventsAskedOf(invitation), nowInSeconds());
    // A guest who has not answered yet gets the people of the new invitation.
    return { ...kept, invitation, reply: isUnanswered(kept) ? { ...reply, people } : reply };
  }
  const household = invitation?.household ?? newId();
  return { reply: { household, sent: nowInSeconds(), people, song: '', message: '' }, delivered: 0, invitation };
}

/** The people that a new answer begins with: the household, or one person without a name. */
function peopleOf(invitation: Invitation | null): Person[] {
  return (invitation?.names ?? ['']).map((name) => newPerson(name));
}

/** Whether the guest has neither changed the people from the invitation nor passed on an answer. */
function isUnanswered({ reply, delivered, invitation }: KeptReply): boolean {
  return delivered === 0 && JSON.stringify(reply.people) === JSON.stringify(peopleOf(invitation));
}

/** What is stored; null if that is nothing or damaged, or if the browser refuses its storage. */
function readKept(): KeptReply | null {
  try {
    const value = JSON.parse(localStorage.getItem(REPLY_STORAGE_KEY) ?? 'null') as Partial<KeptReply> | null;
    if (!value || !isReply(value.reply)) return null;
    const { reply, delivered, invitation } = value;
    return { reply, delivered: Number(delivered) || 0, invitation: isInvitation(invitation) ? invitation : null };
  } catch {
    return null;
  }
}

/** Changes what this device remembers, and saves it. */
function update(change: (kept: KeptReply) => Partial<KeptReply>): void {
  useReply.setState(change);
  save(useReply.getState());
}

/** @returns false if the browser refuses, as in private mode or with a full quota: the answer lasts for this visit */
function save(kept: KeptReply): boolean {
  try {
    localStorage.setItem(REPLY_STORAGE_KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** Eight random letters and digits. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 32).toString(32)).join('');
}
