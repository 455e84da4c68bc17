import { api, takeOverMissing } from '../lib/api.ts';
import { isNotFound } from '../lib/is-not-found.ts';
import type { createAnswers } from './store.ts';

/** What the server was answered while it rendered the page, handed over with the HTML so that nobody asks again. */
type Answer = { readonly endpointName: string; readonly arg?: unknown; readonly value: unknown };
/** Asked for and not there: a 404, and nothing else. */
type Missing = Omit<Answer, 'value'> & { readonly key: string };
export type HandedOver = { readonly answers: readonly Answer[]; readonly missing: readonly Missing[] };

export const HANDED_OVER_ID = 'handed-over';

type Store = ReturnType<typeof createAnswers>;

/** Undefined when a call failed otherwise: the browser asks again and says what is wrong in its own words. */
export function readHandedOver(store: Store): HandedOver | undefined {
  const entries = Object.entries(store.getState()[api.reducerPath].queries);
  if (entries.some(([, query]) => query?.status === 'rejected' && !isNotFound(query.error))) return undefined;
  return {
    answers: entries.flatMap(([, query]) =>
      query?.status === 'fulfilled' ? [{ ...askedIn(query), value: query.data }] : [],
    ),
    missing: entries.flatMap(([key, query]) =>
      query?.status === 'rejected' ? [{ ...askedIn(query), key }] : [],
    ),
  };
}

const askedIn = ({
  endpointName = '',
  originalArgs: arg,
}: {
  endpointName?: string;
  originalArgs?: unknown;
}) => ({
  endpointName,
  arg,
});

/** Puts them into the browser's store; the pages' code, which knows the endpoints, must be there by then. */
export function takeOver(store: Store, { answers, missing }: HandedOver): void {
  // Endpoints are added by the features, so the type of the bare client knows none of them.
  const entries = answers as unknown as Parameters<typeof api.util.upsertQueryEntries>[0];
  store.dispatch(api.util.upsertQueryEntries(entries));
  store.dispatch(takeOverMissing(missing));
}
