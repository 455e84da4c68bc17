import { useCallback } from 'react';
import { consoleLog } from '../../lib/browser/console-log.ts';
import { findPlace, isChosenByHand, type Place, positionOf, rememberPlace } from '../../lib/place/place.ts';
import { findAccessToken } from '../accounts/index.ts';
import { useUpdateLocationMutation } from './api.ts';

/** Makes a place the one that every page goes by; a signed-in person's is kept with the account too. */
export function useSetPlace() {
  const [updateLocation] = useUpdateLocationMutation();

  return useCallback(
    async (place: Place) => {
      const before = findPlace();
      // Some responses go by the account's saved position: it is sent before anything is fetched for the new place.
      if (findAccessToken() !== null) {
        const { error } = await updateLocation({ body: positionOf(place) });
        if (error) consoleLog.failure('Error sending the location:', error);
      }
      const now = findPlace();
      // What was chosen by hand meanwhile is newer than what the device has told.
      const isOvertaken = place.kind === 'device' && isChosenByHand(now) && now.name !== before?.name;
      if (!isOvertaken) rememberPlace(place);
    },
    [updateLocation],
  );
}
