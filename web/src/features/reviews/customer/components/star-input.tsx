import Box from '@mui/material/Box';
import { ratingText } from '@nearbite/domain/rating';
import { Star } from 'lucide-react';
import { useId } from 'react';
import * as texts from '../../reviews.texts.ts';

const CHOICES = [1, 2, 3, 4, 5] as const;

type Props = { readonly value: number; readonly onChange: (value: number) => void };

/** One to five stars as radio buttons, so that every keyboard and screen reader can choose. */
export function StarInput({ value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 600, fontSize: '0.9375rem' }}>
        {texts.rating}
      </Box>
      <Box sx={{ display: 'inline-flex', alignItems: 'center' }}>
        {CHOICES.map((stars) => (
          <Box
            key={stars}
            component="label"
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 44,
              height: 44,
              cursor: 'pointer',
              color: stars <= value ? 'brand.star' : 'brand.outline',
              borderRadius: '12px',
              '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.text' },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              aria-label={texts.stars(stars)}
              sx={{ gridArea: '1 / 1', width: 44, height: 44, m: 0, opacity: 0, cursor: 'pointer' }}
            />
            <Star
              size={28}
              aria-hidden
              fill={stars <= value ? 'currentColor' : 'none'}
              style={{ gridArea: '1 / 1', pointerEvents: 'none' }}
            />
          </Box>
        ))}
        {value > 0 && (
          <Box component="span" aria-hidden sx={{ marginInlineStart: 1, color: 'text.secondary' }}>
            {ratingText(value)}
          </Box>
        )}
      </Box>
    </fieldset>
  );
}
