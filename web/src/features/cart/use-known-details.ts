import type { Account } from '@nearbite/contract/accounts/own-account';
import type { DeliveryDetails } from '@nearbite/contract/orders/customer-orders';
import { useMemo } from 'react';
import { useOwnAccount, useUserId } from '../accounts/index.ts';
import { useOrdersQuery } from '../orders/index.ts';

type Known = {
  /** What the form begins with; undefined while it is not known. */
  readonly offered: DeliveryDetails | undefined;
  /** The account's own details, where the last order had others. */
  readonly ownInstead: DeliveryDetails | undefined;
};

/** Where the customer's food went last time, else what the account knows. */
export function useKnownDetails(): Known {
  const userId = useUserId();
  const { data: account, isError: hasNoAccount } = useOwnAccount();
  const { data: page, isError: hasNoOrders } = useOrdersQuery(
    { params: { user_id: userId }, query: { limit: 1, offset: 0 } },
    { skip: userId === 0 },
  );
  const isKnown = (account || hasNoAccount) && (page || hasNoOrders);
  // The same object as long as nothing new is known: the form is filled in once.
  return useMemo(
    () => (isKnown ? choose(account && ownDetails(account), page?.orders[0]) : NOTHING),
    [isKnown, account, page],
  );
}

const NOTHING: Known = { offered: undefined, ownInstead: undefined };
const FIELDS = ['full_name', 'mobile', 'address', 'city'] as const;

const ownDetails = (account: Account): DeliveryDetails => ({
  full_name: account.full_name,
  mobile: account.user.phone ?? '',
  address: account.address ?? '',
  city: account.city ?? '',
});

function choose(own: DeliveryDetails | undefined, last: DeliveryDetails | undefined): Known {
  if (!last) return { offered: own, ownInstead: undefined };
  const { full_name, mobile, address, city } = last;
  const offered = { full_name, mobile, address, city };
  const isOther =
    own !== undefined && FIELDS.some((field) => own[field] !== '' && own[field] !== offered[field]);
  return { offered, ownInstead: isOther ? { ...offered, ...withoutEmpty(own) } : undefined };
}

const withoutEmpty = (details: DeliveryDetails): Partial<DeliveryDetails> =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== ''));
