import { ChevronDown, MapPin } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { findGrantedPosition } from '../../../../lib/place/geolocation.ts';
import {
  devicePlace,
  findPlace,
  forgetPlace,
  placeText,
  rememberPlace,
  usePlace,
} from '../../../../lib/place/place.ts';
import { VisuallyHidden } from '../../../../ui/text/visually-hidden.tsx';
import * as texts from '../../catalog.texts.ts';
import { usePlaceDialog } from '../../use-place-dialog.tsx';
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
        {place && <VisuallyHidden>{`${texts.yourPlace} `}</VisuallyHidden>}
        <span dir="auto" className={styles.name}>
          {place ? placeText(place) : texts.chooseYourPlace}
        </span>
        <ChevronDown size={16} aria-hidden className={styles.arrow} />
      </button>
      {dialog}
    </>
  );
}

/** How long a position that the device has told is taken for where the person still is. */
const FRESH_MS = 30 * 60_000;

/** Where the device was at an earlier visit says little about now: it is asked anew, and nobody is prompted. */
function useFreshDevicePlace(): void {
  const refresh = useEffectEvent(async () => {
    const old = findPlace();
    if (old?.kind !== 'device' || Date.now() - old.at < FRESH_MS) return;
    const position = await findGrantedPosition();
    const now = findPlace();
    if (now?.kind !== 'device' || now.at !== old.at) return;
    if (position) rememberPlace(devicePlace(position));
    else forgetPlace();
  });
  useEffect(() => void refresh(), []);
}
