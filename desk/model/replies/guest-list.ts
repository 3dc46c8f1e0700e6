import { eventsToAsk, type Invitation } from '../../../src/reply/invitation.ts';
import type { Person, Reply } from '../../../src/reply/reply.ts';
import { plainName } from '../names/plain-name.ts';

/** A person in an answer, with the id of the answer's household. */
export type Guest = Person & { household: string };

/** What all answers add up to. */
export type GuestList = {
  /** The newest answer of each household, the latest first. */
  replies: Reply[];
  /** The people in these answers. */
  guests: Guest[];
  /** Invited households without an answer. */
  missing: Invitation[];
  /** What the couple should ask about, as sentences. */
  doubts: string[];
};

/** The events and dishes to choose from, by id. */
type Choices = { events: readonly string[]; dishes: readonly string[] };

/** The id by which the couple set an answer aside. Answers of one household with the same time share an id. */
export const idOfAnswer = ({ household, sent }: Reply) => `${household} ${sent}`;

/** The earliest time, in s since 1970. For another service's form (`link`) without times, `sent` is a line number. */
const EARLIEST_TIME = 1e9;
/** The last time that a `Date` can hold, in s. Only a forged answer has a later one. */
const LATEST_TIME = 8.64e12;

/** When an answer was sent; null if a form's answers have no times, or the time is impossible. */
export const whenSent = ({ sent }: Reply): Date | null =>
  sent < EARLIEST_TIME || sent > LATEST_TIME ? null : new Date(sent * 1000);

/** Adds up all answers. Of each household only the newest counts, and of those with the same time, the last in `all`. */
export function listGuests(all: readonly Reply[], invited: readonly Invitation[], choices: Choices): GuestList {
  const newest = new Map<string, Reply>();
  for (const reply of all)
    if (reply.sent >= (newest.get(reply.household)?.sent ?? -Infinity)) newest.set(reply.household, reply);
  const replies = [...newest.values()].toSorted((one, other) => other.sent - one.sent);
  const guests = replies.flatMap(({ household, people }) => people.map((person) => ({ ...person, household })));
  const invitees = new Set(
    invited.flatMap(({ household, names }) => names.map((name) => `${household} ${plainName(name)}`)),
  );
  /** Whether the invitation of a guest's own household names them; a namesake in another household is someone else. */
  const isInvitee = ({ household, name }: Guest) => invitees.has(`${household} ${plainName(name)}`);
  // An answer sent without the invitation's link has a new household id, so look for the names of its people.
  const answered = new Set(guests.filter((guest) => !isInvitee(guest)).map(({ name }) => plainName(name)));
  const missing = invited.filter(
    ({ household, names }) => !newest.has(household) && !names.some((name) => answered.has(plainName(name))),
  );
  return {
    replies,
    guests,
    missing,
    doubts: [...new Set([...findRepeated(guests, isInvitee), ...findMismatches(guests, invited, choices)])],
  };
}

/** Whether a guest comes to any event, even one that the reply page no longer asks about: `findMismatches` reports that. */
export const isComing = ({ events }: Person) => events.length > 0;

/** What a guest eats. The choice of someone who comes to no event does not count. */
export function mealOf(person: Person): Pick<Person, 'dish' | 'diet'> {
  return isComing(person) ? person : { dish: '', diet: '' };
}

/** How many come to each event and eat each dish. */
export function countGuests(guests: readonly Guest[], { events, dishes }: Choices) {
  const coming = guests.filter(isComing);
  const count = (isCounted: (guest: Guest) => boolean) => coming.filter(isCounted).length;
  return {
    coming: coming.length,
    declined: guests.length - coming.length,
    events: events.map((id) => ({ id, count: count((guest) => guest.events.includes(id)) })),
    dishes: dishes.map((id) => ({ id, count: count(({ dish }) => dish === id) })),
    undecided: dishes.length > 0 ? count(({ dish }) => !dishes.includes(dish)) : 0,
    diets: coming.filter(({ diet }) => diet.trim() !== '').map(({ name, diet }) => ({ name, diet })),
  };
}

/** People in several answers, as when a couple answer from two phones. Invited namesakes are different people. */
function findRepeated(guests: readonly Guest[], isInvitee: (guest: Guest) => boolean): string[] {
  const names = new Set(guests.map(({ name }) => plainName(name)));
  return [...names].flatMap((name) => {
    const same = guests.filter((guest) => plainName(guest.name) === name);
    const [first] = same;
    const answers = new Set(same.map(({ household }) => household)).size;
    if (first === undefined || answers < 2 || same.every(isInvitee)) return [];
    const doAgree = same.every((guest) => factsOf(guest) === factsOf(first));
    return doAgree
      ? [`${first.name} is in ${answers} answers, which agree.`]
      : [`${first.name} is in ${answers} answers, which contradict each other.`];
  });
}

/** Sentences about answers that do not fit the invitations, or what the reply page offers now. */
function findMismatches(
  guests: readonly Guest[],
  invited: readonly Invitation[],
  { events, dishes }: Choices,
): string[] {
  const names = new Set(invited.flatMap((invitation) => invitation.names.map(plainName)));
  const allowed = new Map(invited.map((invitation) => [invitation.household, invitation.events]));
  return guests.flatMap((guest) => {
    // Without an invitation, all events.
    const asked = eventsToAsk(events, allowed.get(guest.household) ?? []);
    return [
      invited.length > 0 && !names.has(plainName(guest.name)) && `${guest.name} is not on your list of guests.`,
      guest.events.some((id) => !events.includes(id)) &&
        `${guest.name} answered for an event that the reply page no longer asks about.`,
      guest.events.some((id) => events.includes(id) && !asked.includes(id)) &&
        `${guest.name} comes to an event without an invitation to it.`,
      isComing(guest) &&
        guest.dish !== '' &&
        !dishes.includes(guest.dish) &&
        `${guest.name} chose a meal that is no longer offered.`,
    ].filter((doubt) => doubt !== false);
  });
}

/** A guest's events and meal as a text, to compare. */
function factsOf(guest: Guest): string {
  const { dish, diet } = mealOf(guest);
  return JSON.stringify([guest.events.toSorted(), dish, diet]);
}
