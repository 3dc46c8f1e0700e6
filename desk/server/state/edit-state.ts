import type { FileName } from '../../../src/model/schema/schema.ts';
import { nameOfFile } from '../../model/files-of-page.ts';
import type { EditState, FileState } from '../../protocol.ts';
import type { Content } from '../../../build/read/checked-content.ts';
import { withDefaults } from '../../../build/read/languages/layers.ts';
import type { Project } from '../../../build/read/project.ts';
import { listContent } from '../../../build/read/list-content.ts';
import { coloursOf, matchColours, NOT_CHOSEN } from '../../../build/make/story/match-colours.ts';
import { worldFacts } from '../../../build/read/worlds.ts';
import { OWN_WORLD } from '../../../src/model/worlds.ts';
import { WORLDS } from '../../../src/worlds/all.ts';
import { readSource } from '../../../build/read/yaml/source.ts';
import { readContentFile } from '../undo/content-files.ts';
import { listFacts, listTranslatedFacts } from './facts.ts';
import { listFindings } from './findings.ts';
import { nameIn } from './locator.ts';
import { findCoverPhoto } from '../media/cover-photo.ts';
import { listMedia } from '../media/media-list.ts';

type ContentState = Omit<EditState, 'version' | 'forms' | 'pictures' | 'undo' | 'redo'>;

/** Reads everything the desk shows that follows from the content and its media. */
export async function readContentState(project: Project): Promise<ContentState> {
  const content = await project.read();
  return {
    ...(await listContentFiles(project, content)),
    facts: listFacts(content),
    translatedFacts: listTranslatedFacts(content),
    ...listFindings(content, project.folder),
    media: await listMedia(project),
    palettes: await listPalettes(project),
    suggestedCover: await findCoverPhoto(project, content),
    matched: await listMatched(project, content),
  };
}

/** The palettes of all worlds that can be chosen, including the couple's own world if it has no mistakes. */
async function listPalettes(project: Project): Promise<EditState['palettes']> {
  const own = await worldFacts(project, OWN_WORLD).catch(() => null);
  return Object.fromEntries(
    Object.entries({ ...WORLDS, ...(own && { [OWN_WORLD]: own }) }).map(([name, { palettes }]) => [name, palettes]),
  );
}

/** Maps each default or sample background to one that matches the site's colours, if the couple want matching ones. */
async function listMatched(project: Project, { written }: Content): Promise<EditState['matched']> {
  if (!written?.story?.matchColours) return {};
  const colours = await coloursOf(written.site, project);
  return Object.fromEntries(NOT_CHOSEN.map((each) => [each.join(), matchColours([...each], colours)]));
}

/** Lists the data of each file, as written and with default words, which only the first language's files get. */
async function listContentFiles({ folder }: Project, content: Content): Promise<Pick<EditState, 'files'>> {
  const files: EditState['files'] = {};
  const checked = [content, ...content.translations].flatMap(({ sources }) => Object.values(sources));
  for (const file of await listContent(folder)) {
    // The check does not read a file with a wrong name, so this does.
    const source =
      checked.find((each) => nameIn(folder, each.file) === file) ??
      readSource(file, (await readContentFile(folder, file).catch(() => null)) ?? '');
    const isFirst = !file.includes('/');
    const words = content.language.words[nameOfFile(file) as FileName];
    const { data: whole } = isFirst ? withDefaults(source, words) : source;
    files[file] = { data: source.data ?? null, whole: whole ?? null } as FileState;
  }
  return { files };
}
