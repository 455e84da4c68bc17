import { backdrop } from './backdrops.mjs';
import { desiDishes } from './dishes-desi.mjs';
import { worldDishes } from './dishes-world.mjs';
import { serve, svg } from './scene.mjs';
import { resetIds, seeded } from './svg.mjs';

const recipes = { ...desiDishes, ...worldDishes };

/** slug: [dish recipe, background, radius]. Square with everything inside the circle the site cuts out. */
const plan = {
  biryani: ['chicken-biryani', '#f6c778', 165],
  karahi: ['chicken-karahi', '#f0a58c', 146],
  bbq: ['seekh-kebab', '#d99a7c', 165],
  burgers: ['beef-burger', '#f8cf7c', 165],
  pizza: ['pepperoni-pizza', '#f2b48c', 150],
  rolls: ['chicken-shawarma', '#cfe3a0', 165],
  chinese: ['chowmein', '#e9b6a0', 160],
  soups: ['tomato-soup', '#f3b3a2', 160],
  salads: ['garden-salad', '#bfdfae', 160],
  desserts: ['gulab-jamun', '#f7c9d5', 165],
  'tea-coffee': ['karak-chai', '#d9bfae', 175],
  'cold-drinks': ['mint-margarita', '#f7dc7c', 165],
  breads: ['roghni-naan', '#ecc995', 165],
  snacks: ['samosa', '#f3d08e', 140],
  breakfast: ['pancakes', '#f9dd94', 165],
  seafood: ['prawn-karahi', '#a9d3db', 146],
  curries: ['butter-chicken', '#f7c29a', 160],
};

export const categories = Object.fromEntries(
  Object.entries(plan).map(([slug, [dish, color, r]]) => [
    `category-${slug}`,
    () => {
      resetIds();
      const random = seeded(`category ${slug}`);
      const recipe = recipes[dish];
      const body = recipe.on === 'board' ? { ...recipe, on: 'plate' } : recipe;
      return svg(
        400,
        400,
        backdrop({ width: 400, height: 400, color, random }) + serve(body, 200, 200, r, random),
      );
    },
  ]),
);
