export { useOwnDishesQuery } from './api.ts';
export { DISH_COLUMNS } from './components/dish-columns.tsx';
export { DishList } from './components/dish-list.tsx';
