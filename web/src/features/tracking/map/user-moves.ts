import type L from 'leaflet';

const MOVING_KEYS = /^(Arrow(Up|Down|Left|Right)|[-+=_])$/;

/**
 * Calls back when a person moves or zooms the map by any means; our own moves look the same to Leaflet. Returns the
 * ways to stop it.
 */
export function watchUserMoves(map: L.Map, onMove: () => void): (() => void)[] {
  map.on('dragstart', onMove);
  const container = map.getContainer();
  const listeners: [string, (event: Event) => void][] = [
    ['wheel', onMove],
    ['dblclick', onMove],
    ['keydown', (event) => event instanceof KeyboardEvent && MOVING_KEYS.test(event.key) && onMove()],
    ['touchmove', (event) => event instanceof TouchEvent && event.touches.length > 1 && onMove()],
    [
      'click',
      (event) => event.target instanceof Element && event.target.closest('.leaflet-control-zoom') && onMove(),
    ],
  ];
  return listeners.map(([type, listener]) => {
    container.addEventListener(type, listener, { capture: true, passive: true });
    return () => container.removeEventListener(type, listener, { capture: true });
  });
}
