import Box from '@mui/material/Box';
import type { Shop } from '@nearbite/contract/catalog/catalog';
import { LIMITS } from '@nearbite/contract/limits';
import { MapPin, Phone, Store } from 'lucide-react';
import { useParams } from 'react-router';
import { useLogFailure } from '../../../lib/browser/use-log-failure.ts';
import { isNotFound } from '../../../lib/net/call-error.ts';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { useHistoryChoice } from '../../../lib/page/use-history-choice.ts';
import { useKnownPosition } from '../../../lib/place/place.ts';
import { AsOf } from '../../../ui/feedback/as-of.tsx';
import { ErrorState } from '../../../ui/loading/error-state.tsx';
import { NO_RESTAURANT_TEXT, NotFoundPage } from '../../../ui/loading/not-found-page.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { PhoneLink } from '../../../ui/text/phone-link.tsx';
import { CARD } from '../../../ui/theme/measures.ts';
import { CartBar } from '../../cart/index.ts';
import { useRememberSeen } from '../../favourites/index.ts';
import { useMenuQuery, useShopByIdQuery } from '../api.ts';
import * as texts from '../catalog.texts.ts';
import { useDishFilter } from '../components/diets/use-dish-filter.ts';
import { DishMenu, DishMenuSkeleton } from '../components/menu/dish-menu.tsx';
import { RestaurantHead, RestaurantHeadSkeleton } from '../components/restaurant/restaurant-head.tsx';
import { FOLLOWED } from '../query-args.ts';
import { seenStore } from '../seen.ts';
import * as pageTexts from './restaurant-page.texts.tsx';

/** More than nearly every menu has. */
const PAGE_SIZE = LIMITS.pageSize.max;

/** /detail/{id}: what one restaurant cooks. */
export default function RestaurantPage() {
  const id = Number(useParams().id);
  const { query: filter } = useDishFilter();
  const [offset, setOffset] = useHistoryChoice<number>(`menu_offset${Object.values(filter).join(';')}`, 0);
  const position = useKnownPosition();
  const followed = { ...FOLLOWED, refetchOnMountOrArgChange: true };
  const shop = useShopByIdQuery({ params: { id }, query: position ?? {} }, followed);
  const menu = useMenuQuery({ query: { restaurant_id: id, limit: PAGE_SIZE, offset, ...filter } }, followed);
  useLogFailure('Error fetching restaurant:', shop.error);
  useLogFailure('Error fetching dishes:', menu.error);
  useDocumentTitle(shop.data && pageTexts.dishesOf(shop.data.name));
  useRememberSeen(shop.data && seenStore(shop.data));

  if (isNotFound(shop.error)) return <NotFoundPage text={NO_RESTAURANT_TEXT} />;
  const failed = [shop, menu].find(({ error, data }) => error !== undefined && data === undefined);
  if (failed) return <ErrorState title={texts.menuFailed} onRetry={failed.refetch} />;
  // Both at once: a heading that comes first would push the rest down.
  if (!shop.data || !menu.data) {
    return (
      <div role="status" aria-label={texts.loadingDishes}>
        <RestaurantHeadSkeleton />
        <DishMenuSkeleton />
      </div>
    );
  }
  return (
    <>
      <AsOf query={menu} />
      <RestaurantHead shop={shop.data} heading={pageTexts.dishesOfHeading(shop.data.name)} />
      <DishMenu dishes={menu.data.rows} />
      <Pager offset={offset} pageSize={PAGE_SIZE} total={menu.data.total} onMove={setOffset} />
      <InformationBox shop={shop.data} />
      <CartBar restaurant={shop.data} />
    </>
  );
}

/** Whom one orders from. */
function InformationBox({ shop }: { shop: Shop }) {
  const rows = [
    { icon: Store, label: texts.restaurant, value: shop.name },
    { icon: Phone, label: texts.phone, value: <PhoneLink number={shop.phone_number} /> },
    { icon: MapPin, label: texts.address, value: shop.address ?? pageTexts.askRestaurant },
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
        gap: 2,
        mt: 4,
        mb: 0,
        mx: 0,
        p: 2.5,
        ...CARD,
      }}
    >
      {rows.map(({ icon: Icon, label, value }) => (
        <Box key={label} sx={{ position: 'relative', paddingInlineStart: 4, minWidth: 0 }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            <Box
              component={Icon}
              size={20}
              aria-hidden
              sx={{ position: 'absolute', insetInlineStart: 0, top: '2px', color: 'brand.text' }}
            />
            {label}
          </Box>
          <Box component="dd" dir="auto" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
