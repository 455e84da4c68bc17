import { lazyPart } from '../../ui/loading/lazy-part.tsx';

/** Comes with the map, so only where it is asked for. */
export const RidersOut = lazyPart(() => import('./components/riders-out.tsx'));
