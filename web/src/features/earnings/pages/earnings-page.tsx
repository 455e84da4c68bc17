import Typography from '@mui/material/Typography';
import type { MonthlyEarning } from '@nearbite/contract/earnings/earnings';
import { formatMoney } from '@nearbite/domain/money';
import { FailureLine } from '../../../ui/feedback/failure-line.tsx';
import { monthName } from '../../../ui/format/format-date.ts';
import { formatCount } from '../../../ui/format/format-number.ts';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Loaded } from '../../../ui/loading/loaded.tsx';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import { StatCards } from '../../../ui/tables/stat-cards.tsx';
import { useOwner } from '../../accounts/index.ts';
import { useEarningsQuery, useMonthlyEarningsQuery } from '../api.ts';
import { RevenueCard } from '../components/revenue-card.tsx';
import * as texts from '../earnings.texts.ts';

const COLUMNS: readonly Column<MonthlyEarning>[] = [
  { heading: texts.month, cell: ({ month, year }) => `${monthName(month)} ${year}` },
  { heading: texts.orders, cell: ({ sales_count }) => formatCount(sales_count) },
  { heading: texts.revenue, cell: ({ total_earning }) => formatMoney(total_earning) },
];

export default function EarningsPage() {
  const { restaurantId } = useOwner();
  const params = { restaurant_id: restaurantId };
  const earnings = useEarningsQuery({ params }, { refetchOnMountOrArgChange: true });
  const months = useMonthlyEarningsQuery({ params }, { refetchOnMountOrArgChange: true });
  const [figures] = earnings.data ?? [];

  return (
    <>
      <PageHeading>{texts.earnings}</PageHeading>
      <FailureLine query={earnings} what={texts.yourEarnings} />
      <StatCards
        stats={[
          { label: texts.totalSales, value: figures && formatMoney(figures.total_revenue) },
          { label: texts.monthlyEarning, value: figures && formatMoney(figures.monthly_revenue) },
          { label: texts.paidByCard, value: figures && formatMoney(figures.card_revenue) },
          { label: texts.paidInCash, value: figures && formatMoney(figures.cash_revenue) },
        ]}
      />
      <RevenueCard />
      <Typography variant="h3" component="h2" sx={{ mt: 4, mb: 2 }}>
        {texts.revenueTracker}
      </Typography>
      <Loaded query={months} what={texts.yourMonths}>
        {(rows) => (
          <DataTable
            label={texts.revenueTracker}
            columns={COLUMNS}
            rows={rows.toReversed()}
            rowKey={({ month, year }) => `${year}-${month}`}
          />
        )}
      </Loaded>
    </>
  );
}
