/** Live updates of orders for signed-in people. Visitors do not even load the code. */
export const loadLiveUpdates = () => import('./components/live-updates.tsx');
/** For owners on the public home page. */
export const loadKitchenLine = () => import('./components/kitchen-line.tsx');
