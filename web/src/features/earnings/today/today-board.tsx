import IconButton from '@mui/material/IconButton';
import { BEST_SHOWN, type Today } from '@nearbite/contract/earnings/today';
import { formatMoney } from '@nearbite/domain/money';
import { dateOfDay, dayOfDate } from '@nearbite/domain/times/zone';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FoodPicture } from '../../../ui/food/food-picture.tsx';
import { formatDay, weekdayOfDate } from '../../../ui/format/format-date.ts';
import { Loaded } from '../../../ui/loading/loaded.tsx';
import { useOwner } from '../../accounts/index.ts';
import { useTodayQuery } from '../api.ts';
import { Checklist, ChecklistPill } from './checklist.tsx';
import { CsvButton } from './csv-button.tsx';
import { HourBars } from './hour-bars.tsx';
import styles from './today.module.css';
import * as texts from './today.texts.ts';

const REFRESH_EVERY_MS = 60_000;
const BEST = Math.min(5, BEST_SHOWN);

/** The kitchen's day beside the same weekday a week ago; a new restaurant sees what is still to be done. */
export function TodayBoard() {
  const { restaurantId } = useOwner();
  const params = { restaurant_id: restaurantId };
  const [date, setDate] = useState<string>();
  const running = useTodayQuery(
    { params, query: {} },
    { pollingInterval: REFRESH_EVERY_MS, refetchOnMountOrArgChange: true },
  );
  const other = useTodayQuery({ params, query: { date } }, { skip: date === undefined });
  const now = running.data?.date;
  const shown = date ?? now;
  const move = (days: number) => {
    if (shown === undefined) return;
    const next = dateOfDay(dayOfDate(shown) + days);
    setDate(next === now ? undefined : next);
  };
  return (
    <section aria-label={texts.today} className={styles.board}>
      <div className={styles.head}>
        <p>{shown === undefined ? '\u00a0' : texts.beside(weekdayOfDate(shown))}</p>
        <div className={styles.days}>
          <IconButton aria-label={texts.dayBefore} onClick={() => move(-1)}>
            <ChevronLeft size={18} aria-hidden />
          </IconButton>
          <strong>{date === undefined ? texts.today : formatDay(date)}</strong>
          <IconButton aria-label={texts.dayAfter} disabled={date === undefined} onClick={() => move(1)}>
            <ChevronRight size={18} aria-hidden />
          </IconButton>
        </div>
        <CsvButton today={now} />
      </div>
      <div className={shown === undefined ? styles.waiting : styles.day}>
        <Loaded query={date === undefined ? running : other} what={texts.yourDay}>
          {(day) =>
            day.checklist.order ? (
              <>
                <ChecklistPill list={day.checklist} />
                <Day day={day} />
              </>
            ) : (
              <div className={styles.panel}>
                <h2>{texts.checklist}</h2>
                <Checklist list={day.checklist} />
              </div>
            )
          }
        </Loaded>
      </div>
    </section>
  );
}

const COUNTS = [
  [texts.orders, 'orders'],
  [texts.unanswered, 'unanswered'],
  [texts.declined, 'declined'],
  [texts.canceled, 'canceled'],
  [texts.late, 'late'],
] as const;

function Day({ day }: { readonly day: Today }) {
  const weekday = weekdayOfDate(day.date);
  const { before } = day;
  const minutes = (value: number | null) => (value === null ? texts.none : texts.min(value));
  return (
    <>
      <div className={styles.figures}>
        <div className={styles.takings}>
          <Figure
            label={texts.net}
            value={formatMoney(day.net)}
            before={formatMoney(before.net)}
            weekday={weekday}
          />
          <dl className={styles.split}>
            {[
              [texts.takings, day.takings] as const,
              [texts.card, day.card] as const,
              [texts.cash, day.cash] as const,
              [texts.refunded, day.refunded] as const,
            ].map(([label, amount]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{formatMoney(amount)}</dd>
              </div>
            ))}
          </dl>
        </div>
        {COUNTS.map(([label, of]) => (
          <Figure key={label} label={label} value={day[of]} before={before[of]} weekday={weekday} />
        ))}
        <Figure
          label={texts.kitchenTime}
          value={minutes(day.average_minutes)}
          before={minutes(before.average_minutes)}
          weekday={weekday}
        />
      </div>
      <div className={styles.panels}>
        <section className={styles.panel} aria-labelledby="today-hours">
          <h2 id="today-hours">{texts.byHour}</h2>
          <p className={styles.legend} aria-hidden>
            <i className={styles.barSign} /> {texts.thisDay} <i className={styles.tickSign} />{' '}
            {texts.before(weekday)}
          </p>
          <HourBars day={day} weekday={weekday} />
        </section>
        <section className={styles.panel} aria-labelledby="today-best">
          <h2 id="today-best">{texts.bestSellers}</h2>
          {day.best.length === 0 && <p className={styles.quiet}>{texts.nothingSold}</p>}
          <ol className={styles.best}>
            {day.best.slice(0, BEST).map(({ dish, title, image, qty, takings }) => (
              <li key={dish}>
                <FoodPicture image={image} alt="" sizes="56px" />
                <span>
                  <bdi>{title}</bdi>
                  <small>{formatMoney(takings)}</small>
                </span>
                <strong>{qty}</strong>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}

type FigureProps = {
  readonly label: string;
  readonly value: ReactNode;
  readonly before: ReactNode;
  readonly weekday: string;
};

const Figure = ({ label, value, before, weekday }: FigureProps) => (
  <dl className={styles.figure}>
    <dt>{label}</dt>
    <dd>
      <strong>{value}</strong>
      <small>
        {texts.before(weekday)} <b>{before}</b>
      </small>
    </dd>
  </dl>
);
