import type { SavedAddress } from '@nearbite/contract/accounts/addresses';

export type TypedAddress = Pick<SavedAddress, 'address' | 'city'>;

export const isSameAddress = (a: TypedAddress, b: TypedAddress): boolean =>
  a.address.trim() === b.address.trim() && a.city.trim() === b.city.trim();
