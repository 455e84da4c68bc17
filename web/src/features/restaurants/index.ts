export { SuspensionNotice } from './components/suspension-notice.tsx';
export { useRestaurantRequestQuery } from './registration.api.ts';
export { KitchenDateTime } from './terms/kitchen-date-time.tsx';
export { endOfKitchensToday, kitchenState } from './terms/kitchen-state.ts';
export { KitchenSwitch } from './terms/kitchen-switch.tsx';
export { useKitchenMinutes } from './terms/use-kitchen-minutes.ts';
export { useKitchenZone } from './terms/use-kitchen-zone.ts';
