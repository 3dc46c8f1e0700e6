import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reply } from 'virtual:content/reply';
import { schedule } from 'virtual:content/schedule';
import { formLink } from '../../../src/reply/form-link';
import { menuName } from '../../../src/site/included-pages';
import { factsHtml } from '../../../src/without-script/facts-html';

/** The facts of a site without a schedule and a story, whose guests can answer only in these ways. */
const answerBy = (to: Partial<typeof reply.to>, link: string | null) =>
  factsHtml({
    base: '/',
    schedule: null,
    list: null,
    reply: { ...reply, to: { whatsapp: null, phone: null, mail: null, ...to }, link },
  });

test('a guest without script can answer by WhatsApp or in another service’s form', () => {
  expect(answerBy({ whatsapp: '4915112345' }, null)).toContain('href="https://wa.me/4915112345"');
  const form = 'https://form.example/?who={names}&greet={names}';
  expect(answerBy({}, form)).toContain('href="https://form.example/?who=&amp;greet="');
});

test('another service’s form gets the household’s names for each {names} in its link', () => {
  const link = formLink('https://form.example/?who={names}&greet={names}', ['Ana', 'Luís']);
  expect(link).toBe('https://form.example/?who=Ana%2C%20Lu%C3%ADs&greet=Ana%2C%20Lu%C3%ADs');
});

test('a guest without script can call the couple with a tap', () => {
  expect(answerBy({ phone: '+49 151 (1) 2345' }, null)).toContain('href="tel:+4915112345">+49 151 (1) 2345</a>');
});

test('without script, the line about replies is left out if it would be empty', () => {
  const words = { ...reply.words, due: '' };
  const to = { whatsapp: null, phone: null, mail: null };
  const html = factsHtml({ base: '/', schedule: null, list: null, reply: { ...reply, to, link: null, words } });
  expect(html).not.toContain(menuName('reply'));
});

test('without script, links to WhatsApp and another service’s form open in a new tab', () => {
  const newTab = /target="_blank" rel="noopener noreferrer"/;
  expect(answerBy({ whatsapp: '4915112345' }, null)).toMatch(newTab);
  expect(answerBy({}, 'https://form.example/')).toMatch(newTab);
  expect(answerBy({ mail: 'ana@example.com' }, null)).not.toMatch(newTab);
});

test('without a schedule, the cover links down to the answers or the story’s list', () => {
  const linkDown = (text: string) => `<a class="day-link" href="#day">${text}</a>`;
  expect(answerBy({ mail: 'ana@example.com' }, null)).toContain(linkDown(menuName('reply')));
  expect(answerBy({ mail: 'ana@example.com' }, null)).toContain('<p class="day-facts" id="day">');
  const list = { href: 'list.html', label: 'As a list' };
  const storyFacts = factsHtml({ base: '/', schedule: null, list, reply: null });
  expect(storyFacts).toContain(linkDown(menuName('story')));
  expect(storyFacts).toContain('<p class="day-facts" id="day">');
});

test('without script and in print, an event after midnight names its night', () => {
  const night = 'the night from Saturday to Sunday';
  const days = schedule.days.map((day) => ({ ...day, events: day.events.map((event) => ({ ...event, night })) }));
  const html = factsHtml({ base: '/', schedule: { ...schedule, days }, list: null, reply: null });
  const [inPrint, withoutScript] = html.split('</template>');
  for (const part of [inPrint, withoutScript]) expect(part).toContain(`<p>${night}</p>`);
});

test('without script, Tab reaches the link down the page before what it leads to', () => {
  const html = factsHtml({ base: '/', schedule, list: null, reply });
  const withoutScript = html.slice(html.indexOf('<noscript>'));
  expect(withoutScript.indexOf('class="day-link"')).toBeGreaterThan(0);
  expect(withoutScript.indexOf('class="day-link"')).toBeLessThan(withoutScript.indexOf('id="day"'));
});

test('without script, paper has no link down the page', () => {
  // The HTML of a unit test has no styles: imported style sheets are empty there.
  const css = readFileSync(join(import.meta.dirname, '../../../src/without-script/without-script.css'), 'utf8');
  const [, onPaper] = css.split('@media print');
  expect(onPaper).toMatch(/^\s*\{\s*\.day-link\s*\{\s*display: none;/);
});
