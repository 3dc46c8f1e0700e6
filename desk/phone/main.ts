import { Ended, makeCaptionSender, pair, sendFile } from './send-file.ts';
import { makeRow, type UploadRow } from './upload-row.ts';

/*
 * The page on the phone. It only sends photos and films; a phone that may edit the site is sent on to the desk.
 */

const INVALID_CODE = 'This code was already used, or has changed. Scan the code that your computer shows now.';
// After the panel closes, this page cannot connect again: the next panel has another port.
const NO_CONNECTION =
  'No connection. It continues automatically, unless “Add from your phone” was closed on your computer: ' +
  'then open it there, scan the new code, and choose this file again.';
const ENDED = 'Your computer is no longer receiving. Open “Add from your phone” there, and scan the new code.';

const find = (id: string) => document.querySelector(`#${id}`);
const queue: { file: File; row: UploadRow }[] = [];
let total = 0;
/** How many of these were sent, including those that the computer refused. */
let done = 0;
let arrived = 0;
let isSending = false;

const input = find('files');
if (input instanceof HTMLInputElement)
  input.addEventListener('change', () => {
    add([...(input.files ?? [])]);
    // Lets the same files be chosen again.
    input.value = '';
  });
// A new code may open in this tab, where only the address's fragment changes.
window.addEventListener('hashchange', () => {
  if (!isSending) location.reload();
});
// Files that wait are lost with the page.
window.addEventListener('beforeunload', (event) => {
  if (isSending) event.preventDefault();
});
const phoneUse = await pair();
if (phoneUse === 'photos') find('choose')?.removeAttribute('hidden');
else if (phoneUse === 'desk') location.replace('/edit/');
else say(INVALID_CODE, true);

function say(words: string, isWrong = false): void {
  const status = find('status');
  if (!status) return;
  status.textContent = words;
  status.classList.toggle('wrong', isWrong);
}

function add(files: readonly File[]): void {
  for (const file of files) {
    const row = makeRow(file);
    row.show('Waiting', null);
    find('list')?.append(row.element);
    queue.push({ file, row });
  }
  total += files.length;
  if (!isSending) void sendAll();
}

async function sendAll(): Promise<void> {
  isSending = true;
  try {
    // A file stays in the queue while it is sent, so that `stop` finds all unsent ones there.
    for (let next = queue[0]; next; next = queue[0]) {
      say(`Sending ${done + 1} of ${total}. Keep this page open.`);
      if (await send(next)) arrived += 1;
      done += 1;
      queue.shift();
    }
    if (arrived < total) say(`Arrived: ${arrived} of ${total}. See below what went wrong.`, true);
    else say(total === 1 ? 'It has arrived.' : `All ${total} have arrived.`);
  } catch (error) {
    stop(error);
  }
  isSending = false;
}

/** Gives up all unsent files after an `Ended`. @throws any other error */
function stop(error: unknown): void {
  if (!(error instanceof Ended)) throw error;
  say(ENDED, true);
  for (const { row } of queue) row.show('Not sent', null, true);
  find('choose')?.setAttribute('hidden', '');
}

/** Sends a file. @returns whether it was accepted */
async function send({ file, row }: { file: File; row: UploadRow }): Promise<boolean> {
  const refused = await sendFile(
    file,
    (address) => {
      const sendCaption = makeCaptionSender(address);
      return row.connectCaption((caption) => sendCaption(caption).catch(stop));
    },
    (sent) => {
      if (sent === null) row.show(NO_CONNECTION, null);
      else if (sent < file.size) row.show('Sending …', sent / file.size);
      else row.show('Your computer is checking it …', 1);
    },
  );
  row.show(refused ?? 'On your computer', null, refused !== null);
  return refused === null;
}
