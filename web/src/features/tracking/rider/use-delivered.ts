import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { backoffMs } from '../../../lib/net/backoff.ts';
import { statusOf } from '../../../lib/net/call-error.ts';
import { useFinishDeliveryMutation } from '../api.ts';
import { type Delivered, deliveredQueue } from './delivered-queue.ts';
import type { TrackingLink } from './tracking-link.ts';

/** Delivered, as far as this phone knows: not said, on its way to the server, taken, or refused with the reason. */
export type DeliveredState =
  | { readonly kind: 'open' | 'waiting' | 'taken' }
  | { readonly kind: 'refused'; readonly reason: string };

/** The rider's 'Delivered', which survives a lost connection and a closed page, and reaches the server once. */
export function useDelivered({ orderId, trackingToken, rider }: TrackingLink) {
  const [finish] = useFinishDeliveryMutation();
  const queue = useSyncExternalStore(deliveredQueue.subscribe, deliveredQueue.list);
  const attempt = useRef(0);
  const isSending = useRef(false);
  const [turn, setTurn] = useState(0);
  const [isTaken, setIsTaken] = useState(false);
  const isOwn = (entry: Delivered) => entry.orderId === orderId && entry.rider === rider;
  const hasUnsent = queue.some(({ refusal }) => refusal === undefined);

  const sendOne = async (entry: Delivered): Promise<'settled' | 'later'> => {
    const { error } = await finish({
      params: { orderId: entry.orderId, trackingToken: entry.trackingToken },
      body: { rider: entry.rider },
    });
    if (error && !isFinal(error)) return 'later';
    // Taken back or sent by another page meanwhile: there is nothing left to tell.
    if (error && deliveredQueue.find(entry)) deliveredQueue.add({ ...entry, refusal: errorText(error) });
    else deliveredQueue.remove(entry);
    if (!error && isOwn(entry)) setIsTaken(true);
    return 'settled';
  };

  const sendAll = async (): Promise<void> => {
    let isLeft = false;
    for (const entry of deliveredQueue.list()) {
      // Another page of this phone may have sent it while this one waited for its turn.
      if (entry.refusal !== undefined || !deliveredQueue.find(entry)) continue;
      const result = await sendOne(entry);
      isLeft ||= result === 'later';
    }
    attempt.current = isLeft ? attempt.current + 1 : 0;
  };

  const flush = useEffectEvent(async () => {
    if (isSending.current) return;
    isSending.current = true;
    await onePageAtATime(sendAll);
    isSending.current = false;
    setTurn((count) => count + 1);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn that leaves something plans the next
  useEffect(() => {
    if (!hasUnsent) return;
    const now = () => void flush();
    const timer = setTimeout(now, attempt.current === 0 ? 0 : backoffMs(attempt.current, Math.random));
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', now);
    };
  }, [hasUnsent, turn]);

  const own = queue.find(isOwn);
  return {
    state: stateOf(own, isTaken),
    markDelivered() {
      if (rider !== undefined) deliveredQueue.add({ orderId, trackingToken, rider });
    },
    dismiss() {
      if (own) deliveredQueue.remove(own);
    },
  };
}

function stateOf(entry: Delivered | undefined, isTaken: boolean): DeliveredState {
  if (!entry) return { kind: isTaken ? 'taken' : 'open' };
  return entry.refusal === undefined ? { kind: 'waiting' } : { kind: 'refused', reason: entry.refusal };
}

const MAY_PASS: readonly number[] = [408, 425, 429];

/** Whether the server has understood and will say the same again. */
function isFinal(error: unknown): boolean {
  const status = statusOf(error);
  return typeof status === 'number' && status >= 400 && status < 500 && !MAY_PASS.includes(status);
}

/** Two pages of one phone must not send the same; browsers without locks rely on the server, which counts it once. */
async function onePageAtATime(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks) await locks.request('delivered_queue', work);
  else await work();
}
