import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Position, Tracking } from '@nearbite/contract/tracking';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { RADIUS } from '../../../ui/theme.ts';
import { isStale, lastSeen } from '../staleness.ts';

type Restaurant = Tracking['restaurants'][number];
type Props = {
  readonly restaurants: readonly Restaurant[];
  readonly positions: readonly Position[];
  readonly nowMs: number;
};

/** The same as on the map, in words: one line per restaurant. */
export function DeliveryList({ restaurants, positions, nowMs }: Props) {
  return (
    <Box
      component="ul"
      aria-label="Deliveries"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
    >
      {restaurants.map((restaurant) => {
        const position = positions.find(({ part }) => part === restaurant.id || part === null);
        return (
          <Box
            key={restaurant.id}
            component="li"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 1,
              p: 2,
              border: 1,
              borderColor: 'divider',
              borderRadius: RADIUS.card,
              bgcolor: 'background.paper',
            }}
          >
            <div>
              <Typography variant="h4" component="h2">
                <bdi>{restaurant.name}</bdi>
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {describe(restaurant, position, nowMs)}
              </Typography>
            </div>
            <Chip restaurant={restaurant} position={position} nowMs={nowMs} />
          </Box>
        );
      })}
    </Box>
  );
}

function describe(restaurant: Restaurant, position: Position | undefined, nowMs: number) {
  const { state, order_status, rider, delivered_at } = restaurant;
  if (order_status === 'cancelled') return 'This part of your order was canceled.';
  if (delivered_at !== null) return 'Enjoy your meal!';
  if (state === 'waiting') return 'Your food is being prepared.';
  if (state === 'over') return 'Nothing more to follow here.';
  const who = rider ?? 'Your rider';
  if (!position) return `${who} has not set out yet.`;
  return isStale(position.at, nowMs)
    ? `${who} was ${lastSeen(position.at, nowMs)}. The signal may be weak.`
    : `${who}, ${lastSeen(position.at, nowMs)}`;
}

type ChipProps = { restaurant: Restaurant; position: Position | undefined; nowMs: number };

function Chip({ restaurant, position, nowMs }: ChipProps) {
  if (restaurant.order_status === 'cancelled') return <StatusChip tone="bad">Canceled</StatusChip>;
  if (restaurant.delivered_at !== null) return <StatusChip tone="good">Delivered</StatusChip>;
  if (restaurant.state === 'waiting') return <StatusChip tone="waiting">Preparing</StatusChip>;
  if (restaurant.state === 'over') return <StatusChip tone="waiting">Ended</StatusChip>;
  if (!position) return <StatusChip tone="waiting">Handed over</StatusChip>;
  return isStale(position.at, nowMs) ? (
    <StatusChip tone="bad">No signal</StatusChip>
  ) : (
    <StatusChip tone="good">On the way</StatusChip>
  );
}
