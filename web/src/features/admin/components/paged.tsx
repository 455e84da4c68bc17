import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorText } from '../../../lib/form-errors.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import type { Page } from '../api.ts';

export const PAGE_SIZE = 25;

type Props<Row> = {
  readonly page: Page<Row> | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly offset: number;
  readonly onOffset: (offset: number) => void;
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** One page of a list that grows, in each of its states. */
export function Paged<Row>({ page, error, onRetry, offset, onOffset, empty, children }: Props<Row>) {
  if (!page) {
    if (error !== undefined)
      return <ErrorState title="This list could not be loaded." text={errorText(error)} onRetry={onRetry} />;
    return <ListSkeleton />;
  }
  if (page.rows.length === 0 && offset === 0) return empty;
  return (
    <>
      {children(page.rows)}
      {page.total > PAGE_SIZE && (
        <Box
          component="nav"
          aria-label="Pages"
          sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, mt: 2 }}
        >
          <Box sx={{ mr: 'auto', color: 'text.secondary' }}>
            {Math.min(offset + 1, page.total)} to {Math.min(offset + page.rows.length, page.total)} of{' '}
            {page.total}
          </Box>
          <Button
            variant="outlined"
            startIcon={<ChevronLeft size={18} />}
            disabled={offset === 0}
            onClick={() => onOffset(Math.max(0, offset - PAGE_SIZE))}
          >
            Back
          </Button>
          <Button
            variant="outlined"
            endIcon={<ChevronRight size={18} />}
            disabled={offset + PAGE_SIZE >= page.total}
            onClick={() => onOffset(offset + PAGE_SIZE)}
          >
            Next
          </Button>
        </Box>
      )}
    </>
  );
}

function ListSkeleton() {
  return (
    <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 1.5 }}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} variant="rounded" height={64} />
      ))}
    </Box>
  );
}
