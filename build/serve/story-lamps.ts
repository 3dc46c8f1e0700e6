import type { Plugin } from 'vite';
import { rgbOf } from '../../src/model/colours/srgb.ts';
import { coloursOf, LAMPS, matchLamps } from '../make/story/match-colours.ts';
import type { Project } from '../read/project.ts';

/** With `matchColours`, gives the lamps over the story's backgrounds the site's colours, in the flat deck and the scene. */
export function storyLamps(project: Project): Plugin {
  return {
    name: 'story-lamps',
    enforce: 'pre',
    transform: {
      filter: { id: [/\/stage\/stage\.module\.css$/, /\/gradient\.vert\?raw$/] },
      async handler(code, id) {
        const lamps = await project.derived.derive(id, async () => {
          const { written } = await project.read();
          return written?.story?.matchColours ? matchLamps(await coloursOf(written.site, project)) : null;
        });
        if (lamps === null) return null;
        const withGold = recolour(code, LAMPS.gold, lamps.gold);
        return { code: recolour(withGold, LAMPS.rose, lamps.rose), map: null };
      },
    },
  };
}

/** Replaces a colour in CSS or GLSL. @throws if the code lacks it */
export function recolour(code: string, from: string, to: string): string {
  const inCss = (hex: string) => `rgb(${rgbOf(hex).join(' ')} /`;
  const inShader = (hex: string) =>
    `vec3(${rgbOf(hex)
      .map((channel) => `${channel}.0`)
      .join(', ')})`;
  const recoloured = code.replaceAll(inCss(from), inCss(to)).replaceAll(inShader(from), inShader(to));
  if (recoloured === code && from !== to) throw new Error(`The story has no lamp in ${from}`);
  return recoloured;
}
