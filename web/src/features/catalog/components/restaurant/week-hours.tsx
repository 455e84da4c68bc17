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
  const today = dayOf(wallTimeAt(useNow().getTime(), shop.time_zone));
  if (shop.opening_hours.length === 0) return null;
  const days = WEEKDAYS.map((name, weekday) => {
    // A closed date counts for the next day of this name, today included.
    const date = dateOfDay(today + ((weekday - weekdayOf(today) + 7) % 7));
    return { name, isToday: weekday === weekdayOf(today), text: hoursText(shop, weekday, date) };
  });
  return (
    <details className={styles.week}>
      <summary className={styles.summary}>
        {texts.openingHours}{' '}
        <span className={styles.today}>{texts.today(days.find(({ isToday }) => isToday)?.text ?? '')}</span>
      </summary>
      <dl className={styles.days}>
        {days.map(({ name, isToday, text }) => (
          <div key={name} className={styles.day} aria-current={isToday ? 'date' : undefined}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function hoursText({ opening_hours, closed_days }: Props['shop'], weekday: number, date: string): string {
  const spans = opening_hours
    .filter(({ day }) => day === weekday)
    .toSorted((a, b) => a.opens.localeCompare(b.opens))
    .map(({ opens, closes }) => (opens === closes ? texts.allDay : span(opens, closes)));
  return spans.length === 0 || closed_days.includes(date) ? texts.closed : spans.join(`${comma} `);
}
