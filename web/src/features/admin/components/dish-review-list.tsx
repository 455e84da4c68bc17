import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AdminDish } from '@nearbite/contract/admin';
import { formatRupees } from '@nearbite/domain/money';
import { whileIdle } from '../../../lib/busy.ts';
import { errorText } from '../../../lib/form-errors.ts';
import { pageToast } from '../../../lib/toasts.ts';
import { RetryLine } from '../../../ui/retry-line.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { useAdminDishesQuery, useSetDishStatusMutation } from '../api.ts';
import { Thumbnail } from './thumbnail.tsx';

const LABELS = { live: 'Live', 'in-active': 'In-active', 'in-review': 'In-review' } as const;
const TONES = { live: 'good', 'in-active': 'bad', 'in-review': 'waiting' } as const;
const SHOWN = 200;

/** A restaurant's dishes; each can be taken off the menu for review and released again. */
export function DishReviewList({ restaurantId }: { restaurantId: number }) {
  const { data, error, refetch } = useAdminDishesQuery({
    params: { id: restaurantId },
    query: { limit: SHOWN },
  });
  if (error) return <RetryLine text="The dishes could not be loaded." onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <Box component="section" aria-labelledby="admin-dishes">
      <Typography id="admin-dishes" variant="h4" component="h3" sx={{ mb: 1 }}>
        {data.total === 0 ? 'No dishes yet' : `Dishes (${data.total})`}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.rows.map((dish) => (
          <DishLine key={dish.id} dish={dish} />
        ))}
      </Box>
    </Box>
  );
}

function DishLine({ dish }: { dish: AdminDish }) {
  const [setStatus, { isLoading }] = useSetDishStatusMutation();
  const next = dish.status === 'in-review' ? 'live' : 'in-review';
  const change = async () => {
    const { error } = await setStatus({ params: { id: dish.id }, body: { status: next } });
    if (error) pageToast.error(errorText(error));
    else pageToast.success(`${dish.title} is ${LABELS[next]}`);
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Thumbnail
          image={dish.image}
          title={dish.title}
          text={`${dish.category} · ${formatRupees(dish.price)}`}
        />
      </Box>
      <StatusChip tone={TONES[dish.status]}>{LABELS[dish.status]}</StatusChip>
      <Button
        variant="outlined"
        size="small"
        {...whileIdle(isLoading, () => void change())}
        aria-label={next === 'live' ? `Release ${dish.title}` : `Review ${dish.title}`}
      >
        {next === 'live' ? 'Release' : 'Review'}
      </Button>
    </Box>
  );
}
