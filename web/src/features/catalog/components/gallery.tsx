import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { FoodPicture } from '../../../ui/food-picture.tsx';
import { RADIUS } from '../../../ui/theme.ts';
import { DISH_PICTURE_RATIO } from './dish-columns.tsx';

type Props = { readonly title: string; readonly image: string | null; readonly gallery: readonly string[] };

/** The main picture with the others as thumbnails; a click (or the keyboard) swaps them. */
export function Gallery({ title, image, gallery }: Props) {
  const pictures = [...new Set([...(image === null ? [] : [image]), ...gallery])];
  const [chosen, setChosen] = useState<string>();
  const shown = chosen !== undefined && pictures.includes(chosen) ? chosen : (pictures[0] ?? null);

  return (
    <Box>
      <Box
        sx={{
          overflow: 'hidden',
          borderRadius: RADIUS.hero,
          mt: { xs: 2, md: 0 },
        }}
      >
        <FoodPicture
          image={shown}
          alt={title}
          sizes="(min-width: 900px) 600px, 100vw"
          isUrgent
          ratio={DISH_PICTURE_RATIO}
        />
      </Box>
      {pictures.length > 1 && (
        <Box role="group" aria-label="Pictures" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
          {pictures.map((picture, index) => (
            <ButtonBase
              key={picture}
              aria-label={`Show picture ${index + 1} of ${pictures.length}`}
              aria-pressed={picture === shown}
              onClick={() => setChosen(picture)}
              sx={{
                width: 92,
                overflow: 'hidden',
                border: 2,
                borderColor: picture === shown ? 'primary.main' : 'transparent',
                borderRadius: RADIUS.option,
              }}
            >
              <FoodPicture image={picture} alt="" sizes="92px" />
            </ButtonBase>
          ))}
        </Box>
      )}
    </Box>
  );
}
