import { createRequire } from 'node:module';
import { type EmotionCache, withEmotionCache } from '@emotion/react';

type Serialize = (styles: readonly unknown[], registered?: object, props?: unknown) => object;

/** Loaded as the library loads it, which asks this object for the function each time. */
const serializer: { serializeStyles: Serialize } = createRequire(
  createRequire(import.meta.url).resolve('@emotion/react'),
)('@emotion/serialize');

/** What caches remember of the styles they have written, of those that write none. */
const unread = new WeakSet<object>();
const NOTHING = { name: 'none', styles: '' };

const { serializeStyles } = serializer;
serializer.serializeStyles = (styles, registered, props) =>
  registered && unread.has(registered) ? NOTHING : serializeStyles(styles, registered, props);

/**
 * Keeps the component library from writing its style sheets, which nothing reads here: what a rule hides or moves is
 * for the browser stories. Neither are their texts put together, which took an eighth of the time of a page's test.
 * A component, because the library's sheets are reached from within a page only.
 */
export const WithoutStyleSheets = withEmotionCache((_props: object, cache: EmotionCache) => {
  unread.add(cache.registered);
  cache.insert = (_selector, serialized) => {
    cache.inserted[serialized.name] = true;
  };
  return null;
});
