import { sharedTokensOf, threeOf, tokensOf, type Colours } from './derive.ts';

/** A couple's colours as custom properties that override the world's palette. */
export function coloursCss(colours: Colours): string {
  const day = threeOf(colours, 'day');
  const night = threeOf(colours, 'night');
  // As in the palettes, `--night` is the night's paper in both colour schemes.
  return `
:root {
${declarations({ ...sharedTokensOf(day), night: night.paper, ...tokensOf(day) })}
}
@media screen and (prefers-color-scheme: dark) {
:root {
${declarations(tokensOf(night))}
}
}
`;
}

function declarations(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n');
}
