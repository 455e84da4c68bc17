import { ChevronDown, MapPin } from 'lucide-react';
import { placeText, usePlace } from '../../../lib/place.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useFreshDevicePlace } from '../use-fresh-device-place.ts';
import { usePlaceDialog } from '../use-place-dialog.tsx';
import styles from './place-chip.module.css';

/**
 * Where the person is, in the top bar of everyone who may order; a press changes it. It is as wide in the server's
 * HTML, which knows of no place, as it is afterwards: as wide as the room it is given.
 */
export function PlaceChip() {
  const place = usePlace();
  const { open, dialog } = usePlaceDialog();
  useFreshDevicePlace();
  return (
    <>
      <button type="button" className={styles.chip} aria-haspopup="dialog" onClick={open}>
        <MapPin size={18} aria-hidden className={styles.pin} />
        {place && <VisuallyHidden>Your place: </VisuallyHidden>}
        <span dir="auto" className={styles.name}>
          {place ? placeText(place) : 'Choose your place'}
        </span>
        <ChevronDown size={16} aria-hidden className={styles.arrow} />
      </button>
      {dialog}
    </>
  );
}
