import Skeleton from '@mui/material/Skeleton';
import type { Tracking } from '@nearbite/contract/tracking/tracking';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { useConfigQuery } from '../../platform/index.ts';
import { isStale } from '../staleness.ts';
import { doubtRadius, type TrackedPosition } from '../tracked-position.ts';
import * as texts from '../tracking.texts.ts';

const loadMap = () => import('./delivery-map.tsx');
const skeletonOf = (isGlance: boolean) => <Skeleton variant="rounded" height={isGlance ? 200 : 420} />;
const Glance = lazyPart(loadMap, { fallback: skeletonOf(true) });
const DeliveryMap = lazyPart(loadMap, { fallback: skeletonOf(false) });

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
  if (isLoading) return skeletonOf(isGlance);
  const riders = sightings.map(({ position, ...sighting }) => ({
    key: String(position.part),
    latitude: position.latitude,
    longitude: position.longitude,
    label: restaurants.find(({ id }) => id === position.part)?.rider ?? texts.rider,
    isStale: isStale(position.at, nowMs),
    doubtRadiusM: doubtRadius({ position, ...sighting }),
  }));
  const OneMap = isGlance ? Glance : DeliveryMap;
  return (
    <OneMap
      tileUrl={config?.map_tile_url}
      restaurants={restaurants}
      riders={riders}
      home={home}
      isGlance={isGlance}
    />
  );
}
