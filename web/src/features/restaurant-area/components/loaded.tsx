import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { errorText } from '../../../lib/form-errors.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RetryLine } from '../../../ui/retry-line.tsx';

type Query<T> = {
  readonly currentData?: T | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
};

type Props<T> = {
  readonly query: Query<T>;
  /** What could not be loaded, for the failure's sentence: "your orders". */
  readonly what: string;
  readonly children: (data: T) => ReactNode;
};

const SKELETON_ROWS = ['a', 'b', 'c', 'd'];

/** A skeleton, the data, or what went wrong with a way to try again. Old data stays while new fails to come. */
export function Loaded<T>({ query, what, children }: Props<T>) {
  const { currentData, error, isFetching, refetch } = query;
  const hasFailed = error !== undefined && !isFetching;
  if (currentData !== undefined) {
    return (
      <>
        {hasFailed && <RetryLine text={`We could not refresh ${what}.`} onRetry={refetch} />}
        {children(currentData)}
      </>
    );
  }
  if (hasFailed) {
    return <ErrorState title={`We could not load ${what}.`} text={errorText(error)} onRetry={refetch} />;
  }
  return (
    <Box role="status" aria-label="Loading..." sx={{ display: 'grid', gap: 1 }}>
      {SKELETON_ROWS.map((row) => (
        <Skeleton key={row} variant="rounded" height={58} />
      ))}
    </Box>
  );
}
