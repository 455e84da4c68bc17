import Box from '@mui/material/Box';
import type { CartLine, CartRestaurant } from '@nearbite/contract/cart/cart';
import { useId, useState } from 'react';
import { AllergyWarning } from '../../../ui/food/allergy-warning.tsx';
import { DishPictures } from '../../../ui/food/dish-pictures.tsx';
import { Fold } from '../../../ui/layout/fold.tsx';
import { useIsPhone } from '../../../ui/layout/use-is-phone.ts';
import { useAllergies } from '../../accounts/index.ts';
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
  const isPhone = useIsPhone();
  return groups.map(({ restaurant, lines: group }) => {
    const terms = restaurants.find(({ id }) => id === restaurant.id);
    const isHeaded = groups.length > 1 || (terms !== undefined && hasTermsToShow(terms));
    const shown = (
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
            terms={terms}
            titleAs={isHeaded ? 'h3' : 'h2'}
            quantities={quantities}
            isFrozen={isFrozen}
          />
        ))}
      </Group>
    );
    return isPhone ? (
      <FoldedGroup key={restaurant.id} name={restaurant.name} lines={group}>
        {shown}
      </FoldedGroup>
    ) : (
      shown
    );
  });
}

type FoldedProps = {
  readonly name: string;
  readonly lines: readonly CartLine[];
  readonly children: React.ReactNode;
};

/** On a phone the lines make room for the order; what cannot be ordered is shown at once. */
function FoldedGroup({ name, lines, children }: FoldedProps) {
  const [isOpen, setIsOpen] = useState(
    lines.some(({ available, served_from }) => !available || served_from !== null),
  );
  const dishes = lines.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <Fold
      height={72}
      picture={<DishPictures dishes={lines.map(({ dish }) => dish)} />}
      title={texts.dishesOf(name, dishes)}
      lines={[lines.map(({ qty, dish }) => texts.times(qty, dish.title)).join(texts.comma)]}
      note={<AllergiesOf lines={lines} />}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
    >
      {children}
    </Fold>
  );
}

/** Nobody may have to open the lines to learn what is in them. */
function AllergiesOf({ lines }: { readonly lines: readonly CartLine[] }) {
  const allergies = useAllergies();
  const declared = lines.flatMap(({ dish }) => dish.allergens ?? []);
  const isAllDeclared = lines.every(({ dish }) => dish.allergens !== null);
  const isForThem = declared.some((one) => allergies.includes(one));
  if (allergies.length === 0 || (isAllDeclared && !isForThem)) return null;
  return (
    <Box sx={{ display: 'grid', px: 1.5, pb: 1.5 }}>
      <AllergyWarning allergies={allergies} allergens={declared} />
      {!isAllDeclared && <AllergyWarning allergies={allergies} allergens={null} />}
    </Box>
  );
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
