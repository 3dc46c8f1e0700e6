import { daysLeft } from './countdown';

// Opens the prerendered overlay and counts the days, which depend on the day of the visit.
const message = document.querySelector<HTMLElement>('#page dialog [data-soon]');
const { soon = '', until = '' } = message?.dataset ?? {};
const days = daysLeft(Date.now(), until);
if (message && days !== null) message.textContent = soon.replaceAll('{days}', String(days));
message?.closest('dialog')?.showModal();
