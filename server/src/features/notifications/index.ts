export { notifyCartsOfRestaurant, takeDishFromCarts } from './cart-notices.ts';
export { registerNotifications } from './notifications.routes.ts';
export { notifyCustomer, notifyRestaurant } from './notifications.service.ts';
