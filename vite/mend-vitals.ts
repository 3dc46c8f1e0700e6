import type { Plugin } from 'vite';

/** What web-vitals 4 does when it waits for an idle moment: it listens for the tab to be hidden meanwhile, and for ever after. */
const LISTENS = '(t=n(e),p(e))';
const STOPS_LISTENING =
  '(t=n(()=>{document.removeEventListener("visibilitychange",e);e()}),document.addEventListener("visibilitychange",e,{once:true}))';

/**
 * Lets web-vitals take its listeners back, of which it would leave one behind for each slow tap or key. Its next version does
 * so itself, but has no FID any more.
 */
export function mendVitals(): Plugin {
  return {
    name: 'mend-vitals',
    apply: 'build',
    transform: {
      filter: { id: /web-vitals\/dist\/web-vitals\.js$/ },
      handler: (code) => {
        if (!code.includes(LISTENS))
          throw new Error('web-vitals has nothing to mend any more: leave vite/mend-vitals.ts out');
        return { code: code.replace(LISTENS, STOPS_LISTENING), map: null };
      },
    },
  };
}
