import { useEffect, useState } from 'react';
import { consoleLog } from '../../lib/browser/console-log.ts';
import { getPosition, type Position } from '../../lib/place/geolocation.ts';

export type Place =
  | { readonly state: 'asking'; readonly position: undefined }
  /** The browser could not tell; the map is the other way. */
  | { readonly state: 'refused'; readonly position: undefined }
  | { readonly state: 'known'; readonly position: Position };

const ASKING: Place = { state: 'asking', position: undefined };

/** Where the restaurant is: where the browser says we are, until a pin says otherwise. */
export function useRestaurantPlace(last: Position | null) {
  const [place, setPlace] = useState<Place>(() =>
    last ? { state: 'known', position: { latitude: last.latitude, longitude: last.longitude } } : ASKING,
  );
  const isKnown = last !== null;

  useEffect(() => {
    if (isKnown) return;
    let isGone = false;
    getPosition().then(
      (position) => {
        if (isGone) return;
        setPlace((known) => (known.state === 'known' ? known : { state: 'known', position }));
      },
      (error: unknown) => {
        if (isGone) return;
        consoleLog.info('Error getting location:', error);
        setPlace((known) => (known.state === 'known' ? known : { state: 'refused', position: undefined }));
      },
    );
    return () => {
      isGone = true;
    };
  }, [isKnown]);

  return { place, choose: (position: Position) => setPlace({ state: 'known', position }) };
}
