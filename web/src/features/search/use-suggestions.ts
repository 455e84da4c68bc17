import { LIMITS } from '@nearbite/contract/limits';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useKnownPosition } from '../../lib/place/place.ts';
import { useSearchQuery } from './api.ts';

const PAUSE_MS = 200;
const SHORTEST = 2;
const MOST = 6;

export type Suggestion = {
  readonly slug: string;
  readonly title: string;
  readonly restaurant: string;
  /** The restaurant does not deliver to the place in use. */
  readonly isTooFar: boolean;
};

/** Dishes for what is being typed, asked for in the pauses. Silent when it does not work: the search itself tells. */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const wanted = typed.trim().slice(0, LIMITS.searchQuery.max);
  const position = useKnownPosition();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  const isWorthAsking = asked.length >= SHORTEST && wanted.length >= SHORTEST;
  const { data } = useSearchQuery(
    isWorthAsking ? { query: { query: asked, limit: MOST, ...position } } : skipToken,
  );
  if (!isWorthAsking || !data) return [];
  return data.rows.map(({ slug, title, restaurant }) => ({
    slug,
    title,
    restaurant: restaurant.name,
    isTooFar: restaurant.delivers_here === false,
  }));
}
