import { country } from '@nearbite/domain/countries/countries';
import { cityName } from '@nearbite/domain/countries/countries.texts';
import type { ListedPlace } from '@nearbite/domain/countries/country';
import { Button } from '../../../../ui/form/button.tsx';
import { Text } from '../../../../ui/text/text.tsx';

import styles from './place-list.module.css';

type Props = { readonly onChoose: (place: ListedPlace) => void };

/** The cities with their areas, one tap each. */
export function PlaceList({ onChoose }: Props) {
  return country().cities.map(({ city, places }) => (
    <div key={city}>
      <Text as="h3" look="h4" className={styles.city}>
        {cityName(city)}
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
