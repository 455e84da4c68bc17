import { Map as MapIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Position } from '../../../../lib/place/geolocation.ts';
import { MessageAlert } from '../../../../ui/feedback/message-alert.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { LazyPlacePicker } from '../../../../ui/maps/lazy-place-picker.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { PlaceList } from '../../../catalog/index.ts';
import * as texts from './sign-in.texts.tsx';
import styles from './sign-up-place.module.css';

type Props = {
  readonly isRefused: boolean;
  readonly pin: Position | undefined;
  /** One tap on a place of the list says all there is to say. */
  readonly onChoose: (place: Position) => void;
  /** A pin may still be moved. */
  readonly onPin: (place: Position) => void;
};

/** The other ways to say where one is, beside the browser's own prompt: a city or area first, coordinates last. */
export function SignUpPlace({ isRefused, pin, onChoose, onPin }: Props) {
  const [isMapOpen, setIsMapOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // It appears in answer to Sign Up, above the button: it comes to the top, so that the places are in sight too.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  return (
    <section ref={section} aria-labelledby="place-heading" className={styles.section}>
      {isRefused && <MessageAlert tone="bad">{texts.noLocation}</MessageAlert>}
      <div>
        <Text as="h2" look="h3" id="place-heading" ref={heading} tabIndex={-1}>
          {texts.whereAreYou}
        </Text>
        <Text look="small" isMuted>
          {isRefused ? texts.chooseArea : texts.allowLocation}
        </Text>
      </div>
      {isMapOpen ? (
        <div>
          <Text role="status" className={styles.status}>
            {pin === undefined ? texts.clickMap : texts.placeIsSet}
          </Text>
          <LazyPlacePicker value={pin} onChange={onPin} />
        </div>
      ) : (
        <PlaceList onChoose={onChoose} />
      )}
      <Button variant="outlined" onClick={() => setIsMapOpen(!isMapOpen)} className={styles.other}>
        <MapIcon size={18} aria-hidden />
        {isMapOpen ? texts.chooseCity : texts.chooseOnMap}
      </Button>
    </section>
  );
}
