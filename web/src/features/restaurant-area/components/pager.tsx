import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { PAGE_SIZE } from '../api.ts';

type Props = { readonly offset: number; readonly total: number; readonly onMove: (offset: number) => void };

/** Only there when one page is not all. */
export function Pager({ offset, total, onMove }: Props) {
  // Deleting or filtering may empty the page one is on.
  const isBeyond = offset > 0 && offset >= total;
  useEffect(() => {
    if (isBeyond) onMove(Math.max(Math.ceil(total / PAGE_SIZE) - 1, 0) * PAGE_SIZE);
  }, [isBeyond, total, onMove]);

  if (total <= PAGE_SIZE && offset === 0) return null;
  const last = Math.min(offset + PAGE_SIZE, total);
  return (
    <Box
      component="nav"
      aria-label="Pages"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}
    >
      <Button
        variant="outlined"
        disabled={offset === 0}
        onClick={() => onMove(Math.max(offset - PAGE_SIZE, 0))}
      >
        Previous
      </Button>
      <Box component="span" aria-live="polite" sx={{ color: 'text.secondary' }}>
        {total === 0 ? 0 : offset + 1} to {last} of {total}
      </Box>
      <Button variant="outlined" disabled={last >= total} onClick={() => onMove(offset + PAGE_SIZE)}>
        Next
      </Button>
    </Box>
  );
}
