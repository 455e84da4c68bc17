/** Signed-in people's news of their orders. Visitors do not even load the code. */
export const loadLiveUpdates = () => import('./components/live-updates.tsx');
