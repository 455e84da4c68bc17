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
    <PageSection title="Marketplace" intro="The last twelve months at a glance.">
      {summary ? (
        <Summary summary={summary} />
      ) : error ? (
        <ErrorState
          title="The figures could not be loaded."
          text={errorText(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingText />
      )}
    </PageSection>
  );
}

const Summary = ({ summary }: { summary: AdminSummary }) => (
  <Box sx={{ display: 'grid', gap: 2.5 }}>
    <Figures summary={summary} />
    <Panel title="Revenue by month">
      <RevenueChart months={summary.months} />
    </Panel>
    <Panel title="Payments">
      <PaymentReportPanel health={summary.payments} />
    </Panel>
    {summary.top_restaurants.length > 0 && (
      <Box component="section" aria-label="Best selling restaurants">
        <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
          Best selling restaurants
        </Typography>
        <DataTable
          label="Best selling restaurants"
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
        label="Waiting"
        value={formatCount(restaurants.pending)}
        hint="restaurants to look at"
        to={`${PATHS.adminRestaurants}?status=pending`}
      />
      <StatCard
        label="Restaurants"
        value={formatCount(restaurants.approved)}
        hint={restaurantsHint(restaurants)}
        to={`${PATHS.adminRestaurants}?status=approved`}
      />
      <StatCard
        label="Users"
        value={formatCount(users.total)}
        hint={`${users.unverified} not verified, ${users.blocked} blocked`}
        to={PATHS.adminUsers}
      />
      <StatCard
        label="Dishes"
        value={formatCount(dishes.live)}
        hint={`live, ${dishes.in_review} in review`}
        to={PATHS.adminDishes}
      />
      <StatCard isWide label="Revenue this month" value={formatMoney(summary.monthly_revenue)} />
      <StatCard
        isWide
        label="Revenue"
        value={formatMoney(summary.revenue)}
        hint={`twelve months, ${formatCount(summary.orders)} orders in all`}
      />
    </Box>
  );
}

const restaurantsHint = ({ suspended, owner_blocked }: AdminSummary['restaurants']) =>
  owner_blocked === 0
    ? `${suspended} suspended`
    : `${suspended} suspended, ${owner_blocked} with a blocked owner`;

const TOP_COLUMNS: readonly Column<AdminSummary['top_restaurants'][number]>[] = [
  { heading: 'Restaurant', cell: ({ image, name }) => <Thumbnail image={image} title={name} /> },
  { heading: 'Orders', cell: ({ sales_count }) => formatCount(sales_count) },
  { heading: 'Revenue', cell: ({ revenue }) => formatMoney(revenue) },
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
