import { CanvasTexture, LinearFilter } from 'three';
import { STAMP } from '../../look';
import type { LabelStyle } from './label';

/** Creates one texture for both stamps, LIKE above SUPERLIKE. @param scale texels per deck unit. */
export function createStamps(words: { like: string; superlike: string }, style: LabelStyle, scale: number) {
  const canvas = document.createElement('canvas');
  canvas.width = STAMP.width * scale;
  canvas.height = STAMP.height * 2 * scale;
  const context = canvas.getContext('2d');
  context?.scale(scale, scale);
  const texture = new CanvasTexture(canvas);
  texture.premultiplyAlpha = true;
  texture.flipY = false;
  texture.generateMipmaps = false;
  texture.minFilter = LinearFilter;
  /** Draws both stamps. Call it again once their font has loaded. */
  const draw = () => {
    if (!context) return;
    context.clearRect(0, 0, STAMP.width, STAMP.height * 2);
    drawStamp(context, words.like, STAMP.colour.like, style, 0);
    drawStamp(context, words.superlike, STAMP.colour.superlike, style, STAMP.height);
    texture.needsUpdate = true;
  };
  draw();
  return { texture, draw };
}

function drawStamp(context: CanvasRenderingContext2D, word: string, colour: string, style: LabelStyle, top: number) {
  const { frame, text } = STAMP;
  context.font = `700 ${text.size}px ${style.text}`;
  context.letterSpacing = `${text.spacing}px`;
  const width = Math.min(context.measureText(word).width + 2 * frame.padding, STAMP.width - 2 * frame.border);
  const x = (STAMP.width - width) / 2;
  const y = top + (STAMP.height - frame.height) / 2;
  context.beginPath();
  traceRounded(context, x, y, width, frame.height, frame.radius);
  context.fillStyle = STAMP.paper;
  context.fill();
  context.lineWidth = frame.border;
  context.strokeStyle = colour;
  context.stroke();
  context.fillStyle = colour;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  // Off centre, since letter spacing follows the last letter, too, and few letters have descenders. A long word is
  // condensed to stay 8 units from either side of its frame.
  context.fillText(word, STAMP.width / 2 + text.spacing / 2, top + STAMP.height / 2 + 2, width - 16);
}

/** Adds a rounded rectangle to the path; `roundRect` needs Safari 16. */
function traceRounded(context: CanvasRenderingContext2D, x: number, y: number, w: number, h: number, radius: number) {
  context.moveTo(x + radius, y);
  context.arcTo(x + w, y, x + w, y + h, radius);
  context.arcTo(x + w, y + h, x, y + h, radius);
  context.arcTo(x, y + h, x, y, radius);
  context.arcTo(x, y, x + w, y, radius);
  context.closePath();
}
