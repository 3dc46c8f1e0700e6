import { CanvasTexture, LinearFilter, type Texture } from 'three';
import type { LabelStyle } from './label';

/** Size of a stamp in deck units. */
export const STAMP_SIZE = { width: 190, height: 64 };
const COLORS = { like: '#20795f', superlike: '#2f5d8c' };

/** Both stamps, LIKE above SUPERLIKE, as one texture. */
export function createStamps(words: { like: string; superlike: string }, style: LabelStyle, scale: number): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = STAMP_SIZE.width * scale;
  canvas.height = STAMP_SIZE.height * 2 * scale;
  const context = canvas.getContext('2d');
  if (context) {
    context.scale(scale, scale);
    drawStamp(context, words.like, COLORS.like, style, 0);
    drawStamp(context, words.superlike, COLORS.superlike, style, STAMP_SIZE.height);
  }
  const texture = new CanvasTexture(canvas);
  texture.premultiplyAlpha = true;
  texture.flipY = false;
  texture.generateMipmaps = false;
  texture.minFilter = LinearFilter;
  return texture;
}

function drawStamp(context: CanvasRenderingContext2D, word: string, color: string, style: LabelStyle, top: number) {
  const size = 27;
  context.font = `700 ${size}px ${style.text}`;
  context.letterSpacing = '2px';
  const width = Math.min(context.measureText(word).width + 30, STAMP_SIZE.width - 8);
  const height = 46;
  const x = (STAMP_SIZE.width - width) / 2;
  const y = top + (STAMP_SIZE.height - height) / 2;
  context.beginPath();
  context.roundRect(x, y, width, height, 10);
  context.fillStyle = 'rgb(255 250 240 / 0.86)';
  context.fill();
  context.lineWidth = 4;
  context.strokeStyle = color;
  context.stroke();
  context.fillStyle = color;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(word, STAMP_SIZE.width / 2 + 1, top + STAMP_SIZE.height / 2 + 2, width - 16);
  context.textAlign = 'left';
}
