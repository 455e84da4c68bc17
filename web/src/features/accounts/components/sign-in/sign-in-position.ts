import { findGrantedPosition } from '../../../../lib/place/geolocation.ts';
import { findPlace, isChosenByHand, rememberDevicePosition } from '../../../../lib/place/place.ts';

/**
 * Where the person is, for the account: a place chosen by hand, else the browser's without asking for it, which the
 * next pages go by too.
 */
export async function readSignInPosition() {
  const place = findPlace();
  const position = isChosenByHand(place) ? place : await findGrantedPosition();
  if (position !== undefined) rememberDevicePosition(position);
  return { latitude: position?.latitude ?? null, longitude: position?.longitude ?? null };
}
