/** What every page stands on and what changes least: one file that stays in the browser's cache over releases. */
const FRAMEWORK =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser|react-redux|@reduxjs|redux|redux-thunk|reselect|immer|use-sync-external-store|@standard-schema)[\\/]/;

/** Parts that only the signed-in areas are built from; tables, charts and maps stay with the pages that show them. */
const LIBRARY =
  /[\\/]node_modules[\\/](@mui[\\/](material|system|styled-engine|utils|private-theming)|@emotion|@popperjs|clsx|stylis|react-transition-group|@babel)[\\/]/;

/** What forms check with; modules of a feature stay with its pages. */
const SCHEMAS = /[\\/]node_modules[\\/]zod[\\/]|[\\/]packages[\\/]contract[\\/]src[\\/]fields\.ts$/;

/** Used by more than one public page, each a few hundred bytes. */
const PUBLIC_PARTS =
  /[\\/]web[\\/]src[\\/](ui[\\/](food-picture|rating|section-heading|status-chip|visually-hidden|skeleton|price|text|button)|features[\\/]catalog[\\/](api|components[\\/](card-grid|dish-card|cards)|restaurant-link)|lib[\\/](listing|use-log-failure|console-log))\b|[\\/]packages[\\/]domain[\\/]src[\\/](money|rating|distance)\b|[\\/]lucide-react[\\/].*[\\/](star|star-half|utensils-crossed|createLucideIcon|Icon|defaultAttributes)\b|[\\/]contract[\\/]src[\\/]catalog[\\/]catalog\.ts\?calls/;

/**
 * Files grouped by use: on a phone every file costs a request and its headers, and small files compress badly. What
 * the first page needs whatever it is (`$initial`) is one file, the schemas another; each page is its own.
 */
export const chunkGroups = [
  { name: 'framework', test: FRAMEWORK, priority: 30 },
  { name: 'schemas', test: SCHEMAS, priority: 20 },
  { name: 'library', test: LIBRARY, priority: 15 },
  { name: 'app', tags: ['$initial' as const], priority: 10 },
  { name: 'public', test: PUBLIC_PARTS, priority: 5 },
];
