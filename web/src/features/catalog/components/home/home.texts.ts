export const filterRestaurants = 'Sort and filter restaurants';
export const sortBy = 'Sort by';
export const SORTS = {
  distance: 'Nearest first',
  rating: 'Best rated',
  eta: 'Fastest',
  delivery_fee: 'Lowest delivery fee',
  minimum: 'Lowest minimum',
} as const;
export const openNow = 'Open now';
export const freeDelivery = 'Free delivery';
export const deliversHere = 'Delivers here';
export const diet = 'Diet';
export const anyDiet = 'Any diet';
export const showMore = 'Show more restaurants';
export const nothingSuits = 'No restaurant suits this choice.';
export const clearChoice = 'Show all restaurants';
export const keptMenus = 'Menus you can read without a connection';
