/**
 * Runs in the page before its scripts. Counts requested animation frames (`raf`), React commits and long tasks. After a
 * call of `benchWatchPixels()` it also counts the frames that ran (`samples`) and sums up their device pixels: those of
 * the canvases visible at that call, at their current size, or of the screen if there are none.
 */
export function instrument() {
  const counts = (window.benchCounts = { raf: 0, samples: 0, pixels: 0, commits: 0, longTasks: 0 });
  let canvases = null;
  const realRequest = window.requestAnimationFrame;
  const pixelsOfFrame = () => {
    let sum = 0;
    for (const canvas of canvases) if (canvas.isConnected) sum += canvas.width * canvas.height;
    return sum || innerWidth * innerHeight * devicePixelRatio ** 2;
  };
  window.requestAnimationFrame = (callback) => {
    counts.raf++;
    return realRequest((time) => {
      callback(time);
      if (!canvases) return;
      counts.samples++;
      counts.pixels += pixelsOfFrame();
    });
  };
  window.benchWatchPixels = () => {
    canvases = [...document.querySelectorAll('canvas')].filter((canvas) =>
      canvas.checkVisibility({ visibilityProperty: true }),
    );
    return pixelsOfFrame();
  };
  // Stands in for React's developer tools, to which React reports each commit.
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
