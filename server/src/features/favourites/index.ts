export { registerFavourites } from './favourites.routes.ts';
