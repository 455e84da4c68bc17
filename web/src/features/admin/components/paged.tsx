import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { errorText } from '../../../lib/form-errors.ts';
import type { Listing } from '../../../lib/listing.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pager } from '../../../ui/pager.tsx';

export const PAGE_SIZE = 25;

type Props<Row> = {
  readonly page: Listing<Row> | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly offset: number;
  readonly onOffset: (offset: number) => void;
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** One page of a list that grows, in each of its states. */
export function Paged<Row>({ page, error, onRetry, offset, onOffset, empty, children }: Props<Row>) {
  // The last row of the last page may just have been decided, or the address is old.
  const last = page === undefined ? offset : lastOffset(page.total);
  const goToLast = useEffectEvent(() => onOffset(last));
  const isBeyond = page?.rows.length === 0 && last < offset;
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);

  if (!page) {
    if (error !== undefined)
      return <ErrorState title="This list could not be loaded." text={errorText(error)} onRetry={onRetry} />;
    return <ListSkeleton />;
  }
  if (page.rows.length === 0) return page.total === 0 ? empty : <ListSkeleton />;
  return (
    <>
      {children(page.rows)}
      <Pager offset={offset} pageSize={PAGE_SIZE} total={page.total} onMove={onOffset} />
    </>
  );
}

const lastOffset = (total: number) => Math.max(0, Math.ceil(total / PAGE_SIZE) - 1) * PAGE_SIZE;

function ListSkeleton() {
  return (
    <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 1.5 }}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} variant="rounded" height={64} />
      ))}
    </Box>
  );
}
