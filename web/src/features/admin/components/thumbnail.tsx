import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FoodPicture } from '../../../ui/food/food-picture.tsx';
import { CellText } from '../../../ui/tables/cell-text.tsx';

type Props = {
  readonly image: string | null;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly onOpen?: (() => void) | undefined;
};

/** A small picture with a name and a quiet second line; the name opens more when there is more. */
export function Thumbnail({ image, title, text, onOpen }: Props) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Box
        aria-hidden
        sx={{ flex: 'none', width: 56, borderRadius: '12px', overflow: 'hidden', '& svg': { width: 20 } }}
      >
        <FoodPicture image={image} alt="" sizes="56px" />
      </Box>
      <CellText second={text}>
        {onOpen ? (
          <Box
            component="button"
            type="button"
            onClick={onOpen}
            sx={{
              p: 0,
              border: 0,
              background: 'none',
              color: 'inherit',
              font: 'inherit',
              fontWeight: 650,
              textAlign: 'inherit',
              cursor: 'pointer',
              '&:hover': { color: 'brand.text', textDecoration: 'underline' },
            }}
          >
            <bdi>{title}</bdi>
          </Box>
        ) : (
          <Box dir="auto" sx={{ fontWeight: 650 }}>
            {title}
          </Box>
        )}
      </CellText>
    </Box>
  );
}
