/** Runs in the page before anything else; `window.paints()` tells what was seen, in milliseconds. */
export function watchPaints() {
  const seen = { largestPaintMs: 0, layoutShift: 0, blockedMs: 0, foodMs: 0 };
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaintMs = startTime;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.layoutShift += value;
  });
  // What a task takes beyond 50 ms keeps the page from reacting to a touch.
  watch('longtask', ({ duration }) => {
    seen.blockedMs += duration - 50;
  });
  const lookForFood = () => {
    const isThere = [...document.querySelectorAll('main img')].some(
      (picture) => picture.complete && picture.naturalWidth > 0,
    );
    if (isThere) seen.foodMs = performance.now();
    else requestAnimationFrame(lookForFood);
  };
  requestAnimationFrame(lookForFood);
  window.paints = () => ({
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ...seen,
  });
}
