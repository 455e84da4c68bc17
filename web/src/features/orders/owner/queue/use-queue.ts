import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { STAGES, type Stage } from '@nearbite/contract/orders/stages';
import { useEffect, useRef, useState } from 'react';
import { consoleLog } from '../../../../lib/browser/console-log.ts';
import { errorText } from '../../../../lib/forms/form-errors.ts';
import { noticeToast, pageToast, undoToast } from '../../../../lib/messages/toasts.ts';
import { useOwner } from '../../../accounts/index.ts';
import { useQueueQuery, useTakeKitchenStepMutation, useUpdateOrderPartMutation } from '../api.ts';
import { stageRefusedFor } from '../use-kitchen-steps.ts';
import * as texts from './queue.texts.ts';
import { isOpenStage, NEXT_STEPS, stageAfterNext } from './queue-cards.ts';

const REFRESH_EVERY_MS = 60_000;
/** The card that takes the place of one that left is not meant by a second tap at once. */
const SAME_TAP_MS = 300;

type Move = { readonly to: Stage; readonly isWaiting: boolean };

const nameOf = ({ number, oid }: OrderPart) => (number === null ? oid : `#${number}`);

const untilOnline = () =>
  navigator.onLine
    ? undefined
    : new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

/** Where the keyboard is in a card that leaves its place, it goes on with the card after it. */
function keepFocus({ oid }: OrderPart) {
  const card = document.activeElement?.closest<HTMLElement>('[data-oid]');
  if (card?.dataset.oid !== oid) return;
  const after = card.nextElementSibling ?? card.previousElementSibling;
  setTimeout(() => {
    const next = after ?? document.querySelector(`[data-oid="${oid}"]`);
    if (!card.isConnected) next?.querySelector<HTMLElement>('[data-next]')?.focus();
  });
}

/** What the kitchen has to do, and its steps: shown at once, sent as soon as there is a connection, taken back when refused. */
export function useQueue(minutes: number | undefined) {
  const { restaurantId } = useOwner();
  const query = useQueueQuery(
    { params: { restaurant_id: restaurantId } },
    { pollingInterval: REFRESH_EVERY_MS, refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const [moves, setMoves] = useState<ReadonlyMap<string, Move>>(new Map());
  const [tappedAt, setTappedAt] = useState(0);
  /** The last step of each part that is not answered yet; true where it worked. */
  const running = useRef(new Map<string, Promise<boolean>>());
  const [send] = useTakeKitchenStepMutation();
  const [update] = useUpdateOrderPartMutation();

  const setMove = (oid: string, move: Move | undefined) =>
    setMoves((before) => {
      const after = new Map(before);
      if (move) after.set(oid, move);
      else after.delete(oid);
      return after;
    });

  const sendNext = (part: OrderPart) => {
    const params = { restaurant_id: restaurantId, oid: part.oid };
    if (!isOpenStage(part.stage)) return undefined;
    const { step } = NEXT_STEPS[part.stage];
    if (step === 'handOver') return update({ params, body: { order_status: 'fulfilled' } });
    const isForItsTime = part.deliver_at !== null && new Date(part.deliver_at) > new Date();
    const body = step === 'accept' && minutes !== undefined && !isForItsTime ? { minutes } : {};
    return send({ step, params, body });
  };

  const takeBack = async (part: OrderPart) => {
    const params = { restaurant_id: restaurantId, oid: part.oid };
    setMove(part.oid, { to: part.stage, isWaiting: false });
    const opened = await update({ params, body: { order_status: 'pending' } });
    const { error } = opened.error ? opened : await send({ step: 'ready', params, body: {} });
    setMove(part.oid, undefined);
    if (error) pageToast.error(errorText(error));
  };

  /** The usual next step of a part, by one tap or key; one that is under way on a slow line is waited for. */
  const next = (part: OrderPart) => {
    if (Date.now() - tappedAt < SAME_TAP_MS) return;
    setTappedAt(Date.now());
    keepFocus(part);
    setMove(part.oid, { to: stageAfterNext(part), isWaiting: !navigator.onLine });
    const before = running.current.get(part.oid) ?? Promise.resolve(true);
    const step = before.then(async (isDone) => {
      const hasWorked = isDone && (await take(part));
      if (running.current.get(part.oid) === step) {
        running.current.delete(part.oid);
        setMove(part.oid, undefined);
      }
      return hasWorked;
    });
    running.current.set(part.oid, step);
  };

  const take = async (part: OrderPart): Promise<boolean> => {
    await untilOnline();
    const result = await sendNext(part);
    const error = result?.error;
    if (error === undefined) {
      if (part.stage === 'ready') undoToast(texts.handedOver(nameOf(part)), () => void takeBack(part));
      return true;
    }
    const found = stageRefusedFor(error);
    if (found === null) {
      consoleLog.failure('Error changing the order:', error);
      pageToast.error(texts.notDone(nameOf(part), errorText(error)));
    } else noticeToast(texts.otherWasFirst(nameOf(part), STAGES[found].label));
    void query.refetch();
    return false;
  };

  const orders = (query.currentData?.orders ?? []).flatMap((part): OrderPart[] => {
    const move = moves.get(part.oid);
    if (!move) return [part];
    return isOpenStage(move.to) ? [{ ...part, stage: move.to }] : [];
  });
  return { query, orders, next, isWaiting: (oid: string) => moves.get(oid)?.isWaiting ?? false };
}

/** Ages and what is late go on by themselves. */
export function useMinutes(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
