import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { LocateFixed, Map as MapIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { getPosition, type Position } from '../../../../lib/place/geolocation.ts';
import { devicePlace, type Place, positionOf, usePlace } from '../../../../lib/place/place.ts';
import { MessageAlert } from '../../../../ui/feedback/message-alert.tsx';
import { LazyPlacePicker } from '../../../../ui/maps/lazy-place-picker.tsx';
import { LibraryTheme } from '../../../../ui/theme/library-theme.tsx';
import * as texts from '../../catalog.texts.ts';
import { useSetPlace } from '../../use-set-place.ts';
import { PlaceList } from './place-list.tsx';
import { SavedPlaces } from './saved-places.tsx';

type Props = { readonly onClose: () => void };

/** Where the person is: a saved address, this device's position, one of the list, or a pin on the map. */
export default function PlaceDialog({ onClose }: Props) {
  const titleId = useId();
  const current = usePlace();
  const takePlace = useSetPlace();
  const [isMapShown, setIsMapShown] = useState(false);
  const [pin, setPin] = useState<Position | undefined>(() => current && positionOf(current));
  const device = useDevice((position) => choose(devicePlace(position)));

  const choose = (place: Place) => {
    void takePlace(place);
    onClose();
  };

  return (
    <LibraryTheme>
      <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
        <DialogTitle id={titleId} component="h2" variant="h3">
          {texts.whereToLook}
        </DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <OtherWays
            isAskingDevice={device.isAsking}
            onAskDevice={device.ask}
            isMapShown={isMapShown}
            onToggleMap={() => setIsMapShown(!isMapShown)}
          />
          {device.isRefused && <MessageAlert tone="bad">{texts.deviceTellsNothing}</MessageAlert>}
          {isMapShown ? (
            <LazyPlacePicker value={pin} onChange={setPin} />
          ) : (
            <>
              <SavedPlaces onChoose={choose} onLeave={onClose} />
              <PlaceList onChoose={(listed) => choose({ ...listed, kind: 'listed' })} />
            </>
          )}
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button variant="text" onClick={onClose}>
            {texts.cancel}
          </Button>
          {isMapShown && (
            <Button
              variant="contained"
              disabled={pin === undefined}
              onClick={() => pin && choose({ ...pin, kind: 'pin', name: texts.chosenOnMap })}
            >
              {texts.usePlace}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </LibraryTheme>
  );
}

type WaysProps = {
  readonly isAskingDevice: boolean;
  readonly onAskDevice: () => void;
  readonly isMapShown: boolean;
  readonly onToggleMap: () => void;
};

const OtherWays = ({ isAskingDevice, onAskDevice, isMapShown, onToggleMap }: WaysProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    <Button
      variant="outlined"
      startIcon={<LocateFixed size={18} aria-hidden />}
      loading={isAskingDevice}
      loadingPosition="start"
      onClick={onAskDevice}
    >
      {texts.usePosition}
    </Button>
    <Button
      variant="outlined"
      startIcon={<MapIcon size={18} aria-hidden />}
      aria-expanded={isMapShown}
      onClick={onToggleMap}
    >
      {texts.setPin}
    </Button>
  </Box>
);

type Asked = 'unasked' | 'asking' | 'refused';

function useDevice(onFound: (position: Position) => void) {
  const [asked, setAsked] = useState<Asked>('unasked');
  return {
    isAsking: asked === 'asking',
    isRefused: asked === 'refused',
    ask: () => {
      setAsked('asking');
      getPosition().then(onFound, () => setAsked('refused'));
    },
  };
}
