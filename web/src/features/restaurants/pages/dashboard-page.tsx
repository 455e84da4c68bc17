import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { PATHS } from '@nearbite/contract/page-paths';
import { formatMoney } from '@nearbite/domain/money';
import { useState } from 'react';
import { Link } from 'react-router';
import { FailureLine } from '../../../ui/feedback/failure-line.tsx';
import { formatDay } from '../../../ui/format/format-date.ts';
import { formatCount } from '../../../ui/format/format-number.ts';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Loaded } from '../../../ui/loading/loaded.tsx';
import { StatCards } from '../../../ui/tables/stat-cards.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { useOwner } from '../../accounts/index.ts';
import { DISH_COLUMNS, DishList, useOwnDishesQuery } from '../../dishes/index.ts';
import { RevenueCard, TodayBoard, useRestaurantStatsQuery, useTodayQuery } from '../../earnings/index.ts';
import { LatestOrders, useOrderPartsQuery } from '../../orders/index.ts';
import { useRestaurantSettingsQuery } from '../api.ts';
import * as texts from '../restaurants.texts.ts';

const DISHES_SHOWN = 10;
const ORDERS_SHOWN = 10;
/** As high as the day, which the server tells. */
const UNKNOWN_DAY = '\u00a0';

export default function DashboardPage() {
  const { restaurantId } = useOwner();
  const params = { restaurant_id: restaurantId };
  const { data: restaurant } = useRestaurantSettingsQuery({ params });
  const stats = useRestaurantStatsQuery({ params });
  const { data: today } = useTodayQuery({ params, query: {} });
  const [figures] = stats.data ?? [];

  return (
    <>
      <PageHeading intro={today ? formatDay(today.date) : UNKNOWN_DAY}>
        {restaurant ? <bdi>{restaurant.name}</bdi> : texts.dashboard}
      </PageHeading>
      <TodayBoard />
      <Text as="h2" look="small" isMuted>
        {texts.allTime}
      </Text>
      <FailureLine query={stats} what={texts.yourFigures} />
      <StatCards
        stats={[
          { label: texts.dishes, value: figures && formatCount(figures.dishes) },
          { label: texts.orders, value: figures && formatCount(figures.orders) },
          { label: texts.revenue, value: figures && formatMoney(figures.revenue) },
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
      <Tabs value={tab} onChange={(_event, next) => setTab(next)} aria-label={texts.latest} sx={{ mb: 2 }}>
        <Tab value="dishes" label={texts.dishes} id="tab-dishes" aria-controls="panel-dishes" />
        <Tab value="orders" label={texts.orders} id="tab-orders" aria-controls="panel-orders" />
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
    <Loaded query={query} what={texts.yourDishes}>
      {({ rows, total }) => (
        <>
          <DishList label={texts.dishes} dishes={rows} columns={DISH_COLUMNS} />
          {total > rows.length && <SeeAll to={PATHS.restaurantDishes}>{texts.seeAllDishes}</SeeAll>}
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
    <Loaded query={query} what={texts.yourOrders}>
      {({ rows, total }) => (
        <>
          <LatestOrders parts={rows} />
          {total > rows.length && <SeeAll to={PATHS.restaurantOrders}>{texts.seeAllOrders}</SeeAll>}
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
