import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Tracking } from '@nearbite/contract/tracking/tracking';
import { Link2Off } from 'lucide-react';
import { useMemo } from 'react';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { isNotFound } from '../../../lib/net/call-error.ts';
import { ErrorState } from '../../../ui/loading/error-state.tsx';
import { LoadingText } from '../../../ui/loading/loading-text.tsx';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import { useUserId } from '../../accounts/index.ts';
import { AfterOrder } from '../../cart/index.ts';
import { useOrderQuery } from '../../orders/index.ts';
import { DeliveryList } from '../components/delivery-list.tsx';
import { LiveMap } from '../components/live-map.tsx';
import { useTrackingLink } from '../rider/tracking-link.ts';
import { useDelivery } from '../rider/use-delivery.ts';
import * as texts from '../tracking.texts.ts';
import { useNow } from '../use-now.ts';
import type { Connection } from '../use-tracking-socket.ts';

/** The customer's page: where the food is right now. */
export default function CustomerTrackingPage() {
  const link = useTrackingLink();
  const { data: tracking, error, refetch, connection, sightings, offsetMs } = useDelivery(link);
  const nowMs = useNow() + offsetMs;
  const restaurants = useMemo(() => tracking?.restaurants ?? [], [tracking]);

  if (isNotFound(error)) {
    return <StateMessage isPage icon={Link2Off} title={texts.linkNotValid} text={texts.openInAccount} />;
  }
  if (error && !tracking) {
    return <ErrorState title={texts.deliveryNotLoaded} text={errorText(error)} onRetry={refetch} />;
  }
  if (!tracking) return <LoadingText />;

  return (
    <Box sx={{ py: { xs: 3, md: 5 }, display: 'grid', gap: 2.5 }}>
      <div>
        <Typography variant="h2" component="h1">
          {texts.track}
        </Typography>
        <ConnectionLine tracking={tracking} connection={connection} />
      </div>
      <LiveMap tracking={tracking} sightings={sightings} nowMs={nowMs} />
      <DeliveryList
        restaurants={restaurants}
        sightings={sightings}
        home={tracking.home}
        rides={tracking.rides}
        isLost={connection.isLost}
        nowMs={nowMs}
      />
      {tracking.state === 'over' && <EndedDelivery oid={link.orderId} />}
    </Box>
  );
}

type Props = { readonly tracking: Tracking; readonly connection: Connection };

function ConnectionLine({ tracking, connection }: Props) {
  return (
    <Typography role="status" sx={{ color: 'text.secondary', mt: 0.5 }}>
      {describe(tracking, connection)}
    </Typography>
  );
}

function describe({ state, order_status }: Tracking, connection: Connection): string {
  if (state === 'over' && order_status === 'cancelled') return texts.wasCanceled;
  if (state === 'over') return texts.isOver;
  if (connection.state === 'ended') return connection.end?.reason || texts.notFollowed;
  if (connection.isLost) return texts.connectionLost;
  if (connection.state === 'connecting') return texts.connecting;
  return state === 'waiting' ? texts.comesAlive : texts.live;
}

/** For the customer only; other people with the link do not see it. */
function EndedDelivery({ oid }: { readonly oid: string }) {
  const userId = useUserId();
  const { data: order } = useOrderQuery({ params: { user_id: userId, order_oid: oid } });
  return order ? <AfterOrder order={order} /> : null;
}
