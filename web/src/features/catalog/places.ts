import type { Position } from '../../lib/geolocation.ts';

export type Place = Position & { readonly name: string };

const place = (name: string, latitude: number, longitude: number): Place => ({ name, latitude, longitude });

/** Where people may say they are when the browser does not tell: cities and their areas. */
export const CITIES: readonly { readonly city: string; readonly places: readonly Place[] }[] = [
  {
    city: 'Lahore',
    places: [
      place('Lahore, city centre', 31.5204, 74.3587),
      place('Gulberg, Lahore', 31.5102, 74.3441),
      place('DHA, Lahore', 31.4775, 74.3798),
      place('Johar Town, Lahore', 31.4712, 74.3069),
      place('Model Town, Lahore', 31.4836, 74.3257),
      place('Anarkali, Lahore', 31.5656, 74.3093),
    ],
  },
  {
    city: 'Karachi',
    places: [
      place('Karachi, city centre', 24.8607, 67.0011),
      place('Clifton, Karachi', 24.8138, 67.03),
      place('Saddar, Karachi', 24.8556, 67.0256),
      place('Bahadurabad, Karachi', 24.8826, 67.0664),
      place('PECHS, Karachi', 24.8698, 67.0603),
    ],
  },
  {
    city: 'Islamabad',
    places: [
      place('Islamabad, city centre', 33.6844, 73.0479),
      place('F-7, Islamabad', 33.7214, 73.0572),
      place('Blue Area, Islamabad', 33.7104, 73.0571),
    ],
  },
];

const STORAGE_KEY = 'chosen_place';
const POSITION_KEY = 'known_position';

/** A chosen place lasts as long as the visit. */
export function findChosenPlace(): Place | undefined {
  const kept = sessionStorage.getItem(STORAGE_KEY);
  if (kept === null) return undefined;
  const { name, latitude, longitude } = JSON.parse(kept) as Place;
  return { name, latitude, longitude };
}

export function keepChosenPlace(chosen: Place | undefined) {
  if (chosen) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(chosen));
  else sessionStorage.removeItem(STORAGE_KEY);
  tellListeners();
}

/** What the browser last told, for pages that must not ask it anew. */
export function keepKnownPosition({ latitude, longitude }: Position) {
  sessionStorage.setItem(POSITION_KEY, JSON.stringify({ latitude, longitude }));
  tellListeners();
}

/** Where the visitor was when anyone last knew, as it is kept; a place chosen by hand comes first. */
export const findKnownPlaceText = (): string | null =>
  sessionStorage.getItem(STORAGE_KEY) ?? sessionStorage.getItem(POSITION_KEY);

const listeners = new Set<() => void>();

function tellListeners() {
  for (const listener of listeners) listener();
}

/** For parts of a page that follow what another part finds out. */
export function onKnownPlaceChange(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
