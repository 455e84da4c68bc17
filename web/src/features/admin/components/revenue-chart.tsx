import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AdminSummary } from '@nearbite/contract/admin/summary';
import { formatMoney } from '@nearbite/domain/money';
import { shortMonthName } from '../../../ui/format/format-date.ts';
import { formatCompact } from '../../../ui/format/format-number.ts';
import * as texts from '../admin.texts.ts';

export default function RevenueChart({ months }: Pick<AdminSummary, 'months'>) {
  const theme = useTheme();
  const tomato = theme.vars?.palette.primary.main ?? theme.palette.primary.main;
  return (
    <LineChart
      height={260}
      margin={{ left: 0, right: 16, top: 16, bottom: 0 }}
      hideLegend
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: 'point',
          data: months.map(({ month, year }) => `${shortMonthName(month)} ${year}`),
          valueFormatter: (label: string, { location }) =>
            location === 'tick' ? (label.split(' ')[0] ?? '') : label,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      yAxis={[
        {
          valueFormatter: formatCompact,
          disableLine: true,
          disableTicks: true,
          width: 48,
        },
      ]}
      series={[
        {
          label: texts.revenue,
          data: months.map(({ revenue }) => revenue),
          area: true,
          showMark: false,
          curve: 'monotoneX',
          color: tomato,
          valueFormatter: (amount: number | null) => formatMoney(amount ?? 0),
        },
      ]}
      sx={{ '& .MuiAreaElement-root, & .MuiLineChart-area': { fillOpacity: 0.14 } }}
    />
  );
}
