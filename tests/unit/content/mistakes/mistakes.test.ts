import { describe, expect, test } from 'vitest';
import { checkContent } from '../../../../build/check/check-content.ts';
import { formatMistake, formatMistakes } from '../../../../build/read/messages/mistake.ts';
import { small, smallMedia } from '../../../fixtures/content/small.ts';

/** A day before the small content's wedding, so that no warning says that it is over. */
const TODAY = { today: '2023-01-01' };

/** Checks the small content with one change in one file. */
function check(file: string, from: string | RegExp, to: string) {
  const before = small[file] ?? '';
  const after = before.replace(from, to);
  if (after === before) throw new Error(`Nothing to change in ${file}`);
  return checkContent(new Map(Object.entries({ ...small, [file]: after })), smallMedia, 'content', TODAY);
}

/** The mistakes after one change. */
function report(file: string, from: string | RegExp, to: string): string[] {
  return check(file, from, to).mistakes.map(formatMistake);
}

/** The warnings after a change that is no mistake. */
function warned(file: string, from: string | RegExp, to: string): string[] {
  const { mistakes, warnings } = check(file, from, to);
  expect(mistakes).toEqual([]);
  return warnings.map(formatMistake);
}

describe('valid content', () => {
  test('passes without mistakes or warnings', () => {
    const content = checkContent(new Map(Object.entries(small)), smallMedia, 'content', TODAY);
    expect(content.mistakes.concat(content.warnings).map(formatMistake)).toEqual([]);
    expect(content.written?.site.description).toBe('The wedding of Ada & Bo');
  });

  test('may have a fact named "url" that is no web address', () => {
    expect(report('places.yaml', 'rate: $10', 'rate: $10\n    url: "{{facts.far}}"')).toEqual([]);
  });
});

describe('reports a mistake with its position and its fix:', () => {
  test.each([
    [
      'a misspelt choice',
      ['story.yaml', 'allowedSwipe: like', 'allowedSwipe: lke'],
      'content/story.yaml:65:19  "allowedSwipe" is "lke". Write like or superlike, or leave the line out.',
    ],
    [
      'a key that is like no other',
      ['thanks.yaml', 'heading: Thanks', 'heading: Thanks\nzebra: 1'],
      'content/thanks.yaml:2:1  "zebra" is not known here. Delete it.',
    ],
    [
      'a name that is a number',
      ['places.yaml', 'facts:', '  1881: {}\nfacts:'],
      'content/places.yaml:6:3  "1881" cannot be a name. Start with a small letter, then use only letters, digits and hyphens.',
    ],
    [
      'a missing line',
      ['program.yaml', '  - title: Vows\n    detail', '  - detail'],
      'content/program.yaml:3:5  "title" is missing here. Add a line "title: …".',
    ],
    [
      'a line without a value',
      ['thanks.yaml', 'later: Soon', 'later:'],
      'content/thanks.yaml:3:1  "later" is empty. Write something after it.',
    ],
    [
      'an entry without its lines',
      ['site.yaml', /wedding: .*/, 'wedding:'],
      'content/site.yaml:3:1  "wedding" is empty. Add its own lines, indented below it.',
    ],
    [
      'an optional entry without its lines',
      ['travel.yaml', /arriving: .*/, 'arriving:'],
      'content/travel.yaml:2:1  "arriving" is empty. Add its own lines, indented below it, or delete this one.',
    ],
    [
      'an optional line without a value',
      ['program.yaml', 'detail: "*A song*"', 'detail:'],
      'content/program.yaml:4:5  "detail" is empty. Write something after it, or delete the line.',
    ],
    [
      'an empty text',
      ['thanks.yaml', 'later: Soon', "later: ' '"],
      'content/thanks.yaml:3:8  "later" is empty. Write something here.',
    ],
    [
      'an empty optional text',
      ['program.yaml', 'detail: "*A song*"', 'detail: ""'],
      'content/program.yaml:4:13  "detail" is empty. Write something here, or leave the line out.',
    ],
    [
      'a number where text belongs',
      ['program.yaml', 'kicker: Order', 'kicker: 12'],
      'content/program.yaml:1:9  "kicker" must be text. If it is a number or a word like true, put it in "quotation marks".',
    ],
    [
      'an empty list',
      ['faq.yaml', /questions:[\s\S]*/, 'questions: []'],
      'content/faq.yaml:1:12  "questions" is an empty list. Add an entry, or restore the old list.',
    ],
    [
      'a 24-hour time with PM',
      ['schedule.yaml', '1:30 PM', '13:30 PM'],
      'content/schedule.yaml:7:12  "start" must be a time like 1:30 PM or 13:30.',
    ],
    [
      'an event of more than eighteen hours',
      ['schedule.yaml', '2:30 PM', '9:30 AM'],
      'content/schedule.yaml:8:10  "end" (9:30 AM) is on the next day, about 20 hours after "start" (1:30 PM). Check both times.',
    ],
    [
      'an unknown place',
      ['schedule.yaml', 'place: hall', 'place: hal'],
      'content/schedule.yaml:9:12  places.yaml has no place "hal". Did you mean "hall"?',
    ],
    [
      'a reference to a missing fact',
      ['travel.yaml', 'places.hall.rate', 'places.hall.rat'],
      'content/travel.yaml:8:13  "{{places.hall.rat}}" refers to a fact that does not exist. Did you mean "places.hall.rate"?',
    ],
    [
      'a reference without its group',
      ['travel.yaml', 'places.hall.rate', 'hall'],
      'content/travel.yaml:8:13  "{{hall}}" refers to a fact that does not exist. Choose from: places.hall.name, places.hall.address, places.hall.rate, places.hall.map.',
    ],
    [
      'a fact that refers to itself',
      ['places.yaml', 'far: 5 minutes', 'far: "{{facts.far}}"'],
      'content/places.yaml:7:8  "{{facts.far}}" refers back to itself. Write the fact out in one of the places.',
    ],
    [
      'a missing photo',
      ['story.yaml', 'beach.jpg', 'baech.jpg'],
      'content/story.yaml:63:12  "baech.jpg" is not in content/media/. Did you mean "beach.jpg"?',
    ],
    [
      'a video instead of a photo',
      ['story.yaml', 'photo: beach.jpg', 'photo: waves.mp4'],
      'content/story.yaml:63:12  "waves.mp4" is a video. Write "video: waves.mp4" instead.',
    ],
    [
      'a photo instead of a video',
      ['story.yaml', 'video: waves.mp4', 'video: beach.jpg'],
      'content/story.yaml:68:12  "beach.jpg" is a picture. Write "photo: beach.jpg" instead.',
    ],
    [
      'a start on a card without a film',
      ['story.yaml', 'photo: beach.jpg', 'photo: beach.jpg\n    start: 0:12'],
      'content/story.yaml:64:5  "start" sets where a film begins, but this card has no "video". Delete the line.',
    ],
    [
      'an invalid start',
      ['story.yaml', 'video: waves.mp4', 'video: waves.mp4\n    start: 12'],
      'content/story.yaml:69:12  "start" must be a time in the film like 0:12, minutes and seconds.',
    ],
    [
      'a focus without a picture',
      ['story.yaml', 'photo: beach.jpg', 'focus: left top'],
      'content/story.yaml:63:5  "focus" sets what stays in view, but this card has no picture. Delete the line.',
    ],
    [
      'a card with a photo and a video',
      ['story.yaml', 'photo: beach.jpg', 'photo: beach.jpg\n    video: waves.mp4'],
      'content/story.yaml:64:5  A card shows a photo or a video, not both. Delete one of the two lines.',
    ],
    [
      'a link that is not encrypted',
      ['registry.yaml', 'https:', 'http:'],
      'content/registry.yaml:4:10  "url" must be a full web address that starts with https://, copied from your browser.',
    ],
    [
      'a script in a text',
      ['registry.yaml', 'text: Nothing', 'text: "[us](javascript:alert)"'],
      'content/registry.yaml:1:7  The link to "javascript:alert" is not safe. A link starts with https://, mailto:, tel:, sms: or, for a page of this site, with /.',
    ],
    [
      'a reference in place of a link',
      ['registry.yaml', 'https://shop.test/lists', '"{{places.hall.rate}}"'],
      'content/registry.yaml:4:10  The link to "$10" is not safe. Here, only a whole address works: it starts with https://.',
    ],
    [
      'a reference in place of the site’s address',
      ['site.yaml', 'shareImageAlt', 'address: "{{places.hall.rate}}"\nshareImageAlt'],
      'content/site.yaml:5:10  The link to "$10" is not safe. Here, only a whole address works: it starts with https://.',
    ],
    [
      'a link to a missing page',
      ['registry.yaml', 'text: Nothing', 'text: "[how to get there](/travl)"'],
      'content/registry.yaml:1:7  There is no page "/travl" on this site. Did you mean "travel"?',
    ],
    [
      'an invalid colour',
      ['story.yaml', 'caption: Hello', 'caption: Hello\n    background: purple'],
      'content/story.yaml:65:17  "background" must be a colour like "#1d2450"',
    ],
    [
      'a list of one colour',
      ['story.yaml', 'caption: Hello', "caption: Hello\n    background: ['#1d2450']"],
      'content/story.yaml:65:17  "background" must be a colour like "#1d2450", with quotes, or a list of two or three of them.',
    ],
    [
      'a question without an answer',
      ['faq.yaml', /answer:.*/, ''],
      'content/faq.yaml:2:15  This question has no answer. Add a line "answer: …".',
    ],
    [
      'half of a follow-up question',
      ['faq.yaml', /answer:.*/, 'ask: Do you?\n    yes: Yes'],
      'content/faq.yaml:2:15  A follow-up question ("ask") also needs: yesLabel, noLabel, no.',
    ],
    [
      'a follow-up question without its question',
      ['faq.yaml', /answer:.*/, 'yesLabel: Yes\n    yes: Come\n    noLabel: No\n    no: Come too'],
      'content/faq.yaml:2:15  A follow-up question ("yesLabel") also needs: ask.',
    ],
    [
      'a sample note that guests would see',
      ['registry.yaml', 'text: Nothing', 'text: >-\n  Nothing # sample'],
      'content/registry.yaml:1:7  The note "# sample" has become part of the text. Move it to the end of the line with "text:".',
    ],
    [
      'emphasis without its quotation marks',
      ['program.yaml', '"*A song*"', '*Song*'],
      'content/program.yaml:4:13  Text that starts with this character needs quotation marks around all of it',
    ],
    [
      'a text that starts with a sign',
      ['thanks.yaml', 'later: Soon', 'later: &we soon'],
      'content/thanks.yaml:3:8  Text that starts with this character needs quotation marks around all of it',
    ],
    [
      'a reference without its quotation marks',
      ['thanks.yaml', 'later: Soon', 'later: {{couple.names}}'],
      'content/thanks.yaml:3:8  Text that starts with this character needs quotation marks around all of it',
    ],
    [
      'a year with its digits in the wrong order',
      ['schedule.yaml', '2023-07-03', '0223-07-03'],
      'content/schedule.yaml:13:11  "date" must be a day of this century. Check the year.',
    ],
    [
      'a year of another century',
      ['schedule.yaml', '2023-07-03', '2203-07-03'],
      'content/schedule.yaml:13:11  "date" must be a day of this century. Check the year.',
    ],
    [
      'a short name with a capital first letter',
      ['schedule.yaml', 'id: mass', 'id: Mass'],
      'content/schedule.yaml:4:9  "id" must start with a small letter, then use only letters, digits and hyphens, like "mass".',
    ],
    [
      'a number as a short name',
      ['schedule.yaml', 'id: mass', 'id: 1'],
      'content/schedule.yaml:4:9  "id" must start with a small letter, then use only letters, digits and hyphens, like "mass".',
    ],
    [
      'a countdown that lost its number',
      ['thanks.yaml', '{days} days', 'Some days'],
      'content/thanks.yaml:2:7  "soon" must contain {days}, where the number of days goes.',
    ],
    [
      'an invalid place on the map',
      ['map.yaml', '[46.3, 7.9]', 'Town'],
      'content/map.yaml:3:27  "at" must be a place like [42.616, -70.668]: latitude first, then longitude, as web maps show them.',
    ],
    [
      'a latitude that no map has',
      ['map.yaml', '[46.3, 7.9]', '[86.3, 7.9]'],
      'content/map.yaml:3:27  "at" must be a place like [42.616, -70.668]: latitude first, then longitude',
    ],
    [
      'a latitude that no map has, in coordinates pasted as text',
      ['map.yaml', '[46.3, 7.9]', '"86.3, 7.9"'],
      'content/map.yaml:3:27  "at" must be a place like [42.616, -70.668]: latitude first, then longitude',
    ],
    [
      'a way through a place in degrees and minutes',
      ['map.yaml', '- 46.2, 7.87', "- 46°12'N 7°52'E"],
      'content/map.yaml:14:9  Entry 2 of "line" must be a place like [42.616, -70.668], latitude first, or the name of a stop',
    ],
    [
      'words at a place with only one number',
      ['map.yaml', 'goal: hall', 'goal: hall\nwide: { words: { hall: { at: [1] } } }'],
      'content/map.yaml:6:30  "at" must be two numbers like [436, 560]',
    ],
    [
      'a stop without a place',
      ['map.yaml', ', at: [46.3, 7.9]', ''],
      'content/map.yaml:3:9  "at" is missing here. Add a line "at: …".',
    ],
    [
      'a photo turned by half a right angle',
      ['story.yaml', 'photo: beach.jpg', 'photo: beach.jpg\n    rotate: 45'],
      'content/story.yaml:64:13  "rotate" must be 90, 180 or 270: degrees, clockwise.',
    ],
    [
      'a fraction as the version',
      ['site.yaml', 'couple:', 'version: 1.5\ncouple:'],
      'content/site.yaml:1:10  "version" must be a whole number.',
    ],
    [
      'a way with a misspelt kind',
      ['map.yaml', 'kind: train', 'kind: tran'],
      'content/map.yaml:10:11  This map has no kind "tran". Did you mean "train"?',
    ],
    [
      'a way through a misspelt stop',
      ['map.yaml', '- town', '- twon'],
      'content/map.yaml:13:9  This map has no stop "twon". Did you mean "town"?',
    ],
    [
      'a way that goes nowhere',
      ['map.yaml', /\n {6}- 46.*\n.*/, ''],
      'content/map.yaml:13:7  "line" must contain at least two places.',
    ],
    [
      'an unknown goal',
      ['map.yaml', 'goal: hall', 'goal: church'],
      'content/map.yaml:5:7  This map has no stop "church". Choose from: town, hall.',
    ],
    [
      'a misspelt style',
      ['map.yaml', 'style: rail', 'style: rial'],
      'content/map.yaml:7:19  "style" is "rial". Write rail, road, air, walk, boat or cable, or leave the line out.',
    ],
    [
      'words for an unknown stop',
      ['map.yaml', 'goal: hall', 'goal: hall\nwide: { words: { hal: { at: [1, 2] } } }'],
      'content/map.yaml:6:18  This map has no stop or peak "hal". Did you mean "hall"?',
    ],
    [
      'a drawing with one corner',
      ['map.yaml', 'goal: hall', 'goal: hall\ntall: { northWest: [47, 7] }'],
      'content/map.yaml:6:1  The map needs two corners. Add a line "southEast: …".',
    ],
    [
      'swapped corners',
      ['map.yaml', 'goal: hall', 'goal: hall\ntall: { northWest: [46, 7], southEast: [47, 8] }'],
      'content/map.yaml:6:40  "southEast" must be south and east of "northWest": its latitude is smaller, its longitude larger.',
    ],
    [
      'a stop outside the corners',
      ['map.yaml', 'goal: hall', 'goal: hall\ntall: { northWest: [47, 7], southEast: [46.2, 8] }'],
      'content/map.yaml:4:44  This stop is outside the corners under "tall". Move the stop or a corner.',
    ],
  ] as const)('%s', (_name, [file, from, to], message) => {
    const messages = report(file, from, to);
    expect(messages).toEqual([expect.stringContaining(message)]);
  });

  test('a reference to a missing fact, without choices if they are too many to list', () => {
    expect(report('travel.yaml', 'places.hall.rate', 'events')).toEqual([
      'content/travel.yaml:8:13  "{{events}}" refers to a fact that does not exist.',
    ]);
  });
});

describe('warns without stopping the build:', () => {
  test.each([
    [
      'a card that is older than the one above it',
      ['story.yaml', 'July 2017', 'May 2017'],
      '"May 2017" follows a later date',
    ],
    [
      'a card that is older than one further up, below a card whose date has no month',
      ['story.yaml', 'July 2017', 'That summer\n    caption: Sun\n  - date: May 2017'],
      '"May 2017" follows a later date',
    ],
    [
      'an event that starts before the one above it',
      ['schedule.yaml', '2023-07-03', '2023-07-01'],
      'starts before the event above it',
    ],
    [
      'an event after midnight with the date of the evening',
      ['schedule.yaml', /2023-07-03\n.*\n.*/, '2023-07-02\n    start: 00:30\n    end: 3:00'],
      'content/schedule.yaml:13:11  Worth a look: "Feast" starts before the event above it. After midnight it is the next day: write date: 2023-07-03.',
    ],
    [
      'two events after midnight in the wrong order',
      [
        'schedule.yaml',
        /1:30 PM\n.*([^]*)2023-07-03\n.*\n.*/,
        '2:00\n    end: 3:00$12023-07-02\n    start: 1:00\n    end: 2:00',
      ],
      '"Feast" starts before the event above it. Check the order.',
    ],
    [
      'an event of more than fourteen hours',
      ['schedule.yaml', '2:30 PM', '05:00'],
      'content/schedule.yaml:8:10  Worth a look: "end" (05:00) is on the next day, about 16 hours after "start" (1:30 PM). Check both times.',
    ],
    [
      'an event of more than fourteen hours on one day',
      ['schedule.yaml', '4:30 PM', '8:30 AM'],
      'content/schedule.yaml:15:10  Worth a look: "end" (11:00 PM) is about 15 hours after "start" (8:30 AM). Check both times.',
    ],
    [
      'probably swapped coordinates',
      ['map.yaml', '- 46.2, 7.87', '- 7.87, 46.2'],
      'content/map.yaml:14:9  Worth a look: This place is far from all the others. Latitude comes first: did you mean [46.2, 7.87]?',
    ],
    [
      'swapped coordinates of one of two places',
      ['map.yaml', /\[46\.1, 7\.8\][^]*/, '[7.8, 46.1] }\n'],
      'content/map.yaml:4:44  Worth a look: This place is far from the other one. Latitude comes first: are the two numbers swapped in one of them?',
    ],
    [
      'a shore that ends on the map',
      ['map.yaml', 'goal: hall', 'goal: hall\ncoasts: [[[50, 7.85], [46.25, 7.85], [46.2, 7.85]]]'],
      'This shore ends on the map under "wide". Continue it until it is well outside.',
    ],
    [
      'the name of a stop that is wider than the map on phones',
      ['map.yaml', 'The Hall', 'Chiesa di Santa Maria Assunta'],
      'content/map.yaml:4:17  Worth a look: This is wider than the map on phones, and guests may not see its ends. Shorten it to 26 letters.',
    ],
    [
      'the label of a way that is wider than the map on phones',
      ['map.yaml', '{{facts.far}}', 'Twenty-five minutes by the train along the lake'],
      'This is wider than the map on phones, and guests may not see its ends. Shorten it to 43 letters.',
    ],
    [
      'a duplicate name in the party',
      ['party.yaml', 'bridesmaids 8', 'bridesmaids 7'],
      '"bridesmaids 7" is on this side twice. Delete one of them.',
    ],
  ] as const)('%s', (_name, [file, from, to], message) => {
    expect(warned(file, from, to).join()).toContain(message);
  });
});

describe('many mistakes', () => {
  test('are reported together, in reading order, with their number', () => {
    const texts = { ...small };
    texts['thanks.yaml'] = (texts['thanks.yaml'] ?? '').replace('later', 'latr');
    texts['faq.yaml'] = 'questions: []';
    delete texts['places.yaml'];
    const all = formatMistakes(checkContent(new Map(Object.entries(texts)), smallMedia).mistakes);
    expect(all).toContain('There are 3 mistakes in the content:');
    expect(all).toMatch(/faq\.yaml:1:12[\s\S]*places\.yaml:1:1 .*missing[\s\S]*thanks\.yaml:3:1/);
  });

  test('do not include references into a broken file', () => {
    expect(report('schedule.yaml', '2023-07-03', 'soon')).toHaveLength(1);
  });

  test('do not include the reply page’s events if the schedule is broken', () => {
    const schedule = (small['schedule.yaml'] ?? '').replace('2023-07-03', 'soon');
    const texts = { ...small, 'schedule.yaml': schedule, 'reply.yaml': 'to: { mail: us@ada.ch }\nevents: [mass]\n' };
    const { mistakes, warnings } = checkContent(new Map(Object.entries(texts)), smallMedia, 'content', TODAY);
    expect(mistakes.concat(warnings).map(({ file }) => file)).toEqual(['content/schedule.yaml']);
  });

  test('name the content folder', () => {
    const texts = new Map(Object.entries({ ...small, 'gift.yaml': 'a: b', 'story.yaml': 'heading: Story' }));
    texts.set('party.yaml', (small['party.yaml'] ?? '').replace('photo: a.jpg', 'photo: b.jpg'));
    const { mistakes } = checkContent(texts, smallMedia, 'elsewhere');
    for (const { file } of mistakes) expect(file).toMatch(/^elsewhere\//);
    expect(mistakes.map(formatMistake).join()).toContain('"b.jpg" is not in elsewhere/media/.');
  });
});
