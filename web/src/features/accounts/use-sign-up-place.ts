import { useEffect, useEffectEvent, useState } from 'react';
import {
  GRANTED_PATIENCE_MS,
  getPosition,
  type Position,
  positionPermission,
} from '../../lib/place/geolocation.ts';
import { rememberDevicePosition } from '../../lib/place/place.ts';

type Known = { readonly stage: 'known'; readonly position: Position };
type Place =
  | Known
  /** Not needed yet; the browser may be asking the user; it could not tell. */
  | { readonly stage: 'unasked' | 'asking' | 'refused'; readonly position: undefined };

const at = (stage: Exclude<Place['stage'], 'known'>): Place => ({ stage, position: undefined });
const known = (position: Position): Known => ({ stage: 'known', position });

/**
 * Where the new customer is. Once asked, the browser's prompt and the places to choose from stand side by side,
 * and the first answer counts; `onLocated` hears the browser's.
 */
export function useSignUpPlace(onLocated: (position: Position) => void) {
  const [place, setPlace] = useState(at('unasked'));
  const [isOffered, setIsOffered] = useState(false);
  const isAsking = place.stage === 'asking';

  const onPosition = useEffectEvent((position: Position) => {
    setPlace(known(position));
    rememberDevicePosition(position);
    onLocated(position);
  });

  useEffect(() => {
    if (!isAsking) return;
    let isOver = false;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const offer = () => setIsOffered(true);
    void positionPermission().then((permission) => {
      // Without a prompt the position is nearly here, and the list would only flash.
      if (!isOver) patience = setTimeout(offer, permission === 'granted' ? GRANTED_PATIENCE_MS : 0);
    });
    getPosition().then(
      (position) => {
        if (!isOver) onPosition(position);
      },
      () => {
        if (isOver) return;
        setPlace(at('refused'));
        offer();
      },
    );
    return () => {
      isOver = true;
      clearTimeout(patience);
    };
  }, [isAsking]);

  return {
    place,
    /** The ways to say it by hand are shown. */
    isOffered,
    ask: () => setPlace(at('asking')),
    choose: ({ latitude, longitude }: Position) => {
      const position = { latitude, longitude };
      setPlace(known(position));
      return position;
    },
  };
}
