/** The id of the shell's template that holds the day's facts. */
export const FACTS_ID = 'day-facts';

/** What is in the page while home is printed. */
let printed: Element[] = [];
let isFollowing = false;

/** From now on home is printed with the day's facts: events, times and places. */
export function printFacts(): void {
  if (isFollowing) return;
  isFollowing = true;
  // A browser that prints says so first; one that only shows how it would changes the medium.
  window.addEventListener('beforeprint', show);
  window.addEventListener('afterprint', hide);
  matchMedia('print').addEventListener('change', ({ matches }) => (matches ? show() : hide()));
}

function show(): void {
  const template = document.querySelector(`#${FACTS_ID}`);
  if (
    printed.length > 0 ||
    !(template instanceof HTMLTemplateElement) ||
    !document.querySelector('[data-screen="home"]')
  )
    return;
  printed = [...template.content.children].map((part) => document.importNode(part, true));
  document.body.append(...printed);
}

function hide(): void {
  // One print may end while the page is still shown as paper.
  if (matchMedia('print').matches) return;
  for (const part of printed) part.remove();
  printed = [];
}
