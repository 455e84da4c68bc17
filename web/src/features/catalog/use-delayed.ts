import { useEffect, useState } from 'react';

/** The value once it has rested for a while; the first is taken at once. */
export function useDelayed<T>(value: T | undefined, restMs: number): T | undefined {
  const [rested, setRested] = useState(value);
  const isFirst = rested === undefined;
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), isFirst ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [value, restMs, isFirst]);
  return rested;
}
