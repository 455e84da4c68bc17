import Box, { type BoxProps } from '@mui/material/Box';
import { RADIUS } from '../../../ui/theme.ts';

/** One rounded card; the link inside it that has the class `card-target` covers the whole of it. */
export function CardFrame({ sx, ...rest }: BoxProps) {
  return (
    <Box
      component="article"
      {...rest}
      sx={[
        {
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          minWidth: 0,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          borderRadius: RADIUS.card,
          bgcolor: 'background.paper',
          transition: 'box-shadow 160ms, transform 160ms',
          '&:hover': { boxShadow: '0 18px 36px -22px rgb(74 40 20 / 0.4)', transform: 'translateY(-2px)' },
          '&:focus-within': { borderColor: 'brand.text' },
          '& .card-target::after': { content: '""', position: 'absolute', inset: 0 },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}

/** The given lines of a text at most; a text in any direction keeps it. */
export const clamped = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;
