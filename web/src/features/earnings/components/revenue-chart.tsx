import { useTheme } from '@mui/material/styles';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import type { MonthlyEarning } from '@nearbite/contract/earnings/earnings';
import { formatMoney } from '@nearbite/domain/money';
import { shortMonthName } from '../../../ui/format/format-date.ts';
import { formatCompact } from '../../../ui/format/format-number.ts';
import * as texts from '../earnings.texts.ts';

const HEIGHT_PX = 240;

/** A chunk of its own: the chart library is larger than the rest of the page. */
export default function RevenueChart({ months }: { months: readonly MonthlyEarning[] }) {
  const theme = useTheme();
  return (
    <LineChart
      height={HEIGHT_PX}
      hideLegend
      skipAnimation
      grid={{ horizontal: true }}
      margin={{ left: 0, right: 16, top: 12, bottom: 0 }}
      colors={[theme.palette.primary.main]}
      xAxis={[
        {
          scaleType: 'point',
          data: months.map(({ month, year }) => `${shortMonthName(month)} ${year}`),
          valueFormatter: (label: string) => label.slice(0, label.lastIndexOf(' ')),
          disableLine: true,
          disableTicks: true,
        },
      ]}
      yAxis={[
        {
          min: 0,
          width: 48,
          valueFormatter: formatCompact,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      series={[
        {
          label: texts.revenue,
          data: months.map(({ total_earning }) => total_earning),
          area: true,
          showMark: false,
          valueFormatter: (value) => (value === null ? '' : formatMoney(value)),
        },
      ]}
      sx={{ [`& .${lineClasses.area}`]: { fillOpacity: 0.14 } }}
    />
  );
}
