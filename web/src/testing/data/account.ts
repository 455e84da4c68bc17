import type { Account } from '@nearbite/contract/accounts/own-account';

/** What the signed-in customer of `renderApp` has told about herself. */
export const anAccount = (
  traits: { readonly id?: number; readonly phone?: string | null } = {},
): Account => ({
  id: traits.id ?? 1,
  full_name: 'Sara Khan',
  about: null,
  image: null,
  city: 'Lahore',
  address: '7 Mall Road',
  country: null,
  state: null,
  language: 'en',
  allergies: [],
  user: { email: 'sara@nearbite.test', phone: traits.phone === undefined ? '0300 1112233' : traits.phone },
});
