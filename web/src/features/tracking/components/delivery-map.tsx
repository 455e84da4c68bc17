import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LocateFixed, Maximize } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { MissingTiles } from '../../../ui/maps/missing-tiles.tsx';
import { RADIUS } from '../../../ui/theme/measures.ts';
import type { RiderPin } from '../map/rider-markers.ts';
import { createTrackingMap, type RestaurantPin, type TrackingMap } from '../map/tracking-map.ts';
import * as texts from '../tracking.texts.ts';

type Props = {
  /** Names the map for people who do not see it. */
  readonly label?: string;
  readonly tileUrl: string | undefined;
  readonly restaurants: readonly RestaurantPin[];
  readonly riders: readonly RiderPin[];
  readonly home: { readonly latitude: number; readonly longitude: number } | null;
  /** Low and still, in the middle of another page. */
  readonly isGlance?: boolean;
};

const DEFAULT_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

export default function DeliveryMap(props: Props) {
  const { label = texts.map, tileUrl = DEFAULT_TILES, restaurants, riders, home, isGlance = false } = props;
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<TrackingMap>();
  const [isFollowing, setIsFollowing] = useState(true);
  const [areTilesMissing, setAreTilesMissing] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const created = createTrackingMap(element.current, {
      tileUrl,
      isStill: isGlance,
      onFollow: setIsFollowing,
      onTiles: setAreTilesMissing,
    });
    setMap(created);
    return () => {
      created.destroy();
      setMap(undefined);
    };
  }, [tileUrl, isGlance]);

  useEffect(() => map?.showRestaurants(restaurants), [map, restaurants]);
  useEffect(() => map?.showHome(home), [map, home]);
  useEffect(() => map?.showRiders(riders), [map, riders]);

  return (
    <Box sx={{ position: 'relative', isolation: 'isolate' }}>
      <Box
        ref={element}
        role="region"
        aria-label={label}
        className="tracking-map"
        sx={{
          ...(isGlance ? { height: 200 } : { height: { xs: '58vh', md: 520 }, minHeight: 320 }),
          borderRadius: isGlance ? RADIUS.card : RADIUS.hero,
          overflow: 'hidden',
        }}
      />
      {!isGlance && (
        <Button
          variant="outlined"
          startIcon={<Maximize size={18} aria-hidden />}
          onClick={() => map?.showAll()}
          // Opposite the map's zoom, which stands on the left in every language: a style of its own is not turned round.
          style={{ right: 16 }}
          sx={{ position: 'absolute', zIndex: 1000, top: 16, bgcolor: 'background.paper' }}
        >
          {texts.showAll}
        </Button>
      )}
      {areTilesMissing && <MissingTiles top={70} isBelow={isGlance} />}
      {!isFollowing && (
        <Button
          variant="contained"
          startIcon={<LocateFixed size={18} aria-hidden />}
          onClick={() => map?.recentre()}
          sx={{ position: 'absolute', zIndex: 1000, left: '50%', bottom: 28, transform: 'translateX(-50%)' }}
        >
          {texts.recentre}
        </Button>
      )}
    </Box>
  );
}
