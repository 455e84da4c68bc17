import Typography from '@mui/material/Typography';
import type { Tracking } from '@nearbite/contract/tracking/tracking';
import type { Connection } from '../use-tracking-socket.ts';

type Props = { readonly tracking: Tracking; readonly connection: Connection };

export function ConnectionLine({ tracking, connection }: Props) {
  return (
    <Typography role="status" sx={{ color: 'text.secondary', mt: 0.5 }}>
      {describe(tracking, connection)}
    </Typography>
  );
}

function describe({ state, order_status }: Tracking, connection: Connection): string {
  if (state === 'over' && order_status === 'cancelled') return 'This order was canceled.';
  if (state === 'over') return 'This delivery is over.';
  if (connection.state === 'ended')
    return connection.end?.reason || 'This delivery can no longer be followed.';
  if (connection.isLost) return 'Your connection is lost. Trying again...';
  if (connection.state === 'connecting') return 'Connecting...';
  return state === 'waiting' ? 'The map comes alive when your food is handed over.' : 'Live';
}
