import L from 'leaflet';
import { glide, type Point } from './glide.ts';
import { riderIcon } from './icons.ts';
import { tooltipText } from './tooltip-text.ts';

export type RiderPin = Point & {
  readonly key: string;
  readonly label: string;
  readonly isStale: boolean;
  /** The rider may be anywhere in this circle, which is then drawn instead of the marker. */
  readonly doubtRadiusM: number | undefined;
};

type Rider = {
  marker: L.Marker;
  point: Point;
  stop: () => void;
  isStale: boolean;
  circle: L.Circle | undefined;
};

/** Dashed, so that it is not taken for a place. */
const DOUBT = {
  color: '#d7331f',
  weight: 2,
  dashArray: '6 6',
  fillOpacity: 0.15,
  className: 'tracking-doubt',
};

/** The riders on a map: a marker that glides from place to place, or a circle where a rider may be anywhere. */
export function createRiderMarkers(map: L.Map) {
  const riders = new Map<string, Rider>();

  /** Returns whether any of them is somewhere else than before. */
  function show(pins: readonly RiderPin[]): boolean {
    const present = new Set(pins.map(({ key }) => key));
    for (const [key, rider] of riders) {
      if (present.has(key)) continue;
      rider.stop();
      rider.marker.remove();
      rider.circle?.remove();
      riders.delete(key);
    }
    return pins.map(showRider).some(Boolean);
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
      rider.circle.bindTooltip(tooltipText(label), { direction: 'top' }).addTo(map);
    } else if (wasDoubted || !known) {
      rider.marker.setLatLng([latitude, longitude]).addTo(map);
    } else if (hasMoved) {
      moveMarker(rider, { latitude, longitude });
    }
    rider.point = { latitude, longitude };
    return hasMoved || wasDoubted !== (rider.circle !== undefined);
  }

  return {
    show,
    count: () => riders.size,
    /** The place of the only rider, if there is just one and it is known. */
    findOnlyPlace(): Point | undefined {
      const [only] = riders.values();
      return riders.size === 1 && only && !only.circle ? only.point : undefined;
    },
    areIn: (bounds: L.LatLngBounds) =>
      [...riders.values()].every(({ point }) => bounds.contains([point.latitude, point.longitude])),
    bounds: () => boundsOf([...riders.values()]),
    stop(): void {
      for (const rider of riders.values()) rider.stop();
    },
  };
}

function createRider({ label, isStale, latitude, longitude }: RiderPin): Rider {
  const marker = L.marker([latitude, longitude], {
    icon: riderIcon(isStale),
    alt: label,
    keyboard: false,
    zIndexOffset: 1000,
  });
  marker.bindTooltip(tooltipText(label), { direction: 'top' });
  return { marker, point: { latitude, longitude }, isStale, circle: undefined, stop: () => undefined };
}

function moveMarker(rider: Rider, point: Point): void {
  rider.stop();
  const { lat, lng } = rider.marker.getLatLng();
  rider.stop = glide({ latitude: lat, longitude: lng }, point, (at) =>
    rider.marker.setLatLng([at.latitude, at.longitude]),
  );
}

function boundsOf(riders: readonly Rider[]): L.LatLngBounds {
  const bounds = L.latLngBounds([]);
  for (const { point, circle } of riders) {
    const centre = L.latLng(point.latitude, point.longitude);
    bounds.extend(circle ? centre.toBounds(circle.getRadius() * 2) : centre);
  }
  return bounds;
}
