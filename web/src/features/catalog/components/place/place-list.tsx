import { CITIES, type ListedPlace } from '@nearbite/domain/places/places';
import { Button } from '../../../../ui/form/button.tsx';
import { Text } from '../../../../ui/text/text.tsx';

import styles from './place-list.module.css';

type Props = { readonly onChoose: (place: ListedPlace) => void };

/** The cities with their areas, one tap each. */
export function PlaceList({ onChoose }: Props) {
  return CITIES.map(({ city, places }) => (
    <div key={city}>
      <Text as="h3" look="h4" className={styles.city}>
        {city}
      </Text>
      <div className={styles.places}>
        {places.map((place) => (
          <Button key={place.name} variant="outlined" onClick={() => onChoose(place)}>
            {place.name}
          </Button>
        ))}
      </div>
    </div>
  ));
}
