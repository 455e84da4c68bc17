export { CardGrid, CardGridSkeleton } from './components/card-grid.tsx';
export { DishCard } from './components/dish-card.tsx';
export { PlaceList } from './components/place-list.tsx';
export { default as StorePage } from './pages/store-page.tsx';
export { useWantedStore } from './wanted-store.ts';
