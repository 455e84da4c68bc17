import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Tracking } from '@nearbite/contract/tracking/tracking';
import { formatDistance } from '@nearbite/domain/places/distance';
import { restOfRide } from '@nearbite/domain/places/ride';
import { StatusChip } from '../../../ui/food/status-chip.tsx';
import { promiseText } from '../../../ui/format/order-times.ts';
import { useLateText } from '../../../ui/format/use-late-text.ts';
import { PhoneLink } from '../../../ui/text/phone-link.tsx';
import { CARD } from '../../../ui/theme/measures.ts';
import { isStale, lastSeen } from '../staleness.ts';
import type { TrackedPosition } from '../tracked-position.ts';
import * as texts from '../tracking.texts.ts';

type Restaurant = Tracking['restaurants'][number];
type Props = {
  readonly restaurants: readonly Restaurant[];
  readonly sightings: readonly TrackedPosition[];
  readonly home: Tracking['home'];
  /** By road, where that is known. */
  readonly rides: Tracking['rides'];
  /** This device's own connection is gone: nothing can be said about the rider's. */
  readonly isLost: boolean;
  readonly nowMs: number;
};

/** The same as on the map, in words: one line per restaurant. */
export function DeliveryList({ restaurants, sightings, home, rides, isLost, nowMs }: Props) {
  return (
    <Box
      component="ul"
      aria-label={texts.deliveries}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
    >
      {restaurants.map((restaurant) => {
        const sighting = sightings.find(({ position: { part } }) => part === restaurant.id || part === null);
        const seen = { restaurant, sighting, home, rides, isLost, nowMs };
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
              ...CARD,
            }}
          >
            <div>
              <Typography variant="h4" component="h2">
                <bdi>{restaurant.name}</bdi>
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {describe(seen)}
              </Typography>
              <Promised restaurant={restaurant} />
              {restaurant.rider_phone !== null && (
                <Typography variant="body2">
                  {texts.call(restaurant.rider ?? texts.yourRiderThere)}{' '}
                  <PhoneLink number={restaurant.rider_phone} />
                </Typography>
              )}
            </div>
            <Chip {...seen} />
          </Box>
        );
      })}
    </Box>
  );
}

/** As long as it can still be kept. */
function Promised({ restaurant }: { readonly restaurant: Restaurant }) {
  const late = useLateText(
    { ...restaurant, stages: {} },
    { fulfilment: 'delivery', timeZone: restaurant.time_zone },
  );
  if (restaurant.promised_at === null || restaurant.state === 'over') return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {late?.sentence ?? texts.promised(promiseText(restaurant, restaurant.time_zone, { before: 'for' }))}
    </Typography>
  );
}

type Seen = Pick<Props, 'home' | 'rides' | 'isLost' | 'nowMs'> & {
  readonly restaurant: Restaurant;
  readonly sighting: TrackedPosition | undefined;
};

function describe({ restaurant, sighting, home, rides, isLost, nowMs }: Seen): string {
  const { state, order_status, rider, delivered_at } = restaurant;
  if (order_status === 'cancelled') return texts.partCanceled;
  if (delivered_at !== null) return texts.enjoy;
  if (state === 'waiting') return texts.beingPrepared;
  if (state === 'over') return texts.nothingMore;
  if (!sighting) return texts.notSharedYet(rider);
  const who = rider ?? texts.yourRider;
  const seen = lastSeen(sighting.position.at, nowMs);
  if (isLost) return texts.wasSeen(who, seen);
  if (isStale(sighting.position.at, nowMs)) return texts.wasSeenWeakly(who, seen);
  return [who, whereabouts(sighting, home, rides), seen].filter(Boolean).join(texts.comma);
}

function whereabouts(
  { doubt, position }: TrackedPosition,
  home: Props['home'],
  rides: Props['rides'],
): string | undefined {
  if (doubt === 'jump') return texts.notCertain;
  if (doubt === 'inaccurate') return texts.somewhereWithin(formatDistance((position.accuracy ?? 0) / 1000));
  if (home === null) return undefined;
  const { kilometres, minutes } = restOfRide(
    position,
    home,
    rides.find(({ part }) => part === position.part),
  );
  return texts.away(formatDistance(kilometres), minutes);
}

function Chip({ restaurant, sighting, isLost, nowMs }: Seen) {
  if (restaurant.order_status === 'cancelled') return <StatusChip tone="bad">{texts.canceled}</StatusChip>;
  if (restaurant.delivered_at !== null) return <StatusChip tone="good">{texts.delivered}</StatusChip>;
  if (restaurant.state === 'waiting') return <StatusChip tone="waiting">{texts.preparing}</StatusChip>;
  if (restaurant.state === 'over') return <StatusChip tone="waiting">{texts.ended}</StatusChip>;
  if (isLost) return <StatusChip tone="waiting">{texts.youAreOffline}</StatusChip>;
  if (!sighting) return <StatusChip tone="waiting">{texts.handedOver}</StatusChip>;
  return isStale(sighting.position.at, nowMs) ? (
    <StatusChip tone="bad">{texts.noSignal}</StatusChip>
  ) : (
    <StatusChip tone="good">{texts.onTheWay}</StatusChip>
  );
}
