import type { Position } from '../../lib/geolocation.ts';
import { positionOf, usePlace } from '../../lib/place.ts';
import type { OrderChoices } from './order-choices.ts';

/**
 * Where the food goes, for the area, the fee and the order alike: the pin of the saved address, else the place in the
 * top bar if the customer said that it is the address.
 */
export function usePin(savedPin: Position | undefined, { fulfilment, isAtPlace }: OrderChoices) {
  const place = usePlace();
  // One of the list is the middle of a part of a city, nobody's door.
  const isDoor = place?.kind === 'device' || place?.kind === 'pin';
  const isUnsaid = savedPin === undefined && fulfilment === 'delivery';
  // A saved address that is not in the form is not where this food goes.
  const around = isUnsaid && place?.kind !== 'address' ? place : undefined;
  const offered = isDoor ? around : undefined;
  const pin = savedPin ?? (offered && isAtPlace ? positionOf(offered) : undefined);
  return {
    pin,
    /** What the customer may say is the address. */
    offered,
    /** What the cards of the restaurants went by, while nobody has said where the address is. */
    around: pin === undefined ? around : undefined,
  };
}
