import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ResponseOf } from '@nearbite/contract/endpoint';
import { REACH_KM } from '@nearbite/contract/limits';
import type { suggestWeatherDishes, WeatherDish, WeatherGroup } from '@nearbite/contract/weather/weather';
import { Soup } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import { SectionHeading } from '../../../ui/text/section-heading.tsx';
import { useDishAdding } from '../../catalog/index.ts';
import * as texts from '../weather.texts.ts';
import { WeatherDishCard } from './weather-dish-card.tsx';

type Props = {
  readonly groups: readonly WeatherGroup[];
  readonly dishes: readonly WeatherDish[];
  readonly basis: ResponseOf<typeof suggestWeatherDishes>['basis'];
};

export function Suggestions({ groups, dishes, basis }: Props) {
  const { amountOf, sheet } = useDishAdding();
  if (groups.length === 0) {
    return (
      <StateMessage
        icon={Soup}
        title={texts.noSuggestions}
        {...(basis === 'distance' && { text: texts.noneWithinReach(REACH_KM) })}
      />
    );
  }
  return (
    <>
      {basis === 'rating' && (
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>{texts.placeUnknown}</Typography>
      )}
      {groups.map((group, place) => (
        <Group key={group.title} id={`category-${place}`} group={group} dishes={dishes} amountOf={amountOf} />
      ))}
      {sheet}
    </>
  );
}

/** On phones one row that scrolls sideways: six groups of whole cards would be thirty screens long. */
const dishesStyles = {
  display: 'grid',
  gap: { xs: 2, md: '22px' },
  gridAutoFlow: { xs: 'column', sm: 'row' },
  gridAutoColumns: { xs: '78%', sm: 'auto' },
  gridTemplateColumns: {
    xs: 'none',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollSnapType: { xs: 'x proximity', sm: 'none' },
  // To the edges of the screen, under which the next card shows that there is more.
  m: { xs: '-4px -16px 0', sm: 0 },
  p: { xs: '4px 16px 12px', sm: 0 },
  scrollPaddingInline: '16px',
  listStyle: 'none',
  '& > li': { minWidth: 0, scrollSnapAlign: 'start' },
} as const;

type GroupProps = {
  readonly id: string;
  readonly group: WeatherGroup;
  readonly dishes: readonly WeatherDish[];
  readonly amountOf: (dish: WeatherDish) => ReactNode;
};

function Group({ id, group: { title, why, is_open }, dishes, amountOf }: GroupProps) {
  return (
    <section aria-labelledby={id} aria-describedby={`${id}-why`}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <Typography id={`${id}-why`} sx={{ mb: 2, color: 'text.secondary' }}>
        {why}
        {!is_open && ` ${texts.kitchensClosed}`}
      </Typography>
      <Box component="ul" sx={dishesStyles}>
        {dishes
          .filter((dish) => dish.category.title === title)
          .map((dish) => (
            <li key={dish.id}>
              <WeatherDishCard dish={dish} action={amountOf(dish)} />
            </li>
          ))}
      </Box>
    </section>
  );
}
