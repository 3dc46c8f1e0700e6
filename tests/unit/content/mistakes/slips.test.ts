import { describe, expect, test } from 'vitest';
import { checkContent } from '../../../../build/check/check-content.ts';
import { findCause } from '../../../../build/read/messages/syntax-causes.ts';
import { readSource } from '../../../../build/read/yaml/source.ts';
import { formatMistake } from '../../../../build/read/messages/mistake.ts';
import { suggestDay } from '../../../../src/model/schema/days.ts';
import { suggestLink, suggestTime } from '../../../../src/model/schema/suggestions.ts';
import { small, smallMedia } from '../../../fixtures/content/small.ts';

/** A content folder as a couple may leave it: files by name, as text or bytes, and the names in `media/`. */
type Folder = { files: Map<string, string | Uint8Array>; media: string[] };
type Slip = (folder: Folder) => void;

const textOf = ({ files }: Folder, file: string) => String(files.get(file));

/** Replaces text in a file. */
const write =
  (file: string, from: string | RegExp, to: string): Slip =>
  (folder) => {
    const before = textOf(folder, file);
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`Nothing to change in ${file}`);
    folder.files.set(file, after);
  };
/** Saves a file in another encoding, or with another text. */
const save =
  (file: string, encode: (text: string) => string | Uint8Array): Slip =>
  (folder) =>
    void folder.files.set(file, encode(textOf(folder, file)));
const rename =
  (from: string, to: string): Slip =>
  ({ files }) => {
    files.set(to, files.get(from) ?? '');
    files.delete(from);
  };
const both =
  (...slips: Slip[]): Slip =>
  (folder) =>
    slips.forEach((slip) => slip(folder));

/** All mistakes and warnings for a slip. */
function report(slip: Slip): string[] {
  const folder: Folder = { files: new Map(Object.entries(small)), media: [...smallMedia] };
  slip(folder);
  const { mistakes, warnings } = checkContent(folder.files, folder.media, 'content', { today: '2023-01-01' });
  return [...mistakes, ...warnings].map((mistake) => formatMistake(mistake).replace('content/', ''));
}

const link = (to: string) => write('faq.yaml', 'At {{', `See [us](${to}). At {{`);
const url = (to: string) => write('registry.yaml', 'https://shop.test/lists', to);
const zone = (to: string) => write('site.yaml', 'Europe/Zurich', to);
/** Adds a file, or replaces it. */
const add =
  (file: string, text: string): Slip =>
  ({ files }) =>
    void files.set(file, text);
const date = (to: string) => write('schedule.yaml', '2023-07-03', to);
const start = (to: string) => write('schedule.yaml', 'start: 4:30 PM', `start: ${to}`);
const photo = (name: string) => write('story.yaml', 'beach.jpg', name);
/** Renames the photo in `media/`, not in the card. */
const renamePhoto =
  (name: string): Slip =>
  ({ media }) =>
    void media.splice(media.indexOf('beach.jpg'), 1, name);
const caption = (text: string) => write('story.yaml', 'caption: Hello', `caption: ${text}`);
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const windows = (text: string) => Buffer.from(text, 'latin1');
const NBSP = '\u00A0';

describe('reports one slip once, at its line:', () => {
  test.each<[string, Slip, string]>([
    [
      'a tab',
      write('schedule.yaml', '    title: Mass', '\ttitle: Mass'),
      'schedule.yaml:5:1  This line starts with a tab. Use spaces instead',
    ],
    [
      'a tab after the dash of an entry',
      write('schedule.yaml', '  - id: feast', '  -\tid: feast'),
      'schedule.yaml:11:3  A tab follows the "-". Type one space instead.',
    ],
    [
      'one space too few',
      write('schedule.yaml', '    date', '   date'),
      'schedule.yaml:6:1  This line is indented by 3 spaces, the lines it belongs with by 4. Indent it by 4.',
    ],
    [
      'one space too many',
      write('schedule.yaml', '    date', '     date'),
      'schedule.yaml:6:1  This line is indented by 5 spaces, the lines it belongs with by 4. Indent it by 4.',
    ],
    [
      'a dash with one space too few',
      write('schedule.yaml', '  - id: feast', ' - id: feast'),
      'schedule.yaml:11:1  This line is indented by 1 space',
    ],
    [
      'an entry’s lines level with its dash',
      both(
        write('schedule.yaml', '    title: Mass', '  title: Mass'),
        write('schedule.yaml', '    date: 2023-07-02', '  date: 2023-07-02'),
      ),
      'schedule.yaml:5:1  This line is indented by 2 spaces, the lines it belongs with by 4. Indent it by 4.',
    ],
    [
      'an entry’s lines further out than its dash',
      write('faq.yaml', /[^]*/, 'questions:\n- question: When?\n answer: Soon\n ask: Now?\n'),
      'faq.yaml:3:1  This line is indented by 1 space, the lines it belongs with by 2. Indent it by 2.',
    ],
    [
      'a space before a line that needs none',
      write('thanks.yaml', 'later:', ' later:'),
      'thanks.yaml:3:1  This line is indented by 1 space, but the lines it belongs with are not. Delete the spaces before it.',
    ],
    [
      'a dash that lost its indentation',
      write('schedule.yaml', '  - id: mass', '- id: mass'),
      'schedule.yaml:4:1  This line is not indented, but the lines it belongs with are. Indent it by 2 spaces.',
    ],
    [
      'a line of the file indented below an entry',
      write(
        'travel.yaml',
        /intro: Come\n([^]*)/,
        `${(small['travel.yaml'] ?? '').replace('intro: Come\n', '')}  intro: Come\n`,
      ),
      'travel.yaml:9:3  "intro" is indented too far. Delete the spaces before it.',
    ],
    [
      'a quotation mark left open, below a tab that is allowed',
      both(write('story.yaml', 'heading: ', 'heading:\t'), caption('"Hello')),
      'story.yaml:64:14  A quotation mark opens here and is never closed.',
    ],
    [
      'a list without the name above it',
      write('faq.yaml', 'questions:\n', ''),
      'faq.yaml:1:3  This file must start with a name and a colon, like "name:".',
    ],
    [
      'a key without indentation',
      write('places.yaml', '  hall', 'hall'),
      'places.yaml:2:1  "hall" belongs under "places". Indent it',
    ],
    [
      'an entry whose lines are all without indentation',
      write(
        'site.yaml',
        /(?<=words:\n)[^]*/,
        ((small['site.yaml'] ?? '').split('words:\n')[1] ?? '').replaceAll('  ', ''),
      ),
      'site.yaml:17:1  "open" belongs under "words". Indent it',
    ],
    [
      'an optional line that slipped out of an entry that has defaults',
      write('site.yaml', /$/, 'and: plus\n'),
      'site.yaml:33:1  "and" belongs under "words". Indent it',
    ],
    [
      'a line that slipped out of its entry',
      write('faq.yaml', '    answer', 'answer'),
      'faq.yaml:3:1  "answer" belongs under "questions". Indent it',
    ],
    [
      'no space after a colon',
      write('schedule.yaml', 'title: Mass', 'title:Mass'),
      'schedule.yaml:5:5  A space is missing after "title:".',
    ],
    [
      'no space after a dash',
      write('schedule.yaml', '- id: feast', '-id: feast'),
      'schedule.yaml:11:3  A space is missing after the "-".',
    ],
    [
      'a missing quotation mark',
      write('thanks.yaml', '"{days} days"', '"{days} days'),
      'thanks.yaml:2:7  A quotation mark opens here and is never closed. Add the closing one;',
    ],
    [
      'a text in quotation marks whose next line is not indented further',
      caption('"Hello\n    there"'),
      'story.yaml:64:14  A quotation mark opens here and is never closed. Add the closing one; if it is on a line below,',
    ],
    [
      'an apostrophe at the start of a text',
      caption("'90s night"),
      "story.yaml:64:14  The text starts with a ' that is never closed. If it is an apostrophe, write ’",
    ],
    [
      'a dash at the start of a text',
      caption('- Anna'),
      'story.yaml:64:14  Text that starts with a dash needs quotation marks',
    ],
    [
      'a colour in braces without quotation marks',
      write('site.yaml', 'couple:', 'colours: { ink: #123456, paper: "#ffffff" }\ncouple:'),
      'site.yaml:1:10  A "#" starts a note here. Put each colour in quotation marks',
    ],
    [
      'a missing quotation mark at the start',
      write('thanks.yaml', '"{days} days"', '{days} days"'),
      'thanks.yaml:2:7  Text that starts with this character needs quotation marks',
    ],
    [
      'a missing bracket',
      write('site.yaml', '[Ada, Bo]', '[Ada, Bo'),
      'site.yaml:2:10  A bracket opens here and is never closed.',
    ],
    [
      'a colon in a text',
      caption('First date: late'),
      'story.yaml:64:14  Text with a colon in it needs quotation marks',
    ],
    [
      'It’s in single quotation marks',
      caption("'It's late'"),
      "story.yaml:64:14  The text ends at the second ' on this line. If it is an apostrophe,",
    ],
    [
      'quotation marks within a text in quotation marks',
      caption('"She said "yes" twice"'),
      'story.yaml:64:14  The text ends at the second " on this line.',
    ],
    [
      'a backslash in a text in quotation marks',
      caption('"We did it \\o/"'),
      'story.yaml:64:25  In "quotation marks", a \\ needs a second one before it: write \\\\.',
    ],
    [
      'a bullet before an entry of a list',
      write('schedule.yaml', '  - id: feast', '  • id: feast'),
      'schedule.yaml:11:3  An entry of a list starts with a hyphen and a space: "- ".',
    ],
    [
      'a bullet before a text of a list',
      write('map.yaml', '- 46.2', '* 46.2'),
      'map.yaml:14:7  An entry of a list starts with a hyphen and a space: "- ".',
    ],
    [
      'a comma in a text in braces',
      write('map.yaml', 'name: The Hall,', 'name: The Hall, an inn, a barn,'),
      'map.yaml:4:27  "an inn" follows a comma, which ends the text before it. Put the whole text in "quotation marks".',
    ],
    [
      'a colon in a text in braces',
      write('map.yaml', 'name: The Hall,', 'name: The Hall: an inn,'),
      'map.yaml:4:17  Between { and }, a comma separates the lines, and text with a colon in it needs "quotation marks".',
    ],
    [
      'a "#" in a text in braces',
      write('map.yaml', 'name: The Hall,', 'name: Hall #2,'),
      'map.yaml:4:9  A "#" after a space starts a note. Put each text that contains one in "quotation marks".',
    ],
    [
      'a "#" at the start of a text in brackets',
      write('site.yaml', 'letSearchEnginesIn: false', 'letSearchEnginesIn: false\nhidden: [travel, #registry]'),
      'site.yaml:7:9  A "#" after a space starts a note. Put each text that contains one in "quotation marks".',
    ],
    [
      'no space after a colon in braces',
      write('map.yaml', 'name: The Hall,', 'name:The Hall,'),
      'map.yaml:4:11  "name:The Hall" lacks a space after "name:".',
    ],
    [
      'a Git conflict',
      write(
        'schedule.yaml',
        '    place: hall',
        '<<<<<<< HEAD\n    place: hall\n=======\n    place: home\n>>>>>>> theirs',
      ),
      'schedule.yaml:9:1  Git could not merge two versions of this file',
    ],
    [
      'a non-breaking space as indentation',
      write('schedule.yaml', '    date', `  ${NBSP}${NBSP}date`),
      'schedule.yaml:6:3  This space is "non-breaking"',
    ],
    [
      'a non-breaking space as indentation of the last line',
      write('schedule.yaml', /    calendar: false/, `${NBSP}   calendar: false`),
      'schedule.yaml:17:1  This space is "non-breaking"',
    ],
    [
      'a non-breaking space after a colon',
      write('schedule.yaml', 'title: Mass', `title:${NBSP}Mass`),
      'schedule.yaml:5:11  This space is "non-breaking"',
    ],
    [
      'curly quotation marks around a date',
      date('“2023-07-03”'),
      'schedule.yaml:13:11  "date" is in curly quotation marks. Delete them',
    ],
    [
      'curly quotation marks around a text with a colon',
      caption('“First date: late”'),
      'story.yaml:64:14  Text with a colon in it needs quotation marks around all of it: "…". These are curly',
    ],
    [
      'curly quotation marks around a name',
      write('site.yaml', '[Ada, Bo]', '[“Ada”, Bo]'),
      'site.yaml:2:11  Worth a look: Guests see the quotation marks around this text.',
    ],
    [
      'curly quotation marks around colours',
      write('story.yaml', 'caption: Hello', 'caption: Hello\n    background: [‘#123456’, ‘#234567’]'),
      'story.yaml:65:18  Entry 1 of "background" is in curly quotation marks.',
    ],
    [
      'a colour without quotation marks',
      write('story.yaml', 'caption: Hello', 'caption: Hello\n    background: #123456'),
      'story.yaml:65:17  "background" is empty, because a "#" starts a note. Write "#123456", with the quotation marks.',
    ],
    [
      'a colour without quotation marks, in a file with Windows line ends',
      both(
        write('story.yaml', 'caption: Hello', 'caption: Hello\n    background: #123456'),
        save('story.yaml', (text) => text.replaceAll('\n', '\r\n')),
      ),
      'story.yaml:65:17  "background" is empty, because a "#" starts a note. Write "#123456"',
    ],
    [
      'a colour without quotation marks before a note',
      write('story.yaml', 'caption: Hello', 'caption: Hello\n    background: #123456 # our blue'),
      'story.yaml:65:17  "background" is empty, because a "#" starts a note. Write "#123456"',
    ],
    [
      'an entry of a list that starts with a "#"',
      write('site.yaml', 'letSearchEnginesIn: false', 'letSearchEnginesIn: false\nhidden:\n  - #registry'),
      'Entry 1 of "hidden" is empty, because a "#" starts a note. Write "#registry", with the quotation marks.',
    ],
    [
      'a list of colours without quotation marks',
      write('story.yaml', 'caption: Hello', 'caption: Hello\n    background: [#123456, #234567]'),
      'story.yaml:65:17  A "#" starts a note here. Put each colour in quotation marks: ["#1d2450", "#4b3f86"].',
    ],
    [
      'a link where a list belongs',
      write('travel.yaml', /links: .*/, 'links: https://hall.test'),
      'travel.yaml:9:14  "links" must be a list: one line for each entry, each starting with "- ".',
    ],
    [
      'an entry of a list that was never written',
      write('schedule.yaml', '  - id: feast', '  -\n  - id: feast'),
      'schedule.yaml:11:4  Entry 2 of "events" is empty. Add its own lines, indented below it, or delete this one.',
    ],
    [
      'the only entry of a list, never written',
      write('faq.yaml', /questions:[^]*/, 'questions:\n  -\n'),
      'faq.yaml:2:4  Entry 1 of "questions" is empty. Add its own lines, indented below it.',
    ],
    [
      'a reference to a whole place',
      both(
        write('travel.yaml', 'places.hall.rate', 'places.hall'),
        // With these lines, there are too many facts to list all of them.
        write('places.yaml', 'facts:', '  inn: { name: Inn, address: Here, a: a, b: b, c: c, d: d }\nfacts:'),
      ),
      'Choose from: places.hall.name, places.hall.address, places.hall.rate, places.hall.map.',
    ],
    [
      'a typo in a name',
      write('schedule.yaml', 'title: Mass', 'titel: Mass'),
      'schedule.yaml:5:5  "titel" is not known here. Did you mean "title"?',
    ],
    [
      'a duplicate key',
      write('schedule.yaml', 'title: Mass', 'title: Mass\n    title: Vows'),
      'schedule.yaml:6:5  "title" appears twice in the same entry, here and on line 5. Delete one of them',
    ],
    [
      'a list in brackets without its comma',
      write('story.yaml', 'caption: Hello', 'caption: Hello\n    background: ["#123456" "#234567"]'),
      'story.yaml:65:28  A comma is missing here, between two values in brackets. Add it.',
    ],
    [
      'an entry without its dash',
      write('schedule.yaml', '  - id: feast', '    id: feast'),
      'schedule.yaml:11:5  "id" appears twice in the same entry, here and on line 4.',
    ],
    [
      'a duplicate id',
      write('schedule.yaml', 'id: mass', 'id: feast'),
      'schedule.yaml:11:9  The id "feast" is used twice. Give each event its own.',
    ],
    [
      'an American date',
      date('07/13/2023'),
      '"date" must be a day written as year-month-day, like 2023-07-03. Write 2023-07-13.',
    ],
    ['a date that may be American', date('07/03/2023'), 'Write 2023-07-03 or 2023-03-07.'],
    ['a date with dashes that may be American', date('07-03-2023'), 'Write 2023-07-03 or 2023-03-07.'],
    ['a European date', date('03.07.2023'), 'Write 2023-07-03.'],
    ['a date in words', date('July 3rd, 2023'), 'Write 2023-07-03.'],
    ['a date without its zeros', date('2023-7-3'), 'Write 2023-07-03.'],
    ['a date with longer dashes', date('2023–07–03'), 'Write 2023-07-03.'],
    [
      '31 September',
      date('2023-09-31'),
      'schedule.yaml:13:11  "date" is not a day in the calendar: September 2023 has 30 days.',
    ],
    ['swapped day and month', date('2023-18-09'), 'the month comes before the day, and is 01 to 12.'],
    ['7 PM', start('7 PM'), 'schedule.yaml:14:12  "start" must be a time like 1:30 PM or 13:30. Write 7:00 PM.'],
    ['7.30 p.m.', start('7.30 p.m.'), 'Write 7:30 PM.'],
    ['19h30', start('19h30'), 'Write 19:30.'],
    ['7:00 PM as a calendar copies it', start('7:00\u202FPM'), 'Write 7:00 PM.'],
    ['noon', start('noon'), 'Write 12:00 PM.'],
    [
      'an end before its start',
      start('11:30 PM'),
      'schedule.yaml:15:10  "end" (11:00 PM) is on the next day, about 24 hours after "start" (11:30 PM). Check both times.',
    ],
    [
      'an end equal to its start',
      start('11:00 PM'),
      'schedule.yaml:15:10  "end" (11:00 PM) is on the next day, about 24 hours after "start" (11:00 PM). Check both times.',
    ],
    ['a film as a portrait', write('party.yaml', 'a.jpg', 'waves.mp4'), 'Only cards show videos: name a picture.'],
    [
      'the same missing file in eight places',
      write('party.yaml', /(?<=bridesmaids [0-7], photo: )a.jpg/g, 'b.jpg'),
      'Also in party.yaml:5, party.yaml:6, party.yaml:7, party.yaml:8, party.yaml:9, party.yaml:10 and 1 more.',
    ],
    [
      'the same missing fact in two languages',
      both(write('faq.yaml', 'events.mass', 'events.mas'), (folder) =>
        folder.files.set('es/faq.yaml', textOf(folder, 'faq.yaml')),
      ),
      'faq.yaml:3:13  "{{events.mas.time}}" refers to a fact that does not exist. Did you mean "events.mass.time"? Also in es/faq.yaml:3.',
    ],
    [
      'a missing film with a photo of the same name, as in a live photo',
      both(write('story.yaml', 'waves.mp4', 'IMG_1.mp4'), ({ media }) => media.push('IMG_1.HEIC', 'IMG_1.MOV')),
      'Did you mean "IMG_1.MOV"?',
    ],
    ['a missing file', photo('us.jpg'), 'story.yaml:63:12  "us.jpg" is not in content/media/.'],
    ['a file in capitals', photo('Beach.JPG'), 'Did you mean "beach.jpg"? Upper and lower case matter on the web.'],
    ['.jpeg for .jpg', photo('beach.jpeg'), 'Did you mean "beach.jpg"?'],
    [
      'a file with a second ending that the computer hides',
      both(photo('rain.jpg'), renamePhoto('rain.jpg.jpg')),
      '"rain.jpg" is not in content/media/. Did you mean "rain.jpg.jpg"? Your computer may hide the last ".jpg": turn on file name extensions to see it.',
    ],
    [
      'a file without its ending',
      photo('beach'),
      'Did you mean "beach.jpg"? Your computer may hide the last ".jpg": turn on file name extensions to see it.',
    ],
    [
      'a file in a folder inside media/',
      photo('trip/rain.jpg'),
      '"trip/rain.jpg" is not in content/media/. Put the file into content/media/ itself, not into a folder inside it, and write "rain.jpg".',
    ],
    ['a file with its folder', photo('media/beach.jpg'), 'Did you mean "beach.jpg"?'],
    ['a misspelt file with its folder', photo('media/beech.jpg'), 'Did you mean "beach.jpg"?'],
    [
      'an empty file',
      save('faq.yaml', () => ''),
      'faq.yaml:1:1  This file is empty. Put its content back. To remove this part of the site',
    ],
    [
      'a file with only comments',
      save('site.yaml', () => '# ours\n'),
      'site.yaml:1:1  This file is empty. Put its content back.',
    ],
    [
      '.yml',
      rename('schedule.yaml', 'schedule.yml'),
      'schedule.yml:1:1  This file must be called exactly "schedule.yaml".',
    ],
    ['.yaml.txt', rename('schedule.yaml', 'schedule.yaml.txt'), 'turn on file name extensions to see it.'],
    [
      '.yml for a required file',
      rename('site.yaml', 'site.yml'),
      'site.yml:1:1  This file must be called exactly "site.yaml"',
    ],
    [
      'a file name in capitals',
      rename('faq.yaml', 'FAQ.yaml'),
      'FAQ.yaml:1:1  This file must be called exactly "faq.yaml"',
    ],
    [
      'a copy',
      ({ files }) => void files.set('faq copy.yaml', small['faq.yaml'] ?? ''),
      'No page reads this file. Delete it, or move it',
    ],
    [
      'a second version of a file, as Dropbox names it',
      ({ files }) => void files.set("faq (Ben's conflicted copy 2027-05-01).yaml", small['faq.yaml'] ?? ''),
      'No page reads this file. It is probably a second version of faq.yaml',
    ],
    [
      'a second version of a file, as OneDrive names it',
      ({ files }) => void files.set('faq-LAPTOP.yaml', small['faq.yaml'] ?? ''),
      'No page reads this file. It is probably a second version of faq.yaml',
    ],
    [
      'a second version of a file, as Google Drive names it',
      ({ files }) => void files.set('faq (1).yaml', small['faq.yaml'] ?? ''),
      'a copy of yours, or one from another computer that shares this folder. Copy what you need from it into faq.yaml, then delete it.',
    ],
    [
      'a second version of a file, as iCloud names it',
      ({ files }) => void files.set('faq 2.yaml', small['faq.yaml'] ?? ''),
      'No page reads this file. It is probably a second version of faq.yaml',
    ],
    [
      'a second version of a file, from a computer whose name looks like a language',
      ({ files }) => void files.set('faq-PC.yaml', small['faq.yaml'] ?? ''),
      'No page reads this file. It is probably a second version of faq.yaml',
    ],
    [
      'a translation next to the file that it translates',
      ({ files }) => void files.set('faq-es.yaml', small['faq.yaml'] ?? ''),
      'No page reads this file. Delete it, or move it',
    ],
    [
      'a copy named .yml, while a page with a similar name is missing',
      rename('map.yaml', 'faq.yml'),
      'No page reads this file. Delete it, or move it',
    ],
    [
      'a file that is only a little like a page that is missing',
      ({ files }) => void files.set('menu.yaml', 'soup: Leek'),
      'No page reads this file. Delete it, or move it',
    ],
    [
      'UTF-16',
      save('site.yaml', (text) => utf16(`\uFEFF${text}`)),
      'site.yaml:1:1  This file is saved as UTF-16. Save it again as UTF-8: in Notepad',
    ],
    ['UTF-16 without its mark', save('site.yaml', utf16), 'site.yaml:1:1  This file is saved as UTF-16.'],
    [
      'Windows-1252',
      save('site.yaml', (text) => windows(text.replace('Ada', 'Søren'))),
      'site.yaml:2:1  "Søren" cannot be read here: the file is not saved as UTF-8.',
    ],
    ['lost letters', write('site.yaml', 'Ada', 'S\uFFFDren'), 'site.yaml:2:11  A letter was lost in "S\uFFFDren"'],
    ['a garbled ß', write('site.yaml', 'Ada', 'StrauÃŸ'), 'site.yaml:2:11  Letters were garbled in "StrauÃŸ"'],
    ['garbled letters', write('site.yaml', 'Ada', 'SÃ¸ren'), 'site.yaml:2:11  Letters were garbled in "SÃ¸ren"'],
    [
      'formatted text',
      save('site.yaml', (text) => Buffer.from(`{\\rtf1 ${text}}`)),
      'site.yaml:1:1  This file contains formatted text.',
    ],
    ['http: in a text', link('http://us.test'), 'Write https://us.test.'],
    ['http: as a link', url('http://us.test'), 'Write https://us.test.'],
    ['www. in a text', link('www.us.test'), 'Write https://www.us.test.'],
    ['a start of an address pasted twice', url('https://https://us.test'), 'Write https://us.test.'],
    ['an address that was never filled in', url('https://…'), 'https://, copied from your browser.'],
    ['www. as a link', url('www.us.test'), 'Write https://www.us.test.'],
    [
      'a space in a link in a text',
      link('https://us.test/our list'),
      'faq.yaml:3:13  The address "https://us.test/our list" contains a space.',
    ],
    [
      'spaces and brackets in a phone number in a text',
      link('tel:+1 (978) 555-0123'),
      'faq.yaml:3:13  The address "tel:+1 (978) 555-0123" contains a space.',
    ],
    [
      'a space in a link',
      url('https://us.test/our list'),
      'It contains a space: delete the space, or write %20 instead.',
    ],
    [
      'a photo without a name',
      photo('""'),
      'story.yaml:63:12  "photo" must be the name of a file in content/media/, like beach.jpg.',
    ],
    [
      'a film without a name',
      write('story.yaml', 'video: waves.mp4', 'video: ""'),
      'story.yaml:68:12  "video" must be the name of a file in content/media/, like waves.mp4.',
    ],
    [
      'a zero in brackets in a phone number',
      add('reply.yaml', 'to: { phone: "+44 (0)20 7946 0000" }\n'),
      'reply.yaml:1:14  "phone" must be a phone number in quotes, with + and its country code but without (0)',
    ],
    [
      'angle brackets around an e-mail address',
      add('reply.yaml', 'to: { mail: <us@ada.ch> }\n'),
      '"mail" must be an e-mail address',
    ],
    [
      'mailto: before an e-mail address',
      add('reply.yaml', 'to: { mail: mailto:us@ada.ch }\n'),
      '"mail" must be an e-mail address',
    ],
    [
      'a reference to a number without its country code',
      both(
        write('places.yaml', 'far: 5 minutes', 'far: 020 7946 0000'),
        add('reply.yaml', 'to: { phone: "{{facts.far}}" }\n'),
      ),
      'reply.yaml:1:14  "{{facts.far}}" is "020 7946 0000". "phone" must be a phone number in quotes, with +',
    ],
    [
      'a reference to something other than an e-mail address',
      add('reply.yaml', 'to: { mail: "{{places.hall.name}}" }\n'),
      'reply.yaml:1:13  "{{places.hall.name}}" is "The Hall". "mail" must be an e-mail address',
    ],
    [
      'an island without a size',
      add('map.yaml', 'alt: Map\nstops: {}\nislands: [{ at: [46, 8], radius: 0 }]\n'),
      'map.yaml:3:34  "radius" must be kilometres from the island’s middle to its shore, more than 0 and at most 500.',
    ],
    ['a time zone with its accents', zone('America/São Paulo'), 'Did you mean America/Sao_Paulo?'],
    ['an invalid time zone', zone('Europe/Zermatt'), 'Did you mean Europe/Zagreb or Europe/Zurich?'],
    [
      'a city instead of a time zone',
      zone('New York'),
      'site.yaml:3:40  "timeZone" must be a time zone like America/New_York. Did you mean America/New_York?',
    ],
    [
      'no cards below their name',
      write('story.yaml', /cards:\n[^]*/, 'cards:\n'),
      'story.yaml:61:1  "cards" is an empty list. Add an entry below it that starts with "- ", or write [] after it.',
    ],
    [
      'no links below their name',
      write('travel.yaml', /links: .*/, 'links:'),
      'travel.yaml:9:7  "links" is an empty list. Add an entry below it that starts with "- ", or delete the line.',
    ],
    [
      'no facts below their name',
      both(write('places.yaml', /facts:[^]*/, 'facts:\n'), write('map.yaml', '{{facts.far}}', 'Near')),
      'places.yaml:6:1  "facts" is empty. Add its own lines, indented below it, or write {} after it.',
    ],
    [
      'no for false',
      write('site.yaml', 'letSearchEnginesIn: false', 'letSearchEnginesIn: no'),
      'site.yaml:6:21  "letSearchEnginesIn" must be true or false. Write false',
    ],
    [
      'yes for true',
      write('schedule.yaml', 'calendar: true', 'calendar: yes'),
      '"calendar" must be true or false. Write true',
    ],
    [
      'a reference to nothing',
      write('faq.yaml', 'events.mass', 'events.mas'),
      'faq.yaml:3:13  "{{events.mas.time}}" refers to a fact that does not exist. Did you mean "events.mass.time"?',
    ],
    [
      'a reference without a bracket',
      write('faq.yaml', '{{events.mass.time}}', '{events.mass.time}'),
      'faq.yaml:3:13  "{events.mass.time}" is missing a bracket. Write {{events.mass.time}}.',
    ],
    [
      'a renamed place',
      write('places.yaml', 'hall:', 'home:'),
      'schedule.yaml:9:12  places.yaml has no place "hall". Choose from: home. Also in schedule.yaml:16, travel.yaml:8, travel.yaml:9.',
    ],
    ['HTML in a text', caption('So <b>late</b>'), 'story.yaml:64:14  "<b>" is HTML, which guests would see as text.'],
  ])('%s', (_name, slip, message) => {
    const messages = report(slip);
    expect(messages).toEqual([expect.stringContaining(message)]);
  });
});

describe('accepts what is valid:', () => {
  test.each<[string, Slip]>([
    ['19:00', start('19:00')],
    ['an event that ends after midnight', write('schedule.yaml', 'end: 11:00 PM', 'end: 1:30 AM')],
    ['UTF-8 with a byte order mark', save('site.yaml', (text) => Buffer.from(`\uFEFF${text}`))],
    ['Windows line ends', save('site.yaml', (text) => text.replaceAll('\n', '\r\n'))],
    [
      'a file name with decomposed letters, as on a Mac',
      both(photo('plage-d’été.jpg'), renamePhoto('plage-d’e\u0301te\u0301.jpg')),
    ],
    ['decomposed letters in a text', both(photo('e\u0301te\u0301.jpg'), renamePhoto('été.jpg'))],
    [
      'a place’s own line “pet”, elsewhere the name of a file',
      write('places.yaml', 'facts:', '    pet: Dogs are welcome\nfacts:'),
    ],
    ['a reference within a link', url('"https://us.test/{{facts.far}}"')],
    [
      'a phone number with the invisible marks of an address book',
      add('reply.yaml', 'to: { phone: "\u202A+41\u00A079 555\u201101 23\u202C" }\n'),
    ],
    ['a text after a dash and a tab', write('map.yaml', '- town', '-\ttown')],
    ['a text that continues on the next line', caption('Hello\n      again, and again')],
    ['a quoted text that continues on the next line', caption('"Hello: late\n      again"')],
  ])('%s', (_name, slip) => {
    expect(report(slip)).toEqual([]);
  });

  test('finds no cause in readable files', () => {
    for (const text of Object.values(small)) expect(findCause(text)).toBeNull();
  });
});

test('suggests a link whose start a phone has capitalised', () => {
  expect(['Https://a.org/X', 'HTTP://a.org'].map(suggestLink)).toEqual([
    'Write https://a.org/X.',
    'Write https://a.org.',
  ]);
});

test('suggests a time or day only if its meaning is clear', () => {
  const times = ['8 at night', '8 abends', '7 in the evening', '12 midnight', '7:5 PM', '19:30 AM', '7:30 PM sharp'];
  expect(times.map(suggestTime)).toEqual(['', '', '', '', '', '', 'Write 7:30 PM.']);
  expect(['7p', '4:30 P.', '16:00:00', '14:00 hrs', '18.30 h.', '8 a la noche'].map(suggestTime)).toEqual([
    'Write 7:00 PM.',
    'Write 4:30 PM.',
    'Write 16:00.',
    'Write 14:00.',
    'Write 18:30.',
    '',
  ]);
  expect(suggestTime('24:00')).toBe('Write 12:00 AM or 00:00. If the event starts then, its date is the next day.');
  expect(['February 30, 2023', 'July 2023', 'July 3, 2023'].map(suggestDay)).toEqual(['', '', 'Write 2023-07-03.']);
});

test('accepts a line of dashes at the start', () => {
  expect(findCause('---\na: "x\n')).toMatchObject({ line: 2, column: 4 });
});

test.each(['text', '"text"', '"text\n  goes on"', '[1,\n  2]', '\n  text\n\n  goes on'])(
  'blames no value that starts below its name: %j',
  (value) => {
    expect(findCause(`a:\n  ${value}\nb: "x\n`)).toMatchObject({
      column: 4,
      message: expect.stringContaining('quotation mark opens'),
    });
  },
);

test('reports duplicate keys both in an entry and in the file around it', () => {
  const { mistakes } = readSource('a.yaml', 'a:\n  x: 1\n  x: 2\nb: 1\nb: 2\n');
  // The duplicates of the file come first.
  expect(mistakes.map(({ line }) => line)).toEqual([5, 3]);
});

test.each([
  '[ #north shore\n  1, 2]',
  '{ b: 1, #north shore\n  c: 2 }',
  '[ #shore, house #2\n  1, 2]',
  '[[1, 2] #old\n  ]',
])('blames no note that cuts off no text: %j', (value) => {
  expect(findCause(`a: ${value}\nd: "x\n`)).toMatchObject({ message: expect.stringContaining('quotation mark opens') });
});

test('finds a quote left open after a list with no indentation', () => {
  expect(findCause('a:\n- x\n- y\nb: "x\n')).toMatchObject({ line: 4, column: 4 });
  expect(findCause('a:\n- k: 1\n  m: 2\n- k: 2\nb: "x\n')).toMatchObject({ line: 5, column: 4 });
});

test('finds a media file whose name on disk has decomposed letters', () => {
  const files = new Map(
    Object.entries({ ...small, 'story.yaml': (small['story.yaml'] ?? '').replace('beach.jpg', 'été.jpg') }),
  );
  const decomposed = 'e\u0301te\u0301.jpg';
  const { media } = checkContent(files, [...smallMedia, decomposed], 'content');
  expect(media.map(({ name }) => name)).toContain(decomposed);
});
