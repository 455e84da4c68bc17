import { LIMITS } from '@nearbite/contract/limits';
import { addToOwnList, ownKey, useOwnList } from '../../lib/browser/own-texts.ts';
import { useUserId } from '../accounts/index.ts';

const MOST = 5;
const isQuery = (entry: unknown): entry is string =>
  typeof entry === 'string' && entry !== '' && entry.length <= LIMITS.searchQuery.max;

/** The last queries: only in this browser, for this account. */
export function usePastQueries() {
  const key = ownKey('queries', useUserId());
  const queries = useOwnList(key, isQuery);
  const remember = (query: string) =>
    addToOwnList(key, query.slice(0, LIMITS.searchQuery.max), {
      isEntry: isQuery,
      isSame: (a, b) => a.toLowerCase() === b.toLowerCase(),
      most: MOST,
    });
  return { queries, remember };
}
