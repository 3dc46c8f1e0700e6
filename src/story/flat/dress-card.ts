import { thumbHashToDataURL } from 'thumbhash';
import { bytesOf, sourceFor, type SizedPhoto } from '../card/card-photo';
import type { Photo } from '../../model/content';
import { fitCaption } from '../card/fit-caption';
import type { DeckLayout } from '../deck/layout';
import { captionRoomOf, wordsInsetOf, wordsRectOf } from '../look';
import type { CaptionMeasure } from '../card/caption-measure';

/*
 * The parts of a card that React does not render. `before-paint.ts` sets the caption and the photo, which depend on the
 * layout, before the first paint.
 */

/** Writes a caption in lines that fit. @param isAlone whether the card has no photo. */
export function setCaption(
  element: HTMLElement,
  caption: string,
  isAlone: boolean,
  layout: DeckLayout,
  measure: CaptionMeasure,
): void {
  const { width } = isAlone ? wordsRectOf(layout) : layout.label;
  // With a photo, the label's number of lines is the limit, not a height.
  const height = isAlone ? captionRoomOf(layout) : 0;
  const fitted = fitCaption(caption, width - 2 * wordsInsetOf(layout, isAlone), layout, measure, height);
  const text = fitted.lines.join('\n');
  if (element.textContent !== text) element.textContent = text;
  element.style.fontSize = `${fitted.size}px`;
  element.style.lineHeight = `${fitted.lineHeight}px`;
}

/** Sets a photo's files to the ones that the scene would load, so that no photo is fetched twice. */
export function setPhoto(picture: HTMLPictureElement, photo: SizedPhoto, { photo: box }: DeckLayout): void {
  const [source, image] = picture.children;
  const urlOf = (format: 'avif' | 'webp') => sourceFor(photo, format, box)?.url;
  const set = (element: Element | undefined, name: string, url: string | undefined) => {
    if (url !== undefined && element?.getAttribute(name) !== url) element?.setAttribute(name, url);
  };
  set(source, 'srcset', urlOf('avif'));
  set(image, 'src', urlOf('webp'));
}

/** Loads a photo again if it has failed. Called once its card is on top; the scene retries then, too. */
export async function retryPhoto(image: HTMLImageElement): Promise<void> {
  if (!image.complete || image.naturalWidth > 0) return;
  // Some hosts let browsers keep the answer that a file is missing for a year: this replaces it.
  await fetch(image.currentSrc, { cache: 'reload' })
    .then((response) => response.blob())
    .catch(() => {});
  // Setting even the same address makes the browser choose and fetch a file of the `picture` again.
  image.setAttribute('src', image.getAttribute('src') ?? '');
}

/** Sets a photo's blurred placeholder, which needs no request, unless the prerendered page has set it. */
export function setPlaceholder({ style }: HTMLElement, { thumbhash }: Photo): void {
  style.backgroundImage ||= `url(${thumbHashToDataURL(bytesOf(thumbhash))})`;
}
