import { daysLeft } from './countdown';

// Opens the prerendered overlay and fills in how many days are left at the time of the visit.
const message = document.querySelector<HTMLElement>('#page dialog [data-soon]');
const { soon = '', until = '' } = message?.dataset ?? {};
const days = daysLeft(Date.now(), until);
if (message && days !== null) message.textContent = soon.replaceAll('{days}', String(days));
const dialog = message?.closest('dialog');
dialog?.showModal();
// Before the page's script runs, Escape only closes the dialog. This presses Close, too: the script repeats the press
// (see `use-early-press.ts`), which marks the guest as thanked.
dialog?.addEventListener('close', () => dialog.querySelector('button')?.click());
