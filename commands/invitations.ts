import { statSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse, relative, resolve } from 'node:path';
import { drawLabels } from '../build/draw/labels.ts';
import { openProject } from '../build/check/open-project.ts';
import { findSiteKey, linkWith } from '../build/emit/private/site-key.ts';
import { askedEvents } from '../build/make/make-reply.ts';
import { docPath } from '../build/read/engine.ts';
import { formatMistake, formatMistakes } from '../build/read/messages/mistake.ts';
import { decodeText } from '../build/read/yaml/decode.ts';
import { findAddress } from '../build/read/site-address.ts';
import { plainWord } from '../desk/model/names/plain-word.ts';
import { findHome } from '../desk/server/publish/find-home.ts';
import { inviteHouseholds, readGuests } from '../desk/server/replies/guests.ts';
import { orRefuse } from '../desk/server/undo/content-files.ts';
import { pathOf } from '../src/model/pages.ts';
import { writeInvitation } from '../src/reply/invitation.ts';
import { INVITATION_FOLDER, saveQrCode } from './support/qr-files.ts';
import { refuse } from './support/refuse.ts';

/** The most characters of a household's names in a file's name. */
const LONGEST_NAME = 40;

/** `our-story invitations guests.csv`: makes a link, a QR code and a label for each household. */
export async function run(root: string, [file]: string[]): Promise<boolean> {
  const project = openProject(root);
  const { written, whole, mistakes } = await project.read();
  if (!written || !whole) return refuse(formatMistakes(mistakes));
  if (!written.reply)
    return refuse(
      `Guests cannot answer yet. Add the reply page, or show it if it is hidden: see ${docPath('reply.md')}.`,
    );
  if (file === undefined) return refuse('Which guests? Write: npx our-story invitations guests.csv');
  const address = await findAddress(project, written.site.address);
  if (typeof address !== 'string') return refuse(formatMistake(address));
  const path = resolve(root, file);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return refuse(`There is no file ${file} here.`);
  const decoded = decodeText(await readFile(path));
  if ('message' in decoded) return refuse(formatMistake({ file, column: 1, severity: 'error', ...decoded }));
  // Even if the couple have hidden the schedule: the reply page asks about its events.
  const events = whole.schedule?.events.map(({ id }) => id) ?? [];
  const asked = askedEvents(written.reply, whole.schedule).map(({ id }) => id);
  const { households, mistakes: wrong } = readGuests(decoded.text, events, asked);
  if (wrong.length > 0) return refuse(wrong.map((mistake) => `${file}: ${mistake}`).join('\n'));
  if (households.length === 0) return refuse(`${file} has no households.`);

  const page = `${await findHome(project, address)}${pathOf('reply').slice(1)}`;
  const saved = await orRefuse(async () => {
    // On a private site, the key comes before the invitation in the fragment.
    const start = written.site.private ? `${linkWith(await findSiteKey(project), page)}&` : `${page}#`;
    return { start, ...(await inviteHouseholds(project, households)) };
  });
  if ('message' in saved) return refuse(saved.message);
  const { start, invited, gone } = saved;
  const folder = join(root, INVITATION_FOLDER);
  await mkdir(folder, { recursive: true });
  const labels = [];
  const fileNames = new Set<string>();
  for (const [index, { address: lines, ...invitation }] of invited.entries()) {
    const link = `${start}${writeInvitation(invitation)}`;
    const word = plainWord(invitation.names.join(' '), LONGEST_NAME);
    // Names in another alphabet leave no word.
    const fileName = String(index + 1).padStart(3, '0') + (word && `-${word}`);
    fileNames.add(fileName);
    // One large picture at a time.
    const svg = await saveQrCode(link, join(folder, fileName));
    labels.push({ names: invitation.names, address: lines, link, svg });
  }
  await writeFile(join(folder, 'labels.html'), drawLabels(labels, written.site.language));
  const count = invited.length === 1 ? '1 invitation is' : `${invited.length} invitations are`;
  console.log(`${count} in ${relative(process.cwd(), folder)}: a QR code for each as SVG and PNG, and
labels.html with all names, addresses and links, to print or to copy from.
A link greets its household; it does not keep others out. Test one with a phone before you print the rest.`);
  if (gone.length > 0)
    console.log(`
${file} no longer has ${gone.map(({ names }) => names.join(' & ')).join('; ')}, so the desk no longer waits for their answers.
If they are still invited, write all guests into one table and run this again. They keep their links.`);
  const codes = (await readdir(folder)).filter((name) => /^\d{3,}(-.*)?\.(svg|png)$/.test(name));
  const old = codes.filter((name) => !fileNames.has(parse(name).name)).toSorted();
  if (old.length > 0)
    console.log(`
These QR codes are from an earlier table. Delete them, so that nobody prints them: ${old.join(', ')}.`);
  return true;
}
