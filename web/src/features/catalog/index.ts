export { CardGridSkeleton } from './components/card-grid.tsx';
export { DishCard } from './components/dish-card.tsx';
export { PlaceList } from './components/place-list.tsx';
export { TermsGroups } from './components/terms-groups.tsx';
export { TermsLine } from './components/terms-line.tsx';
export { default as StorePage } from './pages/store-page.tsx';
export { useKnownPosition } from './use-known-position.ts';
export { useWantedStore } from './wanted-store.ts';
