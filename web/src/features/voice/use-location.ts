import type { VoiceEvent, VoiceLocation } from '@nearbite/voice/session/voice-session-types';
import { useCallback, useEffect, useState } from 'react';
import { getPosition } from '../../lib/place/geolocation.ts';
import {
  isChosenByHand,
  positionOf,
  rememberDevicePosition,
  useKnownPosition,
  usePlace,
} from '../../lib/place/place.ts';
import { useFindSavedAddresses } from '../accounts/index.ts';
import { pinOf, rememberAddressPlace } from '../cart/index.ts';

type Refusal = 'denied' | 'unsupported' | 'unavailable';
export type LocationState = 'asking' | 'found' | 'saved' | Refusal;

/** Asks where the order is to be understood; a position from the draft serves when there is no newer one. */
export function useLocation(known: VoiceLocation | null, dispatch: (event: VoiceEvent) => void) {
  const findSavedPlace = useSavedPlace();
  const [state, setState] = useState<LocationState>('asking');
  const hasKnown = known !== null;
  const place = usePlace();
  const chosen = isChosenByHand(place) ? place : undefined;

  const ask = useCallback(async () => {
    const take = (location: VoiceLocation, how: LocationState) => {
      dispatch({ type: 'locationFound', location });
      setState(how);
    };
    setState('asking');
    const found = await getPosition().catch(({ reason }: { readonly reason: Refusal }) => reason);
    if (typeof found === 'object') {
      rememberDevicePosition(found);
      return take(found, 'found');
    }
    if (hasKnown) return setState('found');
    const saved = await findSavedPlace();
    if (saved) return take(saved, 'saved');
    setState(found);
    if (found === 'denied') dispatch({ type: 'locationDenied' });
    if (found === 'unsupported') dispatch({ type: 'locationUnsupported' });
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

/** Where the customer was last, else the pin of the address that is offered first. */
function useSavedPlace(): () => Promise<VoiceLocation | undefined> {
  const known = useKnownPosition();
  const findAddresses = useFindSavedAddresses();
  return useCallback(async () => {
    if (known) return known;
    const pinned = (await findAddresses()).filter(pinOf);
    const chosen = pinned.find(({ is_default }) => is_default) ?? pinned[0];
    if (chosen) rememberAddressPlace(chosen);
    return pinOf(chosen);
  }, [known, findAddresses]);
}
