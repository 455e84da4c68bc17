import { vi } from 'vitest';

/** Stands where Leaflet would draw: it needs a layout, which jsdom has not; the browser stories use the real map. */
export const trackingMap = {
  showRestaurants: vi.fn(),
  showHome: vi.fn(),
  showAll: vi.fn(),
  showRiders: vi.fn(),
  recentre: vi.fn(),
  destroy: vi.fn(),
};
type Options = { readonly onTiles: (areMissing: boolean) => void };
/** What the page is told by the map it has made last. */
export const told: { current?: Options } = {};
export const createTrackingMap = (_element: HTMLElement, options: Options) => {
  told.current = options;
  return trackingMap;
};
