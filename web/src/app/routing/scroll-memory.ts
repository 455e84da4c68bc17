import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router';
import { takeKeptScroll } from '../../lib/chosen-language.ts';
import type { NavigationState } from './navigation.ts';

const LONGEST_GROWTH_MS = 5_000;
const BY_HAND = ['wheel', 'touchmove', 'keydown'];
const STORED_AS = 'scroll_positions';

/** Every freshly loaded document has the same key, so such pages are told apart by their address. */
const keyOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/** How far down each page of this tab was read, also after a reload. */
export function createScrollMemory() {
  const positions = readStored();
  return {
    save: (location: Location) => {
      positions[keyOf(location)] = window.scrollY;
    },
    find: (location: Location) => positions[keyOf(location)],
    store: () => {
      try {
        sessionStorage.setItem(STORED_AS, JSON.stringify(positions));
      } catch {
        // No room or no permission: pages open at their top then.
      }
    },
  };
}

function readStored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}');
  } catch {
    return {};
  }
}

export type ScrollMemory = ReturnType<typeof createScrollMemory>;

/** A new page opens at its top or at its #part; on the way back, and after a reload, where it was left. */
export function useScrollMemory(
  memory: ScrollMemory,
  { location, keepsScroll, isLoading, isStarting }: NavigationState,
) {
  const isFirst = useRef(true);

  useEffect(() => {
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    takeOver();
    // A document may come back from the browser's memory.
    window.addEventListener('pageshow', takeOver);
    return () => window.removeEventListener('pageshow', takeOver);
  }, []);

  useEffect(() => {
    const leave = () => {
      if (!isLoading) memory.save(location);
      memory.store();
      // The document that comes next, or comes back, is the browser's until its scripts run.
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [memory, location, isLoading]);

  useLayoutEffect(() => {
    if (isStarting) return undefined;
    const wasFirst = isFirst.current;
    const kept = wasFirst ? takeKeptScroll() : undefined;
    isFirst.current = false;
    // The browser or the person has scrolled before the scripts ran.
    if (wasFirst && window.scrollY > 0) return undefined;
    const position = kept ?? (wasFirst && isNewVisit() ? undefined : memory.find(location));
    if (position !== undefined) return stayAt(position);
    if (!scrollToPart(location.hash) && !keepsScroll && !wasFirst) window.scrollTo(0, 0);
    return undefined;
  }, [memory, location, keepsScroll, isStarting]);
}

/**
 * The page grows as its responses come, and what stood below must not take the reader along; a person who scrolls
 * meanwhile stays where they are.
 */
function stayAt(position: number): () => void {
  const { dataset } = document.documentElement;
  const scroll = () => window.scrollTo(0, position);
  const growth = new ResizeObserver(scroll);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    delete dataset.returning;
    for (const type of BY_HAND) window.removeEventListener(type, stop);
  };
  const timer = setTimeout(stop, LONGEST_GROWTH_MS);
  for (const type of BY_HAND) window.addEventListener(type, stop);
  dataset.returning = '';
  scroll();
  growth.observe(document.body);
  return stop;
}

/** The address was typed or followed, not loaded again or gone back to. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return visit !== undefined && 'type' in visit && visit.type === 'navigate';
}

function scrollToPart(hash: string): boolean {
  const part = hash === '' ? null : document.getElementById(decoded(hash.slice(1)));
  part?.scrollIntoView();
  return part !== null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
