export { SuspensionNotice } from './components/suspension-notice.tsx';
export { KitchenSwitch } from './terms/kitchen-switch.tsx';
