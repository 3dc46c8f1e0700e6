import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EndingCell, StoryEnding } from '../../../src/model/content.ts';
import type { FileContent, Written } from '../../../src/model/schema/schema.ts';
import { svgOf } from '../../../src/worlds/ending-drawing.ts';
import { makeAtlas } from '../../draw/ending/make-atlas.ts';
import { placeCards } from '../../draw/ending/place-cards.ts';
import { cached, keyOf } from '../../media/cache.ts';
import { asset } from '../../media/asset.ts';
import { makeStory } from './make-story.ts';
import { worldPaper } from '../paper.ts';
import type { Project } from '../../read/project.ts';
import { worldFacts } from '../../read/worlds.ts';

/** The cells, by number of cards and shapes. Finding them again would take longer than the rest of a save. */
const knownCells = new Map<string, EndingCell[]>();

/** The world's ending picture, with a cell for each card and the atlas of the cards' prints. */
export async function makeStoryEnding(
  story: FileContent['story'],
  project: Project,
  all: Written,
): Promise<StoryEnding> {
  const { cards } = await makeStory(story, project, all);
  const { ending } = await worldFacts(project, all.site.world);
  const { width, height, shapes, ...drawn } = ending;
  const behind = svgOf({ width, height }, drawn.behind);
  const before = svgOf({ width, height }, drawn.before);
  const { folder } = await cached(join(project.cacheFolder, 'endings'), keyOf(behind + before, {}), async (into) => {
    await writeFile(join(into, 'ending-behind.svg'), behind);
    await writeFile(join(into, 'ending-before.svg'), before);
    return {};
  });
  const key = `${cards.length} ${shapes.join()}`;
  const cells = knownCells.get(key) ?? placeCards(cards.length, shapes);
  knownCells.set(key, cells);
  return {
    width,
    height,
    behind: asset(join(folder, 'ending-behind.svg')),
    before: asset(join(folder, 'ending-before.svg')),
    cells,
    atlas: await makeAtlas(cards, await worldPaper(project, 'card'), project),
  };
}
