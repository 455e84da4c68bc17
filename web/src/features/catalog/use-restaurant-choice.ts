import { RESTAURANT_SORTS } from '@nearbite/contract/catalog/catalog';
import { DIETS } from '@nearbite/contract/catalog/diets';
import { oneOf, openId, useAddressState } from '../../lib/page/use-address-state.ts';
import { useIsHydrating } from '../../lib/page/use-is-hydrating.tsx';

const onOff = oneOf(['', '1'], '');
const DIET_CHOICES = ['', ...DIETS] as const;

/** What the list of restaurants goes by, as the address has it. */
const ADDRESS = {
  sort: oneOf(RESTAURANT_SORTS, 'distance'),
  // The word that lists of dishes have for it.
  open: oneOf(['any', 'now'], 'any'),
  delivers: onOff,
  free_delivery: onOff,
  diet: oneOf(DIET_CHOICES, ''),
  category: openId,
};

const PLAIN = {
  sort: 'distance',
  open: 'any',
  delivers: '',
  free_delivery: '',
  diet: '',
  category: 0,
} as const;

/** The choice, how it is changed, and as the call takes it: nothing at all for the list as it comes. */
export function useRestaurantChoice() {
  const [inAddress, change] = useAddressState(ADDRESS);
  // The server renders a page for everybody, whatever stands behind its address.
  const choice = useIsHydrating() ? PLAIN : inAddress;
  const { sort, open, delivers, free_delivery, diet, category } = choice;
  const query = {
    ...(sort !== 'distance' && { sort }),
    ...(open === 'now' && { open: '1' as const }),
    ...(delivers && { delivers }),
    ...(free_delivery && { free_delivery }),
    ...(diet && { diet }),
    ...(category !== 0 && { category }),
  };
  return { choice, change, query };
}

export type RestaurantQuery = ReturnType<typeof useRestaurantChoice>['query'];
export type RestaurantChoice = Pick<ReturnType<typeof useRestaurantChoice>, 'choice' | 'change'>;
