import type { Dish } from '@nearbite/contract/catalog/catalog';
import { dishPath, storePath } from '@nearbite/contract/page-paths';
import { NO_PORTION_SIZE, NO_SPICE_LEVEL } from '@nearbite/contract/product';
import type { ChosenExtra } from '@nearbite/domain/extras';
import { isOrderable } from '@nearbite/domain/orderable';
import { useEffect, useEffectEvent } from 'react';
import { useParams } from 'react-router';
import { useLogFailure } from '../../../lib/browser/use-log-failure.ts';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { isNotFound } from '../../../lib/net/call-error.ts';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { useHistoryChoice } from '../../../lib/page/use-history-choice.ts';
import { useIsHydrating } from '../../../lib/page/use-is-hydrating.tsx';
import { useKnownPosition } from '../../../lib/place/place.ts';
import { useTimePassing } from '../../../lib/time/use-time-passing.ts';
import { AsOf } from '../../../ui/feedback/as-of.tsx';
import { Price } from '../../../ui/food/price.tsx';
import { Rating } from '../../../ui/food/rating.tsx';
import { StatusChip } from '../../../ui/food/status-chip.tsx';
import { ShareButton } from '../../../ui/form/share-button.tsx';
import { formatServedFrom } from '../../../ui/format/format-opening.ts';
import { ErrorState } from '../../../ui/loading/error-state.tsx';
import { NO_DISH_TEXT, NotFoundPage } from '../../../ui/loading/not-found-page.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { FavouriteButton, useRememberSeen } from '../../favourites/index.ts';
import { useDishQuery } from '../api.ts';
import * as texts from '../catalog.texts.ts';
import { DietFacts } from '../components/diets/diet-line.tsx';
import { DishChoices, useMissingChoices } from '../components/dish/dish-choices.tsx';
import { DishTabs } from '../components/dish/dish-tabs.tsx';
import { Gallery } from '../components/dish/gallery.tsx';
import { OrderPanel } from '../components/dish/order-panel.tsx';
import { readChoice } from '../components/dish/priced-options.ts';
import { DishColumns, DishSkeleton } from '../components/restaurant/dish-columns.tsx';
import { TermsLine } from '../components/restaurant/terms-line.tsx';
import { FOLLOWED, queryArgs } from '../query-args.ts';
import { seenDish } from '../seen.ts';
import styles from './dish-page.module.css';

export default function DishPage() {
  const { slug = '' } = useParams();
  // Choices belong to the dish: another one starts afresh.
  return <DishDetail key={slug} slug={slug} />;
}

function DishDetail({ slug }: { slug: string }) {
  const [portionSize, setPortionSize] = useHistoryChoice<string>('portion', NO_PORTION_SIZE);
  const [spiceLevel, setSpiceLevel] = useHistoryChoice<string>('spice', NO_SPICE_LEVEL);
  const [extras, setExtras] = useExtrasChoice();
  const missing = useMissingChoices();
  const position = useKnownPosition();
  const isHydrating = useIsHydrating();
  const query = useDishQuery(queryArgs.dish(slug, portionSize, position), {
    ...FOLLOWED,
    refetchOnMountOrArgChange: !isHydrating,
  });
  const { data: dish, error, refetch } = query;
  const now = useTimePassing(dish ? momentsOf(dish) : []);
  useLogFailure('Error fetching dish:', error);
  useDocumentTitle(dish?.title);
  const isPortionGone = !dish && isNotFound(error) && portionSize !== NO_PORTION_SIZE;
  useForgetting(isPortionGone, () => setPortionSize(NO_PORTION_SIZE));

  useRememberSeen(dish && seenDish(dish));

  if (!dish) return <NoDish error={isPortionGone ? undefined : error} onRetry={refetch} />;
  const read = readChoice(dish, { portionSize, spiceLevel, extras }, now);
  const isDishSoldOut = !isOrderable(dish, now);
  return (
    <DishColumns picture={<DishPictures dish={dish} />}>
      <AsOf query={query} />
      <DishText dish={dish} unitPrice={read.unitPrice} isSoldOut={isDishSoldOut} now={now} />
      <DishChoices
        dish={dish}
        choice={read.choice}
        onChange={(change) => {
          if (change.portionSize !== undefined) setPortionSize(change.portionSize);
          if (change.spiceLevel !== undefined) setSpiceLevel(change.spiceLevel);
          if (change.extras !== undefined) setExtras(change.extras);
        }}
        now={now}
        form={missing.form}
        isAsked={missing.isAsked}
      />
      <OrderPanel
        dish={dish}
        unitPrice={read.unitPrice}
        choice={read.choice}
        isSoldOut={isDishSoldOut || read.isSoldOut}
        onIncomplete={read.isIncomplete ? missing.ask : undefined}
        onRefused={refetch}
      />
      <DishTabs dish={dish} />
    </DishColumns>
  );
}

/** Kept with the page's other choices, as text. */
function useExtrasChoice() {
  const [kept, keep] = useHistoryChoice<string>('extras', '[]');
  // Written by the line below.
  const extras = JSON.parse(kept) as readonly ChosenExtra[];
  return [extras, (next: readonly ChosenExtra[]) => keep(JSON.stringify(next))] as const;
}

function NoDish({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  if (isNotFound(error)) return <NotFoundPage text={NO_DISH_TEXT} />;
  if (error === undefined) return <DishSkeleton />;
  return <ErrorState title={texts.dishFailed} text={errorText(error)} onRetry={onRetry} />;
}

/** A portion chosen on an earlier visit may be gone, which must not hide the dish. */
function useForgetting(isGone: boolean, forget: () => void) {
  const forgetNow = useEffectEvent(forget);
  useEffect(() => {
    if (isGone) forgetNow();
  }, [isGone]);
}

const DishPictures = ({ dish }: { readonly dish: Dish }) => (
  <div className={styles.pictures}>
    <Gallery title={dish.title} image={dish.image} gallery={dish.gallery.map(({ image }) => image)} />
    <div className={styles.actions}>
      <FavouriteButton kind="dishes" id={dish.id} name={dish.title} />
      <ShareButton path={dishPath(dish.slug)} title={dish.title} />
    </div>
  </div>
);

type TextProps = {
  readonly dish: Dish;
  readonly unitPrice: number;
  readonly isSoldOut: boolean;
  readonly now: Date;
};

const DishText = ({ dish, unitPrice, isSoldOut: isDishSoldOut, now }: TextProps) => (
  <>
    <TextLink to={storePath(dish.restaurant.slug)} isQuiet dir="auto" className={styles.restaurant}>
      {dish.restaurant.name}
    </TextLink>
    <Text as="h1" look="h1" dir="auto" className={styles.title}>
      {dish.title}
    </Text>
    <div className={styles.facts}>
      <Rating value={dish.dish_rating} reviewCount={dish.review_count} />
      {isDishSoldOut ? (
        <StatusChip tone="bad">{texts.soldOut}</StatusChip>
      ) : (
        <ServedChip dish={dish} now={now} />
      )}
    </div>
    <TermsLine terms={dish.restaurant} isFull />
    <div aria-live="polite" className={styles.price}>
      <Price
        amount={unitPrice}
        oldAmount={dish.old_price === null ? null : dish.old_price + unitPrice - dish.price}
      />
    </div>
    <Text isMuted dir="auto" className={styles.description}>
      {dish.description}
    </Text>
    <DietFacts dish={dish} />
  </>
);

function ServedChip({ dish, now }: Pick<TextProps, 'dish' | 'now'>) {
  const from = formatServedFrom(dish.served_from, dish.restaurant, now);
  if (from === undefined) return <StatusChip tone="good">{texts.inStock}</StatusChip>;
  return (
    <>
      <StatusChip tone="waiting">
        <span suppressHydrationWarning>{texts.served(from)}</span>
      </StatusChip>
      <Text as="span" look="small" isMuted>
        {texts.orderForThen}
      </Text>
    </>
  );
}

/** When something that is sold out for a while comes back, and when it is served next. */
const momentsOf = (dish: Dish) => [
  dish.sold_out_until,
  dish.served_from,
  ...[...dish.portion_size, ...dish.spice_level, ...dish.extras.flatMap(({ options }) => options)].map(
    ({ sold_out_until }) => sold_out_until,
  ),
];
