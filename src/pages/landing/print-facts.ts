/** The id of the shell's `template` with the day's facts. */
export const FACTS_ID = 'day-facts';

/** The facts in the page while it is being printed. */
let printed: Element[] = [];
let isListening = false;

/** From now on, adds the day's facts (events, times and places) to the cover or home while it is printed. */
export function printFacts(): void {
  if (isListening) return;
  isListening = true;
  // Printing fires `beforeprint`; emulated print media only change the media query.
  window.addEventListener('beforeprint', show);
  window.addEventListener('afterprint', hide);
  const print = matchMedia('print');
  print.addEventListener('change', ({ matches }) => (matches ? show() : hide()));
  if (print.matches) show();
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
  // A print may end while print media are still emulated.
  if (matchMedia('print').matches) return;
  for (const part of printed) part.remove();
  printed = [];
}
