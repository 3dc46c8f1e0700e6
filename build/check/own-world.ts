import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { DEFAULT_WORLD, OWN_WORLD, WORLD_NAMES } from '../../src/model/worlds.ts';
import type { WorldFacts } from '../../src/worlds/world-facts.ts';
import { areaOf, isOutline, outlineOf } from '../draw/ending/outline.ts';
import type { Content } from '../read/checked-content.ts';
import { anyOf } from '../read/messages/did-you-mean.ts';
import type { Mistake } from '../read/messages/mistake.ts';
import { worldFacts, worldFolder } from '../read/worlds.ts';

/** The files that every world must have, and what each does. */
export const WORLD_FILES = {
  'cover.tsx': 'draws the cover and the picture behind the menu',
  'ornaments/emblem.tsx': 'draws the sign of each page',
  'ornaments/horizon.tsx': 'draws the line at the foot of a page',
  'ornaments/knot.tsx': 'draws two things tied into one, at the end of the program',
  'ornaments/event-drawing.tsx': 'draws the events',
  'ornaments/error-picture.tsx': 'draws the error page',
  'ornaments/map-ornament.tsx': 'decorates the map',
  'palette.css': 'has the colours',
  'files/favicon.svg': 'is the icon in the browser’s tab',
  'facts.ts': 'has palettes, ending and share picture',
};

/** `showsPhoto` is missing if the couple chose a shipped world, or if their own has mistakes. */
type Findings = { showsPhoto?: boolean; mistakes: Mistake[]; warnings: Mistake[] };

/** Checks the couple's own world, if they chose it: its files, facts and colours. */
export async function checkOwnWorld({ sources: { site } }: Content, folder: string): Promise<Findings> {
  const { world, cover } = (site?.data ?? {}) as Record<string, unknown>;
  if (!site || world !== OWN_WORLD) return { mistakes: [], warnings: [] };
  const refuse = (...messages: string[]): Findings => ({
    mistakes: messages.map((message) => site.mistakeAt(['world'], message)),
    warnings: [],
  });
  const ownFolder = worldFolder({ folder }, OWN_WORLD);
  const template = relative(dirname(folder), worldFolder({ folder }, DEFAULT_WORLD)).replaceAll('\\', '/');
  if (!existsSync(ownFolder))
    return refuse(
      `"world: own" needs a folder world/ next to your content. Start it with "npx our-story world --from ${DEFAULT_WORLD}", or write ${anyOf(WORLD_NAMES)} here.`,
    );
  const missing = Object.entries(WORLD_FILES).filter(([file]) => !existsSync(join(ownFolder, file)));
  if (missing.length > 0)
    return refuse(
      ...missing.map(([file, use]) => `Your world has no file world/${file}, which ${use}. Copy it from ${template}.`),
    );
  const facts: Partial<WorldFacts> | string = await worldFacts({ folder }, OWN_WORLD).catch(firstLines);
  if (typeof facts === 'string') return refuse(`world/facts.ts cannot be loaded: ${facts}`);
  const { themeColor, palettes, ending, sharePicture, showsPhoto = false } = facts;
  // A world that shows the photo needs no share picture.
  const needed = { themeColor, palettes, ending, ...(showsPhoto ? {} : { sharePicture }) };
  const [missingFact] = Object.entries(needed).find(([, fact]) => fact === undefined) ?? [];
  if (missingFact !== undefined)
    return refuse(`"facts" in world/facts.ts has no ${missingFact}. Copy it from ${template}.`);
  const shapes = ending?.shapes ?? [];
  const area = shapes.reduce((sum, shape) => sum + areaOf(outlineOf(shape)), 0);
  // Not `area <= 0`, which would accept NaN.
  if (!(area > 0) || !shapes.every(isOutline))
    return refuse(
      `The "shapes" of your world’s ending cannot be read, or have no room for the cards. Draw closed outlines with M, L and Q only, or copy those in ${template}.`,
    );
  if (showsPhoto && cover === undefined)
    return refuse(
      'Your world shows your picture. Put a photo in media/ and add a line: cover: { photo: its-name.jpg }',
    );
  const defined = propertiesIn(ownFolder);
  // The site relies on the properties that every shipped palette defines.
  const [first = new Set<string>(), ...others] = WORLD_NAMES.map((name) => propertiesIn(worldFolder({ folder }, name)));
  const required = [...first].filter((name) => others.every((each) => each.has(name)));
  const missingProperties = required.filter((name) => !defined.has(name));
  const warnings = missingProperties.map((name) =>
    site.mistakeAt(['world'], `world/palette.css does not define ${name}. Copy its line from ${template}.`, {
      severity: 'warning',
    }),
  );
  return { showsPhoto, mistakes: [], warnings };
}

/** The first three lines of an error's message, joined into one. */
function firstLines(error: unknown): string {
  const lines = stripVTControlCharacters(String(error)).split(/\n\s*/);
  return lines.filter(Boolean).slice(0, 3).join(' ');
}

/** The names of the custom properties in a world's palette. */
function propertiesIn(world: string): Set<string> {
  return new Set(readFileSync(join(world, 'palette.css'), 'utf8').match(/--[\w-]+(?=:)/g));
}
