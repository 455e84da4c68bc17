import type { SavedAddress } from '@nearbite/contract/accounts/addresses';
import type { Account } from '@nearbite/contract/accounts/own-account';
import type { DeliveryDetails } from '@nearbite/contract/orders/create-order';
import { useMemo } from 'react';
import { usePlace } from '../../lib/place.ts';
import { useOwnAccount, useSavedAddresses, useUserId } from '../accounts/index.ts';
import { useOrdersQuery } from '../orders/index.ts';

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
      ...(isKnown ? choose(account && ownDetails(account, first), page?.orders ?? [], here) : NOTHING),
    }),
    [isKnown, account, first, page, here],
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
const NOTHING: Details = { offered: undefined, ownInstead: undefined };
export const DETAIL_FIELDS = ['full_name', 'mobile', 'address', 'city'] as const;

/** With the saved address that is to be offered first, if there is one. */
const ownDetails = (account: Account, first: SavedAddress | undefined): DeliveryDetails => ({
  full_name: account.full_name,
  mobile: account.user.phone ?? '',
  address: first?.address ?? account.address ?? '',
  city: first?.city ?? account.city ?? '',
});

function choose(
  own: DeliveryDetails | undefined,
  latest: readonly DeliveryDetails[],
  here: SavedAddress | undefined,
): Details {
  const [last] = latest;
  const person = last ?? own;
  if (!person) return NOTHING;
  const { full_name, mobile } = person;
  // What was picked up went nowhere.
  const { address, city } = here ?? latest.find((order) => order.address !== '') ?? own ?? person;
  const offered = { full_name, mobile, address, city };
  if (!last) return { offered, ownInstead: undefined };
  const isOther =
    own !== undefined && DETAIL_FIELDS.some((field) => own[field] !== '' && own[field] !== offered[field]);
  return { offered, ownInstead: isOther ? { ...offered, ...withoutEmpty(own) } : undefined };
}

const withoutEmpty = (details: DeliveryDetails): Partial<DeliveryDetails> =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== ''));
