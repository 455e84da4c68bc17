import { findSteadyOffset, rememberOffset, type SteadyOffset } from '@nearbite/domain/times/zone';
import { api, restoreMissing } from '../lib/net/api.ts';
import { isNotFound } from '../lib/net/call-error.ts';
import type { createApiStore } from './store.ts';

/** A response the server got while it rendered the page; it travels with the HTML so that it is not fetched again. */
type Fetched = { readonly endpointName: string; readonly arg?: unknown; readonly value: unknown };
/** Fetched and not there: a 404, and nothing else. */
type Missing = Omit<Fetched, 'value'> & { readonly key: string };
export type InitialState = {
  readonly responses: readonly Fetched[];
  readonly missing: readonly Missing[];
  /** How far the kitchens' clocks are from UTC, which takes a slow phone long to find out. */
  readonly zones: readonly SteadyOffset[];
};

export const INITIAL_STATE_ID = 'initial-state';

type Store = ReturnType<typeof createApiStore>;

/** Undefined when a call failed otherwise: the browser fetches again and says what is wrong in its own words. */
export function readInitialState(store: Store, nowMs: number): InitialState | undefined {
  const entries = Object.entries(store.getState()[api.reducerPath].queries);
  if (entries.some(([, query]) => query?.status === 'rejected' && !isNotFound(query.error))) return undefined;
  const responses = entries.flatMap(([, query]) =>
    query?.status === 'fulfilled' ? [{ ...requestOf(query), value: query.data }] : [],
  );
  return {
    responses,
    zones: [...new Set(zonesIn(responses))].map((timeZone) => findSteadyOffset(nowMs, timeZone)),
    missing: entries.flatMap(([key, query]) =>
      query?.status === 'rejected' ? [{ ...requestOf(query), key }] : [],
    ),
  };
}

function zonesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'time_zone' && typeof inner === 'string' ? [inner] : zonesIn(inner),
  );
}

const requestOf = ({
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
export function restoreInitialState(store: Store, { responses, missing, zones }: InitialState): void {
  zones.forEach(rememberOffset);
  // Endpoints are added by the features, so the type of the bare client knows none of them.
  const entries = responses as unknown as Parameters<typeof api.util.upsertQueryEntries>[0];
  store.dispatch(api.util.upsertQueryEntries(entries));
  store.dispatch(restoreMissing(missing));
}
