import type { StoryCard, StoryContent } from '../../../src/model/content.ts';
import type { FileContent, Written } from '../../../src/model/schema/schema.ts';
import { backgroundsOf, gradientOf } from '../../../src/model/colours/backgrounds.ts';
import { SWIPES } from '../../../src/model/swipes.ts';
import { makeVideo } from '../../media/films/make-video.ts';
import { openMediaFile } from '../../media/media-file.ts';
import { coloursOf, matchColours } from './match-colours.ts';
import { photoOf } from '../make-picture.ts';
import type { Project } from '../../read/project.ts';

/** The cards with their media. */
export async function makeStory(
  story: FileContent['story'],
  project: Project,
  { site }: Pick<Written, 'site'>,
): Promise<StoryContent> {
  const colours = story.matchColours ? await coloursOf(site, project) : null;
  const gradients = backgroundsOf(story.cards).map(gradientOf);
  const backgrounds = colours ? gradients.map((gradient) => matchColours(gradient, colours)) : gradients;
  const cards = story.cards.map(async (card, id) => ({
    id,
    date: card.date,
    caption: card.caption,
    media: await makeCardMedia(card, project),
    background: backgrounds[id] ?? [],
    allowed: card.allowedSwipe ? [card.allowedSwipe] : [...SWIPES],
  }));
  return { heading: story.heading, words: story.words, cards: await Promise.all(cards) };
}

async function makeCardMedia(
  { photo, video, start, focus, rotate, zoom, alt = '' }: FileContent['story']['cards'][number],
  project: Project,
): Promise<StoryCard['media']> {
  const crop = { focus, rotate, zoom };
  if (photo !== undefined) return { kind: 'photo', photo: await photoOf(project, photo, 'story', { alt, ...crop }) };
  if (video === undefined) return { kind: 'none' };
  const file = await openMediaFile(project.mediaFolder, video);
  return {
    kind: 'video',
    video: await makeVideo(project.cacheFolder, file, { alt, start, ...crop, isDraft: project.isDraft }),
  };
}
