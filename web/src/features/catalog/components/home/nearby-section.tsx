import type { NearbyRestaurant } from '@nearbite/contract/catalog/catalog';
import { REACH_KM } from '@nearbite/contract/limits';
import { mapPath } from '@nearbite/contract/page-paths';
import { Map as MapIcon, MapPin, Store } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLogFailure } from '../../../../lib/browser/use-log-failure.ts';
import { useIsHydrating } from '../../../../lib/page/use-is-hydrating.tsx';
import { type Place, positionOf } from '../../../../lib/place/place.ts';
import { AsOf } from '../../../../ui/feedback/as-of.tsx';
import { FailureLine } from '../../../../ui/feedback/failure-line.tsx';
import { Button, LinkButton } from '../../../../ui/form/button.tsx';
import { StateMessage } from '../../../../ui/loading/state-message.tsx';
import { SectionHeading } from '../../../../ui/text/section-heading.tsx';
import { useNearbyRestaurantsQuery } from '../../api.ts';
import * as texts from '../../catalog.texts.ts';
import { queryArgs } from '../../query-args.ts';
import { usePlaceDialog } from '../../use-place-dialog.tsx';
import { useUserPlace } from '../../use-user-place.ts';
import { CardGridSkeleton } from '../cards/card-grid.tsx';
import { RestaurantCard } from '../cards/restaurant-card.tsx';
import { TermsGroups, useOpenNow } from '../restaurant/terms-groups.tsx';
import styles from './nearby-section.module.css';

export function NearbySection() {
  const { place, isAsking } = useUserPlace();
  const isHydrating = useIsHydrating();
  // The server has listed the restaurants already: they stay while the browser is asked where it is.
  const [wasRendered] = useState(isHydrating);
  const query = useNearbyRestaurantsQuery(queryArgs.nearby(place && positionOf(place)), {
    skip: isAsking && !wasRendered,
    refetchOnMountOrArgChange: !isHydrating,
  });
  const { data, error, isFetching } = query;
  useLogFailure('Error fetching nearby restaurants:', error);

  const { isOpenOnly, openNow } = useOpenNow(data ?? NONE, (restaurant) => restaurant);
  const nearestKm = data?.[0]?.distance_km ?? null;
  const isOutOfReach = nearestKm !== null && nearestKm > REACH_KM;

  return (
    <section aria-labelledby="nearby-heading">
      <SectionHeading
        id="nearby-heading"
        aside={nearestKm !== null && !isOutOfReach && texts.withinReach(REACH_KM)}
      >
        {texts.nearbyRestaurants}
      </SectionHeading>
      <PlaceLine
        place={place}
        isKnown={place !== undefined || (isAsking && !wasRendered)}
        goesBySavedPlace={place === undefined && nearestKm !== null}
        isOutOfReach={isOutOfReach}
      >
        {openNow}
      </PlaceLine>
      <FailureLine query={query} what={texts.theRestaurants} />
      <AsOf query={query} />
      {data === undefined && error === undefined && (
        <CardGridSkeleton label={texts.loadingRestaurants} isPaired />
      )}
      {data?.length === 0 && (
        <StateMessage icon={Store} title={texts.noRestaurants} text={texts.firstAreComing} />
      )}
      {data !== undefined && data.length > 0 && (
        <TermsGroups
          rows={data}
          termsOf={(restaurant) => restaurant}
          isBusy={isFetching}
          isPaired
          isOpenOnly={isOpenOnly}
        >
          {(restaurant) => <RestaurantCard key={restaurant.id} restaurant={restaurant} />}
        </TermsGroups>
      )}
    </section>
  );
}

const NONE: readonly NearbyRestaurant[] = [];

type PlaceLineProps = {
  readonly place: Place | undefined;
  /** There is a position, or there may be one in a moment. */
  readonly isKnown: boolean;
  /** The browser did not tell, but the account was somewhere before. */
  readonly goesBySavedPlace: boolean;
  readonly isOutOfReach: boolean;
  /** What else the list goes by. */
  readonly children: ReactNode;
};

/** Says what the list goes by, and offers another place. */
function PlaceLine({ place, isOutOfReach, children, ...known }: PlaceLineProps) {
  const { open, dialog } = usePlaceDialog();
  return (
    <div className={styles.placeLine}>
      {/* Always there: what it says must not move the list below it. */}
      <span role="status" className={styles.note}>
        {isOutOfReach ? texts.noneWithinReach(REACH_KM) : noteOn({ place, ...known })}
      </span>
      <div className={styles.buttons}>
        <Button variant="outlined" aria-haspopup="dialog" onClick={open}>
          <MapPin size={18} aria-hidden />
          {place?.name ?? texts.choosePlace}
        </Button>
        <LinkButton to={mapPath(place)} variant="outlined">
          <MapIcon size={18} aria-hidden />
          {texts.seeOnMap}
        </LinkButton>
        {children}
      </div>
      {dialog}
    </div>
  );
}

type Known = Pick<PlaceLineProps, 'place' | 'isKnown' | 'goesBySavedPlace'>;

function noteOn({ place, isKnown, goesBySavedPlace }: Known): string | undefined {
  if (place !== undefined) return texts.nearestFirst;
  if (isKnown) return undefined;
  return goesBySavedPlace ? texts.nearLastPlace : texts.placeUnknown;
}
