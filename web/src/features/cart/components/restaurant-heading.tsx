import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CartLine, CartRestaurant } from '@nearbite/contract/cart/cart';
import { formatMoney } from '@nearbite/domain/money';
import { formatOpeningForReader } from '../../../ui/format/format-opening.ts';
import * as texts from '../cart.texts.tsx';

type Props = {
  readonly id: string;
  readonly restaurant: CartLine['dish']['restaurant'];
  readonly terms: CartRestaurant | undefined;
  /** Stays in the cart while another restaurant is ordered from. */
  readonly isWaiting: boolean;
  readonly onOrderAll: () => void;
};

/** Above the lines of one restaurant. */
export function RestaurantHeading({ id, restaurant, terms, isWaiting, onOrderAll }: Props) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 12px' }}>
      <Typography id={id} component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{restaurant.name}</bdi>
      </Typography>
      {isWaiting ? (
        <Box sx={{ color: 'text.secondary' }}>
          {texts.staysInCart}{' '}
          <Button variant="text" onClick={onOrderAll} sx={{ color: 'text.primary' }}>
            {texts.orderItToo}
          </Button>
        </Box>
      ) : (
        terms && <Box sx={{ color: 'text.secondary' }}>{termsOf(terms).join(' · ')}</Box>
      )}
    </Box>
  );
}

/**
 * Whether it asks or says anything that a restaurant with the usual terms does not. That it is closed does not count:
 * it comes and goes while the cart is open, which would move every line, and is told above the button.
 */
export const hasTermsToShow = (terms: CartRestaurant): boolean =>
  specialTermsOf({ ...terms, is_open: true }).length > 0;

const termsOf = (terms: CartRestaurant): string[] => [formatMoney(terms.subtotal), ...specialTermsOf(terms)];

function specialTermsOf(restaurant: CartRestaurant) {
  const { is_open, delivery_fee, minimum_missing, offers_delivery, offers_pickup } = restaurant;
  return [
    !is_open && formatOpeningForReader(restaurant),
    delivery_fee > 0 && texts.deliveryCosts(formatMoney(delivery_fee)),
    minimum_missing > 0 && texts.toMinimum(formatMoney(minimum_missing)),
    offers_pickup && (offers_delivery ? texts.pickupPossible : texts.pickupOnly),
  ].filter((text) => text !== false);
}
