import { useParams } from 'react-router';
import { phoneHref } from '../../../lib/browser/phone-href.ts';
import { useLogFailure } from '../../../lib/browser/use-log-failure.ts';
import { isNotFound } from '../../../lib/net/call-error.ts';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { useHistoryChoice } from '../../../lib/page/use-history-choice.ts';
import { useIsHydrating } from '../../../lib/page/use-is-hydrating.tsx';
import { useKnownPosition } from '../../../lib/place/place.ts';
import { AsOf } from '../../../ui/feedback/as-of.tsx';
import { ErrorState } from '../../../ui/loading/error-state.tsx';
import { NO_RESTAURANT_TEXT, NotFoundPage } from '../../../ui/loading/not-found-page.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { TextAnchor } from '../../../ui/text/text-link.tsx';
import { CartBar } from '../../cart/index.ts';
import { useRememberSeen } from '../../favourites/index.ts';
import { useShopMenuQuery, useShopQuery } from '../api.ts';
import * as texts from '../catalog.texts.ts';
import { useDishFilter } from '../components/diets/use-dish-filter.ts';
import { DishMenu, DishMenuSkeleton } from '../components/menu/dish-menu.tsx';
import { RestaurantHead, RestaurantHeadSkeleton } from '../components/restaurant/restaurant-head.tsx';
import { FOLLOWED, MENU_PAGE_SIZE, queryArgs } from '../query-args.ts';
import { seenStore } from '../seen.ts';
import styles from './store-page.module.css';

type Props = {
  /** For its owner, who looks at it and orders nothing: where that is does not matter. */
  readonly isPreview?: boolean;
};

/** The restaurant's public face. */
export default function StorePage({ isPreview = false }: Props) {
  const { slug = '' } = useParams();
  const { query: filter } = useDishFilter();
  // Each choice has its own pages.
  const [offset, setOffset] = useHistoryChoice<number>(`menu_offset${Object.values(filter).join(';')}`, 0);
  const known = useKnownPosition();
  const position = isPreview ? undefined : known;
  const isHydrating = useIsHydrating();
  const followed = { ...FOLLOWED, refetchOnMountOrArgChange: !isHydrating };
  const shop = useShopQuery(queryArgs.shop(slug, position), followed);
  const menu = useShopMenuQuery(queryArgs.shopMenu(slug, filter, offset), followed);
  useLogFailure('Error fetching restaurant:', shop.error);
  useLogFailure('Error fetching dishes:', menu.error);
  useDocumentTitle(shop.data?.name);
  useRememberSeen(shop.data && !isPreview ? seenStore(shop.data) : undefined);

  if (isNotFound(shop.error)) return <NotFoundPage text={NO_RESTAURANT_TEXT} />;
  const failed = [shop, menu].find(({ error, data }) => error !== undefined && data === undefined);
  if (failed) return <ErrorState title={texts.restaurantFailed} onRetry={failed.refetch} />;
  if (!shop.data || !menu.data) {
    return (
      <div role="status" aria-label={texts.loadingRestaurant}>
        <RestaurantHeadSkeleton />
        <DishMenuSkeleton />
      </div>
    );
  }
  const { name, description, phone_number } = shop.data;
  return (
    <>
      <AsOf query={menu} />
      <RestaurantHead shop={shop.data} heading={name} isPreview={isPreview}>
        <Text isMuted dir="auto" className={styles.text}>
          {description ?? texts.tastyMeals}
        </Text>
        <TextAnchor href={phoneHref(phone_number)} className={styles.phone}>
          <bdi dir="ltr">{phone_number}</bdi>
        </TextAnchor>
      </RestaurantHead>
      <DishMenu dishes={menu.data.rows} marksNew isPreview={isPreview} />
      <Pager offset={offset} pageSize={MENU_PAGE_SIZE} total={menu.data.total} onMove={setOffset} />
      {!isPreview && <CartBar restaurant={shop.data} />}
    </>
  );
}
