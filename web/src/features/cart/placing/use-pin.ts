import type { SavedAddress } from '@nearbite/contract/accounts/addresses';
import { useEffect, useEffectEvent } from 'react';
import type { Position } from '../../../lib/place/geolocation.ts';
import { findPlace, isChosenByHand, positionOf, rememberPlace, usePlace } from '../../../lib/place/place.ts';
import { useSavedAddresses } from '../../accounts/index.ts';
import { isSameAddress, type TypedAddress } from './same-address.ts';
import type { OrderDetailsForm } from './use-order-details.ts';

/**
 * Where the food goes, for the area, the fee and the order alike: the pin of the saved address that was written down,
 * else the place in the top bar, which the restaurants' pages go by too.
 */
export function usePin(typed: TypedAddress): {
  readonly pin: Position | undefined;
  /** It belongs to the address it was saved with. */
  readonly isSaved: boolean;
} {
  const { data: saved = [] } = useSavedAddresses();
  const place = usePlace();
  const savedPin = pinOf(saved.find((one) => isSameAddress(one, typed)));
  return { pin: savedPin ?? (place && positionOf(place)), isSaved: savedPin !== undefined };
}

export const pinOf = (saved: SavedAddress | undefined): Position | undefined =>
  saved && saved.latitude !== null && saved.longitude !== null
    ? { latitude: saved.latitude, longitude: saved.longitude }
    : undefined;

/** Makes a saved address the place that every page goes by, if anybody knows where it is. */
export function rememberAddressPlace(saved: SavedAddress): void {
  const pin = pinOf(saved);
  if (pin) rememberPlace({ kind: 'address', addressId: saved.id, name: saved.label, ...pin });
}

/** The address in the form and the place in the top bar are one place: whichever changes, the other follows. */
export function useAddressAndPlace({ form, saved, chosen, take }: OrderDetailsForm): void {
  const place = usePlace();
  const keepChosen = useEffectEvent(() => {
    if (chosen && !isChosenByHand(findPlace())) rememberAddressPlace(chosen);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address, another place.
  useEffect(() => keepChosen(), [chosen?.id]);

  const follow = useEffectEvent(() => {
    if (!isChosenByHand(place)) return;
    if (place.kind === 'address') {
      const address = saved.find(({ id }) => id === place.addressId);
      if (address && address.id !== chosen?.id) take({ address: address.address, city: address.city });
    } else if (pinOf(chosen)) {
      // The food goes elsewhere now, and only the customer knows the door.
      form.setValue('address', '', { shouldDirty: true });
      form.setValue('city', '', { shouldDirty: true });
    }
  });
  const placeKey = place && `${place.name} ${place.latitude} ${place.longitude}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place, another address.
  useEffect(() => follow(), [placeKey]);
}
