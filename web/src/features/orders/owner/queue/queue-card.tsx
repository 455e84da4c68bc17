import IconButton from '@mui/material/IconButton';
import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { restaurantOrderPath } from '@nearbite/contract/page-paths';
import { formatMoney } from '@nearbite/domain/money';
import { clockTime } from '@nearbite/domain/times/opening-text';
import { Banknote, Bike, Check, ClockAlert, MessageSquareText, Printer } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { choiceNames, lineKey } from '../../../../ui/food/line-choices.ts';
import { AllergyBox } from '../components/allergy-box.tsx';
import { CardMenu, SIDE_BUTTON } from './card-menu.tsx';
import styles from './queue.module.css';
import * as texts from './queue.texts.ts';
import { ageMinutes, isOpenStage, lateMinutes, NEXT_STEPS } from './queue-cards.ts';

type Item = OrderPart['orderitem'][number];

type Props = {
  readonly part: OrderPart;
  /** In milliseconds, so that a card is drawn again only when the minute has changed. */
  readonly nowMs: number;
  readonly minutes: number | undefined;
  readonly isWaiting: boolean;
  readonly onNext: (part: OrderPart) => void;
  readonly onPrint: (part: OrderPart) => void;
};

/** What is cooked, for whom and when, and the one button for what comes next. */
export const QueueCard = memo(function QueueCard({
  part,
  nowMs,
  minutes,
  isWaiting,
  onNext,
  onPrint,
}: Props) {
  const now = new Date(nowMs);
  const late = lateMinutes(part, now);
  return (
    <li className={styles.card} data-oid={part.oid} data-late={late > 0 || undefined}>
      <article aria-label={texts.cardOf(part.number === null ? part.oid : `#${part.number}`, part.full_name)}>
        <Head part={part} now={now} late={late} />
        <AllergyBox part={part} />
        <ul className={styles.items}>
          {part.orderitem.map((item) => (
            <ItemRow key={lineKey(item.dish.slug, item)} item={item} />
          ))}
        </ul>
        {part.note !== null && <Note>{part.note}</Note>}
        {part.fulfilment === 'delivery' && (part.stage === 'ready' || part.stage === 'on_the_way') && (
          <p className={styles.rider}>
            <Bike size={16} aria-hidden /> <bdi>{part.rider?.name ?? texts.noRider}</bdi>
          </p>
        )}
        {isWaiting && <p className={styles.waiting}>{texts.waitsForConnection}</p>}
        <div className={styles.actions}>
          <NextButton part={part} minutes={minutes} isLate={late > 0} onNext={onNext} />
          {part.stage === 'accepted' && (
            <IconButton aria-label={texts.print} onClick={() => onPrint(part)} sx={SIDE_BUTTON}>
              <Printer size={20} aria-hidden />
            </IconButton>
          )}
          <CardMenu part={part} minutes={minutes} onPrint={onPrint} />
        </div>
      </article>
    </li>
  );
});

function Head({ part, now, late }: { readonly part: OrderPart; readonly now: Date; readonly late: number }) {
  const wanted = part.deliver_at ?? part.promised_at;
  const age = ageMinutes(part, now);
  return (
    <>
      <div className={styles.line}>
        <Link to={restaurantOrderPath(part.oid)} className={styles.number}>
          <bdi dir="ltr">{part.number === null ? '–' : `#${part.number}`}</bdi>
        </Link>
        <span className={styles.times}>
          {late === 0 && <span className={styles.age}>{ageText(age)}</span>}
          {wanted !== null && <strong>{texts.forTime(clockTime(new Date(wanted), part.time_zone))}</strong>}
          {wanted === null && part.answer_by !== null && (
            <strong>{texts.answerBy(clockTime(new Date(part.answer_by), part.time_zone))}</strong>
          )}
          {late > 0 && (
            <span className={styles.chip} data-tone="bad">
              <ClockAlert size={14} aria-hidden /> {texts.late(late)}
            </span>
          )}
        </span>
      </div>
      <div className={styles.line}>
        <bdi className={styles.name}>{part.full_name}</bdi>
        <span className={styles.chips}>
          {part.fulfilment === 'pickup' && <span className={styles.chip}>{texts.pickup}</span>}
          {part.payment_status === 'paid' ? (
            <span className={styles.chip} data-tone="good">
              <Check size={14} aria-hidden /> {texts.paid}
            </span>
          ) : (
            <span className={styles.chip} data-tone="waiting">
              <Banknote size={14} aria-hidden /> {texts.collect(formatMoney(part.total))}
            </span>
          )}
        </span>
      </div>
    </>
  );
}

function ageText(minutes: number): string {
  if (minutes === 0) return texts.justNow;
  return minutes < 120 ? texts.minutesAgo(minutes) : texts.hoursAgo(Math.floor(minutes / 60));
}

function ItemRow({ item }: { readonly item: Item }) {
  const choices = choiceNames(item);
  return (
    <li className={styles.item}>
      <strong>{item.qty}&nbsp;×</strong>
      <div>
        <strong>
          <bdi>{item.dish.title}</bdi>
        </strong>
        {choices.length > 0 && (
          <div dir="auto" className={styles.choices}>
            {choices.join(' · ')}
          </div>
        )}
        {item.note !== null && <Note>{item.note}</Note>}
      </div>
    </li>
  );
}

const Note = ({ children }: { readonly children: string }) => (
  <p className={styles.note}>
    <MessageSquareText size={16} aria-hidden /> <strong dir="auto">{children}</strong>
  </p>
);

type NextProps = Pick<Props, 'part' | 'minutes' | 'onNext'> & { readonly isLate: boolean };

function NextButton({ part, minutes, isLate, onNext }: NextProps) {
  if (!isOpenStage(part.stage)) return null;
  const { label, key } = NEXT_STEPS[part.stage];
  const isUrgent = part.stage === 'placed' || isLate;
  const look = isUrgent ? 'filled' : part.stage === 'on_the_way' ? 'outlined' : 'tinted';
  return (
    <button
      type="button"
      className={styles.next}
      data-look={look}
      data-next
      aria-keyshortcuts={key}
      onClick={() => onNext(part)}
    >
      {label}
      {part.stage === 'placed' && minutes !== undefined && part.deliver_at === null && (
        <small>{texts.readyIn(minutes)}</small>
      )}
    </button>
  );
}
