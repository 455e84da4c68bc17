import type { VoiceEvent, VoiceLocation } from '@nearbite/voice/session/voice-session-types';
import { useCallback, useEffect, useState } from 'react';
import { getPosition } from '../../lib/place/geolocation.ts';
import {
  isChosenByHand,
  positionOf,
  rememberDevicePosition,
  rememberPlace,
  useKnownPosition,
  usePlace,
} from '../../lib/place/place.ts';
import { useFindSavedAddresses } from '../accounts/index.ts';

export type LocationState = 'asking' | 'found' | 'saved' | 'denied' | 'unsupported' | 'unavailable';

/** Asks where the order is to be understood; a position from the draft serves when there is no newer one. */
export function useLocation(known: VoiceLocation | null, dispatch: (event: VoiceEvent) => void) {
  const findSavedPlace = useSavedPlace();
  const [state, setState] = useState<LocationState>('asking');
  const hasKnown = known !== null;
  const place = usePlace();
  const chosen = isChosenByHand(place) ? place : undefined;

  const ask = useCallback(async () => {
    setState('asking');
    try {
      const location = await getPosition();
      rememberDevicePosition(location);
      dispatch({ type: 'locationFound', location });
      setState('found');
    } catch (error) {
      const reason = reasonOf(error);
      if (hasKnown) return setState('found');
      const saved = await findSavedPlace();
      if (saved) {
        dispatch({ type: 'locationFound', location: saved });
        return setState('saved');
      }
      setState(reason);
      if (reason === 'denied') dispatch({ type: 'locationDenied' });
      if (reason === 'unsupported') dispatch({ type: 'locationUnsupported' });
    }
  }, [dispatch, hasKnown, findSavedPlace]);

  // Once when the page opens; afterwards only when the user asks for it, or chooses another place in the top bar.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a position that arrives must not ask again
  useEffect(() => {
    if (!chosen) return void ask();
    dispatch({ type: 'locationFound', location: positionOf(chosen) });
    setState('found');
  }, [chosen]);
  return { state, ask };
}

function reasonOf(error: unknown): 'denied' | 'unsupported' | 'unavailable' {
  const reason = error instanceof Error && 'reason' in error ? error.reason : undefined;
  return reason === 'denied' || reason === 'unsupported' ? reason : 'unavailable';
}

/** Where the customer was last, else the pin of the address that is offered first. */
export function useSavedPlace(): () => Promise<VoiceLocation | undefined> {
  const known = useKnownPosition();
  const findAddresses = useFindSavedAddresses();
  return useCallback(async () => {
    if (known) return known;
    const pinned = (await findAddresses()).filter(({ latitude }) => latitude !== null);
    const chosen = pinned.find(({ is_default }) => is_default) ?? pinned[0];
    if (chosen?.latitude == null || chosen.longitude == null) return undefined;
    const { id, label, latitude, longitude } = chosen;
    rememberPlace({ kind: 'address', addressId: id, name: label, latitude, longitude });
    return { latitude, longitude };
  }, [known, findAddresses]);
}
