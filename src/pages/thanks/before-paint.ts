import { daysLeft } from './countdown';

// Opens the prerendered overlay and counts the days that are left on the day of the visit.
const message = document.querySelector<HTMLElement>('#page dialog [data-soon]');
const { soon = '', until = '' } = message?.dataset ?? {};
const days = daysLeft(Date.now(), until);
if (message && days !== null) message.textContent = soon.replaceAll('{days}', String(days));
const dialog = message?.closest('dialog');
dialog?.showModal();
// Until the page's script runs, Escape only closes the dialog. A press of Close reaches the script as an early press.
dialog?.addEventListener('close', () => dialog.querySelector('button')?.click());
