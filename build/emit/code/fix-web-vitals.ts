import type { Plugin } from 'vite';

/** While web-vitals 4 waits for an idle moment, it adds a listener for the tab being hidden, and never removes it. */
const LISTENS = '(t=n(e),p(e))';
const STOPS_LISTENING =
  '(t=n(()=>{document.removeEventListener("visibilitychange",e);e()}),document.addEventListener("visibilitychange",e,{once:true}))';

/** Fixes a leak in web-vitals: one listener for each slow tap or key. Version 5 has fixed it, but has no FID. */
export function fixWebVitals(): Plugin {
  return {
    name: 'fix-web-vitals',
    apply: 'build',
    transform: {
      filter: { id: /web-vitals\/dist\/web-vitals\.js$/ },
      handler: (code) => {
        if (!code.includes(LISTENS))
          throw new Error('web-vitals no longer has this leak: delete build/emit/code/fix-web-vitals.ts');
        return { code: code.replace(LISTENS, STOPS_LISTENING), map: null };
      },
    },
  };
}
