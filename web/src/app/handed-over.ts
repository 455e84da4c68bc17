import { api } from '../lib/api.ts';
import type { createAnswers } from './store.ts';

/** An answer the server got while it rendered the page, handed over with the HTML so that nobody asks again. */
export type HandedOver = { readonly endpointName: string; readonly arg?: unknown; readonly value: unknown };

export const HANDED_OVER_ID = 'handed-over';

type Store = ReturnType<typeof createAnswers>;

export function readAnswers(store: Store): HandedOver[] {
  const { queries } = store.getState()[api.reducerPath];
  return Object.values(queries).flatMap((query) =>
    query?.status === 'fulfilled'
      ? [{ endpointName: query.endpointName ?? '', arg: query.originalArgs, value: query.data }]
      : [],
  );
}

/** Puts them into the browser's store; the pages' code, which knows the endpoints, must be there by then. */
export function takeOver(store: Store, answers: readonly HandedOver[]): void {
  // Endpoints are added by the features, so the type of the bare client knows none of them.
  const entries = answers as unknown as Parameters<typeof api.util.upsertQueryEntries>[0];
  store.dispatch(api.util.upsertQueryEntries(entries));
}
