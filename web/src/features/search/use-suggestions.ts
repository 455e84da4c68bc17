import { LIMITS } from '@nearbite/contract/limits';
import { dishPath, restaurantPath, searchPath } from '@nearbite/contract/page-paths';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useKnownPosition } from '../../lib/place/place.ts';
import { useSearchQuery, useSearchRestaurantsQuery } from './api.ts';
import * as texts from './search.texts.tsx';

const PAUSE_MS = 200;
const SHORTEST = 2;
const MOST = { restaurants: 3, dishes: 6 } as const;

export type Suggestion = {
  readonly path: string;
  readonly title: string;
  /** A former query has none, and nothing beside its words. */
  readonly image?: string | null;
  readonly note?: string;
  /** The restaurant does not deliver to the place in use. */
  readonly isTooFar?: boolean;
};
export type SuggestionGroup = { readonly label: string; readonly suggestions: readonly Suggestion[] };

/**
 * Restaurants and dishes for what is being typed, asked for in the pauses; former queries before anything is. Silent
 * when it does not work: the search itself tells.
 */
export function useSuggestions(typed: string, pastQueries: readonly string[]) {
  const wanted = typed.trim().slice(0, LIMITS.searchQuery.max);
  const position = useKnownPosition();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  const isWorthAsking = asked.length >= SHORTEST && wanted.length >= SHORTEST;
  const argsFor = (limit: number) =>
    isWorthAsking ? { query: { query: asked, limit, ...position } } : skipToken;
  const restaurants = useSearchRestaurantsQuery(argsFor(MOST.restaurants)).data;
  const dishes = useSearchQuery(argsFor(MOST.dishes)).data;
  const all: readonly SuggestionGroup[] = isWorthAsking
    ? [
        {
          label: texts.restaurants,
          suggestions: (restaurants?.rows ?? []).map(({ id, name, image, description, delivers_here }) => ({
            ...{ path: restaurantPath(id), title: name, image, note: description ?? '' },
            isTooFar: delivers_here === false,
          })),
        },
        {
          label: texts.dishes,
          suggestions: (dishes?.rows ?? []).map(({ slug, title, image, restaurant }) => ({
            ...{ path: dishPath(slug), title, image, note: restaurant.name },
            isTooFar: restaurant.delivers_here === false,
          })),
        },
      ]
    : [
        {
          label: texts.pastQueries,
          suggestions: wanted === '' ? pastQueries.map((title) => ({ path: searchPath(title), title })) : [],
        },
      ];
  const groups = all.filter(({ suggestions }) => suggestions.length > 0);
  return { groups, suggestions: groups.flatMap(({ suggestions }) => suggestions) };
}
