import { PATHS } from '@nearbite/contract/page-paths';
import type { Place } from '../../../../lib/place/place.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { TextLink } from '../../../../ui/text/text-link.tsx';
import { useSavedAddresses } from '../../../accounts/index.ts';
import * as texts from '../../catalog.texts.ts';
import styles from './place-list.module.css';

type Props = {
  readonly onChoose: (place: Place) => void;
  /** A link leads to another page. */
  readonly onLeave: () => void;
};

/** The signed-in person's addresses, one tap each; those without a pin have no position. */
export function SavedPlaces({ onChoose, onLeave }: Props) {
  const { data: addresses = [] } = useSavedAddresses();
  if (addresses.length === 0) return null;
  const pinned = addresses.flatMap(({ id, label, latitude, longitude }): Place[] =>
    latitude === null || longitude === null
      ? []
      : [{ kind: 'address', addressId: id, name: label, latitude, longitude }],
  );
  return (
    <div>
      <Text as="h3" look="h4" className={styles.city}>
        {texts.savedAddresses}
      </Text>
      <div className={styles.places}>
        {pinned.map((place) => (
          <Button
            key={place.kind === 'address' ? place.addressId : place.name}
            variant="outlined"
            dir="auto"
            onClick={() => onChoose(place)}
          >
            {place.name}
          </Button>
        ))}
      </div>
      {pinned.length < addresses.length && (
        <Text look="small" isMuted>
          {texts.addressWithoutPin}{' '}
          <TextLink to={PATHS.customerSettings} onClick={onLeave}>
            {texts.setItsPin}
          </TextLink>
        </Text>
      )}
    </div>
  );
}
