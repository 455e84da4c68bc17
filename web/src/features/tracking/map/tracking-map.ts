import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './tracking-map.css';
import { glide, type Point } from './glide.ts';
import { homeIcon, restaurantIcon, riderIcon } from './icons.ts';

export type RestaurantPin = Point & { readonly id: number; readonly name: string };
export type RiderPin = Point & {
  readonly key: string;
  readonly label: string;
  readonly isStale: boolean;
  /** The rider may be anywhere in this circle, which is then drawn instead of the marker. */
  readonly doubtRadiusM: number | undefined;
};

/** Nothing that is fitted lies under the buttons at the edges: the zoom, Show all, Recentre. */
const CLEAR = {
  paddingTopLeft: [76, 84],
  paddingBottomRight: [48, 84],
} as const satisfies L.FitBoundsOptions;
const HOME_LABEL = 'Your address';
const FOLLOW_ZOOM = 17;
const MAX_ZOOM = 19;
const START_ZOOM = 14;
const ATTRIBUTION = '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

type Options = {
  readonly tileUrl: string;
  /** Told when the map stops following because the user moved it, and when it follows again. */
  readonly onFollow: (isFollowing: boolean) => void;
};

type Rider = {
  marker: L.Marker;
  point: Point;
  stop: () => void;
  isStale: boolean;
  circle: L.Circle | undefined;
};

/** The map of one delivery. It follows the riders until the user moves it away. */
export function createTrackingMap(element: HTMLElement, { tileUrl, onFollow }: Options) {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map(element, { maxZoom: MAX_ZOOM, zoomAnimation: !isCalm, fadeAnimation: !isCalm });
  map.attributionControl.setPrefix(false);
  L.tileLayer(tileUrl, { maxZoom: MAX_ZOOM, attribution: ATTRIBUTION }).addTo(map);
  const riders = new Map<string, Rider>();
  const restaurants = new Map<number, L.Marker>();
  let home: L.Marker | undefined;
  let isFollowing = true;
  let hasView = false;
  let isLookDue = false;
  const stops: (() => void)[] = [];

  for (const stop of watchUserMoves(map, () => setFollowing(false))) stops.push(stop);
  // Leaflet forgets a look that is asked for in the middle of a zoom: riders who are out of sight get another.
  map.on('moveend', () => {
    if (!isLookDue || !isFollowing || isInSight()) return;
    isLookDue = false;
    look();
  });

  function setFollowing(next: boolean): void {
    if (isFollowing === next) return;
    isFollowing = next;
    onFollow(next);
  }

  function showRestaurants(pins: readonly RestaurantPin[]): void {
    for (const pin of pins) {
      if (restaurants.has(pin.id)) continue;
      const marker = L.marker([pin.latitude, pin.longitude], {
        icon: restaurantIcon,
        alt: pin.name,
        title: pin.name,
        keyboard: false,
      });
      restaurants.set(pin.id, marker.bindTooltip(plainText(pin.name), { direction: 'top' }).addTo(map));
    }
    if (!hasView) look();
  }

  function showHome(point: Point | null): void {
    if (!point) {
      home?.remove();
      home = undefined;
    }
    if (!point || home) return;
    const marker = L.marker([point.latitude, point.longitude], {
      icon: homeIcon,
      alt: HOME_LABEL,
      title: HOME_LABEL,
      keyboard: false,
    });
    home = marker.bindTooltip(plainText(HOME_LABEL), { direction: 'top' }).addTo(map);
    if (riders.size === 0 && isFollowing) look();
  }

  /** Where the food comes from and where it goes. */
  const places = () => [...restaurants.values(), ...(home ? [home] : [])].map((marker) => marker.getLatLng());

  function showRiders(pins: readonly RiderPin[]): void {
    const present = new Set(pins.map(({ key }) => key));
    for (const [key, rider] of riders) {
      if (present.has(key)) continue;
      rider.stop();
      rider.marker.remove();
      rider.circle?.remove();
      riders.delete(key);
    }
    const hasMoved = pins.map(showRider).some(Boolean);
    if (!hasMoved || !isFollowing) return;
    isLookDue = true;
    look();
  }

  function showRider(pin: RiderPin): boolean {
    const { key, label, isStale, latitude, longitude } = pin;
    const known = riders.get(key);
    const rider = known ?? createRider(pin);
    riders.set(key, rider);
    if (rider.isStale !== isStale) rider.marker.setIcon(riderIcon(isStale));
    rider.isStale = isStale;
    const hasMoved = !known || rider.point.latitude !== latitude || rider.point.longitude !== longitude;
    const wasDoubted = rider.circle !== undefined;
    rider.circle?.remove();
    rider.circle = undefined;
    if (pin.doubtRadiusM !== undefined) {
      rider.stop();
      rider.marker.remove();
      rider.circle = L.circle([latitude, longitude], { ...DOUBT, radius: pin.doubtRadiusM });
      rider.circle.bindTooltip(plainText(label), { direction: 'top' }).addTo(map);
    } else if (wasDoubted || !known) {
      rider.marker.setLatLng([latitude, longitude]).addTo(map);
    } else if (hasMoved) {
      moveMarker(rider, { latitude, longitude });
    }
    rider.point = { latitude, longitude };
    return hasMoved || wasDoubted !== (rider.circle !== undefined);
  }

  function createRider({ label, isStale, latitude, longitude }: RiderPin): Rider {
    const marker = L.marker([latitude, longitude], {
      icon: riderIcon(isStale),
      alt: label,
      keyboard: false,
      zIndexOffset: 1000,
    });
    marker.bindTooltip(plainText(label), { direction: 'top' });
    return {
      marker,
      point: { latitude, longitude },
      isStale,
      circle: undefined,
      stop: () => undefined,
    };
  }

  function moveMarker(rider: Rider, point: Point): void {
    rider.stop();
    const { lat, lng } = rider.marker.getLatLng();
    rider.stop = glide({ latitude: lat, longitude: lng }, point, (at) =>
      rider.marker.setLatLng([at.latitude, at.longitude]),
    );
  }

  const isInSight = () =>
    [...riders.values()].every(({ point }) => map.getBounds().contains([point.latitude, point.longitude]));

  /** One rider: close up. Several, or one in a circle: all of it. None yet: the restaurants and home. */
  function look(): void {
    const shown = [...riders.values()];
    const [only] = shown;
    const animate = hasView && !isCalm;
    if (shown.length === 1 && only && !only.circle) {
      map.setView([only.point.latitude, only.point.longitude], FOLLOW_ZOOM, { animate });
    } else if (shown.length > 0) {
      map.fitBounds(boundsOf(shown), { maxZoom: FOLLOW_ZOOM, ...CLEAR, animate });
    } else {
      const ends = places();
      if (ends.length === 0) return;
      map.fitBounds(L.latLngBounds(ends), { maxZoom: START_ZOOM, ...CLEAR, animate: false });
    }
    hasView = true;
  }

  return {
    showRestaurants,
    showHome,
    showRiders,
    /** Riders, restaurants and home at once; like a move by hand it lasts until somebody recentres. */
    showAll(): void {
      const all = boundsOf([...riders.values()]);
      for (const place of places()) all.extend(place);
      if (!all.isValid()) return;
      setFollowing(false);
      map.fitBounds(all, { maxZoom: FOLLOW_ZOOM, ...CLEAR, animate: !isCalm });
    },
    recentre(): void {
      setFollowing(true);
      look();
    },
    destroy(): void {
      for (const stop of stops) stop();
      for (const rider of riders.values()) rider.stop();
      map.remove();
    },
  };
}

/** Dashed, so that nobody takes it for a place. */
const DOUBT = {
  color: '#d7331f',
  weight: 2,
  dashArray: '6 6',
  fillOpacity: 0.15,
  className: 'tracking-doubt',
};

function boundsOf(riders: readonly Rider[]): L.LatLngBounds {
  const bounds = L.latLngBounds([]);
  for (const { point, circle } of riders) {
    const centre = L.latLng(point.latitude, point.longitude);
    bounds.extend(circle ? centre.toBounds(circle.getRadius() * 2) : centre);
  }
  return bounds;
}

const MOVING_KEYS = /^(Arrow(Up|Down|Left|Right)|[-+=_])$/;

/** Calls back when a person moves or zooms the map by any means; our own moves look the same to Leaflet. */
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

export type TrackingMap = ReturnType<typeof createTrackingMap>;

/** Leaflet takes text for HTML, and names are whatever people typed. */
function plainText(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}
