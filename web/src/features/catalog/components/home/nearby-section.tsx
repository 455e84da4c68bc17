import { REACH_KM } from '@nearbite/contract/limits';
import { mapPath } from '@nearbite/contract/page-paths';
import { ChevronDown, Map as MapIcon, MapPin, Store } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useLogFailure } from '../../../../lib/browser/use-log-failure.ts';
import { useKeptAt } from '../../../../lib/net/kept-ages.ts';
import { useIsHydrating } from '../../../../lib/page/use-is-hydrating.tsx';
import { type Place, positionOf } from '../../../../lib/place/place.ts';
import { AsOf } from '../../../../ui/feedback/as-of.tsx';
import { FailureLine } from '../../../../ui/feedback/failure-line.tsx';
import { Button, LinkButton } from '../../../../ui/form/button.tsx';
import { lazyPart } from '../../../../ui/loading/lazy-part.tsx';
import { StateMessage } from '../../../../ui/loading/state-message.tsx';
import { SectionHeading } from '../../../../ui/text/section-heading.tsx';
import { useSession } from '../../../accounts/index.ts';
import { useNearbyRestaurantsQuery } from '../../api.ts';
import * as texts from '../../catalog.texts.ts';
import { queryArgs } from '../../query-args.ts';
import { usePlaceDialog } from '../../use-place-dialog.tsx';
import { useRestaurantChoice } from '../../use-restaurant-choice.ts';
import { useUserPlace } from '../../use-user-place.ts';
import { CardGridSkeleton } from '../cards/card-grid.tsx';
import { ForYou } from './for-you.tsx';
import * as homeTexts from './home.texts.ts';
import styles from './nearby-section.module.css';
import { RestaurantFilter } from './restaurant-filter.tsx';
import { RestaurantPages } from './restaurant-pages.tsx';

const KeptMenus = lazyPart(() => import('./kept-menus.tsx'), { isQuiet: true });

/** Restaurants, by what the person chose of place, order and kind. */
export function NearbySection() {
  const { role } = useSession();
  const { place, isAsking } = useUserPlace();
  const isHydrating = useIsHydrating();
  // The server has listed the restaurants already: they stay while the browser is asked where it is.
  const [wasRendered] = useState(isHydrating);
  const { choice, change, query: chosen } = useRestaurantChoice();
  const isChosen = Object.keys(chosen).length > 0;
  const args = queryArgs.nearby(place && positionOf(place), chosen);
  const query = useNearbyRestaurantsQuery(args, {
    skip: isAsking && !wasRendered,
    refetchOnMountOrArgChange: !isHydrating,
  });
  const { data, currentData, error, isFetching } = query;
  useLogFailure('Error fetching nearby restaurants:', error);

  const nearestKm = nearest(data ?? []);
  const isOutOfReach = nearestKm !== null && nearestKm > REACH_KM;
  const isPlaceKnown = place !== undefined || (isAsking && !wasRendered);

  return (
    <section aria-labelledby="nearby-heading">
      <SectionHeading id="nearby-heading" aside={<PlaceButton place={place} />}>
        {texts.nearbyRestaurants}
      </SectionHeading>
      {/* Always there: what it says must not move the list below it. */}
      <span
        role="status"
        className={styles.note}
        data-known={(isPlaceKnown && !isOutOfReach && role !== 'visitor') || undefined}
      >
        {isOutOfReach ? texts.noneWithinReach(REACH_KM) : noteOn(place, isPlaceKnown, nearestKm !== null)}
      </span>
      <RestaurantFilter choice={choice} change={change}>
        <LinkButton to={mapPath(place)} variant="outlined" className={styles.map}>
          <MapIcon size={16} aria-hidden />
          {texts.seeOnMap}
        </LinkButton>
      </RestaurantFilter>
      <AnswerState query={query} />
      {data === undefined && error === undefined && (
        <CardGridSkeleton label={texts.loadingRestaurants} isPaired />
      )}
      {data?.length === 0 && <NoRestaurants onClear={isChosen ? () => change(EVERYTHING) : undefined} />}
      {data !== undefined && data.length > 0 && (
        <RestaurantPages
          key={JSON.stringify(args)}
          first={data}
          args={args}
          isGrouped={choice.sort === 'distance'}
          isBusy={isFetching}
          isOld={currentData === undefined}
        >
          <ForYou />
        </RestaurantPages>
      )}
    </section>
  );
}

/** What went wrong or how old the list is; without a connection also the menus that were read before. */
function AnswerState({
  query,
}: ComponentProps<typeof AsOf> & Pick<ComponentProps<typeof FailureLine>, 'query'>) {
  const isKept = useKeptAt(query) !== undefined;
  const isMissing = query.error !== undefined && query.currentData === undefined;
  return (
    <>
      <FailureLine query={query} what={texts.theRestaurants} />
      <AsOf query={query} />
      {(isKept || isMissing) && <KeptMenus />}
    </>
  );
}

const EVERYTHING = { open: 'any', delivers: '', free_delivery: '', diet: '', category: 0 } as const;

type NoneProps = {
  /** Where it was narrowed down, the way back to all of them. */
  readonly onClear: (() => void) | undefined;
};

const NoRestaurants = ({ onClear }: NoneProps) =>
  onClear ? (
    <StateMessage
      icon={Store}
      title={homeTexts.nothingSuits}
      action={<Button onClick={onClear}>{homeTexts.clearChoice}</Button>}
    />
  ) : (
    <StateMessage icon={Store} title={texts.noRestaurants} text={texts.firstAreComing} />
  );

const nearest = (rows: readonly { readonly distance_km: number | null }[]) =>
  rows.reduce<number | null>(
    (least, { distance_km: km }) => (km === null ? least : Math.min(least ?? km, km)),
    null,
  );

/** Where the list is of, and the way to another place. */
function PlaceButton({ place }: { readonly place: Place | undefined }) {
  const { open, dialog } = usePlaceDialog();
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={open} className={styles.placeButton}>
        <MapPin size={18} aria-hidden />
        <span dir="auto" className={styles.placeName}>
          {place?.name ?? texts.choosePlace}
        </span>
        <ChevronDown size={16} aria-hidden />
      </Button>
      {dialog}
    </>
  );
}

/** What the list goes by; `goesBySavedPlace`: the browser did not tell, but the account was somewhere before. */
function noteOn(place: Place | undefined, isKnown: boolean, goesBySavedPlace: boolean): string | undefined {
  if (place !== undefined) return texts.withinReach(REACH_KM);
  if (isKnown) return undefined;
  return goesBySavedPlace ? texts.nearLastPlace : texts.placeUnknown;
}
