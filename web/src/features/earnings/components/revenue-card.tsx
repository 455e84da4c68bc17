import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ChartLine } from 'lucide-react';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { Loaded } from '../../../ui/loading/loaded.tsx';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import { CARD } from '../../../ui/theme/measures.ts';
import { useOwner } from '../../accounts/index.ts';
import { useMonthlyEarningsQuery } from '../api.ts';
import * as texts from '../earnings.texts.ts';

const CHART_PX = 240;
const RevenueChart = lazyPart(() => import('./revenue-chart.tsx'), {
  fallback: <Skeleton variant="rounded" height={CHART_PX} />,
});

export function RevenueCard() {
  const { restaurantId } = useOwner();
  const query = useMonthlyEarningsQuery({ params: { restaurant_id: restaurantId } });
  return (
    <Box
      component="section"
      aria-labelledby="revenue-by-month"
      sx={{
        mb: 2.5,
        p: { xs: 2, md: 2.5 },
        ...CARD,
      }}
    >
      <Typography id="revenue-by-month" variant="h4" component="h2" sx={{ mb: 1 }}>
        {texts.revenueByMonth}
      </Typography>
      <Box sx={{ minHeight: CHART_PX }}>
        <Loaded query={query} what={texts.yourRevenue}>
          {(months) =>
            months.some(({ total_earning, sales_count }) => total_earning > 0 || sales_count > 0) ? (
              <RevenueChart months={months} />
            ) : (
              <StateMessage icon={ChartLine} title={texts.nothingSoldYet} text={texts.yourRevenueOfEach} />
            )
          }
        </Loaded>
      </Box>
    </Box>
  );
}
