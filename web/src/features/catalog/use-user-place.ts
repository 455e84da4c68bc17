import { useEffect, useEffectEvent, useState } from 'react';
import { consoleLog } from '../../lib/browser/console-log.ts';
import { GRANTED_PATIENCE_MS, getPosition, positionPermission } from '../../lib/place/geolocation.ts';
import {
  devicePlace,
  findPlace,
  forgetPlace,
  isChosenByHand,
  type Place,
  usePlace,
} from '../../lib/place/place.ts';
import { useSetPlace } from './use-set-place.ts';

export type UserPlace = {
  /** Undefined: not known, restaurants are listed without it. */
  readonly place: Place | undefined;
  /** It is not yet clear whether there will be one. */
  readonly isAsking: boolean;
};

/** Where the user is: a place chosen by hand, else what the browser says when it is asked. */
export function useUserPlace(): UserPlace {
  const place = usePlace();
  const [isAsking, setIsAsking] = useState(true);
  const takePlace = useSetPlace();
  const arrive = useEffectEvent(takePlace);

  useEffect(() => {
    const stopWaiting = () => setIsAsking(false);
    if (isChosenByHand(findPlace())) return stopWaiting();
    const patience = setTimeout(stopWaiting, GRANTED_PATIENCE_MS);
    // Nobody knows when a prompt is answered: the list comes without a position, and again with it.
    void positionPermission().then((permission) => permission === 'prompt' && stopWaiting());
    getPosition()
      .then((position) => (isChosenByHand(findPlace()) ? undefined : arrive(devicePlace(position))))
      .catch(onRefusal)
      .finally(() => {
        clearTimeout(patience);
        stopWaiting();
      });
    return () => clearTimeout(patience);
  }, []);

  return { place, isAsking: isAsking && place === undefined };
}

function onRefusal({ reason }: { readonly reason?: string }) {
  if (reason === 'unsupported') consoleLog.info('Geolocation is not supported by this browser.');
  // With the permission taken back, the last position is not used any more either.
  if (reason === 'denied' && findPlace()?.kind === 'device') forgetPlace();
}
