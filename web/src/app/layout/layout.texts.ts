export const skipToContent = 'Skip to content';
export const main = 'Main';
export const menu = 'Menu';
export const closeMenu = 'Close menu';
export const login = 'Login';
export const register = 'Register';
export const logout = 'Logout';

export const about = (product: string) =>
  `${product} is a food ordering project for local restaurants to offer online ordering and delivery.`;
export const contact = 'Contact';
export const followUs = 'Follow us';
export const contactPage = 'Contact page';
export const terms = 'Terms';

export const newVersion = 'There is a new version.';
export const reload = 'Reload';
export const later = 'Later';

export const offline = 'You are offline. This page may be out of date.';

export const account = 'Account';
export const orders = 'Orders';
export const favourites = 'Favourites';
export const settings = 'Settings';
export const notifications = 'Notifications';
export const unread = 'unread';
export const restaurant = 'Restaurant';
export const dashboard = 'Dashboard';
export const dishes = 'Dishes';
export const addDishes = 'Add Dishes';
export const earning = 'Earning';
export const reviews = 'Reviews';
export const voiceOrder = 'Voice Order';
export const weatherSuggestions = 'Weather Food Suggestions';
export const admin = 'Admin';
