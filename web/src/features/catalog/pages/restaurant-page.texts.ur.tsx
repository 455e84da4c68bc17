export const dishesOf = (restaurant: string) => `${restaurant} کے کھانے`;
export const dishesOfHeading = (restaurant: string) => (
  <>
    <bdi>{restaurant}</bdi> کے کھانے
  </>
);
export const askRestaurant = 'ریستوران سے پوچھیے';
