import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link2Off } from 'lucide-react';
import { useMemo } from 'react';
import { isNotFound } from '../../../lib/call-error.ts';
import { errorText } from '../../../lib/form-errors.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { LoadingText } from '../../../ui/loading-text.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { useConfigQuery } from '../../platform/index.ts';
import { ConnectionLine } from '../components/connection-line.tsx';
import { DeliveryList } from '../components/delivery-list.tsx';
import { EndedDelivery } from '../components/ended-delivery.tsx';
import { isStale } from '../staleness.ts';
import { useTrackingLink } from '../tracking-link.ts';
import { useDelivery } from '../use-delivery.ts';
import { useNow } from '../use-now.ts';

const DeliveryMap = lazyPart(() => import('../components/delivery-map.tsx'), {
  fallback: <Skeleton variant="rounded" height={420} />,
});
/** A jump may be wrong by any distance; its circle must at least be seen to be one. */
const SMALLEST_DOUBT_M = 150;
const DEFAULT_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/** The customer's page: where the food is right now. */
export default function CustomerTrackingPage() {
  const link = useTrackingLink();
  const { data: tracking, error, refetch, connection, sightings, offsetMs } = useDelivery(link);
  const { data: config, isLoading: isConfigLoading } = useConfigQuery();
  const nowMs = useNow() + offsetMs;
  const restaurants = useMemo(() => tracking?.restaurants ?? [], [tracking]);

  if (isNotFound(error)) {
    return (
      <StateMessage
        isPage
        icon={Link2Off}
        title="This link is not valid"
        text="Open the order in your account and choose Track Location again."
      />
    );
  }
  if (error && !tracking) {
    return <ErrorState title="The delivery could not be loaded." text={errorText(error)} onRetry={refetch} />;
  }
  if (!tracking) return <LoadingText />;

  const riders = sightings.map(({ position, doubt }) => ({
    key: String(position.part),
    latitude: position.latitude,
    longitude: position.longitude,
    label: restaurants.find(({ id }) => id === position.part)?.rider ?? 'Rider',
    isStale: isStale(position.at, nowMs),
    doubtRadiusM: doubt && Math.max(position.accuracy ?? 0, SMALLEST_DOUBT_M),
  }));

  return (
    <Box sx={{ py: { xs: 3, md: 5 }, display: 'grid', gap: 2.5 }}>
      <div>
        <Typography variant="h2" component="h1">
          Track Your Delivery
        </Typography>
        <ConnectionLine tracking={tracking} connection={connection} />
      </div>
      {isConfigLoading ? (
        <Skeleton variant="rounded" height={420} />
      ) : (
        <DeliveryMap
          tileUrl={config?.map_tile_url ?? DEFAULT_TILES}
          restaurants={restaurants}
          riders={riders}
          home={tracking.home}
        />
      )}
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
