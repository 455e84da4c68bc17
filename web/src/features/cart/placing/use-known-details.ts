import type { SavedAddress } from '@nearbite/contract/accounts/addresses';
import type { Account } from '@nearbite/contract/accounts/own-account';
import type { DeliveryDetails } from '@nearbite/contract/orders/create-order';
import { metresBetween } from '@nearbite/domain/places/distance';
import { findCity, isInCity } from '@nearbite/domain/places/places';
import { useMemo } from 'react';
import { isChosenByHand, type Place, usePlace } from '../../../lib/place/place.ts';
import { useOwnAccount, useSavedAddresses, useUserId } from '../../accounts/index.ts';
import { useOrdersQuery } from '../../orders/index.ts';
import { isSameAddress, type TypedAddress } from './same-address.ts';
import { pinOf } from './use-pin.ts';

type Known = {
  /** Whatever can be known has come, or could not be fetched. */
  readonly isKnown: boolean;
  /** What the form begins with; undefined while it is not known. */
  readonly offered: DeliveryDetails | undefined;
  /** The account's own details, where the last order had others. */
  readonly ownInstead: DeliveryDetails | undefined;
};

/** The saved address in the top bar, else where the customer's food went last time, else what the account knows. */
export function useKnownDetails(): Known {
  const { data: account, isError: hasNoAccount } = useOwnAccount();
  const { data: page, isError: hasNoOrders } = useLatestOrders();
  const { data: saved, isError: hasNoAddresses } = useSavedAddresses();
  const isKnown = Boolean((account || hasNoAccount) && (page || hasNoOrders) && (saved || hasNoAddresses));
  const place = usePlace();
  const here = place?.kind === 'address' ? saved?.find(({ id }) => id === place.addressId) : undefined;
  const first = saved?.find(({ is_default }) => is_default);
  // The same object as long as nothing new is known: the form is filled in once.
  return useMemo(
    () => ({
      isKnown,
      ...(isKnown
        ? choose({
            own: account && ownDetails(account, first),
            latest: page?.orders ?? [],
            here,
            isElsewhere: (address) => isElsewhere(address, place, saved ?? []),
          })
        : NOTHING),
    }),
    [isKnown, account, first, page, here, place, saved],
  );
}

/** Among so many of the newest orders one went to an address, unless somebody always picks up. */
const LATEST_ORDERS = 5;

/** A page of the customer's newest orders. */
export function useLatestOrders() {
  const userId = useUserId();
  return useOrdersQuery(
    { params: { user_id: userId }, query: { limit: LATEST_ORDERS, offset: 0 } },
    { skip: userId === 0 },
  );
}

type Details = Omit<Known, 'isKnown'>;
const NO_ADDRESS: TypedAddress = { address: '', city: '' };
const NOTHING: Details = { offered: undefined, ownInstead: undefined };
export const DETAIL_FIELDS = ['full_name', 'mobile', 'address', 'city'] as const;

/** With the saved address that is to be offered first, if there is one. */
const ownDetails = (account: Account, first: SavedAddress | undefined): DeliveryDetails => ({
  full_name: account.full_name,
  mobile: account.user.phone ?? '',
  address: first?.address ?? account.address ?? '',
  city: first?.city ?? account.city ?? '',
});

/** Who is within so many metres of an address of theirs may well be at home. */
const AT_HOME_M = 1000;

/** It is known to be somewhere else than the place the customer has chosen or the device tells. */
function isElsewhere(typed: TypedAddress, place: Place | undefined, saved: readonly SavedAddress[]): boolean {
  if (place === undefined) return false;
  const pin = pinOf(saved.find((one) => isSameAddress(one, typed)));
  if (pin) return metresBetween(pin, place) > (isChosenByHand(place) ? 0 : AT_HOME_M);
  const city = findCity(typed.city);
  return city !== undefined && !isInCity(city, place);
}

type KnownAddresses = {
  readonly own: DeliveryDetails | undefined;
  readonly latest: readonly DeliveryDetails[];
  /** The saved address in the top bar. */
  readonly here: SavedAddress | undefined;
  readonly isElsewhere: (address: TypedAddress) => boolean;
};

function choose({ own, latest, here, isElsewhere: isNotHere }: KnownAddresses): Details {
  const [last] = latest;
  const person = last ?? own;
  if (!person) return NOTHING;
  const { full_name, mobile } = person;
  // What was picked up went nowhere.
  const lastAddress = here ?? latest.find((order) => order.address !== '') ?? own ?? person;
  const { address, city } = !here && isNotHere(lastAddress) ? NO_ADDRESS : lastAddress;
  const offered = { full_name, mobile, address, city };
  if (!last) return { offered, ownInstead: undefined };
  const isOther =
    own !== undefined && DETAIL_FIELDS.some((field) => own[field] !== '' && own[field] !== offered[field]);
  return { offered, ownInstead: isOther ? { ...offered, ...withoutEmpty(own) } : undefined };
}

const withoutEmpty = (details: DeliveryDetails): Partial<DeliveryDetails> =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== ''));
