import type { Shop } from '@nearbite/contract/catalog/catalog';
import { WEEKDAYS } from '@nearbite/contract/restaurants/weekdays.texts';
import { comma, span } from '@nearbite/domain/times/times.texts';
import { dateOfDay, dayOf, wallTimeAt, weekdayOf } from '@nearbite/domain/times/zone';
import { useNow } from '../../../../lib/time/use-now.ts';
import * as texts from '../../catalog.texts.ts';
import styles from './week-hours.module.css';

type Props = { readonly shop: Pick<Shop, 'opening_hours' | 'closed_days' | 'time_zone'> };

/** The seven days from Monday on by the restaurant's clock; a restaurant that set no hours says nothing. */
export function WeekHours({ shop }: Props) {
  const days = useWeek(shop);
  if (shop.opening_hours.length === 0) return null;
  return (
    <details className={styles.week}>
      <summary className={styles.summary}>
        {texts.openingHours}{' '}
        <span className={styles.today}>{texts.today(days.find(({ isToday }) => isToday)?.text ?? '')}</span>
      </summary>
      <Days days={days} />
    </details>
  );
}

/** The same without having to open it. */
export const WeekDays = ({ shop }: Props) => <Days days={useWeek(shop)} />;

function useWeek(shop: Props['shop']) {
  const today = dayOf(wallTimeAt(useNow().getTime(), shop.time_zone));
  return WEEKDAYS.map((name, weekday) => {
    // A closed date counts for the next day of this name, today included.
    const date = dateOfDay(today + ((weekday - weekdayOf(today) + 7) % 7));
    return { name, isToday: weekday === weekdayOf(today), text: hoursText(shop, weekday, date) };
  });
}

const Days = ({ days }: { readonly days: ReturnType<typeof useWeek> }) => (
  <dl className={styles.days}>
    {days.map(({ name, isToday, text }) => (
      <div key={name} className={styles.day} aria-current={isToday ? 'date' : undefined}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

function hoursText({ opening_hours, closed_days }: Props['shop'], weekday: number, date: string): string {
  const spans = opening_hours
    .filter(({ day }) => day === weekday)
    .toSorted((a, b) => a.opens.localeCompare(b.opens))
    .map(({ opens, closes }) => (opens === closes ? texts.allDay : span(opens, closes)));
  return spans.length === 0 || closed_days.includes(date) ? texts.closed : spans.join(`${comma} `);
}
