// The emulated screens, and the network and CPU of a cheap phone.

export const VIEWS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};

/** Latency in ms; 1.6 Mbit/s down and 0.75 Mbit/s up, in bytes per second. */
export const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
/** How many times slower the CPU is. */
export const CPU_SLOWDOWN = 4;

/** Every view at each device pixel ratio, named like `phone@2`. Without ratios, each view has its own. */
export function screens(views, ratios) {
  return views.flatMap((view) => {
    if (!VIEWS[view]) throw new Error(`No view ${view}: there are ${Object.keys(VIEWS).join(', ')}`);
    return (ratios.length ? ratios : [VIEWS[view].deviceScaleFactor]).map((dpr) => ({
      name: `${view}@${dpr}`,
      context: { ...VIEWS[view], deviceScaleFactor: dpr },
    }));
  });
}
