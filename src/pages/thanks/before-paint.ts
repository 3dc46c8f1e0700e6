import { daysLeft } from './countdown';

// Opens the prerendered overlay and counts the days, which depend on the day of the visit.
const message = document.querySelector<HTMLElement>('#page dialog [data-soon]');
const { soon = '', until = '' } = message?.dataset ?? {};
const days = daysLeft(Date.now(), until);
if (message && days !== null) message.textContent = soon.replaceAll('{days}', String(days));
const dialog = message?.closest('dialog');
dialog?.showModal();
// Before the page's script, Escape closes the dialog only. Close also reaches the script, as an early press.
dialog?.addEventListener('close', () => dialog.querySelector('button')?.click());
