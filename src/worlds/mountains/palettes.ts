import type { WorldPalettes } from '../world-facts.ts';

export const palettes: WorldPalettes = {
  own: { accent: '#c83e5f', ink: '#12303a', paper: '#f8f5ec' },
  ready: [
    { name: 'Alpenglow', colours: { accent: '#b8506a', ink: '#33223c', paper: '#fcf5f2' } },
    { name: 'Larch', colours: { accent: '#96691a', ink: '#2b3020', paper: '#f9f6e9' } },
    { name: 'Glacier', colours: { accent: '#2f7c9c', ink: '#13303f', paper: '#f2f8fa' } },
    { name: 'Gentian', colours: { accent: '#4a50b8', ink: '#20244c', paper: '#f6f6fc' } },
  ],
};
