import { dishPath } from '@nearbite/contract/page-paths';
import type { ForYouDish } from '@nearbite/contract/weather/for-you';
import { formatMoney } from '@nearbite/domain/money';
import { type ReactNode, useDeferredValue } from 'react';
import { Link } from 'react-router';
import { useStoredText, writeText } from '../../../../lib/browser/stored-text.ts';
import { useLogFailure } from '../../../../lib/browser/use-log-failure.ts';
import { useIsHydrating } from '../../../../lib/page/use-is-hydrating.tsx';
import { useKnownPosition } from '../../../../lib/place/place.ts';
import { FailureLine } from '../../../../ui/feedback/failure-line.tsx';
import { FoodPicture } from '../../../../ui/food/food-picture.tsx';
import { StatusChip } from '../../../../ui/food/status-chip.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { SectionHeading } from '../../../../ui/text/section-heading.tsx';
import { TextButton } from '../../../../ui/text/text-link.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { useForYouQuery } from '../../api.ts';
import * as texts from '../../catalog.texts.ts';
import cards from '../cards/cards.module.css';
import { DOES_NOT_DELIVER_HERE } from '../restaurant/terms-line.tsx';
import styles from './for-you.module.css';

/** The choice is stored per browser, not per account. */
const STORAGE_KEY = 'for_you';
const PLACEHOLDERS = ['a', 'b', 'c', 'd'] as const;

/** Dishes that suit the moment. It is filled in by the browser, so it is as high from the start as it will be. */
export function ForYou() {
  const isOff = useStoredText(STORAGE_KEY) === 'off';
  return (
    <section aria-labelledby="for-you-heading">
      <SectionHeading
        id="for-you-heading"
        level="h3"
        aside={
          <TextButton onClick={() => writeText(STORAGE_KEY, isOff ? 'on' : 'off')}>
            {isOff ? texts.turnOn : texts.turnOff}
          </TextButton>
        }
      >
        {texts.forYou}
      </SectionHeading>
      {isOff ? <p className={styles.note}>{texts.suggestionsAreOff}</p> : <Suggested />}
    </section>
  );
}

function Suggested() {
  const position = useKnownPosition();
  const query = useForYouQuery(
    { query: position ?? {} },
    // After the page has been taken over, whose every step should be small.
    { refetchOnMountOrArgChange: true, skip: useIsHydrating() },
  );
  const { data: newest, currentData, error, isFetching } = query;
  const failure = <FailureLine query={query} what={texts.theSuggestions} />;
  // The row is filled in small steps, between which the page scrolls and hears.
  const data = useDeferredValue(newest);
  useLogFailure('Error fetching suggestions:', error);
  if (error !== undefined && !isFetching && currentData === undefined) return <Room>{failure}</Room>;
  if (data?.dishes.length === 0) {
    return (
      <Room>
        {failure}
        <p className={styles.note}>{texts.nothingSuits}</p>
      </Room>
    );
  }
  return (
    <>
      {failure}
      <ul className={styles.row} aria-busy={isFetching} aria-labelledby="for-you-heading">
        {data === undefined
          ? PLACEHOLDERS.map((key) => (
              <li key={key} className={styles.card}>
                <Skeleton shape="box" height={140} />
              </li>
            ))
          : data.dishes.map((dish) => <SuggestedDish key={dish.id} dish={dish} />)}
      </ul>
    </>
  );
}

/** As high as the row of dishes. */
const Room = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.room}>{children}</div>
);

function SuggestedDish({ dish }: { readonly dish: ForYouDish }) {
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <FoodPicture image={dish.image} alt="" sizes="220px" ratio="auto" />
      </div>
      {dish.restaurant.delivers_here === false && (
        <div className={cards.chips}>
          <StatusChip tone="waiting">{DOES_NOT_DELIVER_HERE}</StatusChip>
        </div>
      )}
      <div className={styles.words}>
        <Link
          to={dishPath(dish.slug)}
          dir="auto"
          className={classNames(cards.oneLine, cards.target, styles.title)}
        >
          {dish.title}
        </Link>
        <span dir="auto" className={classNames(cards.oneLine, styles.fine)}>
          {dish.restaurant.name}
        </span>
        <span dir="auto" className={classNames(cards.threeLines, styles.why)}>
          {dish.why}
        </span>
        <strong className={styles.price}>{formatMoney(dish.price)}</strong>
      </div>
    </li>
  );
}
