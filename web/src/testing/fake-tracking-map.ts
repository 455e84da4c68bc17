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
export const createTrackingMap = () => trackingMap;
