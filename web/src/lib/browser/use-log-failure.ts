import { useEffect } from 'react';
import { consoleLog } from './console-log.ts';

/** Failures the specification wants on the console, in its words. */
export function useLogFailure(words: string, error: unknown) {
  useEffect(() => {
    if (error !== undefined) consoleLog.failure(words, error);
  }, [words, error]);
}
