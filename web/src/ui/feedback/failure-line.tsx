import type { Query } from '../loading/loaded.tsx';
import * as texts from '../ui.texts.ts';
import { RetryLine } from './retry-line.tsx';

type Props = {
  readonly query: Pick<Query<unknown>, 'currentData' | 'error' | 'isFetching' | 'refetch'>;
  /** What could not be loaded: "your orders". */
  readonly what: string;
};

/** Says of a query that failed whether nothing came, or what stands here may be old. Known data stays beside it. */
export function FailureLine({ query: { currentData, error, isFetching, refetch }, what }: Props) {
  if (error === undefined || isFetching) return null;
  const text = currentData === undefined ? texts.couldNotLoad(what) : texts.couldNotRefresh(what);
  return <RetryLine text={text} onRetry={refetch} />;
}
