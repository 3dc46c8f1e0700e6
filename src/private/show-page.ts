import type { BlobFiles } from './blob-files';

/** What is below each page: `simple` says that this is a simpler version of the site; `forget` labels a button. */
export type Footer = { simple: string; forget: string; onForget: () => void };

/** An empty picture, put before an address: nothing loads, and `currentSrc` ends with the address that was chosen. */
const PLACEHOLDER = `data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E#`;

/** The footer, and the party on a phone: its sides are below each other, since no button leads to them. */
const SIMPLE_STYLES = `
.simple { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; justify-content: center; text-align: center; padding: 1rem; background: var(--page); color: var(--text-quiet); font-size: var(--text-small); }
.simple button { min-block-size: 2.75rem; padding: 0; border: 0; background: none; color: inherit; font: inherit; text-decoration: underline; cursor: pointer; }
@media (max-width: 56.24em) {
[data-sides] { display: block; }
[data-middle] { display: none; }
}
`;

/** Replaces this document's page with an opened one, whose pictures, fonts and styles become opened files. */
export async function showPage(opened: Document, files: BlobFiles, footer: Footer): Promise<void> {
  // The story's list has no template.
  const content = opened.querySelector<HTMLTemplateElement>('#prerendered')?.content ?? opened.body;
  // The drawings that home shares with the cover are only in the cover, `#root`.
  for (const still of content.querySelectorAll<HTMLElement>('[data-still]'))
    still.replaceWith(opened.querySelector(`#root [data-still="${still.dataset.still}"]`) ?? '');
  revealHiddenParts(content);
  // Buttons and forms would need the site's script.
  for (const part of content.querySelectorAll('script, noscript, link, button, form')) part.remove();
  // The policy refuses styles in attributes, but not from script.
  for (const part of content.querySelectorAll<HTMLElement>('[data-style]'))
    part.style.cssText = part.dataset.style ?? '';
  for (const picture of content.querySelectorAll('img, source')) insertPlaceholders(picture);

  const styles = document.createElement('link');
  styles.rel = 'stylesheet';
  const css = await files.fillStyles((await stylesOf(opened, files)) + SIMPLE_STYLES);
  styles.href = URL.createObjectURL(new Blob([css], { type: 'text/css' }));
  document.head.append(styles);
  await new Promise((done) => ['load', 'error'].forEach((type) => styles.addEventListener(type, done)));

  document.documentElement.lang = opened.documentElement.lang;
  document.documentElement.dir = opened.documentElement.dir;
  // Not `replaceChildren`: moved styles would load again, and until then the page would show without them.
  for (const part of document.head.querySelectorAll('*')) if (part !== styles) part.remove();
  document.head.prepend(...opened.head.querySelectorAll('meta:not([http-equiv]), title, link[rel=icon]'));
  const page = document.createElement('div');
  page.id = 'page';
  page.append(...content.childNodes);
  document.body.replaceChildren(page, footerOf(footer));
  // So that `openHere` can focus it.
  for (const heading of document.querySelectorAll('h1')) heading.tabIndex = -1;
  // The placeholder loads first.
  for (const image of document.querySelectorAll('img'))
    image.addEventListener('load', () => void openPicture(image, files), { once: true });
}

/** Reveals what the site's script would show when a button is pressed, with labels that replace the button's. */
function revealHiddenParts(content: ParentNode): void {
  for (const button of content.querySelectorAll('button[aria-controls]')) {
    const controlled = `[id="${button.getAttribute('aria-controls')}"]`;
    // A hidden part with an id describes a link to screen readers, such as “opens in a new tab”, and is never shown.
    for (const part of content.querySelectorAll(`${controlled}, ${controlled} [hidden]:not([id])`))
      part.removeAttribute('hidden');
  }
  for (const dialog of content.querySelectorAll('dialog')) dialog.setAttribute('open', '');
}

/**
 * The text of the page's styles. `openHere` has turned style elements into scripts of the type `text/css`. A disabled
 * link repeats one of these, and styles in `noscript` are for the cover.
 */
async function stylesOf(opened: Document, files: BlobFiles): Promise<string> {
  const parts = [...opened.querySelectorAll<HTMLElement>('[type="text/css"], link[rel=stylesheet]:not([disabled])')];
  const texts = parts
    .filter((part) => !part.closest('noscript'))
    .map(async (part) => {
      const href = part.getAttribute('href');
      return href ? files.readStyles(href) : (part.textContent ?? '');
    });
  return (await Promise.all(texts)).join('\n');
}

/** Puts the placeholder before each address of a file of this site. */
function insertPlaceholders(picture: Element): void {
  for (const name of ['src', 'srcset']) {
    const addresses = picture.getAttribute(name);
    if (addresses) picture.setAttribute(name, addresses.replaceAll(/(^|,\s*)(?=\/)/g, `$1${PLACEHOLDER}`));
  }
}

/** Shows the file that the browser has chosen, or the picture's description if that file does not open. */
async function openPicture(image: HTMLImageElement, files: BlobFiles): Promise<void> {
  const [, choice] = image.currentSrc.split('#');
  if (!choice) return;
  const address = await files.find(choice).catch(() => null);
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
  image.removeAttribute('srcset');
  if (address) image.src = address;
  else image.removeAttribute('src');
}

function footerOf({ simple, forget, onForget }: Footer): HTMLElement {
  const footer = document.createElement('aside');
  footer.className = 'simple';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = forget;
  button.addEventListener('click', onForget);
  footer.append(simple, button);
  return footer;
}
