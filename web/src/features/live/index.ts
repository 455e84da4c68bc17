/** Live updates of orders for signed-in people. Visitors do not even load the code. */
export const loadLiveUpdates = () => import('./components/live-updates.tsx');
