import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ListedDish } from '@nearbite/contract/catalog/catalog';
import { UtensilsCrossed } from 'lucide-react';
import { useId, useState } from 'react';
import { StateMessage } from '../../../ui/state-message.tsx';
import { CardGrid } from './card-grid.tsx';
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
        <Box role="group" aria-label="Categories" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 }}>
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
          <Typography
            id={`${headingPrefix}-${id}`}
            variant="h3"
            component="h2"
            dir="auto"
            sx={{ mt: 4, mb: 2 }}
          >
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
