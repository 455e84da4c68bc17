import Box from '@mui/material/Box';
import { RADIUS } from '../theme/measures.ts';
import { FoodPicture } from './food-picture.tsx';

type Props = { readonly dishes: readonly { readonly slug: string; readonly image: string | null }[] };

/** Of the first two of several dishes, for a row that stands for all of them. */
export const DishPictures = ({ dishes }: Props) => (
  <Box component="span" sx={{ flex: 'none', display: 'flex' }}>
    {[...new Map(dishes.map((dish) => [dish.slug, dish])).values()]
      .slice(0, 2)
      .map(({ slug, image }, nth) => (
        <Box
          key={slug}
          component="span"
          sx={{
            width: 40,
            borderRadius: RADIUS.option,
            overflow: 'hidden',
            ...(nth > 0 && { marginInlineStart: '-16px' }),
          }}
        >
          <FoodPicture image={image} alt="" sizes="40px" ratio="1 / 1" />
        </Box>
      ))}
  </Box>
);
