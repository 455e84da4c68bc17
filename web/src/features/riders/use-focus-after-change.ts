import type { Delivery } from '@nearbite/contract/riders/riders';
import { useLayoutEffect, useRef } from 'react';

/** Where a button of the panel goes with what it has done, the keyboard goes on with choosing a rider, else at the panel. */
export function useFocusAfterChange(delivery: Delivery | undefined) {
  const panel = useRef<HTMLElement>(null);
  const isChanged = useRef(false);
  const riderId = delivery?.rider?.id;
  const state = delivery?.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rider or state takes buttons away.
  useLayoutEffect(() => {
    if (!isChanged.current || document.activeElement !== document.body) return;
    isChanged.current = false;
    (panel.current?.querySelector<HTMLElement>('[role="combobox"]') ?? panel.current)?.focus();
  }, [riderId, state]);
  return {
    panel,
    noteChange: () => {
      isChanged.current = true;
    },
  };
}
