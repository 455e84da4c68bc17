import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ListedDish } from '@nearbite/contract/catalog/catalog';
import { UtensilsCrossed } from 'lucide-react';
import { useId, useState } from 'react';
import { StateMessage } from '../../../ui/state-message.tsx';
import { RADIUS } from '../../../ui/theme.ts';
import { CardGrid, CardGridSkeleton } from './card-grid.tsx';
import { DishCard } from './dish-card.tsx';

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

const categoriesStyles = { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 } as const;
const headingStyles = { mt: 4, mb: 2 };

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
        <Box role="group" aria-label="Categories" sx={categoriesStyles}>
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
        </Box>
      )}
      {shown.map(({ id, title, dishes: dishesOfGroup }) => (
        <section key={id} aria-labelledby={`${headingPrefix}-${id}`}>
          <Typography id={`${headingPrefix}-${id}`} variant="h3" component="h2" dir="auto" sx={headingStyles}>
            {title}
          </Typography>
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
      <Box sx={categoriesStyles}>
        {PLACEHOLDER_WIDTHS.map((width) => (
          <Skeleton
            key={width}
            variant="rounded"
            width={width}
            height={44}
            sx={{ borderRadius: RADIUS.round }}
          />
        ))}
      </Box>
      <Typography variant="h3" component="div" sx={headingStyles}>
        <Skeleton width={160} />
      </Typography>
      <CardGridSkeleton />
    </>
  );
}
