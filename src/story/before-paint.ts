import { htmlArrival } from '../arrival';
import type { PhotoSource } from '../model/content';
import { createCaptionMeasure } from './card/caption-measure';
import type { SizedPhoto } from './card/card-photo';
import { layOutDeck } from './deck/layout';
import { setCaption, setPhoto } from './flat/dress-card';
import { dealEarly, isDealtEarly } from './flat/early-deal';
import { rememberDrag } from './flat/early-drag';
import { setFlatLook } from './flat/set-flat-look';
import { COLOURS, cssColour } from './stage/background-style';
import { measureDeck } from './stage/measure-deck';

/**
 * Lays out the prerendered deck as React will, and deals it. Until React runs, repeats the layout for a new size or
 * font, and the deal for a new unit.
 */
function showDeck(stage: HTMLElement, region: HTMLElement, deck: HTMLElement): void {
  // The prerendered colours are hexadecimal, but the deck prefers OKLab where the browser supports it.
  for (const name of COLOURS) stage.style.setProperty(name, cssColour(stage.style.getPropertyValue(name)));
  const cards = [...deck.children].filter((child) => child instanceof HTMLElement);
  const captions = cards.flatMap((card) => {
    // The first paragraph is the date.
    const element = card.querySelectorAll('p')[1];
    return element ? [{ element, text: element.textContent, alone: !card.querySelector('picture') }] : [];
  });
  // Until the top card's photo has loaded, no other loads. That card is the last element.
  const picture = cards.at(-1)?.querySelector('picture');
  const photo = picture && takePhoto(picture);
  const layOut = () => layOutDeck(measureDeck(stage, region));
  // Hidden, since measuring would lay out the cards before they have their sizes.
  deck.hidden = true;
  let layout = layOut();
  deck.hidden = false;
  const dress = () => {
    const measure = createCaptionMeasure();
    setFlatLook(deck, layout);
    for (const { element, text, alone } of captions) setCaption(element, text, alone, layout, measure);
    if (picture && photo) setPhoto(picture, photo, layout);
  };
  const deal = () => dealEarly(deck, cards, layout.unit, htmlArrival());
  dress();
  deal();
  const layOutAgain = () => {
    if (!isDealtEarly(deck)) return;
    const { unit } = layout;
    layout = layOut();
    dress();
    // The deal's animations depend on no other measure.
    if (layout.unit !== unit) deal();
  };
  addEventListener('resize', layOutAgain);
  void document.fonts.ready.then(layOutAgain);
  rememberDrag(region, () => layout);
}

/** Reads a picture's files and removes them, so that the browser loads only the one that `setPhoto` picks. */
function takePhoto(picture: HTMLPictureElement): SizedPhoto | null {
  const [source, image] = picture.children;
  if (!(source instanceof HTMLSourceElement) || !(image instanceof HTMLImageElement)) return null;
  const photo = {
    width: Number(image.getAttribute('width')),
    height: Number(image.getAttribute('height')),
    avif: readSources(source.srcset),
    webp: readSources(image.srcset),
  };
  source.removeAttribute('srcset');
  image.removeAttribute('srcset');
  return photo;
}

function readSources(srcset: string): PhotoSource[] {
  return [...srcset.matchAll(/(\S+) (\d+)w/g)].map(([, url = '', width]) => ({ url, width: Number(width) }));
}

const stage = document.querySelector<HTMLElement>('#page main');
const region = stage?.querySelector('section');
const deck = region?.querySelector<HTMLElement>('[data-deck]');
if (stage && region && deck) showDeck(stage, region, deck);
