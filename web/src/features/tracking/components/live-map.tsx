import Skeleton from '@mui/material/Skeleton';
import type { Tracking } from '@nearbite/contract/tracking/tracking';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { useConfigQuery } from '../../platform/index.ts';
import { isStale } from '../staleness.ts';
import { doubtRadius, type TrackedPosition } from '../tracked-position.ts';
import * as texts from '../tracking.texts.ts';

const loadMap = () => import('./delivery-map.tsx');
const DeliveryMap = lazyPart(loadMap, { fallback: <Skeleton variant="rounded" height={420} /> });

type Props = {
  readonly tracking: Tracking;
  readonly sightings: readonly TrackedPosition[];
  readonly nowMs: number;
  /** Low and still, in the middle of another page. */
  readonly isGlance?: boolean;
};

/** Kitchens, riders and home on a map. */
export function LiveMap({ tracking: { restaurants, home }, sightings, nowMs, isGlance = false }: Props) {
  const { data: config, isLoading } = useConfigQuery();
  if (isLoading) return <Skeleton variant="rounded" height={isGlance ? 200 : 420} />;
  const riders = sightings.map(({ position, ...sighting }) => ({
    key: String(position.part),
    latitude: position.latitude,
    longitude: position.longitude,
    label: restaurants.find(({ id }) => id === position.part)?.rider ?? texts.rider,
    isStale: isStale(position.at, nowMs),
    doubtRadiusM: doubtRadius({ position, ...sighting }),
  }));
  return (
    <DeliveryMap
      tileUrl={config?.map_tile_url}
      restaurants={restaurants}
      riders={riders}
      home={home}
      isGlance={isGlance}
    />
  );
}
