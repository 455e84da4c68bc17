import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ListedDish, NEW_DISH_DAYS } from '@nearbite/contract/catalog/catalog';
import { dishPath } from '@nearbite/contract/page-paths';
import { formatRupees } from '@nearbite/domain/money';
import { isOrderable } from '@nearbite/domain/orderable';
import { Link } from 'react-router';
import { FoodPicture } from '../../../ui/food-picture.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { CardFrame, clamped } from './card-frame.tsx';

const DAY_MS = 86_400_000;
const isNew = (date: string) => Date.now() - Date.parse(date) < NEW_DISH_DAYS * DAY_MS;

type Props = {
  readonly dish: ListedDish;
  /** Results of a search come from many restaurants. */
  readonly showsRestaurant?: boolean;
  readonly marksNew?: boolean;
  /** A card follows the heading above it: of a category, or of the page. */
  readonly headingLevel?: 'h2' | 'h3';
};

export function DishCard({ dish, showsRestaurant = false, marksNew = false, headingLevel = 'h3' }: Props) {
  const { title, description, image, price, old_price, slug, restaurant } = dish;
  const isSoldOut = !isOrderable(dish);
  return (
    <CardFrame>
      <Box sx={{ position: 'relative', opacity: isSoldOut ? 0.7 : 1 }}>
        <FoodPicture image={image} alt="" sizes="(min-width: 600px) 300px, 100vw" />
        <Box sx={{ position: 'absolute', top: 12, left: 12, display: 'flex', gap: 1 }}>
          {marksNew && isNew(dish.date) && <StatusChip tone="good">New</StatusChip>}
          {isSoldOut && <StatusChip tone="bad">Sold out</StatusChip>}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 0.5, p: 2 }}>
        <Typography variant="h4" component={headingLevel} dir="auto" sx={clamped(2)}>
          <Box
            component={Link}
            to={dishPath(slug)}
            className="card-target"
            sx={{ color: 'inherit', textDecoration: 'none' }}
          >
            {title}
          </Box>
        </Typography>
        {showsRestaurant && (
          <Typography variant="body2" dir="auto" sx={{ color: 'text.secondary', ...clamped(1) }}>
            {restaurant.name}
          </Typography>
        )}
        <Typography variant="body2" dir="auto" sx={{ color: 'text.secondary', ...clamped(2) }}>
          {description}
        </Typography>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            justifyContent: 'space-between',
            columnGap: 1,
            mt: 'auto',
            pt: 1,
          }}
        >
          <Box component="span" sx={{ fontWeight: 700 }}>
            Price: {formatRupees(price)}
            {old_price !== null && old_price > price && (
              <Box
                component="s"
                sx={{ ml: 1, color: 'text.secondary', fontWeight: 500, fontSize: '0.875rem' }}
              >
                {formatRupees(old_price)}
              </Box>
            )}
          </Box>
          <Box component="span" sx={{ fontSize: '0.875rem' }}>
            <Rating value={dish.dish_rating} reviewCount={dish.review_count} isShort />
          </Box>
        </Box>
      </Box>
    </CardFrame>
  );
}
