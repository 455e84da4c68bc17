/** In the document itself, before any script: `{{name}}` in index.html. */
export const description = 'A smarter way to order your favorite meals from local restaurants nearby.';
export const stillLoading = 'Nearbite is still loading. Your connection may be slow or gone.';
export const loadAgain = 'Load again';
export const needsScripts =
  'Nearbite needs JavaScript to show this page. Please switch it on in your browser.';

/** What an installed app offers when its icon is held. */
export const shortcutOrders = 'My orders';
export const shortcutCart = 'Cart';
export const shortcutVoice = 'Voice order';
export const shortcutRestaurant = 'Restaurant orders';
