import { stringify } from 'yaml';
import { CONTENT_VERSION } from '../../../src/model/version.ts';
import { PHOTO_WORLD } from '../../../src/model/worlds.ts';
import { plainName } from '../../model/names/plain-name.ts';
import { findZones } from '../find-zones.ts';
import type { Answers } from './answers.ts';
import { COVER } from './put-cover.ts';
import { readSentences, type SampleItem } from './sentences.ts';

/**
 * Writes the texts of a new couple's content, by file. The panel “To do” lists each line marked `# sample` until the couple
 * replace it.
 */
export function writeStarter({ names, date, place, language, world }: Answers): Map<string, string> {
  const [town = place] = place.split(',');
  const sentences = readSentences(language, town);
  const [match] = findZones(place);
  // Adds the country to a known city's name. Anything longer, such as `Portland, Maine`, stays as it is.
  const [city] = match?.place.split(',') ?? [];
  const address = match && city && plainName(city) === plainName(place) ? match.place : place;
  return new Map([
    [
      'site.yaml',
      `# What every page needs: names, the date, the language. README.md explains how to write these files.

# The version of these files: "our-story update" brings them up to a newer one.
version: ${CONTENT_VERSION}

couple:
  # First names, in the order they should be read.
  names:
${names.map((name) => `    - ${quote(name)}\n`).join('')}
wedding:
  # Year-month-day. The cover, titles, program and share cards all take the date from here.
  date: ${date}
  # The thank-you counts the days to the start of this day.
  countdownTo: ${date}
  timeZone: ${match?.zone ?? 'UTC'}

# One or two sentences for messengers that show a card for a link.
description: ${sample(sentences.description)}

# Where the site will live. Messengers need it to show the share picture.
# address: https://your-names.netlify.app

# The picture next to a link is drawn from the world below, your names and the date. This says what it shows.
shareImageAlt: '{{couple.names}}, {{wedding.dateText}}.'

# What is drawn: harbour, mountains or photo (a picture of your own). See "The world around it" in README.md.
world: ${world}
${world === PHOTO_WORLD ? `cover:\n  photo: ${COVER} # sample\n` : ''}
# true lets search engines list the site. false keeps it among friends.
letSearchEnginesIn: false

language: ${language}
`,
    ],
    [
      'places.yaml',
      `# Places and other facts, each written once. Everywhere else, write {{places.venue.name}} and the page shows what is here.
# Any further line is yours: "rate: …" under "venue" is used as {{places.venue.rate}}.

places:
  venue:
    name: ${sample(sentences.venue)}
    address: ${sample(address)}

facts: {}
`,
    ],
    [
      'schedule.yaml',
      `# What happens when. Times and days on all pages, in calendars and in the answers come from here. For another event, copy
# these lines and give it an id of its own.

events:
  - id: wedding
    title: ${quote(sentences.wedding)}
    date: ${date}
    start: 15:00 # sample
    end: 23:00 # sample
    place: venue
    drawing: ceremony
    note: ${sample(sentences.note)}
    calendar: true
`,
    ],
    [
      'story.yaml',
      `# Our Story: the cards of the deck, oldest first. Add "photo: its-name.jpg" to a card once the picture is in media/, and "alt",
# one sentence for guests who cannot see it.

heading: ${quote(sentences.titles.story)}

cards:
${sentences.cards.map((card) => `  - date: ${sample(card.date)}\n    caption: ${sample(card.caption)}\n`).join('')}`,
    ],
    ['program.yaml', `# The order of the ceremony.\n\nitems:\n${sampleItems(sentences.program, 'detail', '  ')}`],
    [
      'travel.yaml',
      `# How to get there and where to sleep.

intro: ${sample(sentences.travel)}

arriving:
  title: ${quote(sentences.arriving)}
  items:
${sampleItems(sentences.ways, 'text', '    ')}
stays:
  title: ${quote(sentences.stays)}
  items:
${sampleItems([sentences.stay], 'text', '    ', 'name')}`,
    ],
    ['faq.yaml', `# Questions and answers.\n\nquestions:\n${sampleItems(sentences.faq, 'answer', '  ', 'question')}`],
    [
      'registry.yaml',
      `# Your wishes. For shops or a fund, add a list "shops:". Each has a name and, if you like, url, logo and text.\n\ntext: ${sample(sentences.registry)}\n`,
    ],
    [
      'thanks.yaml',
      `# The thank-you that a guest sees after reading everything.

heading: ${quote(sentences.titles.thanks)}

# While more than a day is left. {days} becomes their number.
soon: ${quote(sentences.thanks.soon)}

# From the day before on.
later: ${quote(sentences.thanks.later)}
`,
    ],
  ]);
}

/** Writes the items of a list, each with a title and a sample text. */
function sampleItems(items: readonly SampleItem[], textKey: string, indent: string, titleKey = 'title'): string {
  return items
    .map((item) => `${indent}- ${titleKey}: ${quote(item.title)}\n${indent}  ${textKey}: ${sample(item.text)}\n`)
    .join('');
}

function quote(text: string): string {
  return stringify(text, { lineWidth: 0, singleQuote: true }).trim();
}

/** Quotes a text that the couple have yet to replace. */
function sample(text: string): string {
  return `${quote(text)} # sample`;
}
