export { FavouriteButton } from './components/favourite-button.tsx';
