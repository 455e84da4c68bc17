export { FavouriteButton } from './components/favourite-button.tsx';
export { addActiveRow, findOwnRoom } from './own-room.ts';
export { useRememberSeen } from './use-remember-seen.ts';
/** On the home page of signed-in customers; visitors do not even load the code. */
export const loadOwnRows = () => import('./components/own-rows.tsx');
