import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import type { Position } from '../../../../lib/place/geolocation.ts';
import { placeText, rememberPlace, usePlace } from '../../../../lib/place/place.ts';
import { lazyPart } from '../../../../ui/loading/lazy-part.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import * as texts from '../../cart.texts.tsx';
import type { TypedAddress } from '../same-address.ts';
import { usePin } from '../use-pin.ts';

const PinMap = lazyPart(() => import('../../../../ui/maps/pin-map.tsx'), {
  fallback: <Skeleton shape="box" height={180} />,
});

type Props = {
  /** The address of the order as it is written. */
  readonly typed: TypedAddress;
};

/** The place that goes with the order, on a small map; setting it there makes it the one every page goes by. */
export function DeliveryPin({ typed }: Props) {
  const { pin, isSaved } = usePin(typed);
  const place = usePlace();
  const [isShown, setIsShown] = useState(false);
  const move = (position: Position) => rememberPlace({ kind: 'pin', name: texts.chosenOnMap, ...position });
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 2 }}>
      <Box id="delivery-pin" role="status" dir="auto" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {pin === undefined
          ? texts.withoutPlace
          : isSaved
            ? texts.pinOfAddress
            : texts.placeOnMap(place && placeText(place))}
      </Box>
      {pin === undefined && !isShown ? (
        <Button
          variant="outlined"
          startIcon={<MapPin size={18} aria-hidden />}
          onClick={() => setIsShown(true)}
          sx={{ justifySelf: 'start' }}
        >
          {texts.setPin}
        </Button>
      ) : (
        <PinMap pin={pin} onMove={isSaved ? undefined : move} label={texts.whereFoodGoes} />
      )}
    </Box>
  );
}
