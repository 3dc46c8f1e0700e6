import type { WorldPalettes } from '../world-facts.ts';

export const palettes: WorldPalettes = {
  own: { accent: '#b5703a', ink: '#24211f', paper: '#faf8f4' },
  ready: [
    { name: 'Sage', colours: { accent: '#5f7d52', ink: '#232b22', paper: '#f7f8f2' } },
    { name: 'Rose', colours: { accent: '#b0596b', ink: '#33232a', paper: '#fdf6f5' } },
    { name: 'Slate', colours: { accent: '#51687f', ink: '#1f262e', paper: '#f6f7f8' } },
    { name: 'Plum', colours: { accent: '#8a4a7d', ink: '#2c1f31', paper: '#faf6f9' } },
  ],
};
