import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import { useSyncExternalStore } from 'react';
import { createListeners } from '../browser/listeners.ts';

/** Which responses came from the phone (kept-reads.ts), and when the server gave them; by the keys of their queries. */

const { tell, listen } = createListeners();
const ages = new Map<string, number>();
const responses = new WeakSet<object>();

export function noteKept(key: string, data: object, atMs: number): void {
  responses.add(data);
  ages.set(key, atMs);
  tell();
}

/** The server has answered itself. */
export function noteFresh(key = ''): void {
  if (ages.delete(key)) tell();
}

export const findKeptAt = (key: string): number | undefined => ages.get(key);

export type Read = { readonly endpointName?: string | undefined; readonly originalArgs?: unknown };

/** When the server gave what a query shows; undefined where that is now. */
export function useKeptAt({ endpointName = '', originalArgs: queryArgs }: Read): number | undefined {
  const findAge = () => {
    if (ages.size === 0) return undefined;
    // The library names its queries so; it does not read the definition.
    return ages.get(defaultSerializeQueryArgs({ endpointName, queryArgs, endpointDefinition: {} as never }));
  };
  return useSyncExternalStore(listen, findAge, () => undefined);
}

/** For what endpoints make of a response: one from the phone was kept as it is shown. */
export const unlessKept =
  <Response, Meta, Shown>(transform: (response: Response, meta: Meta) => Shown) =>
  (response: Response, meta: Meta): Shown => {
    if (typeof response !== 'object' || response === null) return transform(response, meta);
    // What was shown is what was kept.
    return responses.has(response) ? (response as unknown as Shown) : transform(response, meta);
  };
