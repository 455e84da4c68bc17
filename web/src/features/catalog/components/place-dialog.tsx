import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { LocateFixed, Map as MapIcon } from 'lucide-react';
import { useId, useState } from 'react';
import type { Position } from '../../../lib/geolocation.ts';
import { LibraryTheme } from '../../../ui/library-theme.tsx';
import { LazyPlacePicker } from '../../../ui/maps/lazy-place-picker.tsx';
import type { Place } from '../places.ts';
import { PlaceList } from './place-list.tsx';

type Props = {
  readonly current: Position | undefined;
  readonly onChoose: (place: Place) => void;
  readonly onLocate: () => void;
  readonly onClose: () => void;
};

/** Another place: the browser's, one of the list, or a pin on the map. */
export default function PlaceDialog({ current, onChoose, onLocate, onClose }: Props) {
  const titleId = useId();
  const [isMapShown, setIsMapShown] = useState(false);
  const [pin, setPin] = useState(current);

  return (
    <LibraryTheme>
      <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
        <DialogTitle id={titleId} component="h2" variant="h3">
          Where should we look?
        </DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" startIcon={<LocateFixed size={18} aria-hidden />} onClick={onLocate}>
              Use my position
            </Button>
            <Button
              variant="outlined"
              startIcon={<MapIcon size={18} aria-hidden />}
              aria-expanded={isMapShown}
              onClick={() => setIsMapShown(!isMapShown)}
            >
              Set a pin on the map
            </Button>
          </Box>
          {isMapShown ? <LazyPlacePicker value={pin} onChange={setPin} /> : <PlaceList onChoose={onChoose} />}
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          {isMapShown && (
            <Button
              variant="contained"
              disabled={pin === undefined}
              onClick={() => pin && onChoose({ ...pin, name: 'Chosen on the map' })}
            >
              Use this place
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </LibraryTheme>
  );
}
