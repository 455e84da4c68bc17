import type { ReactNode } from 'react';
import { errorText } from '../../lib/forms/form-errors.ts';
import { FailureLine } from '../feedback/failure-line.tsx';
import * as texts from '../ui.texts.ts';
import { ErrorState } from './error-state.tsx';
import styles from './loaded.module.css';
import { Skeleton } from './skeleton.tsx';

export type Query<T> = {
  readonly data?: T | undefined;
  readonly currentData?: T | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
};

type Props<T> = {
  readonly query: Query<T>;
  /** What could not be loaded, for the failure's sentence: "your orders". */
  readonly what: string;
  /** The page before stays, and with it whatever has the focus, until the next one is there. */
  readonly isPaged?: boolean;
  readonly children: (data: T) => ReactNode;
};

const SKELETON_ROWS = ['a', 'b', 'c', 'd'];

/** A skeleton, the data, or what went wrong with a way to try again. Old data stays while new fails to come. */
export function Loaded<T>({ query, what, isPaged = false, children }: Props<T>) {
  const { data, currentData, error, isFetching, refetch } = query;
  const hasFailed = error !== undefined && !isFetching;
  const isOld = currentData === undefined && isPaged && isFetching;
  const shown = isOld ? data : currentData;
  if (shown !== undefined) {
    return (
      <div aria-busy={isOld} className={styles.data}>
        {hasFailed && (
          <div className={styles.failure}>
            <FailureLine query={query} what={what} />
          </div>
        )}
        {children(shown)}
      </div>
    );
  }
  if (hasFailed) {
    return <ErrorState title={texts.couldNotLoad(what)} text={errorText(error)} onRetry={refetch} />;
  }
  return (
    <div role="status" aria-label={texts.loading} className={styles.rows}>
      {SKELETON_ROWS.map((row) => (
        <Skeleton key={row} shape="box" height={58} />
      ))}
    </div>
  );
}
