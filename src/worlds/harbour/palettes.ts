import type { WorldPalettes } from '../world-facts.ts';

export const palettes: WorldPalettes = {
  own: { accent: '#d7433b', ink: '#14233b', paper: '#fbf6ec' },
  ready: [
    { name: 'Sea glass', colours: { accent: '#2a7f7a', ink: '#14303a', paper: '#f4f8f4' } },
    { name: 'Dune', colours: { accent: '#a8622c', ink: '#2e2a24', paper: '#faf5ea' } },
    { name: 'Lobster', colours: { accent: '#c0392f', ink: '#2a1f2a', paper: '#fdf6f1' } },
    { name: 'Fog', colours: { accent: '#4a6684', ink: '#1f2a38', paper: '#f3f5f7' } },
  ],
};
