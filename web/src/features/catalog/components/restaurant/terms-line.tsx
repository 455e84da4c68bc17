import type { PublicTerms } from '@nearbite/contract/restaurants/public-terms';
import { formatMoney } from '@nearbite/domain/money';
import { useIsHydrating } from '../../../../lib/page/use-is-hydrating.tsx';
import { formatOpening, formatOpeningForReader } from '../../../../ui/format/format-opening.ts';
import * as texts from '../../catalog.texts.ts';
import styles from './terms-line.module.css';

export const DOES_NOT_DELIVER_HERE = texts.doesNotDeliverHere;

type Props = {
  readonly terms: PublicTerms;
  /** Also how one may get and pay the food. */
  readonly isFull?: boolean;
};

/** Whether and for what a restaurant cooks now; a restaurant that set no terms says nothing, as it sells always. */
export function TermsLine({ terms, isFull = false }: Props) {
  // The server does not know the reader's zone.
  const opening = useIsHydrating() ? formatOpening(terms) : formatOpeningForReader(terms);
  const words = wordsOf(terms, isFull, opening);
  if (words.length === 0) return null;
  return (
    <ul className={styles.line} aria-label={texts.openingAndDelivery}>
      {words.map(({ text, look }) => (
        // Around the kitchen's midnight the server may have named the weekday and the browser no longer does.
        <li key={text} className={look && styles[look]} suppressHydrationWarning>
          {text}
        </li>
      ))}
    </ul>
  );
}

type Word = { readonly text: string; readonly look?: 'open' | 'closed' | 'elsewhere' };

function wordsOf(terms: PublicTerms, isFull: boolean, opening: string): Word[] {
  const { is_open, has_menu, delivers_here, offers_pickup, accepts_cash, eta_minutes } = terms;
  const hasTerms = eta_minutes !== null;
  const words: Word[] = [];
  if (!has_menu) words.push({ text: texts.menuComingSoon, look: 'closed' });
  else if (!is_open) words.push({ text: opening, look: 'closed' });
  else if (hasTerms) words.push({ text: texts.open, look: 'open' });
  if (delivers_here === false) words.push({ text: DOES_NOT_DELIVER_HERE, look: 'elsewhere' });
  else words.push(...deliveryWords(terms, isFull));
  if (offers_pickup && (isFull || delivers_here === false)) words.push({ text: texts.pickUp });
  if (isFull && accepts_cash) words.push({ text: texts.cash });
  return words;
}

/** Without a place a fee by distance is at least this. */
export const feeText = ({
  delivery_fee: fee,
  delivery_fee_is_least: isLeast,
}: Pick<PublicTerms, 'delivery_fee' | 'delivery_fee_is_least'>): string =>
  isLeast ? texts.fromFee(formatMoney(fee)) : formatMoney(fee);

function deliveryWords(terms: PublicTerms, isFull: boolean): Word[] {
  const { eta_minutes, delivery_fee, delivery_fee_is_least, minimum_order, delivers_here } = terms;
  const words: Word[] = [];
  // The cart counts no distance until the customer says that the address is here.
  const delivery = isFull && delivers_here ? texts.deliveryHere : texts.delivery;
  if (eta_minutes !== null) words.push({ text: texts.aboutMinutes(eta_minutes) });
  if (delivery_fee > 0 || delivery_fee_is_least) words.push({ text: delivery(feeText(terms)) });
  else if (eta_minutes !== null) words.push({ text: texts.freeDelivery });
  if (minimum_order > 0) words.push({ text: texts.minimum(formatMoney(minimum_order)) });
  return words;
}
