type AsyncWrapper = <T>(wait: () => Promise<T>) => Promise<T>;

// Taken before a test replaces the timers.
const later = setImmediate;

/**
 * Waits, after something was found, until React has run the effects of the render that brought it: the library's own
 * pause is a timer of a millisecond, which may pass before them on a busy machine, and a focus or a call would then
 * be asked for too early. React runs its work in immediates, and an effect may cause one more render.
 */
export function withEffectsDone(wrapper: AsyncWrapper): AsyncWrapper {
  return async (wait) => {
    const found = await wrapper(wait);
    for (let round = 0; round < 3; round += 1) await new Promise((resolve) => later(resolve));
    return found;
  };
}
