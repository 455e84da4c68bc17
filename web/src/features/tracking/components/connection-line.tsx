import Typography from '@mui/material/Typography';
import type { Tracking } from '@nearbite/contract/tracking';
import type { Connection } from '../use-tracking-socket.ts';

type Props = { readonly state: Tracking['state']; readonly connection: Connection };

export function ConnectionLine({ state, connection }: Props) {
  return (
    <Typography role="status" sx={{ color: 'text.secondary', mt: 0.5 }}>
      {describe(state, connection)}
    </Typography>
  );
}

function describe(state: Tracking['state'], connection: Connection): string {
  if (state === 'over') return 'This delivery is over.';
  if (connection.state === 'ended')
    return connection.end?.reason || 'This delivery can no longer be followed.';
  if (connection.state === 'waiting') return 'The connection was lost. Trying again...';
  if (connection.state === 'connecting') return 'Connecting...';
  return state === 'waiting' ? 'The map comes alive when your food is handed over.' : 'Live';
}
