import Box from '@mui/material/Box';
import type { VoiceLine } from '@nearbite/voice/session/voice-session-types';
import type { ReactNode } from 'react';
import { FoodPicture } from '../../../ui/food/food-picture.tsx';
import { LineExtras } from '../../../ui/food/line-extras.tsx';

type Props = {
  readonly line: Pick<VoiceLine, 'portion_size' | 'spice_level' | 'restaurant' | 'extras'>;
  readonly title: string;
  readonly image: string | null;
  readonly children: ReactNode;
  readonly aside: ReactNode;
};

/** A dish with its picture, and portion, spice and restaurant in one quiet line. */
export function LineRow({ line, title, image, children, aside }: Props) {
  const facts = [line.portion_size, line.spice_level, line.restaurant];
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <Box
        sx={{ flex: 'none', width: 64, borderRadius: '12px', overflow: 'hidden', alignSelf: 'flex-start' }}
      >
        <FoodPicture image={image} alt="" sizes="64px" ratio="1 / 1" />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box dir="auto" sx={{ fontWeight: 650 }}>
          {title}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
          {facts.filter((fact) => typeof fact === 'string').join(' · ')}
        </Box>
        <LineExtras extras={line.extras ?? []} />
        {children}
      </Box>
      {aside}
    </Box>
  );
}
