import L from 'leaflet';

/** lucide's bike, utensils and house, drawn here because markers live outside of React. */
const BIKE =
  '<circle cx="18.5" cy="17.5" r="3.5"/><circle cx="5.5" cy="17.5" r="3.5"/><circle cx="15" cy="5" r="1"/><path d="M12 17.5V14l-3-3 4-3 2 3h2"/>';
const UTENSILS =
  '<path d="M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2"/><path d="M7 2v20"/><path d="M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7"/>';
const HOUSE =
  '<path d="M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8"/><path d="M3 10a2 2 0 0 1 .709-1.528l7-5.999a2 2 0 0 1 2.582 0l7 5.999A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"/>';

const picture = (paths: string) =>
  `<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;

const icon = (className: string, paths: string, size: number) =>
  L.divIcon({
    className: `tracking-pin ${className}`,
    html: picture(paths),
    iconSize: [size, size],
    iconAnchor: [size / 2, size / 2],
    tooltipAnchor: [0, -size / 2],
  });

const fresh = icon('tracking-pin-rider', BIKE, 44);
const stale = icon('tracking-pin-rider tracking-pin-stale', BIKE, 44);

export const riderIcon = (isStale: boolean) => (isStale ? stale : fresh);
export const restaurantIcon = icon('tracking-pin-restaurant', UTENSILS, 36);
export const homeIcon = icon('tracking-pin-home', HOUSE, 36);
