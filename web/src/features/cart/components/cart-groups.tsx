import Box from '@mui/material/Box';
import type { CartLine, CartRestaurant } from '@nearbite/contract/cart/cart';
import { useId } from 'react';
import { byRestaurant, isIncluded } from '../by-restaurant.ts';
import * as texts from '../cart.texts.tsx';
import type { OrderChoices } from '../placing/order-choices.ts';
import type { Quantities } from '../use-quantities.ts';
import { CartLineCard } from './cart-line-card.tsx';
import { hasTermsToShow, RestaurantHeading } from './restaurant-heading.tsx';

type Props = {
  readonly lines: readonly CartLine[];
  /** What those that are ordered from ask; not all of them while some wait. */
  readonly restaurants: readonly CartRestaurant[];
  readonly choices: OrderChoices;
  readonly quantities: Quantities;
  /** The cart is being ordered as it is. */
  readonly isFrozen: boolean;
  readonly onOrderAll: () => void;
};

/** The lines by restaurant, under its name and terms where there is more than one or something to tell. */
export function CartGroups({ lines, restaurants, choices, quantities, isFrozen, onOrderAll }: Props) {
  const groups = byRestaurant(lines);
  const hasOrderable = lines.some(({ available }) => available);
  return groups.map(({ restaurant, lines: group }) => {
    const terms = restaurants.find(({ id }) => id === restaurant.id);
    const isHeaded = groups.length > 1 || (terms !== undefined && hasTermsToShow(terms));
    return (
      <Group
        key={restaurant.id}
        heading={
          isHeaded && {
            restaurant,
            terms,
            isWaiting: !isIncluded(restaurant.id, choices),
            onOrderAll,
          }
        }
      >
        {group.map((line) => (
          <CartLineCard
            key={line.id}
            line={line}
            hasOrderableRest={hasOrderable}
            titleAs={isHeaded ? 'h3' : 'h2'}
            quantities={quantities}
            isFrozen={isFrozen}
          />
        ))}
      </Group>
    );
  });
}

type GroupProps = {
  readonly heading: Omit<React.ComponentProps<typeof RestaurantHeading>, 'id'> | false;
  readonly children: React.ReactNode;
};

function Group({ heading, children }: GroupProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {heading && <RestaurantHeading id={id} {...heading} />}
      <Box
        component="ul"
        {...(heading ? { 'aria-labelledby': id } : { 'aria-label': texts.cart })}
        sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}
      >
        {children}
      </Box>
    </Box>
  );
}
