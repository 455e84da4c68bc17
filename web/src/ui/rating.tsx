import Box from '@mui/material/Box';
import { halfStars, ratingText } from '@nearbite/domain/rating';
import { Star, StarHalf } from 'lucide-react';

const SCALE = [1, 2, 3, 4, 5] as const;
const SIZE = 18;

type Props = {
  readonly value: number | null;
  readonly reviewCount?: number;
  /** One star before the text, for cards. */
  readonly isShort?: boolean;
};

/** Stars to the nearest half and the same in words. Without reviews the row is empty rather than absent. */
export function Rating({ value, reviewCount, isShort = false }: Props) {
  const stars = halfStars(value);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: isShort ? 0.5 : 1 }}>
      {isShort ? (
        <RatingStar fill={stars > 0 ? 1 : 0} />
      ) : (
        <Box
          component="span"
          role="img"
          aria-label={`Rated ${stars} out of 5`}
          sx={{ display: 'inline-flex', flexShrink: 0 }}
        >
          {SCALE.map((step) => (
            <RatingStar key={step} fill={stars - step + 1} />
          ))}
        </Box>
      )}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {ratingText(value, reviewCount)}
      </Box>
    </Box>
  );
}

/** `fill` at or above 1 is a whole star, one half is a half star. */
function RatingStar({ fill }: { fill: number }) {
  const isWhole = fill >= 1;
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'relative',
        display: 'inline-flex',
        flexShrink: 0,
        color: isWhole ? 'brand.star' : 'brand.outline',
      }}
    >
      <Star size={SIZE} fill={isWhole ? 'currentColor' : 'none'} data-fill={isWhole ? 'whole' : 'none'} />
      {fill === 0.5 && (
        <Box
          component="span"
          sx={{ position: 'absolute', inset: 0, display: 'inline-flex', color: 'brand.star' }}
        >
          <StarHalf size={SIZE} fill="currentColor" data-fill="half" />
        </Box>
      )}
    </Box>
  );
}
