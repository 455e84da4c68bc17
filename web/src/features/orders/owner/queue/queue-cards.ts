import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import type { Stage } from '@nearbite/contract/orders/stages';
import * as texts from './queue.texts.ts';

/** The columns of the queue, in the order of the work. */
export const COLUMNS = [
  { stage: 'placed', label: texts.newOnes, count: 'new' },
  { stage: 'accepted', label: texts.cooking, count: 'cooking' },
  { stage: 'ready', label: texts.ready, count: 'ready' },
  { stage: 'on_the_way', label: texts.onTheWay, count: 'on_the_way' },
] as const;
export type Column = (typeof COLUMNS)[number];
export type OpenStage = Column['stage'];

type Next = {
  readonly label: string;
  readonly key: string;
  readonly step: 'accept' | 'ready' | 'handOver' | 'deliver';
};

/** The one step that usually follows, with its key. */
export const NEXT_STEPS: Readonly<Record<OpenStage, Next>> = {
  placed: { label: texts.accept, key: 'a', step: 'accept' },
  accepted: { label: texts.markReady, key: 'r', step: 'ready' },
  ready: { label: texts.handOver, key: 'h', step: 'handOver' },
  on_the_way: { label: texts.delivered, key: 'd', step: 'deliver' },
};

export const isOpenStage = (stage: Stage): stage is OpenStage =>
  COLUMNS.some((column) => column.stage === stage);

/** Where the usual step leads. */
export function stageAfterNext({ stage, fulfilment }: Pick<OrderPart, 'stage' | 'fulfilment'>): Stage {
  if (stage === 'placed') return 'accepted';
  if (stage === 'accepted') return 'ready';
  return stage === 'ready' && fulfilment === 'delivery' ? 'on_the_way' : 'delivered';
}

const MINUTE_MS = 60_000;
const minutesSince = (from: string, now: Date) => Math.floor((now.getTime() - Date.parse(from)) / MINUTE_MS);

/** Since the kitchen may cook it. */
export const ageMinutes = ({ payment_method, paid_at, date }: OrderPart, now: Date): number =>
  Math.max(0, minutesSince(payment_method === 'card' ? (paid_at ?? date) : date, now));

/** How long ago it should have been there; 0 while it is not late. */
export const lateMinutes = ({ stage, promised_at }: OrderPart, now: Date): number =>
  promised_at === null || !isOpenStage(stage) ? 0 : Math.max(0, minutesSince(promised_at, now));

/** A pre-order of a day that has not begun. */
export const isForLater = ({ number, deliver_at }: OrderPart, now: Date): boolean =>
  number === null && deliver_at !== null && Date.parse(deliver_at) > now.getTime();

const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** By number, name, phone, dish or the order's id, as one types. */
export function isFound(part: OrderPart, typed: string): boolean {
  const words = folded(typed.trim());
  if (words === '') return true;
  const number = /^#?(\d{1,4})$/.exec(words)?.[1];
  if (number !== undefined) return part.number === Number(number);
  const digits = words.replaceAll(/[\s+()-]/g, '').replace(/^0+/, '');
  if (/^\d{4,}$/.test(digits) && part.mobile.replaceAll(/\D/g, '').includes(digits)) return true;
  return [part.full_name, part.oid, ...part.orderitem.map(({ dish }) => dish.title)].some((text) =>
    folded(text).includes(words),
  );
}
