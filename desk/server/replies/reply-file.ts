import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { listFiles } from '../../../build/read/list-content.ts';
import type { Project } from '../../../build/read/project.ts';
import { readIfPresent } from '../../../build/read/read-if-present.ts';
import { idOfAnswer, whenSent } from '../../model/replies/guest-list.ts';
import { FileTrouble } from '../undo/content-files.ts';
import { isReply, type Reply } from '../../../src/reply/reply.ts';
import { isInvitation, type Invitation } from '../../../src/reply/invitation.ts';
import { homeOf, makeHome } from '../../../build/read/home-folder.ts';

const invitations = z.array(z.custom<Invitation>(isInvitation)).default([]);

const file = z.object({
  replies: z.array(z.custom<Reply>(isReply)),
  invited: invitations,
  /**
   * Households that the latest guest table lacks, or invites under another id. If a table lists them again, their links
   * return.
   */
  former: invitations,
  /** The ids of answers that the couple set aside. */
  aside: z.array(z.string()).default([]),
});

/** Every answer that ever arrived, corrected ones too, and who is invited. */
type ReplyFile = z.infer<typeof file>;

export const REPLIES_FILE = 'replies.json';

/**
 * Reads the answers, also those in copies of the file. Skips damaged copies.
 * @throws FileTrouble if the file is damaged, so that nobody writes over it
 */
export async function readReplies(project: Project): Promise<ReplyFile> {
  let kept = await readRepliesIn(pathOf(project));
  for (const path of await listCopies(project)) {
    const copy = await readRepliesIn(path).catch(() => null);
    const known = new Set(kept.replies.map(idOfAnswer));
    // A copy stays, so it must not set aside again what the couple bring back.
    if (copy) kept = merge(kept, { ...copy, aside: copy.aside.filter((id) => !known.has(id)) });
  }
  return kept;
}

/**
 * The copies that a synced folder gets if two computers change the file before they sync:
 * `replies (Ben's conflicted copy 2027-05-01).json`, `replies-LAPTOP.json`, `replies 2.json`.
 */
async function listCopies(project: Project): Promise<string[]> {
  const names = (await listFiles(homeOf(project))).filter((name) => /^replies.+\.json$/.test(name));
  return names.map((name) => join(homeOf(project), name));
}

/** Writes what only copies have into the file itself. @throws FileTrouble if the file is damaged */
export async function mergeCopies(project: Project): Promise<void> {
  if ((await listCopies(project)).length > 0) await write(project, await readReplies(project));
}

/** Reads one file of answers; empty if it is missing. @throws FileTrouble if it is damaged */
export async function readRepliesIn(path: string): Promise<ReplyFile> {
  const text = await readIfPresent(path);
  if (text === null) return { replies: [], invited: [], former: [], aside: [] };
  try {
    return file.parse(JSON.parse(text));
  } catch {
    throw new FileTrouble(
      `Your guests’ answers, ${path}, are damaged. Put back a copy of this file, or move it elsewhere and paste the guests’ messages again.`,
    );
  }
}

/**
 * Adds answers, each only once. What the couple set aside stays so if a form's table has new line numbers, or times instead.
 * @returns how many are new
 */
export async function addReplies(project: Project, found: readonly Reply[]): Promise<number> {
  const kept = await readReplies(project);
  const fresh = findNew(kept.replies, found);
  const untimed = kept.replies.filter((old) => whenSent(old) === null);
  const isStillAside = (reply: Reply) => {
    const before = untimed.findLast((old) => isDeepStrictEqual({ ...old, sent: reply.sent }, reply));
    return before !== undefined && kept.aside.includes(idOfAnswer(before));
  };
  const aside = [...kept.aside, ...fresh.filter(isStillAside).map(idOfAnswer)];
  if (fresh.length > 0) await write(project, { ...kept, replies: [...kept.replies, ...fresh], aside });
  return fresh.length;
}

/** The answers in `found` that are not in `kept`, each only once. */
function findNew(kept: readonly Reply[], found: readonly Reply[]): Reply[] {
  const byText = new Map(found.map((reply) => [JSON.stringify(reply), reply]));
  for (const reply of kept) byText.delete(JSON.stringify(reply));
  return [...byText.values()];
}

/**
 * Adds the answers of another computer's file, what it set aside, and its households that this folder does not know.
 */
export async function mergeReplies(project: Project, path: string): Promise<void> {
  const theirs = await readRepliesIn(path);
  await write(project, merge(await readReplies(project), theirs));
}

function merge(kept: ReplyFile, theirs: ReplyFile): ReplyFile {
  return {
    replies: [...kept.replies, ...findNew(kept.replies, theirs.replies)],
    ...addHouseholds(kept, theirs),
    aside: [...new Set([...kept.aside, ...theirs.aside])],
  };
}

type Lists = Pick<ReplyFile, 'invited' | 'former'>;

/** Adds new households. If the same names are invited here under another id, the household is added to `former`. */
function addHouseholds(kept: Lists, theirs: Lists): Lists {
  const known = new Set([...kept.invited, ...kept.former].map(({ household }) => household));
  const isNew = ({ household }: Invitation) => !known.has(household);
  const isInvitedHere = ({ names }: Invitation) => kept.invited.some((each) => isDeepStrictEqual(each.names, names));
  const invited = theirs.invited.filter(isNew);
  return {
    invited: [...kept.invited, ...invited.filter((each) => !isInvitedHere(each))],
    former: [...kept.former, ...theirs.former.filter(isNew), ...invited.filter(isInvitedHere)],
  };
}

/** Replaces the lists of households. */
export async function writeInvited(project: Project, lists: Lists): Promise<void> {
  await write(project, { ...(await readReplies(project)), ...lists });
}

/** Sets an answer aside, or brings it back. */
export async function setAside(project: Project, id: string, isAside: boolean): Promise<void> {
  const kept = await readReplies(project);
  const others = kept.aside.filter((each) => each !== id);
  await write(project, { ...kept, aside: isAside ? [...others, id] : others });
}

/** Writes the file, for this user only, next to the old one and renames it, so that a crash leaves one of the two. */
async function write(project: Project, content: ReplyFile): Promise<void> {
  const path = pathOf(project);
  const temporary = `${path}.${randomUUID()}`;
  await makeHome(project);
  try {
    await writeFile(temporary, `${JSON.stringify(content, null, 1)}\n`, { flush: true, mode: 0o600 });
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
}

const pathOf = (project: Project) => join(homeOf(project), REPLIES_FILE);
