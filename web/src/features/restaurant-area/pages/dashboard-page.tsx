import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { formatRupees } from '@nearbite/domain/money';
import { useState } from 'react';
import { Link } from 'react-router';
import { PATHS } from '../../../config/paths.ts';
import { formatCount } from '../../../ui/format-number.ts';
import { RetryLine } from '../../../ui/retry-line.tsx';
import {
  useOrderPartsQuery,
  useOwnDishesQuery,
  useRestaurantSettingsQuery,
  useRestaurantStatsQuery,
} from '../api.ts';
import { DISH_COLUMNS } from '../components/dish-columns.tsx';
import { DishList } from '../components/dish-list.tsx';
import { LatestOrders } from '../components/latest-orders.tsx';
import { Loaded } from '../components/loaded.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { RevenueCard } from '../components/revenue-card.tsx';
import { StatCards } from '../components/stat-cards.tsx';
import { formatToday } from '../format.ts';
import { useOwner } from '../use-owner.ts';

const DISHES_SHOWN = 10;
const ORDERS_SHOWN = 10;

export default function DashboardPage() {
  const { restaurantId } = useOwner();
  const params = { restaurant_id: restaurantId };
  const { data: restaurant } = useRestaurantSettingsQuery({ params });
  const stats = useRestaurantStatsQuery({ params });
  const [figures] = stats.data ?? [];

  return (
    <>
      <PageHeading intro={formatToday(new Date())}>{restaurant?.name ?? 'Dashboard'}</PageHeading>
      {stats.isError && !stats.isFetching && (
        <RetryLine text="We could not load your figures." onRetry={stats.refetch} />
      )}
      <StatCards
        stats={[
          { label: 'Dishes', value: figures && formatCount(figures.dishes) },
          { label: 'Orders', value: figures && formatCount(figures.orders) },
          { label: 'Revenue', value: figures && formatRupees(figures.revenue) },
        ]}
      />
      <RevenueCard />
      <DishesAndOrders restaurantId={restaurantId} />
    </>
  );
}

function DishesAndOrders({ restaurantId }: { restaurantId: number }) {
  const [tab, setTab] = useState<'dishes' | 'orders'>('dishes');
  return (
    <>
      <Tabs value={tab} onChange={(_event, next) => setTab(next)} aria-label="Latest" sx={{ mb: 2 }}>
        <Tab value="dishes" label="Dishes" id="tab-dishes" aria-controls="panel-dishes" />
        <Tab value="orders" label="Orders" id="tab-orders" aria-controls="panel-orders" />
      </Tabs>
      <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {tab === 'dishes' ? (
          <LatestDishes restaurantId={restaurantId} />
        ) : (
          <LatestOrdersTab restaurantId={restaurantId} />
        )}
      </Box>
    </>
  );
}

function LatestDishes({ restaurantId }: { restaurantId: number }) {
  const query = useOwnDishesQuery({
    params: { restaurant_id: restaurantId },
    query: { limit: DISHES_SHOWN },
  });
  return (
    <Loaded query={query} what="your dishes">
      {({ rows, total }) => (
        <>
          <DishList label="Dishes" dishes={rows} columns={DISH_COLUMNS} />
          {total > rows.length && <SeeAll to={PATHS.restaurantDishes}>See all dishes</SeeAll>}
        </>
      )}
    </Loaded>
  );
}

function LatestOrdersTab({ restaurantId }: { restaurantId: number }) {
  const query = useOrderPartsQuery({
    params: { restaurant_id: restaurantId },
    query: { limit: ORDERS_SHOWN },
  });
  return (
    <Loaded query={query} what="your orders">
      {({ rows, total }) => (
        <>
          <LatestOrders parts={rows} />
          {total > rows.length && <SeeAll to={PATHS.restaurantOrders}>See all orders</SeeAll>}
        </>
      )}
    </Loaded>
  );
}

const SeeAll = ({ to, children }: { to: string; children: string }) => (
  <Button component={Link} to={to} variant="outlined" sx={{ mt: 2 }}>
    {children}
  </Button>
);
