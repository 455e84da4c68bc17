import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { NearbyRestaurant } from '@nearbite/contract/catalog/catalog';
import { formatDistance } from '@nearbite/domain/distance';
import { Link } from 'react-router';
import { FoodPicture } from '../../../ui/food-picture.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { toRestaurant } from '../wanted-store.ts';
import { CardFrame, clamped } from './card-frame.tsx';

const PREVIEW_LENGTH = 80;
const PICTURE_HEIGHT_PX = 220;

/** Cut between characters as people count them, never inside one. */
function preview(description: string | null): string {
  if (!description?.trim()) return 'Tasty meals waiting for you!';
  const characters = [...description];
  return characters.length <= PREVIEW_LENGTH
    ? description
    : `${characters.slice(0, PREVIEW_LENGTH).join('').trimEnd()}...`;
}

type Props = { readonly restaurant: NearbyRestaurant; readonly isUrgent?: boolean };

export function RestaurantCard({ restaurant, isUrgent = false }: Props) {
  const { name, image, description, distance_km, rating, review_count } = restaurant;
  const target = toRestaurant(restaurant);
  return (
    <CardFrame>
      <Box
        component={Link}
        {...target}
        tabIndex={-1}
        aria-hidden
        sx={{
          position: 'relative',
          display: 'block',
          height: PICTURE_HEIGHT_PX,
          overflow: 'hidden',
          '& > img, & > [role="img"]': { height: PICTURE_HEIGHT_PX },
        }}
      >
        <FoodPicture
          image={image}
          alt=""
          sizes="(min-width: 600px) 300px, 100vw"
          isUrgent={isUrgent}
          ratio="auto"
        />
        {distance_km !== null && (
          <Box
            component="span"
            sx={{
              position: 'absolute',
              left: 12,
              bottom: 12,
              px: 1.25,
              py: 0.25,
              borderRadius: '999px',
              bgcolor: 'background.paper',
              color: 'text.primary',
              fontSize: '0.8125rem',
              fontWeight: 650,
            }}
          >
            {formatDistance(distance_km)}
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.5, p: 2 }}>
        <Typography variant="h4" component="h3" dir="auto" sx={clamped(2)}>
          <Box
            component={Link}
            {...target}
            className="card-target"
            sx={{ color: 'inherit', textDecoration: 'none' }}
          >
            {name}
          </Box>
        </Typography>
        <Box sx={{ fontSize: '0.875rem' }}>
          <Rating value={rating} reviewCount={review_count} isShort />
          {distance_km !== null && (
            <Box component="span" sx={visuallyHidden}>
              {formatDistance(distance_km)} away
            </Box>
          )}
        </Box>
        <Typography variant="body2" dir="auto" sx={{ color: 'text.secondary', ...clamped(3) }}>
          {preview(description)}
        </Typography>
      </Box>
    </CardFrame>
  );
}

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
