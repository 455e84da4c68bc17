import type { Shop } from '@nearbite/contract/catalog/catalog';
import { useParams } from 'react-router';
import { isNotFound } from '../../../lib/call-error.ts';
import { useDocumentTitle } from '../../../lib/document-title.ts';
import { phoneHref } from '../../../lib/phone-href.ts';
import { useKnownPosition } from '../../../lib/place.ts';
import { useIsHydrating } from '../../../lib/use-is-hydrating.tsx';
import { useKeptChoice } from '../../../lib/use-kept-choice.ts';
import { useLogFailure } from '../../../lib/use-log-failure.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FoodPicture, wideOnPhones } from '../../../ui/food-picture.tsx';
import { NO_RESTAURANT_TEXT, NotFoundPage } from '../../../ui/not-found-page.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { Text } from '../../../ui/text.tsx';
import { TextAnchor } from '../../../ui/text-link.tsx';
import { useShopMenuQuery, useShopQuery } from '../api.ts';
import { DishMenu, DishMenuSkeleton } from '../components/dish-menu.tsx';
import { STORE_PICTURE_RATIO, StoreHead, StoreHeadSkeleton } from '../components/store-head.tsx';
import { TermsLine } from '../components/terms-line.tsx';
import { WeekHours } from '../components/week-hours.tsx';
import { FOLLOWED, MENU_PAGE_SIZE, queryArgs } from '../query-args.ts';
import styles from './store-page.module.css';

type Props = {
  /** For its owner, who looks at it and orders nothing: where that is does not matter. */
  readonly isPreview?: boolean;
};

/** The restaurant's public face. */
export default function StorePage({ isPreview = false }: Props) {
  const { slug = '' } = useParams();
  const [offset, setOffset] = useKeptChoice<number>('menu_offset', 0);
  const known = useKnownPosition();
  const position = isPreview ? undefined : known;
  const isHydrating = useIsHydrating();
  const followed = { ...FOLLOWED, refetchOnMountOrArgChange: !isHydrating };
  const shop = useShopQuery(queryArgs.shop(slug, position), followed);
  const menu = useShopMenuQuery(queryArgs.shopMenu(slug, offset), followed);
  useLogFailure('Error fetching restaurant:', shop.error);
  useLogFailure('Error fetching dishes:', menu.error);
  useDocumentTitle(shop.data?.name);

  if (isNotFound(shop.error)) return <NotFoundPage text={NO_RESTAURANT_TEXT} />;
  const failed = [shop, menu].find(({ error, data }) => error !== undefined && data === undefined);
  if (failed) return <ErrorState title="The restaurant could not be loaded." onRetry={failed.refetch} />;
  if (!shop.data || !menu.data) {
    return (
      <div role="status" aria-label="Loading the restaurant" className={styles.page}>
        <StoreHeadSkeleton />
        <DishMenuSkeleton />
      </div>
    );
  }
  const { name, description, image, dish_count, rating, review_count } = shop.data;
  return (
    <div className={styles.page}>
      <StoreHead
        picture={
          <FoodPicture
            image={image}
            alt={name}
            sizes={wideOnPhones(540, 900)}
            isUrgent
            ratio={STORE_PICTURE_RATIO}
          />
        }
      >
        <Text as="h1" look="h1" dir="auto">
          {name}
        </Text>
        <div className={styles.rating}>
          <Rating value={rating} reviewCount={review_count} />
        </div>
        <Text isMuted dir="auto" className={styles.text}>
          {description ?? 'Tasty meals waiting for you!'}
        </Text>
        <span className={styles.count}>
          {dish_count} {dish_count === 1 ? 'dish' : 'dishes'}
        </span>
        <TermsLine terms={shop.data} isFull />
        <PhoneAndHours shop={shop.data} />
      </StoreHead>
      <DishMenu dishes={menu.data.rows} marksNew />
      <Pager offset={offset} pageSize={MENU_PAGE_SIZE} total={menu.data.total} onMove={setOffset} />
    </div>
  );
}

const PhoneAndHours = ({ shop }: { readonly shop: Shop }) => (
  <>
    <TextAnchor href={phoneHref(shop.phone_number)} className={styles.phone}>
      {shop.phone_number}
    </TextAnchor>
    <WeekHours shop={shop} />
  </>
);
