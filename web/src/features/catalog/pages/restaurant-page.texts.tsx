export const dishesOf = (restaurant: string) => `Dishes of ${restaurant}`;
export const dishesOfHeading = (restaurant: string) => (
  <>
    Dishes of <bdi>{restaurant}</bdi>
  </>
);
export const askRestaurant = 'Ask the restaurant';
