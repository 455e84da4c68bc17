import Box from '@mui/material/Box';
import type { WeatherDish } from '@nearbite/contract/weather';
import { Soup } from 'lucide-react';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { WeatherDishCard } from './weather-dish-card.tsx';

type Props = { readonly categories: readonly string[]; readonly dishes: readonly WeatherDish[] };

export function Suggestions({ categories, dishes }: Props) {
  if (categories.length === 0) {
    return <StateMessage icon={Soup} title="No suggestions available for the current weather." />;
  }
  return categories.map((title, place) => (
    <section key={title} aria-labelledby={`category-${place}`}>
      <SectionHeading id={`category-${place}`}>{title}</SectionHeading>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: { xs: 2, md: '22px' },
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(3, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {dishes
          .filter((dish) => dish.category.title === title)
          .map((dish) => (
            <li key={dish.id}>
              <WeatherDishCard dish={dish} />
            </li>
          ))}
      </Box>
    </section>
  ));
}
