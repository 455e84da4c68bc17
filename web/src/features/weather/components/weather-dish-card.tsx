import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { dishPath } from '@nearbite/contract/page-paths';
import type { WeatherDish } from '@nearbite/contract/weather/weather';
import { formatWithSpace } from '@nearbite/domain/money';
import { formatDistance } from '@nearbite/domain/places/distance';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { FoodPicture } from '../../../ui/food/food-picture.tsx';
import { RADIUS } from '../../../ui/theme/measures.ts';
import { TermsLine } from '../../catalog/index.ts';

const cardStyles = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  border: 1,
  borderColor: 'divider',
  borderRadius: RADIUS.card,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  transition: 'transform 200ms, box-shadow 200ms',
  '&:hover': { transform: 'translateY(-3px)', boxShadow: '0 20px 36px -24px rgb(74 40 20 / 0.4)' },
} as const;

/** Its button lies above the link, which the picture itself is a part of. */
const pictureStyles = {
  position: 'relative',
  zIndex: 1,
  pointerEvents: 'none',
  '& button': { pointerEvents: 'auto' },
} as const;

type Props = {
  readonly dish: WeatherDish;
  /** What puts it in the cart. */
  readonly action: ReactNode;
};

/** The whole card leads to the dish. */
export function WeatherDishCard({ dish, action }: Props) {
  return (
    <Box component="article" sx={cardStyles}>
      <Box sx={pictureStyles}>
        <FoodPicture
          image={dish.image}
          alt=""
          sizes="(min-width: 900px) 290px, (min-width: 600px) 50vw, 100vw"
        />
        {action}
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 0.75, p: 2 }}>
        <Typography component="h3" variant="h4" dir="auto">
          <Link
            component={RouterLink}
            to={dishPath(dish.slug)}
            underline="hover"
            sx={{ color: 'text.primary', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {dish.title}
          </Link>
        </Typography>
        <Box dir="auto" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {placeOf(dish)}
        </Box>
        <TermsLine terms={dish.restaurant} />
        <Typography
          variant="body2"
          dir="auto"
          sx={{
            flex: 1,
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          {dish.description}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mt: 0.5 }}>
          <strong>{formatWithSpace(dish.price)}</strong>
          <Chip
            size="small"
            label={dish.category.title}
            sx={{ color: 'brand.text', bgcolor: 'brand.tint', fontWeight: 600 }}
          />
        </Box>
      </Box>
    </Box>
  );
}

const placeOf = ({ restaurant, distance_km: km }: WeatherDish) =>
  km === null ? restaurant.name : `${restaurant.name} · ${formatDistance(km)}`;
