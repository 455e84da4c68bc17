import { centreOf } from '@nearbite/domain/countries/countries.texts';
import { metresBetween } from '@nearbite/domain/places/distance';
import { useMemo } from 'react';
import { readText, removeText, useStoredText, writeText } from '../browser/stored-text.ts';
import * as texts from '../lib.texts.ts';
import { isObject } from '../net/call-error.ts';
import type { Position } from './geolocation.ts';

/** Where the person is: the one place that every page goes by. It is remembered, and every tab follows it. */
export type Place = Position & {
  readonly name: string;
  /** Of a listed place: its areas are called "Gulberg, Lahore", and its centre has a name of ours. */
  readonly city?: string;
} & (
    | { readonly kind: 'device' /** When the device told it. */; readonly at: number }
    | { readonly kind: 'address' /** The saved address it is of. */; readonly addressId: number }
    | { readonly kind: 'listed' | 'pin' }
  );

const STORAGE_KEY = 'place';
/** A device tells the same place a little differently every time, and the delivery fee would follow it. */
const SAME_PLACE_M = 150;

export const findPlace = (): Place | undefined => readPlace(readText(STORAGE_KEY));

export const rememberPlace = (place: Place): void => writeText(STORAGE_KEY, JSON.stringify(place));

export const forgetPlace = (): void => removeText(STORAGE_KEY);

/** The person has said where they are; the device need not be asked. */
export const isChosenByHand = (place: Place | undefined): place is Place =>
  place !== undefined && place.kind !== 'device';

/** The place and how it is known. */
export function placeText({ kind, name }: Place): string {
  if (kind === 'device') return texts.byThisDevice(name);
  if (kind === 'address') return texts.ofSavedAddress(name);
  return name;
}

export function devicePlace(position: Position): Place {
  const before = findPlace();
  const isSame = before?.kind === 'device' && metresBetween(before, position) < SAME_PLACE_M;
  return {
    kind: 'device',
    name: texts.nearYou,
    at: Date.now(),
    ...positionOf(isSame ? before : position),
  };
}

/** What the device has told a page by the way; a place chosen by hand stays. */
export function rememberDevicePosition(position: Position): void {
  if (!isChosenByHand(findPlace())) rememberPlace(devicePlace(position));
}

/** A saved address is its account's: it goes when the account does, or when it is deleted itself. */
export function forgetAddressPlace(addressId?: number): void {
  const place = findPlace();
  if (place?.kind === 'address' && (addressId ?? place.addressId) === place.addressId) forgetPlace();
}

/** Undefined while nothing is known, and in the server's HTML, which is the same for everyone. */
export function usePlace(): Place | undefined {
  const text = useStoredText(STORAGE_KEY);
  return useMemo(() => readPlace(text), [text]);
}

/** Only where it is, as the calls want it. */
export const positionOf = ({ latitude, longitude }: Position): Position => ({ latitude, longitude });

export function useKnownPosition(): Position | undefined {
  const place = usePlace();
  const { latitude, longitude } = place ?? {};
  return useMemo(
    () => (latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }),
    [latitude, longitude],
  );
}

function readPlace(text: string | null): Place | undefined {
  if (text === null) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    if (!isPlace(kept)) return undefined;
    // It may have been kept by the page in another language.
    if (kept.kind === 'device') return { ...kept, name: texts.nearYou };
    return kept.city && !kept.name.endsWith(kept.city) ? { ...kept, name: centreOf(kept.city) } : kept;
  } catch {
    return undefined;
  }
}

/** Anybody can write into the storage, and an older version of the page may have. */
function isPlace(kept: unknown): kept is Place {
  if (!isObject(kept)) return false;
  const { name, kind, latitude, longitude, at, addressId } = kept;
  if (typeof name !== 'string' || !isWithin(latitude, 90) || !isWithin(longitude, 180)) return false;
  if (kind === 'device') return typeof at === 'number';
  return kind === 'address' ? typeof addressId === 'number' : kind === 'listed' || kind === 'pin';
}

const isWithin = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Math.abs(value) <= most;
