export { useRestaurantStatsQuery, useTodayQuery } from './api.ts';
export { RevenueCard } from './components/revenue-card.tsx';
export { TodayBoard } from './today/today-board.tsx';
