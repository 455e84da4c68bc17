import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { AdminSummary } from '@nearbite/contract/admin/summary';
import { PATHS } from '@nearbite/contract/page-paths';
import { formatMoney } from '@nearbite/domain/money';
import { type ReactNode, useId } from 'react';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { formatCount } from '../../../ui/format/format-number.ts';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { ErrorState } from '../../../ui/loading/error-state.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { LoadingText } from '../../../ui/loading/loading-text.tsx';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import { CARD } from '../../../ui/theme/measures.ts';
import * as texts from '../admin.texts.ts';
import { useAdminSummaryQuery } from '../api.ts';
import { PaymentReportPanel } from '../components/payment-report.tsx';
import { StatCard } from '../components/stat-card.tsx';
import { Thumbnail } from '../components/thumbnail.tsx';

/** Charts are large; the figures must not wait for them. */
const RevenueChart = lazyPart(() => import('../components/revenue-chart.tsx'), {
  fallback: <Skeleton variant="rounded" height={260} />,
});

export default function SummaryPage() {
  const {
    data: summary,
    error,
    refetch,
  } = useAdminSummaryQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageSection title={texts.marketplace} intro={texts.summaryIntro}>
      {summary ? (
        <Summary summary={summary} />
      ) : error ? (
        <ErrorState title={texts.figuresFailed} text={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingText />
      )}
    </PageSection>
  );
}

const Summary = ({ summary }: { summary: AdminSummary }) => (
  <Box sx={{ display: 'grid', gap: 2.5 }}>
    <Figures summary={summary} />
    <Panel title={texts.revenueByMonth}>
      <RevenueChart months={summary.months} />
    </Panel>
    <Panel title={texts.payments}>
      <PaymentReportPanel health={summary.payments} />
    </Panel>
    {summary.top_restaurants.length > 0 && (
      <Box component="section" aria-label={texts.bestSellingRestaurants}>
        <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
          {texts.bestSellingRestaurants}
        </Typography>
        <DataTable
          label={texts.bestSellingRestaurants}
          columns={TOP_COLUMNS}
          rows={summary.top_restaurants}
          rowKey={({ id }) => id}
        />
      </Box>
    )}
  </Box>
);

function Figures({ summary }: { summary: AdminSummary }) {
  const { restaurants, users, dishes } = summary;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.5, sm: 2.5 },
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <StatCard
        label={texts.waiting}
        value={formatCount(restaurants.pending)}
        hint={texts.restaurantsToLookAt}
        to={`${PATHS.adminRestaurants}?status=pending`}
      />
      <StatCard
        label={texts.restaurants}
        value={formatCount(restaurants.approved)}
        hint={restaurantsHint(restaurants)}
        to={`${PATHS.adminRestaurants}?status=approved`}
      />
      <StatCard
        label={texts.users}
        value={formatCount(users.total)}
        hint={texts.notVerifiedBlocked(users.unverified, users.blocked)}
        to={PATHS.adminUsers}
      />
      <StatCard
        label={texts.dishes}
        value={formatCount(dishes.live)}
        hint={texts.liveInReview(dishes.in_review)}
        to={PATHS.adminDishes}
      />
      <StatCard isWide label={texts.revenueThisMonth} value={formatMoney(summary.monthly_revenue)} />
      <StatCard
        isWide
        label={texts.revenue}
        value={formatMoney(summary.revenue)}
        hint={texts.twelveMonthsOrders(formatCount(summary.orders))}
      />
    </Box>
  );
}

const restaurantsHint = ({ suspended, owner_blocked }: AdminSummary['restaurants']) =>
  owner_blocked === 0
    ? texts.suspendedCount(suspended)
    : texts.suspendedAndOwnerBlocked(suspended, owner_blocked);

const TOP_COLUMNS: readonly Column<AdminSummary['top_restaurants'][number]>[] = [
  { heading: texts.restaurant, cell: ({ image, name }) => <Thumbnail image={image} title={name} /> },
  { heading: texts.orders, cell: ({ sales_count }) => formatCount(sales_count) },
  { heading: texts.revenue, cell: ({ revenue }) => formatMoney(revenue) },
];

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        p: { xs: 2, sm: 2.5 },
        ...CARD,
      }}
    >
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
