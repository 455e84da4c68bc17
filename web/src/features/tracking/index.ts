import { lazyPart } from '../../ui/loading/lazy-part.tsx';

/** Comes with the map, so only where it is asked for. */
export const RidersOut = lazyPart(() => import('./components/riders-out.tsx'));
/** The map of an order on its way; maps are not loaded before there is something to see on them. */
export const OrderMap = lazyPart(() => import('./components/order-map.tsx'), { isQuiet: true });
