import type { Today } from '@nearbite/contract/earnings/today';
import { formatMoney } from '@nearbite/domain/money';
import { useState } from 'react';
import { formatCompact } from '../../../ui/format/format-number.ts';
import styles from './today.module.css';
import * as texts from './today.texts.ts';

type Hour = Today['hours'][number];
const NOTHING = { orders: 0, takings: 0 };

/** Every hour from the first to the last of both days, in the order of the day. */
function hoursOf({ hours, before }: Today): number[] {
  const all = [...hours, ...before.hours].map(({ hour }) => hour);
  if (all.length === 0) return [];
  // The day begins after its longest pause.
  const sorted = [...new Set(all)].sort((a, b) => a - b);
  const gaps = sorted.map((hour, at) => (hour - (sorted.at(at - 1) ?? hour) + 24) % 24 || 24);
  const first = sorted[gaps.indexOf(Math.max(...gaps))] ?? 0;
  const length = 25 - Math.max(...gaps);
  return Array.from({ length }, (_hour, nth) => (first + nth) % 24);
}

/** Bars from zero with last week's tick across them: told apart by shape, not by colour. The same figures are a table. */
export function HourBars({ day, weekday }: { readonly day: Today; readonly weekday: string }) {
  const [told, setTold] = useState<number>();
  const hours = hoursOf(day);
  const find = (list: readonly Hour[], hour: number) => list.find((one) => one.hour === hour) ?? NOTHING;
  const rows = hours.map((hour) => ({
    hour,
    now: find(day.hours, hour),
    before: find(day.before.hours, hour),
  }));
  const highest = Math.max(1, ...rows.flatMap(({ now, before }) => [now.takings, before.takings]));
  const share = (amount: number) => `${(Math.max(0, amount) / highest) * 100}%`;
  const label = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  const shown = rows.find(({ hour }) => hour === told);
  return (
    <>
      <p className={styles.told} aria-hidden>
        {shown
          ? `${texts.ordersAndTakings(label(shown.hour), shown.now.orders, formatMoney(shown.now.takings))} · ${texts.before(weekday)} ${formatMoney(shown.before.takings)}`
          : '\u00a0'}
      </p>
      <div className={styles.chart} aria-hidden>
        <div className={styles.scale}>
          <span>{formatCompact(highest)}</span>
          <span>0</span>
        </div>
        {rows.map(({ hour, now, before }) => (
          <button
            key={hour}
            type="button"
            tabIndex={-1}
            className={styles.hour}
            onPointerEnter={() => setTold(hour)}
            onFocus={() => setTold(hour)}
            onClick={() => setTold(hour)}
          >
            <span className={styles.well}>
              <span className={styles.bar} style={{ height: share(now.takings) }} />
              {before.takings > 0 && (
                <span className={styles.tick} style={{ bottom: share(before.takings) }} />
              )}
            </span>
            <span>{hour}</span>
          </button>
        ))}
      </div>
      <table className={styles.hidden}>
        <caption>{texts.byHour}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.hour}</th>
            <th scope="col">{texts.orders}</th>
            <th scope="col">{texts.takings}</th>
            <th scope="col">{texts.before(weekday)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ hour, now, before }) => (
            <tr key={hour}>
              <th scope="row">{label(hour)}</th>
              <td>{now.orders}</td>
              <td>{formatMoney(now.takings)}</td>
              <td>{formatMoney(before.takings)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
