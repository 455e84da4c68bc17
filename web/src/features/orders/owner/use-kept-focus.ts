import type { KitchenStep, OrderPart } from '@nearbite/contract/orders/owner-orders';
import { useLayoutEffect, useRef } from 'react';

type Situation = {
  /** The step whose button the kitchen last pressed. */
  readonly pressed: KitchenStep | undefined;
  /** The step whose form is open. */
  readonly open: KitchenStep | undefined;
  readonly stage: OrderPart['stage'];
};

/**
 * Where the button or form with the focus has gone, the keyboard goes on with the same step, else with the next; where
 * no step is left, at the section they were in.
 */
export function useKeptFocus({ pressed, open, stage }: Situation) {
  const buttons = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that closes or another stage takes buttons away.
  useLayoutEffect(() => {
    if (pressed === undefined || document.activeElement !== document.body) return;
    const find = (selector: string) => buttons.current?.querySelector<HTMLElement>(selector);
    const same = find(`[data-form="${pressed}"]`) ?? find(`[data-step="${pressed}"]`);
    const next = same ?? find('button') ?? buttons.current?.closest('section');
    next?.focus();
  }, [open, stage]);
  return buttons;
}
