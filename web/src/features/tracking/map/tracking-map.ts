import L from 'leaflet';
import '../../../ui/maps/maps.css';
import { WORLD } from '../../../ui/maps/map-defaults.ts';
import './tracking-map.css';
import * as mapTexts from '../../../ui/maps/maps.texts.ts';
import * as texts from '../tracking.texts.ts';
import type { Point } from './glide.ts';
import { homeIcon, restaurantIcon } from './icons.ts';
import { createRiderMarkers, type RiderPin } from './rider-markers.ts';
import { tooltipText } from './tooltip-text.ts';

export type RestaurantPin = Point & { readonly id: number; readonly name: string };

/** Nothing that is fitted lies under the buttons at the edges: the zoom, Show all, Recentre. */
const CLEAR = {
  paddingTopLeft: [76, 84],
  paddingBottomRight: [48, 84],
} as const satisfies L.FitBoundsOptions;
/** A still map has no buttons; the markers stand 20 to each side of their points. */
const CLEAR_STILL = { padding: [40, 40] } as const satisfies L.FitBoundsOptions;
/** The finger that scrolls the page past it moves the page. */
const STILL = {
  dragging: false,
  touchZoom: false,
  scrollWheelZoom: false,
  doubleClickZoom: false,
  boxZoom: false,
  keyboard: false,
} as const satisfies L.MapOptions;
const HOME_LABEL = texts.home;
const FOLLOW_ZOOM = 17;
const MAX_ZOOM = 19;
const START_ZOOM = 14;
const ATTRIBUTION = `&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> ${mapTexts.mapContributors}`;

type Options = {
  readonly tileUrl: string;
  /** Shows riders, restaurants and home, and is not moved by hand. */
  readonly isStill: boolean;
  /** Told when the map stops following because the user moved it, and when it follows again. */
  readonly onFollow: (isFollowing: boolean) => void;
  /** Told whenever a piece of the map's picture came or did not. */
  readonly onTiles: (areMissing: boolean) => void;
};

/** The map of one delivery. It follows the riders until the user moves it away. */
export function createTrackingMap(element: HTMLElement, { tileUrl, isStill, onFollow, onTiles }: Options) {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map(element, {
    ...WORLD,
    ...(isStill && STILL),
    maxZoom: MAX_ZOOM,
    zoomControl: false,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
  });
  if (!isStill) L.control.zoom({ zoomInTitle: mapTexts.zoomIn, zoomOutTitle: mapTexts.zoomOut }).addTo(map);
  map.attributionControl.setPrefix(false);
  L.tileLayer(tileUrl, { maxZoom: MAX_ZOOM, attribution: ATTRIBUTION })
    .on({ tileerror: () => onTiles(true), tileload: () => onTiles(false) })
    .addTo(map);
  const riders = createRiderMarkers(map);
  const restaurants = new Map<number, L.Marker>();
  let home: L.Marker | undefined;
  let isFollowing = true;
  let hasView = false;
  let isLookDue = false;
  const stops: (() => void)[] = [];

  if (!isStill) stops.push(...watchUserMoves(map, () => setFollowing(false)));
  // Leaflet forgets a look that is asked for in the middle of a zoom: riders who are out of sight get another.
  map.on('moveend', () => {
    if (!isLookDue || !isFollowing || riders.areIn(map.getBounds())) return;
    isLookDue = false;
    look();
  });

  function setFollowing(next: boolean): void {
    if (isFollowing === next) return;
    isFollowing = next;
    onFollow(next);
  }

  const addPlace = ({ latitude, longitude }: Point, icon: L.DivIcon, label: string): L.Marker =>
    L.marker([latitude, longitude], { icon, alt: label, title: label, keyboard: false })
      .bindTooltip(tooltipText(label), { direction: 'top' })
      .addTo(map);

  function showRestaurants(pins: readonly RestaurantPin[]): void {
    for (const pin of pins) {
      if (restaurants.has(pin.id)) continue;
      restaurants.set(pin.id, addPlace(pin, restaurantIcon, pin.name));
    }
    if (!hasView) look();
  }

  function showHome(point: Point | null): void {
    if (!point) {
      home?.remove();
      home = undefined;
    }
    if (!point || home) return;
    home = addPlace(point, homeIcon, HOME_LABEL);
    if (riders.count() === 0 && isFollowing) look();
  }

  /** Where the food comes from and where it goes. */
  const places = () => [...restaurants.values(), ...(home ? [home] : [])].map((marker) => marker.getLatLng());

  function showRiders(pins: readonly RiderPin[]): void {
    const hasMoved = riders.show(pins);
    if (!hasMoved || !isFollowing) return;
    isLookDue = true;
    look();
  }

  function look(): void {
    if (isStill) fitAll(CLEAR_STILL);
    else follow();
  }

  /** One rider: close up. Several, or one in a circle: all of it. None yet: the restaurants and home. */
  function follow(): void {
    const only = riders.findOnlyPlace();
    const animate = hasView && !isCalm;
    if (only) {
      map.setView([only.latitude, only.longitude], FOLLOW_ZOOM, { animate });
    } else if (riders.count() > 0) {
      map.fitBounds(riders.bounds(), { maxZoom: FOLLOW_ZOOM, ...CLEAR, animate });
    } else {
      const ends = places();
      if (ends.length === 0) return;
      map.fitBounds(L.latLngBounds(ends), { maxZoom: START_ZOOM, ...CLEAR, animate: false });
    }
    hasView = true;
  }

  function fitAll(clear: L.FitBoundsOptions): void {
    const all = riders.bounds();
    for (const place of places()) all.extend(place);
    if (!all.isValid()) return;
    map.fitBounds(all, { maxZoom: FOLLOW_ZOOM, ...clear, animate: hasView && !isCalm });
    hasView = true;
  }

  return {
    showRestaurants,
    showHome,
    showRiders,
    /** Riders, restaurants and home at once; like a move by hand it lasts until somebody recentres. */
    showAll(): void {
      setFollowing(false);
      fitAll(CLEAR);
    },
    recentre(): void {
      setFollowing(true);
      look();
    },
    destroy(): void {
      for (const stop of stops) stop();
      riders.stop();
      map.remove();
    },
  };
}

export type TrackingMap = ReturnType<typeof createTrackingMap>;

const MOVING_KEYS = /^(Arrow(Up|Down|Left|Right)|[-+=_])$/;

/**
 * Calls back when a person moves or zooms the map by any means; our own moves look the same to Leaflet. Returns the
 * ways to stop it.
 */
function watchUserMoves(map: L.Map, onMove: () => void): (() => void)[] {
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
