import type { Plugin } from 'vite';

/** While web-vitals 4 waits for an idle moment, it also listens for the tab being hidden, and never stops listening. */
const LEAKING = '(t=n(e),p(e))';
const FIXED =
  '(t=n(()=>{document.removeEventListener("visibilitychange",e);e()}),document.addEventListener("visibilitychange",e,{once:true}))';

/** Fixes a leak in web-vitals: one listener for each slow tap or key. Version 5 has no leak, but cannot measure FID. */
export function fixWebVitals(): Plugin {
  return {
    name: 'fix-web-vitals',
    apply: 'build',
    transform: {
      filter: { id: /web-vitals\/dist\/web-vitals\.js$/ },
      handler: (code) => {
        if (!code.includes(LEAKING))
          throw new Error('web-vitals no longer has this leak: delete build/emit/code/fix-web-vitals.ts');
        return { code: code.replace(LEAKING, FIXED), map: null };
      },
    },
  };
}
