import Box from '@mui/material/Box';
import { Star, StarHalf } from 'lucide-react';

const SCALE = [1, 2, 3, 4, 5] as const;
const SIZE = 18;

type Props = { readonly value: number; readonly reviewCount?: number };

/** Five stars to the nearest half. Without reviews the row is empty rather than absent. */
export function Rating({ value, reviewCount }: Props) {
  const rounded = Math.round(value * 2) / 2;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box
        component="span"
        role="img"
        aria-label={`Rated ${rounded} out of 5`}
        sx={{ display: 'inline-flex', color: 'brand.star' }}
      >
        {SCALE.map((step) => (
          <RatingStar key={step} fill={rounded - step + 1} />
        ))}
      </Box>
      {reviewCount !== undefined && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {rounded}/5 ({reviewCount} Reviews)
        </Box>
      )}
    </Box>
  );
}

/** `fill` at or above 1 is a whole star, one half is a half star. */
function RatingStar({ fill }: { fill: number }) {
  return (
    <Box component="span" aria-hidden sx={{ position: 'relative', display: 'inline-flex' }}>
      <Star size={SIZE} fill={fill >= 1 ? 'currentColor' : 'none'} data-fill={fill >= 1 ? 'whole' : 'none'} />
      {fill === 0.5 && (
        <StarHalf
          size={SIZE}
          fill="currentColor"
          data-fill="half"
          style={{ position: 'absolute', inset: 0 }}
        />
      )}
    </Box>
  );
}
