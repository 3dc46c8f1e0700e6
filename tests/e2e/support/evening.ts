import { CONTENT_VERSION } from '../../../src/model/version';

/* What a couple types in one evening, and the files that they have at the end. */

export const NAMES = ['Zoë', 'Nguyễn Thị Ngọc Ánh'] as const;

export const SITE = {
  description: 'Two days in Hội An, and eleven time zones of getting there. Everything for Zoë and Ánh’s wedding.',
  address: 'https://zoe-und-anh.vn',
  share: 'Lanterns over a river at night: Zoë and Ánh, June 12th, 2027.',
  errorTitle: 'Oops, wrong boat',
  errorText: 'Please go back and try once more.',
};

export const PLACES = [
  { key: 'townHall', name: 'Town Hall', address: '18 Trần Phú, Hội An' },
  { key: 'riverHouse', name: 'River House', address: '7 Bạch Đằng, Hội An' },
];

/** Each date and time is a pair: the keys typed, and what the file then contains. */
export const EVENTS = [
  {
    id: 'teaCeremony',
    title: 'Tea ceremony',
    date: ['06122027', '2027-06-12'],
    start: ['0930AM', '9:30 AM'],
    end: ['1100AM', '11:00 AM'],
    place: 'Town Hall',
    note: 'Áo dài, or whatever you bow well in.',
  },
  {
    id: 'dinnerByTheRiver',
    title: 'Dinner by the river',
    date: ['06122027', '2027-06-12'],
    start: ['0600PM', '6:00 PM'],
    end: ['1130PM', '11:30 PM'],
    place: 'River House',
    note: 'Nine courses. *Pace yourselves.*',
  },
  {
    id: 'karaoke',
    title: 'Karaoke',
    date: ['06132027', '2027-06-13'],
    start: ['1230AM', '12:30 AM'],
    end: ['0330AM', '3:30 AM'],
    place: 'River House',
    note: 'Ánh’s uncle goes first. He always does.',
  },
] as const;

export const SCHEDULE_INTRO = 'One long day by the Thu Bồn river.\nAll times are local.';

export const WHOLE_CALENDAR = 'Add the whole day';

/** Typed on the page itself: after a title, and after a list that was pasted below the intro. */
export const IN_PLACE = { title: ' and rice wine', afterList: ', or two' };
/** The schedule's intro at the end of the evening: in bold, with the pasted list below it. */
const INTRO_LINES = [
  '**One long day by the Thu Bồn river.**',
  '**All times are local.**',
  '• silk',
  '• *a fan, or two*',
];

export const CEREMONY = [
  ['Procession with lanterns', 'Two drums, one saxophone'],
  ['Greeting the ancestors', 'Incense is lit by both grandmothers'],
  ['Tea for the parents', 'Poured left, drunk right'],
  ['A letter', 'From *Zoë’s* father, in his best Vietnamese'],
  ['Rings', 'Bảo carries them, unless he eats them'],
  ['Everyone out', 'Quietly, then **not** quietly'],
] as const;
/** Typed after the title of the second part of the ceremony, on the page itself, just before the window closes. */
export const AT_THE_END = ', twice';
export const CEREMONY_WORDS = { kicker: 'In the old house', closing: 'And then there is phở.' };

export const QUESTIONS = [
  ['Do we need a visa?', 'Most of you do. Apply online, three weeks before.'],
  ['What do we wear?', 'Light clothes, and shoes that come off easily.'],
  ['Will it rain?', 'In June? Hardly; but at four, perhaps.'],
  ['Is there vegetarian food?', 'Yes: half of the nine courses.'],
  ['Can the children come?', 'Please! Ánh’s cousins have eleven already.'],
  ['How do we pay?', 'In cash, in đồng: 25,000 ₫ are about one euro.'],
  ['Is the water safe?', 'From bottles, yes.'],
  ['Who speaks German?', 'Zoë’s side. Who speaks Vietnamese: everyone else.'],
  ['Where do gifts go?', 'Into red envelopes.'],
  ['When is it over?', 'When Ánh’s uncle has sung.'],
] as const;

/** The file name that the desk gives to the photo at this index of `takePhotos`. */
const photoAt = (index: number) => `img-${1000 + index}-1.jpg`;

export const PARTY = {
  title: 'Our people',
  members: [
    {
      name: 'Bảo',
      photo: photoAt(5),
      role: 'Ring bearer',
      blurb: 'Four years old. Knows all the dinosaurs, and which of them would win.',
    },
    {
      name: 'Mathilde',
      photo: photoAt(6),
      role: 'Witness',
      blurb: 'Met Zoë in Basel, in a queue. They are still talking.',
    },
  ],
};

export const TRAVEL = {
  intro: 'Fly to Đà Nẵng; Hội An is forty minutes south by car.',
  titles: ['How to get here', 'Beds'],
  arriving: ['From the airport', 'A driver with a *yellow* umbrella waits for you.'],
  stay: {
    name: 'The Lantern Inn',
    address: '3 Nguyễn Huệ, Hội An',
    rate: '900,000 ₫ a night',
    text: 'Quiet, with a garden. Say that you are with us.',
  },
  link: { label: 'Book a room', url: 'https://lantern-inn.vn/book' },
} as const;

/** The days on which the couple's photos were taken: four for the story, one of the pet, two for the party. */
export const TAKEN = ['2019-08-03', '2021-11-03', '2023-05-03', '2025-01-20', '2026-02-01', '2026-02-02', '2026-02-03'];

export const STORY = {
  heading: 'How we got here',
  dates: ['August 2019', 'November 2021', 'May 2023', 'January 2025'],
  captions: [
    'A queue in Basel',
    'Her first phở. Then her second.',
    'The visa office, third visit',
    'Snow! Ánh keeps some.',
  ],
  /** The date and caption of a card without a picture. */
  words: ['Spring 2026', 'She asked. In both languages, to be sure.'],
} as const;

export const MORE = {
  title: 'Things to do',
  intro: 'Stay a few days longer. It would be a pity not to.',
  part: 'By bicycle',
  text: 'To An Bàng beach it is **five** kilometres, all flat.',
  label: 'Rent a bicycle',
  url: 'https://bicycles-hoi-an.vn',
};

export const THANKS = {
  heading: 'Cảm ơn!',
  soon: 'Only {days} days to go. We count them twice.',
  later: 'See you at the river!',
  petAlt: 'Cá, our cat, asleep on a drum',
};

/** The files at the end of the evening, as parsed YAML. */
export const WRITTEN: Record<string, unknown> = {
  'site.yaml': {
    version: CONTENT_VERSION,
    couple: { names: NAMES },
    wedding: { date: '2027-06-12', countdownTo: '2027-06-12', timeZone: 'Asia/Ho_Chi_Minh' },
    description: SITE.description,
    address: SITE.address,
    shareImageAlt: SITE.share,
    world: 'mountains',
    colours: { accent: '#2f7c9c', ink: '#13303f', paper: '#f2f8fa' },
    typeface: 'playfair',
    letSearchEnginesIn: false,
    language: 'en',
    hidden: ['registry', 'map', 'es'],
    pages: { more: { menu: MORE.title, title: MORE.title } },
    words: { errorTitle: SITE.errorTitle, errorText: SITE.errorText },
  },
  'places.yaml': {
    places: Object.fromEntries(PLACES.map(({ key, name, address }) => [key, { name, address }])),
    facts: {},
  },
  'schedule.yaml': {
    intro: INTRO_LINES.join('\n'),
    words: { wholeCalendar: WHOLE_CALENDAR },
    events: EVENTS.map(({ id, title, date, start, end, place, note }, index) => ({
      id,
      title: index === 0 ? title + IN_PLACE.title : title,
      date: date[1],
      start: start[1],
      end: end[1],
      place: PLACES.find(({ name }) => name === place)?.key,
      note,
      calendar: true,
    })),
  },
  'program.yaml': {
    ...CEREMONY_WORDS,
    items: CEREMONY.map(([title, detail], index) => ({ title: index === 1 ? title + AT_THE_END : title, detail })),
  },
  'faq.yaml': { questions: QUESTIONS.map(([question, answer]) => ({ question, answer })) },
  'party.yaml': {
    sides: [PARTY],
  },
  'travel.yaml': {
    intro: TRAVEL.intro,
    arriving: { title: TRAVEL.titles[0], items: [{ title: TRAVEL.arriving[0], text: TRAVEL.arriving[1] }] },
    stays: { title: TRAVEL.titles[1], items: [{ ...TRAVEL.stay, links: [TRAVEL.link] }] },
  },
  'story.yaml': {
    heading: STORY.heading,
    cards: [
      ...STORY.captions.map((caption, index) => ({
        date: STORY.dates[index],
        photo: photoAt(index),
        caption,
        alt: `${caption}, as a picture`,
      })),
      { date: STORY.words[0], caption: STORY.words[1] },
    ],
  },
  'more.yaml': {
    intro: MORE.intro,
    parts: [{ title: MORE.part, text: MORE.text, links: [{ label: MORE.label, url: MORE.url }] }],
  },
  'thanks.yaml': { ...THANKS, pet: photoAt(4) },
};
