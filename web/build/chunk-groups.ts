/** What every page stands on and what changes least: one file that stays in the browser's cache over releases. */
const FRAMEWORK =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser|react-redux|@reduxjs|redux|redux-thunk|reselect|immer|use-sync-external-store|@standard-schema)[\\/]/;

/** Parts that only the signed-in areas are built from; tables, charts and maps stay with the pages that show them. */
const LIBRARY =
  /[\\/]node_modules[\\/](@mui[\\/](material|system|styled-engine|utils|private-theming)|@emotion|@popperjs|clsx|stylis|react-transition-group|@babel)[\\/]/;

/**
 * What forms check with; modules of a feature stay with its pages. The fields count among them even where only calls
 * are wanted: what is left of them there would bring the schema library to every first visit.
 */
const SCHEMAS = /[\\/]node_modules[\\/]zod[\\/]|[\\/]packages[\\/]contract[\\/]src[\\/]fields\.ts(\?calls)?$/;

/** Used by more than one public page, each a few hundred bytes. */
const PUBLIC_PARTS =
  /[\\/]web[\\/]src[\\/](ui[\\/]\w+[\\/](food-picture|rating|status-chip|visually-hidden|skeleton|price|text|button|pager|failure-line|message-alert|as-of)|features[\\/]catalog[\\/](api|query-args|components[\\/]\w+[\\/]terms-line|restaurant-link)|features[\\/]favourites[\\/](api|use-favourite|components[\\/]favourite-button)|lib[\\/]\w+[\\/](listing|use-log-failure|console-log|geolocation|use-now|stored-text|use-address-state|use-history-choice|use-time-passing|busy))\b|[\\/]packages[\\/]domain[\\/]src[\\/](money|grouped|rating|distance)\b|[\\/]lucide-react[\\/].*[\\/](cloud-off|heart|chevron-down|chevron-right|star|star-half|utensils-crossed|map|map-pin|store|check|plus|minus|search|shopping-bag|createLucideIcon|Icon|defaultAttributes)\.|[\\/]contract[\\/]src[\\/]catalog[\\/](catalog\.ts\?calls|diets(\.texts(\.\w+)?)?\.ts)/;

/** Lists of restaurants: home, search and the favourites. */
const CARDS =
  /[\\/]web[\\/]src[\\/](features[\\/](catalog[\\/](requested-restaurant-id|use-set-place|components[\\/]\w+[\\/](card-grid|cards|restaurant-card|terms-groups))|favourites[\\/]own-room)|ui[\\/](form[\\/]chip-(select|button)|text[\\/]section-heading))\b/;

/** What a menu and the page of a dish tell of dishes. */
const DISH_PARTS =
  /[\\/]web[\\/]src[\\/](features[\\/]catalog[\\/](seen|components[\\/](diets[\\/](diet-line|diets\.texts)|cards[\\/]dish-chips|dish[\\/]priced-options|menu[\\/]menu\.texts))|features[\\/](favourites[\\/]use-remember-seen|cart[\\/]cart-item-body)|lib[\\/](page[\\/]use-overlay-step|browser[\\/]phone-href)|features[\\/]accounts[\\/]session[\\/]use-allergies|ui[\\/](form[\\/]share-button|food[\\/](allergy|food\.texts|extra-rule)))|[\\/]packages[\\/]domain[\\/]src[\\/](pricing|allergies)\b|[\\/]lucide-react[\\/].*[\\/](leaf|share-2)\./;

/** How a dish is chosen, on its page and in the sheet of a menu. */
const DISH_CHOICES =
  /[\\/]web[\\/]src[\\/](features[\\/]catalog[\\/]components[\\/]dish[\\/](dish-choices|extra-group|option-buttons|order-panel\.texts)|ui[\\/]form[\\/]quantity-stepper)/;

/** What a menu and a search narrow dishes down with. */
const DISH_FILTER =
  /[\\/]web[\\/]src[\\/]features[\\/]catalog[\\/]components[\\/]diets[\\/](diet-filter|use-dish-filter)/;

/** What every form of the account pages is made of. */
const FORMS =
  /[\\/]web[\\/]src[\\/](ui[\\/]form[\\/](form-card|field|stacked-form|show-password|submit-button)|lib[\\/]forms[\\/](use-contract-form|use-form-draft)|features[\\/]accounts[\\/](api|components[\\/]\w+[\\/](outcome-alert|resend-activation|second-factor-parts)))\b|[\\/]packages[\\/]contract[\\/]src[\\/](access|endpoint|accounts[\\/](credentials|sanitise|rate-rules|sign-in|accounts|mailed-links))\b|[\\/]node_modules[\\/]react-hook-form[\\/]/;

/** How lines of a cart are changed: on a menu, on a dish and in the cart. */
const CART_LINES = /[\\/]web[\\/]src[\\/]features[\\/]cart[\\/]use-(quantities|remove-line|save-line)\./;

/** The page of a restaurant with its menu, which customers order from on a page of their own. */
const STORE = /[\\/]web[\\/]src[\\/]features[\\/]catalog[\\/]pages[\\/]store-page\./;

/** What prepares the next page, once the first one has come to rest. */
const AFTERWARDS =
  /[\\/]web[\\/]src[\\/](app[\\/](after-start|service-worker|routing[\\/]prefetch)|lib[\\/]net[\\/]kept-reads)\.ts/;

/**
 * Files grouped by use: on a phone every file costs a request and its headers, and small files compress badly. What
 * the first page needs whatever it is (`$initial`) is one file, the schemas another; each page is its own.
 */
export const chunkGroups = [
  { name: 'framework', test: FRAMEWORK, priority: 30 },
  // Lengths, ranges and languages are read by fields and pages: they stay here, not with the schemas.
  { name: 'app', tags: ['$initial' as const], priority: 25 },
  { name: 'schemas', test: SCHEMAS, priority: 20 },
  { name: 'library', test: LIBRARY, priority: 15 },
  { name: 'public', test: PUBLIC_PARTS, priority: 5 },
  { name: 'dish-parts', test: DISH_PARTS, priority: 5 },
  { name: 'cards', test: CARDS, priority: 5 },
  { name: 'dish-choices', test: DISH_CHOICES, priority: 5 },
  { name: 'dish-filter', test: DISH_FILTER, priority: 5 },
  { name: 'cart-lines', test: CART_LINES, priority: 5 },
  { name: 'forms', test: FORMS, priority: 4 },
  { name: 'after-start', test: AFTERWARDS, priority: 4 },
  { name: 'store-page', test: STORE, priority: 3 },
];
