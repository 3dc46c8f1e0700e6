import { guestTimeText } from './guest-time';

// Fills in each event's time for the guest, where it differs from the couple's time on the prerendered page.
for (const event of document.querySelectorAll('#page article')) {
  const [start, end] = event.querySelectorAll('time');
  const zone = event.querySelector<HTMLElement>('[data-zone]');
  const line = event.querySelector<HTMLElement>('[data-words]');
  if (!start || !end || !zone || !line) continue;
  const times = { start: start.dateTime, end: end.dateTime, endText: end.textContent };
  const guestTime = guestTimeText(times, document.documentElement.lang);
  if (guestTime === null) continue;
  zone.textContent = ` ${zone.dataset.zone}`;
  line.textContent = (line.dataset.words ?? '').replace('{time}', guestTime);
  line.hidden = false;
}
