import { thumbHashToDataURL } from 'thumbhash';
import { bytesOf, photoDpr, sourceFor, type SizedPhoto } from '../card/card-photo';
import type { Photo } from '../../model/content';
import { fitCaption } from '../card/fit-caption';
import type { DeckLayout } from '../deck/layout';
import { captionRoomOf, wordsInsetOf, wordsRectOf } from '../look';
import type { CaptionMeasure } from '../card/caption-measure';

/*
 * The parts of a card that React does not render. `before-paint.ts` sets the caption and the photo, which depend on the
 * layout, before the first paint.
 */

/** Breaks a caption into lines that fit. @param alone on a card without a photo. */
export function setCaption(
  element: HTMLElement,
  caption: string,
  alone: boolean,
  layout: DeckLayout,
  measure: CaptionMeasure,
): void {
  const { width } = alone ? wordsRectOf(layout) : layout.label;
  const room = alone ? captionRoomOf(layout) : 0;
  const fitted = fitCaption(caption, width - 2 * wordsInsetOf(layout, alone), layout, measure, room);
  const text = fitted.lines.join('\n');
  if (element.textContent !== text) element.textContent = text;
  element.style.fontSize = `${fitted.size}px`;
  element.style.lineHeight = `${fitted.lineHeight}px`;
}

/** Loads a photo from the one file that the scene would also use, so that none is fetched twice. */
export function setPhoto(picture: HTMLPictureElement, photo: SizedPhoto, { photo: box }: DeckLayout): void {
  const [source, image] = picture.children;
  const urlOf = (format: 'avif' | 'webp') => sourceFor(photo, format, box, photoDpr(box))?.url;
  const set = (element: Element | undefined, name: string, url: string | undefined) => {
    if (url !== undefined && element?.getAttribute(name) !== url) element?.setAttribute(name, url);
  };
  set(source, 'srcset', urlOf('avif'));
  set(image, 'src', urlOf('webp'));
}

/** Loads a photo again if it has failed: once on top, it gets another chance, as in the scene. */
export function retryPhoto(image: HTMLImageElement): void {
  // Setting the same address again makes the browser choose and fetch the picture's file again.
  if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.getAttribute('src') ?? '');
}

/** Sets a photo's blurred placeholder, which needs no request. The prerendered page has those that it needs. */
export function setPlaceholder({ style }: HTMLElement, { thumbhash }: Photo): void {
  style.backgroundImage ||= `url(${thumbHashToDataURL(bytesOf(thumbhash))})`;
}
