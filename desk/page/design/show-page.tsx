import { show } from '../frame/frame';
import { pathOfAddress, sitePages } from '../frame/site-pages';
import forms from '../forms/forms.module.css';
import { useDesk } from '../state/desk-store';

/** The pages that have colours of their own instead of the site’s. */
const OWN_COLOURS = new Set(['/', '/story']);

/** A button to a page that shows the design, unless one is open. @param path by default, any page in the site’s colours */
export function ShowPage({ path }: { path?: string }) {
  const state = useDesk((desk) => desk.state);
  const shown = pathOfAddress(useDesk((desk) => desk.address));
  const fits = (each: string) => (path === undefined ? !OWN_COLOURS.has(each) : each === path);
  const page = state && sitePages(state).find((each) => fits(each.path));
  if (!page || fits(shown)) return null;
  return (
    <button
      type="button"
      className={forms.quiet}
      onClick={({ currentTarget }) => {
        // The button disappears, so the focus moves to the choice in its section.
        const choice = currentTarget
          .closest('[data-line]')
          ?.querySelector<HTMLElement>('input:checked, [role="switch"]');
        choice?.focus();
        show(page.path);
      }}
    >
      Show “{page.name}”
    </button>
  );
}
