import { LIMITS } from '@nearbite/contract/limits';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useSearchQuery } from './api.ts';

const PAUSE_MS = 200;
const SHORTEST = 2;
const MOST = 6;

export type Suggestion = {
  readonly slug: string;
  readonly title: string;
  readonly restaurant: string;
};

/** Dishes for what is being typed, asked for in the pauses. Silent when it does not work: the search itself tells. */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const wanted = typed.trim().slice(0, LIMITS.searchQuery.max);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  const isWorthAsking = asked.length >= SHORTEST && wanted.length >= SHORTEST;
  const { data } = useSearchQuery(isWorthAsking ? { query: { query: asked, limit: MOST } } : skipToken);
  if (!isWorthAsking || !data) return [];
  return data.rows.map(({ slug, title, restaurant }) => ({ slug, title, restaurant: restaurant.name }));
}
