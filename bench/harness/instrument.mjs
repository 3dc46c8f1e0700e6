/**
 * Runs in the page before its scripts: counts animation frames asked for, React commits and long tasks; and, from
 * `benchWatchPixels()` on, adds up after every animation callback the device pixels that the deck draws: those of its
 * canvas, whatever size it gives that meanwhile, and without a canvas those of the screen.
 */
export function instrument() {
  const counts = (window.benchCounts = { raf: 0, samples: 0, pixels: 0, commits: 0, longTasks: 0 });
  let canvases = null;
  const raf = window.requestAnimationFrame;
  const drawn = () => {
    let sum = 0;
    for (const canvas of canvases) if (canvas.isConnected) sum += canvas.width * canvas.height;
    return sum || innerWidth * innerHeight * devicePixelRatio ** 2;
  };
  window.requestAnimationFrame = (callback) => {
    counts.raf++;
    return raf((time) => {
      callback(time);
      if (!canvases) return;
      counts.samples++;
      counts.pixels += drawn();
    });
  };
  window.benchWatchPixels = () => {
    canvases = [...document.querySelectorAll('canvas')].filter((canvas) =>
      canvas.checkVisibility({ visibilityProperty: true }),
    );
    return drawn();
  };
  const reactHook = {
    supportsFiber: true,
    inject: () => 1,
    checkDCE() {},
    onCommitFiberRoot: () => counts.commits++,
    onPostCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: reactHook });
  new PerformanceObserver((list) => (counts.longTasks += list.getEntries().length)).observe({ type: 'longtask' });
}
