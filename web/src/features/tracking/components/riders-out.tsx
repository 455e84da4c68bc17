import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { restaurantOrderPath } from '@nearbite/contract/page-paths';
import type { RidersOut as Out } from '@nearbite/contract/riders/riders';
import { Bike } from 'lucide-react';
import { useMemo } from 'react';
import { DayNumber } from '../../../ui/food/day-number.tsx';
import { Loaded } from '../../../ui/loading/loaded.tsx';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import { PhoneLink } from '../../../ui/text/phone-link.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { CARD } from '../../../ui/theme/measures.ts';
import { useRestaurantId } from '../../accounts/index.ts';
import { useConfigQuery } from '../../platform/index.ts';
import { useRidersOutQuery } from '../api.ts';
import { isStale, lastSeen } from '../staleness.ts';
import { doubtRadius, trackPosition } from '../tracked-position.ts';
import * as texts from '../tracking.texts.ts';
import { useNow } from '../use-now.ts';
import DeliveryMap from './delivery-map.tsx';

const FOLLOWED = {
  pollingInterval: 10_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: true,
};

/** A restaurant's riders on their way: on a map, and beside it in words. */
export default function RidersOut() {
  const restaurantId = useRestaurantId();
  const query = useRidersOutQuery({ params: { restaurant_id: restaurantId } }, FOLLOWED);
  return (
    <Loaded query={query} what={texts.ridersOut}>
      {(out) =>
        out.riders.length === 0 ? (
          <StateMessage icon={Bike} title={texts.nobodyOut} text={texts.appearOnTheWay} />
        ) : (
          <MapAndList out={out} />
        )
      }
    </Loaded>
  );
}

function MapAndList({ out }: { readonly out: Out & { readonly clockOffsetMs: number } }) {
  const nowMs = useNow() + out.clockOffsetMs;
  const { data: config, isLoading: isConfigLoading } = useConfigQuery();
  const restaurants = useMemo(() => [out.restaurant], [out.restaurant]);
  const pins = out.riders.flatMap(({ id, name, position }) => {
    if (!position) return [];
    const { latitude, longitude, at } = position;
    const doubtRadiusM = doubtRadius(trackPosition(undefined, position));
    return [{ key: String(id), label: name, latitude, longitude, isStale: isStale(at, nowMs), doubtRadiusM }];
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 1fr)' } }}>
      {isConfigLoading ? (
        <Skeleton variant="rounded" height={420} />
      ) : (
        <DeliveryMap
          label={texts.mapOfRiders}
          tileUrl={config?.map_tile_url}
          restaurants={restaurants}
          riders={pins}
          home={null}
        />
      )}
      <Box
        component="ul"
        aria-label={texts.ridersOut}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, alignContent: 'start' }}
      >
        {out.riders.map((rider) => (
          <OneRider key={rider.id} rider={rider} nowMs={nowMs} />
        ))}
      </Box>
    </Box>
  );
}

function OneRider({ rider, nowMs }: { readonly rider: Out['riders'][number]; readonly nowMs: number }) {
  const { name, phone_number, position, deliveries } = rider;
  return (
    <Box component="li" sx={{ p: 2, ...CARD, overflowWrap: 'anywhere' }}>
      <Typography variant="h4" component="h3">
        <bdi>{name}</bdi>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {position ? lastSeen(position.at, nowMs) : texts.notSharedYet(name)}
      </Typography>
      <PhoneLink number={phone_number} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
        {deliveries.map(({ oid, number }) => (
          <TextLink
            key={oid}
            to={restaurantOrderPath(oid)}
            style={{ display: 'inline-flex', alignItems: 'center', minHeight: 32 }}
          >
            {number === null ? <bdi>{oid}</bdi> : <DayNumber number={number} />}
          </TextLink>
        ))}
      </Box>
    </Box>
  );
}
