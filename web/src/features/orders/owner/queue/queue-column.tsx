import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { useEffect, useRef, useState } from 'react';
import styles from './queue.module.css';
import * as texts from './queue.texts.ts';
import { QueueCard } from './queue-card.tsx';
import { isForLater } from './queue-cards.ts';

export type CardActions = {
  readonly now: Date;
  readonly minutes: number | undefined;
  readonly isWaiting: (oid: string) => boolean;
  readonly onNext: (part: OrderPart) => void;
  readonly onPrint: (part: OrderPart) => void;
};

type Props = CardActions & {
  readonly parts: readonly OrderPart[];
  readonly label: string;
  /** What is ordered for a later day stands folded at the end. */
  readonly foldsLater?: boolean;
};

/** Cards drawn at once; the rest follows as one scrolls. */
const AT_ONCE = 10;

export function CardList({ parts, label, foldsLater = false, ...actions }: Props) {
  const later = foldsLater ? parts.filter((part) => isForLater(part, actions.now)) : [];
  const here = later.length === 0 ? parts : parts.filter((part) => !later.includes(part));
  return (
    <>
      {here.length === 0 && <p className={styles.empty}>{texts.nothingHere}</p>}
      <Cards parts={here} label={label} {...actions} />
      {later.length > 0 && (
        <details className={styles.later}>
          <summary>{texts.later(later.length)}</summary>
          <Cards parts={later} label={texts.later(later.length)} {...actions} />
        </details>
      )}
    </>
  );
}

function Cards({ parts, label, now, isWaiting, ...actions }: Omit<Props, 'foldsLater'>) {
  const [count, setCount] = useState(AT_ONCE);
  const end = useRef<HTMLDivElement>(null);
  const isMore = parts.length > count;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with more cards the end is somewhere else.
  useEffect(() => {
    if (!isMore || !end.current) return;
    const watcher = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setCount((before) => before + AT_ONCE),
      { rootMargin: '800px' },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [isMore, count]);
  return (
    <>
      <ul className={styles.cards} aria-label={label}>
        {parts.slice(0, count).map((part) => (
          <QueueCard
            key={part.oid}
            part={part}
            nowMs={now.getTime()}
            isWaiting={isWaiting(part.oid)}
            {...actions}
          />
        ))}
      </ul>
      {isMore && <div ref={end} />}
    </>
  );
}
