import { type CartLine, QUANTITY_MESSAGE } from '@nearbite/contract/cart/cart';
import { LIMITS } from '@nearbite/contract/limits';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Taps that follow one another this quickly are one change. */
const PAUSE_MS = 400;

/** A quantity that is not (or could not be) in the cart as the field shows it. */
type Draft = {
  /** What the field shows; undefined for what is in the cart. */
  readonly text?: string;
  /** Typed, waiting for more taps, on its way to the server; or refused, and whether the customer was told so. */
  readonly state: 'typed' | 'waiting' | 'saving' | 'refused' | 'told';
  readonly problem?: string;
};

/** Saves one line's quantity; returns why not if it was refused. */
type Save = (line: CartLine, qty: number) => Promise<string | undefined>;

/** As the contract reads it, without its schemas: menus have no forms and do not load them. */
function toQuantity(text: string | number): number | undefined {
  const { min, max } = LIMITS.cartQty;
  const value = Number(text);
  return Number.isInteger(value) && value >= min && value <= max ? value : undefined;
}

const isUnsaved = (draft: Draft | undefined) =>
  draft?.state === 'typed' || draft?.state === 'waiting' || draft?.state === 'saving';

/**
 * What the customer makes of the quantities in the cart. Each line sends one call at a time and then the newest quantity,
 * so that responses that overtake each other cannot bring an older quantity back; lines do not wait for each other.
 */
export function useQuantities(lines: readonly CartLine[], save: Save) {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Draft>>(new Map());
  // Timers and responses need what is true now, not what was rendered when they were set up.
  const now = useRef({ drafts, lines, save });
  useLayoutEffect(() => {
    now.current = { drafts: now.current.drafts, lines, save };
  }, [lines, save]);
  const timers = useRef(new Map<number, number>());
  const sending = useRef(new Set<number>());

  const put = (id: number, draft: Draft | undefined) => {
    const changed = new Map(now.current.drafts);
    if (draft) changed.set(id, draft);
    else changed.delete(id);
    now.current.drafts = changed;
    setDrafts(changed);
  };

  const stopWaiting = (id: number) => {
    window.clearTimeout(timers.current.get(id));
    timers.current.delete(id);
  };

  const send = async (line: CartLine) => {
    if (sending.current.has(line.id)) return;
    sending.current.add(line.id);
    for (;;) {
      const draft = now.current.drafts.get(line.id);
      if (draft?.state !== 'saving') break;
      const problem = await now.current.save(line, Number(draft.text));
      // Changed meanwhile: only the newest value counts, whatever became of this one.
      if (now.current.drafts.get(line.id) !== draft) continue;
      put(line.id, problem === undefined ? undefined : { state: 'refused', problem });
    }
    sending.current.delete(line.id);
  };

  /** Makes what the field shows count. What is in the cart already is sent only when that is asked for. */
  const submit = (asked: CartLine, { isForced = false } = {}) => {
    const line = now.current.lines.find(({ id }) => id === asked.id) ?? asked;
    stopWaiting(line.id);
    const draft = now.current.drafts.get(line.id);
    if (draft?.state === 'saving' || (draft?.text === undefined && !isForced)) return;
    const wanted = toQuantity(draft?.text ?? line.qty);
    if (wanted === undefined) return put(line.id, { state: 'refused', problem: QUANTITY_MESSAGE });
    const isInCart = wanted === line.qty && !sending.current.has(line.id);
    if (isInCart && !isForced) return put(line.id, undefined);
    put(line.id, { text: String(wanted), state: 'saving' });
    void send(line);
  };

  const type = (line: CartLine, text: string) => {
    stopWaiting(line.id);
    put(line.id, { text, state: 'typed' });
  };

  const step = (line: CartLine, by: 1 | -1) => {
    const { min, max } = LIMITS.cartQty;
    const wanted = (toQuantity(now.current.drafts.get(line.id)?.text ?? '') ?? line.qty) + by;
    // Fewer than there are left is always possible, however many stood there.
    const qty = Math.max(min, Math.min(wanted, max, Math.max(line.stock_qty, min)));
    stopWaiting(line.id);
    put(line.id, { text: String(qty), state: 'waiting' });
    timers.current.set(
      line.id,
      window.setTimeout(() => submit(line), PAUSE_MS),
    );
  };

  const flush = () => {
    for (const line of now.current.lines) submit(line);
  };

  /** The reason of a refusal the customer has not been told of yet; telling it once is enough. */
  const takeRefusal = (): string | undefined => {
    const [id, draft] = [...now.current.drafts].find(([, { state }]) => state === 'refused') ?? [];
    if (id === undefined || draft === undefined) return undefined;
    put(id, { ...draft, state: 'told' });
    return draft.problem;
  };

  const flushOnLeaving = useEffectEvent(flush);
  useEffect(() => () => flushOnLeaving(), []);

  return {
    textOf: (line: CartLine) => drafts.get(line.id)?.text ?? String(line.qty),
    problemOf: (line: CartLine) => drafts.get(line.id)?.problem,
    isUnsaved: (line: CartLine) => isUnsaved(drafts.get(line.id)),
    hasUnsaved: lines.some(({ id }) => isUnsaved(drafts.get(id))),
    type,
    step,
    submit,
    flush,
    takeRefusal,
  };
}

export type Quantities = ReturnType<typeof useQuantities>;
