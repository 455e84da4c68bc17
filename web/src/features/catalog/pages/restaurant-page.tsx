import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Shop } from '@nearbite/contract/catalog/catalog';
import { LIMITS } from '@nearbite/contract/limits';
import { MapPin, Phone, Store } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { NotFoundPage } from '../../../app/not-found-page.tsx';
import { useDocumentTitle } from '../../../lib/document-title.ts';
import { isNotFound } from '../../../lib/form-errors.ts';
import { useLogFailure } from '../../../lib/use-log-failure.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { RADIUS } from '../../../ui/theme.ts';
import { useMenuQuery, useShopByIdQuery } from '../api.ts';
import { CardGridSkeleton } from '../components/card-grid.tsx';
import { DishMenu } from '../components/dish-menu.tsx';

/** More than nearly every menu has. */
const PAGE_SIZE = LIMITS.pageSize.max;

/** /detail/{id}: what one restaurant cooks. */
export default function RestaurantPage() {
  const id = Number(useParams().id);
  const [offset, setOffset] = useState(0);
  const shop = useShopByIdQuery({ params: { id } });
  const menu = useMenuQuery(
    { query: { restaurant_id: id, limit: PAGE_SIZE, offset } },
    { refetchOnMountOrArgChange: true },
  );
  useLogFailure('Error fetching restaurant:', shop.error);
  useLogFailure('Error fetching dishes:', menu.error);
  useDocumentTitle(shop.data && `Dishes of ${shop.data.name}`);

  if (isNotFound(shop.error)) return <NotFoundPage />;
  const failed = [shop, menu].find(({ error, data }) => error !== undefined && data === undefined);
  if (failed) return <ErrorState title="The menu could not be loaded." onRetry={failed.refetch} />;
  return (
    <Box sx={{ pt: { xs: 3, md: 5 } }}>
      {shop.data && (
        <>
          <Typography variant="h1" dir="auto" sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
            Dishes of <bdi>{shop.data.name}</bdi>
          </Typography>
          <InformationBox shop={shop.data} />
        </>
      )}
      {shop.data && menu.data ? (
        <>
          <DishMenu dishes={menu.data.rows} />
          <Pager offset={offset} pageSize={PAGE_SIZE} total={menu.data.total} onMove={setOffset} />
        </>
      ) : (
        <Box sx={{ mt: 4 }}>
          <CardGridSkeleton label="Loading dishes" />
        </Box>
      )}
    </Box>
  );
}

function InformationBox({ shop }: { shop: Shop }) {
  const rows = [
    { icon: Store, label: 'Restaurant', value: shop.name },
    { icon: Phone, label: 'Phone', value: shop.phone_number },
    { icon: MapPin, label: 'Address', value: shop.address ?? 'Ask the restaurant' },
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
        gap: 2,
        m: 0,
        p: 2.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: RADIUS.card,
        bgcolor: 'background.paper',
      }}
    >
      {rows.map(({ icon: Icon, label, value }) => (
        <Box key={label} sx={{ position: 'relative', pl: 4, minWidth: 0 }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            <Box
              component={Icon}
              size={20}
              aria-hidden
              sx={{ position: 'absolute', left: 0, top: '2px', color: 'brand.text' }}
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
