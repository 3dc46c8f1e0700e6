import { describe, expect, it } from 'vitest';
import { checkContent } from '../../vite/content/check-content.ts';
import { formatMistake, formatMistakes } from '../../vite/content/mistake.ts';
import { small, smallMedia } from '../fixtures/content/small.ts';

/** Before the small content's wedding. */
const TODAY = { today: '2023-01-01' };

/** Checks the small content with one change in one file. */
function check(file: string, from: string | RegExp, to: string) {
  const before = small[file] ?? '';
  const after = before.replace(from, to);
  if (after === before) throw new Error(`Nothing to change in ${file}`);
  return checkContent(new Map(Object.entries({ ...small, [file]: after })), smallMedia, 'src/content', TODAY);
}

/** What is told of one change. */
function told(file: string, from: string | RegExp, to: string): string[] {
  return check(file, from, to).mistakes.map(formatMistake);
}

function warned(file: string, from: string | RegExp, to: string): string[] {
  const { mistakes, warnings } = check(file, from, to);
  expect(mistakes).toEqual([]);
  return warnings.map(formatMistake);
}

describe('content without mistakes', () => {
  it('passes without a word', () => {
    const content = checkContent(new Map(Object.entries(small)), smallMedia, 'src/content', TODAY);
    expect(content.mistakes.concat(content.warnings).map(formatMistake)).toEqual([]);
    expect(content.written?.site.description).toBe('The wedding of Ada & Bo');
  });
});

describe('a mistake is told with its place and its cure:', () => {
  it.each([
    [
      'a choice that is misspelt',
      ['story.yaml', 'allowedSwipe: like', 'allowedSwipe: lke'],
      'src/content/story.yaml:65:19  "allowedSwipe" is "lke". Write like or superlike, or leave the line out.',
    ],
    [
      'a name that is misspelt in the middle of a file',
      ['schedule.yaml', '    title: Feast', '    title: Feast\n    atire: Black tie'],
      'src/content/schedule.yaml:13:5  "atire" is not known here. Did you mean "attire"?',
    ],
    [
      'a name that is like no other',
      ['thanks.yaml', 'heading: Thanks', 'heading: Thanks\nzebra: 1'],
      'src/content/thanks.yaml:2:1  "zebra" is not known here. Delete it.',
    ],
    [
      'a line that is missing',
      ['program.yaml', '  - title: Vows\n    detail', '  - detail'],
      'src/content/program.yaml:3:5  "title" is missing here. Add a line "title: …".',
    ],
    [
      'a line without a value',
      ['thanks.yaml', 'later: Soon', 'later:'],
      'src/content/thanks.yaml:3:1  "later" is empty. Write something after it.',
    ],
    [
      'a number where text belongs',
      ['program.yaml', 'kicker: Order', 'kicker: 12'],
      'src/content/program.yaml:1:9  "kicker" must be text. If it is a number or a word like yes, put it into "quotation marks".',
    ],
    [
      'a list that is empty',
      ['faq.yaml', /questions:[\s\S]*/, 'questions: []'],
      'src/content/faq.yaml:1:12  "questions" is an empty list. Add an entry, or put it back as it was.',
    ],
    [
      'a day that does not exist',
      ['schedule.yaml', '2023-07-03', '2023-02-30'],
      'src/content/schedule.yaml:13:11  "date" is not a day in the calendar: February has 28 days.',
    ],
    [
      'a time with the half of the day that it does not have',
      ['schedule.yaml', '1:30 PM', '13:30 PM'],
      'src/content/schedule.yaml:7:12  "start" must be a time like 1:30 PM or 13:30.',
    ],
    [
      'an end long before its start',
      ['schedule.yaml', '2:30 PM', '9:30 AM'],
      'src/content/schedule.yaml:8:10  "end" (9:30 AM) comes before "start" (1:30 PM), or 20 hours after it. Check AM and PM.',
    ],
    [
      'a place that is not there',
      ['schedule.yaml', 'place: hall', 'place: hal'],
      'src/content/schedule.yaml:9:12  "hal" is no place in places.yaml. Did you mean "hall"?',
    ],
    [
      'two events with one id',
      ['schedule.yaml', 'id: feast', 'id: mass'],
      'src/content/schedule.yaml:11:9  The id "mass" is used twice. Give each event its own.',
    ],
    [
      'a reference to a fact that is not there',
      ['travel.yaml', 'places.hall.rate', 'places.hall.rat'],
      'src/content/travel.yaml:8:13  "{{places.hall.rat}}" refers to a fact that is not there. Did you mean "places.hall.rate"?',
    ],
    [
      'a fact that refers to itself',
      ['places.yaml', 'far: 5 minutes', 'far: "{{facts.far}}"'],
      'src/content/places.yaml:7:8  "{{facts.far}}" refers to itself in a circle.',
    ],
    [
      'a photo that is not there',
      ['story.yaml', 'beach.jpg', 'baech.jpg'],
      'src/content/story.yaml:63:12  "baech.jpg" is not in src/content/media/. Did you mean "beach.jpg"?',
    ],
    [
      'a video in the place of a photo',
      ['story.yaml', 'photo: beach.jpg', 'photo: waves.mp4'],
      'src/content/story.yaml:63:12  "waves.mp4" is a video. Write "video: waves.mp4" in its place.',
    ],
    [
      'a photo in the place of a video',
      ['story.yaml', 'video: waves.mp4', 'video: beach.jpg'],
      'src/content/story.yaml:68:12  "beach.jpg" is a picture. Write "photo: beach.jpg" in its place.',
    ],
    [
      'the start of a film on a card that has none',
      ['story.yaml', 'photo: beach.jpg', 'photo: beach.jpg\n    start: 0:12'],
      'src/content/story.yaml:64:5  "start" says where a film begins, and this card has no "video".',
    ],
    [
      'a start that is no time',
      ['story.yaml', 'video: waves.mp4', 'video: waves.mp4\n    start: 12'],
      'src/content/story.yaml:69:12  "start" must be a time in the film like 0:12, minutes and seconds.',
    ],
    [
      'what must stay in view of no picture',
      ['story.yaml', 'photo: beach.jpg', 'focus: left top'],
      'src/content/story.yaml:63:5  "focus" says what of a picture must stay in view, and this card has none.',
    ],
    [
      'a card with a photo and a video',
      ['story.yaml', 'photo: beach.jpg', 'photo: beach.jpg\n    video: waves.mp4'],
      'src/content/story.yaml:64:5  A card shows a photo or a video, not both. Delete one of the two lines.',
    ],
    [
      'a link that is not encrypted',
      ['registry.yaml', 'https:', 'http:'],
      'src/content/registry.yaml:4:10  "url" must be a full web address that starts with https://, copied from your browser.',
    ],
    [
      'a script in a text',
      ['registry.yaml', 'text: Nothing', 'text: "[us](javascript:alert)"'],
      'src/content/registry.yaml:1:7  The link to "javascript:alert" is not safe. A link starts with https://, mailto:, tel:, sms: or, for a page of this site, with /.',
    ],
    [
      'a link to a page that is not there',
      ['registry.yaml', 'text: Nothing', 'text: "[how to get there](/travl)"'],
      'src/content/registry.yaml:1:7  There is no page "/travl" on this site. Did you mean "travel"?',
    ],
    [
      'a colour that is none',
      ['story.yaml', 'caption: Hello', 'caption: Hello\n    background: purple'],
      'src/content/story.yaml:65:17  "background" must be a colour like "#1d2450"',
    ],
    [
      'a question without an answer',
      ['faq.yaml', /answer:.*/, ''],
      'src/content/faq.yaml:2:15  This question has no answer. Add a line "answer: …".',
    ],
    [
      'half of a question that asks back',
      ['faq.yaml', /answer:.*/, 'ask: Do you?\n    yes: Yes'],
      'src/content/faq.yaml:2:15  A question that asks back also needs: yesLabel, noLabel, no.',
    ],
    [
      'a sample mark that guests would read',
      ['registry.yaml', 'text: Nothing', 'text: >-\n  Nothing # sample'],
      'src/content/registry.yaml:1:7  The note "# sample" has become part of the text. Move it up to the line with the name.',
    ],
    [
      'a tab',
      ['program.yaml', '    detail', '\tdetail'],
      'src/content/program.yaml:4:1  This line starts with a tab. Use spaces instead',
    ],
    [
      'emphasis without its quotation marks',
      ['program.yaml', '"*A song*"', '*Song*'],
      'src/content/program.yaml:4:13  A text that starts with this sign needs quotation marks around all of it',
    ],
    [
      'a text that starts with a sign',
      ['thanks.yaml', 'later: Soon', 'later: &we soon'],
      'src/content/thanks.yaml:3:8  A text that starts with this sign needs quotation marks around all of it',
    ],
    [
      'a reference without its quotation marks',
      ['thanks.yaml', 'later: Soon', 'later: {{couple.names}}'],
      'src/content/thanks.yaml:3:8  A text that starts with this sign needs quotation marks around all of it',
    ],
    [
      'a year with its digits in the wrong order',
      ['schedule.yaml', '2023-07-03', '0223-07-03'],
      'src/content/schedule.yaml:13:11  "date" must be a day of this century. Check the year.',
    ],
    [
      'a name that stands twice',
      ['thanks.yaml', 'later: Soon', 'later: Soon\nlater: Then'],
      'src/content/thanks.yaml:4:1  "later" stands twice in the same entry, here and on line 3. Delete one of them',
    ],
    [
      'a quotation mark that is never closed',
      ['thanks.yaml', '"{days} days"', '"{days} days'],
      'src/content/thanks.yaml:2:7  A quotation mark opens here and is never closed. Add the closing one.',
    ],
    [
      'a countdown that lost its number',
      ['thanks.yaml', '{days} days', 'Some days'],
      'src/content/thanks.yaml:2:7  "soon" must hold {days}, where the number of days goes.',
    ],
    [
      'a place on the map that is none',
      ['map.yaml', '[46.3, 7.9]', 'Town'],
      'src/content/map.yaml:3:27  "at" must be a place like [42.616, -70.668]: latitude first, then longitude, as web maps show them.',
    ],
    [
      'a place whose numbers stand in the wrong order',
      ['map.yaml', '- 46.2, 7.87', '- 7.87, 46.2'],
      'src/content/map.yaml:14:9  This place lies far from all others. Latitude comes first: did you mean [46.2, 7.87]?',
    ],
    [
      'a way of a kind that is misspelt',
      ['map.yaml', 'kind: train', 'kind: tran'],
      'src/content/map.yaml:10:11  "tran" is no kind of this map. Did you mean "train"?',
    ],
    [
      'a way through a stop that is misspelt',
      ['map.yaml', '- town', '- twon'],
      'src/content/map.yaml:13:9  "twon" is no stop of this map. Did you mean "town"?',
    ],
    [
      'a way that goes nowhere',
      ['map.yaml', /\n {6}- 46.*\n.*/, ''],
      'src/content/map.yaml:13:7  "line" must hold two places or more.',
    ],
    [
      'a goal that is no stop',
      ['map.yaml', 'goal: hall', 'goal: church'],
      'src/content/map.yaml:5:7  "church" is no stop of this map. There is: town, hall.',
    ],
    [
      'a style that is misspelt',
      ['map.yaml', 'style: rail', 'style: rial'],
      'src/content/map.yaml:7:19  "style" is "rial". Write rail or road or air or walk or boat or cable, or leave the line out.',
    ],
    [
      'words for a stop that is not there',
      ['map.yaml', 'goal: hall', 'goal: hall\nwide: { words: { hal: { at: [1, 2] } } }'],
      'src/content/map.yaml:6:18  "hal" is no stop or peak of this map. Did you mean "hall"?',
    ],
    [
      'a drawing with one corner',
      ['map.yaml', 'goal: hall', 'goal: hall\ntall: { northWest: [47, 7] }'],
      'src/content/map.yaml:6:1  The map lies between two corners: add a line "southEast: …".',
    ],
    [
      'corners the wrong way round',
      ['map.yaml', 'goal: hall', 'goal: hall\ntall: { northWest: [46, 7], southEast: [47, 8] }'],
      'src/content/map.yaml:6:40  "southEast" must lie south and east of "northWest": its latitude is smaller, its longitude larger.',
    ],
    [
      'a stop outside of the corners',
      ['map.yaml', 'goal: hall', 'goal: hall\ntall: { northWest: [47, 7], southEast: [46.2, 8] }'],
      'src/content/map.yaml:4:44  This stop lies outside of the map\'s corners below "tall". Move one of them.',
    ],
  ] as const)('%s', (_name, [file, from, to], message) => {
    const messages = told(file, from, to);
    expect(messages).toEqual([expect.stringContaining(message)]);
  });
});

describe('what is worth a look stops nothing:', () => {
  it.each([
    [
      'a card that is older than the one above it',
      ['story.yaml', 'July 2017', 'May 2017'],
      '"May 2017" comes after a later date',
    ],
    [
      'an event that starts before the one above it',
      ['schedule.yaml', '2023-07-03', '2023-07-01'],
      'starts before the event above it',
    ],
    [
      'a shore that ends on the map',
      ['map.yaml', 'goal: hall', 'goal: hall\ncoasts: [[[50, 7.85], [46.25, 7.85], [46.2, 7.85]]]'],
      'This shore ends on the map below "wide". Lead it on until it is well outside.',
    ],
    [
      'a name that stands twice in the party',
      ['party.yaml', 'bridesmaids 8', 'bridesmaids 7'],
      '"bridesmaids 7" stands here twice.',
    ],
  ] as const)('%s', (_name, [file, from, to], message) => {
    expect(warned(file, from, to).join()).toContain(message);
  });
});

describe('many mistakes', () => {
  it('are told together, in reading order, with their number', () => {
    const texts = { ...small };
    texts['thanks.yaml'] = (texts['thanks.yaml'] ?? '').replace('later', 'latr');
    texts['faq.yaml'] = 'questions: []';
    delete texts['places.yaml'];
    const all = formatMistakes(checkContent(new Map(Object.entries(texts)), smallMedia).mistakes);
    expect(all).toContain('There are 3 mistakes in the content:');
    expect(all).toMatch(/faq\.yaml:1:12[\s\S]*places\.yaml:1:1 .*missing[\s\S]*thanks\.yaml:3:1/);
  });

  it('leave out references into a file that is itself broken', () => {
    expect(told('schedule.yaml', '2023-07-03', 'soon')).toHaveLength(1);
  });

  it('name the folder that the content lies in', () => {
    const texts = new Map(Object.entries({ ...small, 'gift.yaml': 'a: b', 'story.yaml': 'heading: Story' }));
    texts.set('party.yaml', (small['party.yaml'] ?? '').replace('photo: a.jpg', 'photo: b.jpg'));
    const { mistakes } = checkContent(texts, smallMedia, 'elsewhere');
    for (const { file } of mistakes) expect(file).toMatch(/^elsewhere\//);
    expect(mistakes.map(formatMistake).join()).toContain('"b.jpg" is not in elsewhere/media/.');
  });
});
