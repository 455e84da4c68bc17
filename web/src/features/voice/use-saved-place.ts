import type { VoiceLocation } from '@nearbite/voice/session/voice-session-types';
import { useCallback } from 'react';
import { keepPlace, useKnownPosition } from '../../lib/place/place.ts';
import { useFindSavedAddresses } from '../accounts/index.ts';

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
    keepPlace({ kind: 'address', addressId: id, name: label, latitude, longitude });
    return { latitude, longitude };
  }, [known, findAddresses]);
}
