import type { ListedDish } from '@nearbite/contract/catalog/catalog';
import { UtensilsCrossed } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { Text } from '../../../ui/text.tsx';
import { CardGrid, CardGridSkeleton } from './card-grid.tsx';
import { DishCard } from './dish-card.tsx';
import styles from './dish-menu.module.css';

type Group = { readonly id: number; readonly title: string; readonly dishes: ListedDish[] };

function groupByCategory(dishes: readonly ListedDish[]): Group[] {
  const groups = new Map<number, Group>();
  for (const dish of dishes) {
    const group = groups.get(dish.category.id) ?? { ...dish.category, dishes: [] };
    group.dishes.push(dish);
    groups.set(dish.category.id, group);
  }
  return [...groups.values()];
}

type Props = { readonly dishes: readonly ListedDish[]; readonly marksNew?: boolean };

/** A menu by category, with a way to see one category alone. */
export function DishMenu({ dishes, marksNew = false }: Props) {
  const [chosenId, setChosenId] = useState<number>();
  const headingPrefix = useId();
  const groups = groupByCategory(dishes);
  if (groups.length === 0) {
    return (
      <StateMessage
        icon={UtensilsCrossed}
        title="Nothing on the menu yet."
        text="This restaurant has not put up its dishes. Please come back soon."
      />
    );
  }
  const shown = groups.filter(({ id }) => chosenId === undefined || id === chosenId);
  const choices = [{ id: undefined, title: 'All' }, ...groups];

  return (
    <>
      {groups.length > 1 && (
        <fieldset aria-label="Categories" className={styles.categories}>
          {choices.map(({ id, title }) => (
            <Button
              key={id ?? 'all'}
              variant={id === chosenId ? 'contained' : 'outlined'}
              aria-pressed={id === chosenId}
              onClick={() => setChosenId(id)}
            >
              {title}
            </Button>
          ))}
        </fieldset>
      )}
      {shown.map(({ id, title, dishes: dishesOfGroup }) => (
        <section key={id} aria-labelledby={`${headingPrefix}-${id}`}>
          <Text as="h2" look="h3" id={`${headingPrefix}-${id}`} dir="auto" className={styles.heading}>
            {title}
          </Text>
          <CardGrid>
            {dishesOfGroup.map((dish) => (
              <DishCard key={dish.id} dish={dish} marksNew={marksNew} />
            ))}
          </CardGrid>
        </section>
      ))}
    </>
  );
}

const PLACEHOLDER_WIDTHS = [64, 132, 112, 148, 96];

/** A menu on its way; the page around it says so. */
export function DishMenuSkeleton() {
  return (
    <>
      <div className={styles.categories}>
        {PLACEHOLDER_WIDTHS.map((width) => (
          <Skeleton key={width} shape="round" width={width} height={44} />
        ))}
      </div>
      <Text as="div" look="h3" className={styles.heading}>
        <Skeleton width={160} />
      </Text>
      <CardGridSkeleton />
    </>
  );
}
