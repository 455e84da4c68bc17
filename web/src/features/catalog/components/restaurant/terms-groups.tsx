import type { PublicTerms } from '@nearbite/contract/restaurants/public-terms';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { oneOf, useAddressState } from '../../../../lib/page/use-address-state.ts';
import { useIsHydrating } from '../../../../lib/page/use-is-hydrating.tsx';
import * as texts from '../../catalog.texts.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import styles from './terms-groups.module.css';

type Place = Pick<PublicTerms, 'is_open' | 'has_menu' | 'delivers_here'>;

type Props<Row> = {
  readonly rows: readonly Row[];
  readonly termsOf: (row: Row) => Place;
  readonly isBusy?: boolean;
  readonly isPaired?: boolean;
  readonly headingLevel?: 'h2' | 'h3';
  /** Leaves out what is closed; see `useOpenNow`. */
  readonly isOpenOnly: boolean;
  /** Of what is set apart as not to be had now. */
  readonly closedHeading?: string | undefined;
  /** Follows the first group. */
  readonly between?: ReactNode;
  readonly children: (row: Row, index: number) => ReactNode;
};

const ADDRESS = { open: oneOf(['any', 'now'], 'any') };

/**
 * The switch that leaves out what is closed, kept in the address; none where everything is open. It stands where the page
 * has room for it.
 */
export function useOpenNow<Row>(rows: readonly Row[], termsOf: (row: Row) => Place) {
  const [{ open }, changeAddress] = useAddressState(ADDRESS);
  const isHydrating = useIsHydrating();
  // The server renders a page for everybody, whatever stands behind its address.
  const isOn = open === 'now' && !isHydrating;
  const hasClosed = rows.some((row) => !termsOf(row).is_open);
  return {
    isOpenOnly: isOn && hasClosed,
    openNow: hasClosed && (
      <button
        type="button"
        className={styles.filter}
        aria-pressed={isOn}
        onClick={() => changeAddress({ open: isOn ? 'any' : 'now' })}
      >
        {isOn && <Check size={16} aria-hidden />}
        {texts.openNow}
      </button>
    ),
  };
}

/**
 * Cards in the order they came, those that cook and deliver now first; what is closed and what does not deliver here is
 * set apart. Where everything is open, nothing but the cards is shown.
 */
export function TermsGroups<Row>({
  rows,
  termsOf,
  isBusy = false,
  isPaired = false,
  headingLevel = 'h3',
  isOpenOnly,
  closedHeading = texts.closedNow,
  between,
  children,
}: Props<Row>) {
  const { open, closed, elsewhere } = groupByTerms(rows, termsOf);
  const far = isOpenOnly ? elsewhere.filter((row) => termsOf(row).is_open) : elsewhere;
  return (
    <>
      {isOpenOnly && open.length + far.length === 0 && (
        <p role="status" className={styles.none}>
          {texts.nothingIsOpen}
        </p>
      )}
      {open.length > 0 && (
        <CardGrid isBusy={isBusy} isPaired={isPaired}>
          {open.map(children)}
        </CardGrid>
      )}
      {open.length > 0 && between}
      {!isOpenOnly && (
        <Group heading={closedHeading} level={headingLevel} isBusy={isBusy} isPaired={isPaired}>
          {closed.map((row, index) => children(row, open.length + index))}
        </Group>
      )}
      <Group heading={texts.doNotDeliverHere} level={headingLevel} isBusy={isBusy} isPaired={isPaired}>
        {far.map((row, index) => children(row, open.length + closed.length + index))}
      </Group>
      {open.length === 0 && between}
    </>
  );
}

type GroupProps = {
  readonly heading: string;
  readonly level: 'h2' | 'h3';
  readonly isBusy: boolean;
  readonly isPaired: boolean;
  readonly children: readonly ReactNode[];
};

function Group({ heading, level: Heading, isBusy, isPaired, children }: GroupProps) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className={styles.heading}>
        {heading}
      </Heading>
      <CardGrid isBusy={isBusy} isPaired={isPaired}>
        {children}
      </CardGrid>
    </section>
  );
}

export function groupByTerms<Row>(rows: readonly Row[], termsOf: (row: Row) => Place) {
  const deliverable = rows.filter((row) => termsOf(row).delivers_here !== false);
  const closed = deliverable.filter((row) => !termsOf(row).is_open);
  return {
    open: deliverable.filter((row) => termsOf(row).is_open),
    // What opens again can be ordered from, what has no menu yet cannot.
    closed: [
      ...closed.filter((row) => termsOf(row).has_menu),
      ...closed.filter((row) => !termsOf(row).has_menu),
    ],
    elsewhere: rows.filter((row) => termsOf(row).delivers_here === false),
  };
}
