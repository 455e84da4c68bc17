import type { Shop } from '@nearbite/contract/catalog/catalog';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { phoneHref } from '../../../lib/browser/phone-href.ts';
import { useLogFailure } from '../../../lib/browser/use-log-failure.ts';
import { isNotFound } from '../../../lib/net/call-error.ts';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { useHistoryChoice } from '../../../lib/page/use-history-choice.ts';
import { useIsHydrating } from '../../../lib/page/use-is-hydrating.tsx';
import { useKnownPosition } from '../../../lib/place/place.ts';
import { FoodPicture, wideOnPhones } from '../../../ui/food/food-picture.tsx';
import { Rating } from '../../../ui/food/rating.tsx';
import { ErrorState } from '../../../ui/loading/error-state.tsx';
import { NO_RESTAURANT_TEXT, NotFoundPage } from '../../../ui/loading/not-found-page.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { TextAnchor } from '../../../ui/text/text-link.tsx';
import { useShopMenuQuery, useShopQuery } from '../api.ts';
import * as texts from '../catalog.texts.ts';
import { DishMenu, DishMenuSkeleton } from '../components/restaurant/dish-menu.tsx';
import storeHeadStyles from '../components/restaurant/store-head.module.css';
import { TermsLine } from '../components/restaurant/terms-line.tsx';
import { WeekHours } from '../components/restaurant/week-hours.tsx';
import { FOLLOWED, MENU_PAGE_SIZE, queryArgs } from '../query-args.ts';
import styles from './store-page.module.css';

type Props = {
  /** For its owner, who looks at it and orders nothing: where that is does not matter. */
  readonly isPreview?: boolean;
};

/** The restaurant's public face. */
export default function StorePage({ isPreview = false }: Props) {
  const { slug = '' } = useParams();
  const [offset, setOffset] = useHistoryChoice<number>('menu_offset', 0);
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
  if (failed) return <ErrorState title={texts.restaurantFailed} onRetry={failed.refetch} />;
  if (!shop.data || !menu.data) {
    return (
      <div role="status" aria-label={texts.loadingRestaurant} className={styles.page}>
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
          {description ?? texts.tastyMeals}
        </Text>
        <span className={styles.count}>{texts.dishCount(dish_count)}</span>
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
      <bdi dir="ltr">{shop.phone_number}</bdi>
    </TextAnchor>
    <WeekHours shop={shop} />
  </>
);

/** A restaurant's picture is as high as this, loaded or not. */
const STORE_PICTURE_RATIO = '16 / 10';

type StoreHeadProps = { readonly picture: ReactNode; readonly children: ReactNode };

/** A restaurant's picture beside what is said of it; on phones above. */
function StoreHead({ picture, children }: StoreHeadProps) {
  return (
    <div className={storeHeadStyles.head}>
      <div className={storeHeadStyles.picture}>{picture}</div>
      <div className={storeHeadStyles.words}>{children}</div>
    </div>
  );
}

function StoreHeadSkeleton() {
  return (
    <StoreHead picture={<Skeleton shape="box" height="auto" aspectRatio={STORE_PICTURE_RATIO} />}>
      <Skeleton width="75%" height={56} />
      <Skeleton width="45%" />
      <Skeleton />
      <Skeleton width="60%" />
      <Skeleton width="20%" />
    </StoreHead>
  );
}
