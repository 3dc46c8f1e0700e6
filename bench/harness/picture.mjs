// Small screenshots of the deck's centre, which are quick to compare.
import sharp from 'sharp';

/**
 * The side of the compared square, as a share of the screen's shorter side. In every deck, a card covers the square.
 */
const SIDE = 0.4;

/** The deck's centre and the side of the square around it, in CSS px. Drags start at this centre, too. */
export async function middleOf(visit, target) {
  const { width, height } = visit.screen.context.viewport;
  const centre = await visit.page.evaluate((selector) => {
    const box = document.querySelector(selector).getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, target.deck);
  return { ...centre, side: SIDE * Math.min(width, height) };
}

/** The square in a screenshot of the page, as 12×12 RGB pixels. */
export async function pixelsIn(visit, jpeg, { x, y, side }) {
  const image = sharp(jpeg);
  const scale = (await image.metadata()).width / visit.screen.context.viewport.width;
  const [left, top, size] = [x - side / 2, y - side / 2, side].map((v) => Math.round(v * scale));
  return image.extract({ left, top, width: size, height: size }).resize(12, 12).raw().toBuffer();
}

/** The square on the page as it is now, as 12×12 RGB pixels. */
export async function pixelsNow(visit, middle) {
  const { data } = await visit.cdp.send('Page.captureScreenshot', { format: 'jpeg', quality: 80 });
  return pixelsIn(visit, Buffer.from(data, 'base64'), middle);
}

/** The mean difference of two results of `pixelsIn`, out of 255. */
export const difference = (a, b) => a.reduce((sum, value, i) => sum + Math.abs(value - b[i]), 0) / a.length;
