import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { CARD } from '../../../ui/measures.ts';
import { useOwner } from '../../accounts/index.ts';
import { useMonthlyEarningsQuery } from '../api.ts';

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
        Revenue by month
      </Typography>
      <Box sx={{ minHeight: CHART_PX }}>
        <Loaded query={query} what="your revenue">
          {(months) => <RevenueChart months={months} />}
        </Loaded>
      </Box>
    </Box>
  );
}
