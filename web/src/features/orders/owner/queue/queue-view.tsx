import useMediaQuery from '@mui/material/useMediaQuery';
import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { ClockAlert } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOnline } from '../../../../lib/net/use-online.ts';
import { Loaded } from '../../../../ui/loading/loaded.tsx';
import { PHONE } from '../../../../ui/theme/measures.ts';
import { useKitchenMinutes } from '../../../restaurants/index.ts';
import { TicketPrinter } from '../components/kitchen-ticket.tsx';
import { EndedOrders } from './ended-orders.tsx';
import { FoundOrders } from './found-orders.tsx';
import styles from './queue.module.css';
import * as texts from './queue.texts.ts';
import {
  COLUMNS,
  type Column,
  isForLater,
  isFound,
  lateMinutes,
  NEXT_STEPS,
  type OpenStage,
} from './queue-cards.ts';
import { type CardActions, CardList } from './queue-column.tsx';
import { QueueTools } from './queue-tools.tsx';
import { useMinutes, useQueue } from './use-queue.ts';

/** What the kitchen has to do, by how far it is: tabs on a phone, columns where there is room. */
export function QueueView({ views }: { readonly views: ReactNode }) {
  const minutes = useKitchenMinutes();
  const { query, orders, next, isWaiting } = useQueue(minutes);
  const [typed, setTyped] = useState('');
  const [isFull, setIsFull] = useState(false);
  const [printed, setPrinted] = useState<OrderPart>();
  const now = useMinutes();
  const root = useRef<HTMLDivElement>(null);
  const onNext = useEffectEvent(next);
  // The same function for every card and for as long as the page is open.
  const [actions] = useState(() => ({ onNext: (part: OrderPart) => onNext(part), onPrint: setPrinted }));
  useStepKeys(orders, actions.onNext);
  const cards: CardActions = { now, minutes, isWaiting, ...actions };
  return (
    <div ref={root} className={styles.queue} data-full={isFull || undefined}>
      <QueueTools
        typed={typed}
        onType={setTyped}
        isFull={isFull}
        onFull={setIsFull}
        views={views}
        timeZone={orders[0]?.time_zone}
      />
      <ConnectionLine readAt={query.fulfilledTimeStamp} isFailing={query.isError} now={now} />
      <EndedOrders ended={query.currentData?.ended ?? []} />
      <Loaded query={query} what={texts.yourQueue}>
        {() =>
          typed.trim() === '' ? (
            <Stages orders={orders} cards={cards} />
          ) : (
            <FoundOrders typed={typed} parts={orders.filter((part) => isFound(part, typed))} cards={cards} />
          )
        }
      </Loaded>
      <TicketPrinter part={printed} onDone={() => setPrinted(undefined)} />
    </div>
  );
}

/** How old what one sees is, while nothing new can come. */
function ConnectionLine({
  readAt,
  isFailing,
  now,
}: {
  readAt: number | undefined;
  isFailing: boolean;
  now: Date;
}) {
  const isOnline = useOnline();
  if ((isOnline && !isFailing) || readAt === undefined) return null;
  const minutes = Math.max(0, Math.floor((now.getTime() - readAt) / 60_000));
  return (
    <p role="status" className={styles.lost}>
      {texts.connectionLost(minutes)}
    </p>
  );
}

const inColumn = (orders: readonly OrderPart[], { stage }: Column, now: Date) => {
  const isHere = (part: OrderPart) =>
    stage === 'placed'
      ? part.stage === 'placed' || (part.stage === 'accepted' && isForLater(part, now))
      : part.stage === stage && !(stage === 'accepted' && isForLater(part, now));
  return orders.filter(isHere);
};

function Stages({ orders, cards }: { readonly orders: readonly OrderPart[]; readonly cards: CardActions }) {
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const columns = COLUMNS.map((column) => {
    const parts = inColumn(orders, column, cards.now);
    return {
      ...column,
      parts,
      count: parts.filter((part) => !isForLater(part, cards.now)).length,
      late: parts.filter((part) => lateMinutes(part, cards.now) > 0).length,
    };
  });
  // Where there is something to do; afterwards it stays where one is.
  const [shown, setShown] = useState<OpenStage>(columns.find(({ count }) => count > 0)?.stage ?? 'placed');
  if (orders.length === 0)
    return (
      <div className={styles.nothing}>
        <h2>{texts.allCaughtUp}</h2>
        <p>{texts.appearsHere}</p>
      </div>
    );
  if (!isPhone)
    return (
      <div className={styles.columns}>
        {columns.map(({ stage, label, parts, count, late }) => (
          <section key={stage} className={styles.column} aria-label={label} data-stage={stage}>
            <h2 className={styles.heading}>
              {label} <span className={styles.count}>{count}</span>
              {late > 0 && (
                <span className={styles.chip} data-tone="bad">
                  <ClockAlert size={14} aria-hidden /> {texts.countLate(late)}
                </span>
              )}
            </h2>
            <div className={styles.scroll}>
              <CardList parts={parts} label={label} foldsLater={stage === 'placed'} {...cards} />
            </div>
          </section>
        ))}
      </div>
    );
  const open = columns.find(({ stage }) => stage === shown);
  return (
    <>
      <div role="tablist" aria-label={texts.stages} className={styles.tabs}>
        {columns.map(({ stage, label, count, late }) => (
          <button
            key={stage}
            type="button"
            role="tab"
            id={`queue-tab-${stage}`}
            aria-controls="queue-panel"
            aria-selected={stage === shown}
            onClick={() => setShown(stage)}
          >
            <strong>
              {late > 0 && <ClockAlert size={16} aria-label={texts.countLate(late)} />} {count}
            </strong>
            <span>{label}</span>
          </button>
        ))}
      </div>
      {open && (
        <div role="tabpanel" id="queue-panel" aria-labelledby={`queue-tab-${open.stage}`}>
          <CardList
            parts={open.parts}
            label={open.label}
            foldsLater={open.stage === 'placed'}
            {...cards}
            key={open.stage}
          />
        </div>
      )}
    </>
  );
}

/** One key per step: for the card the keyboard is in, else for the first of its column. */
function useStepKeys(orders: readonly OrderPart[], onNext: (part: OrderPart) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (
      target instanceof Element &&
      target.closest('input, textarea, select, [role="menu"], [role="dialog"]')
    )
      return;
    const stage = COLUMNS.find((column) => NEXT_STEPS[column.stage].key === key.toLowerCase())?.stage;
    if (stage === undefined) return;
    const focused =
      target instanceof Element ? target.closest<HTMLElement>('[data-oid]')?.dataset.oid : undefined;
    const own = orders.find((part) => part.oid === focused);
    const first = orders.find((part) => part.stage === stage && !isForLater(part, new Date()));
    const part = own?.stage === stage ? own : own === undefined ? first : undefined;
    if (!part) return;
    event.preventDefault();
    onNext(part);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
