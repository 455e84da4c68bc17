import { type EmotionCache, withEmotionCache } from '@emotion/react';

/**
 * Keeps the component library from writing its style sheets, which nothing reads here: what a rule hides or moves is
 * for the browser stories. A component, because the library's sheets are reached from within a page only.
 */
export const WithoutStyleSheets = withEmotionCache((_props: object, cache: EmotionCache) => {
  cache.insert = (_selector, serialized) => {
    cache.inserted[serialized.name] = true;
  };
  return null;
});
