import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ListedDish } from '@nearbite/contract/catalog/catalog';
import { LIMITS } from '@nearbite/contract/limits';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useLogFailure } from '../../../lib/browser/use-log-failure.ts';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { offsetIn, useAddressState } from '../../../lib/page/use-address-state.ts';
import { useKnownPosition } from '../../../lib/place/place.ts';
import { formatCount } from '../../../ui/format/format-number.ts';
import { formatServedFrom } from '../../../ui/format/format-opening.ts';
import { ErrorState } from '../../../ui/loading/error-state.tsx';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { SectionHeading } from '../../../ui/text/section-heading.tsx';
import {
  ActiveFilter,
  CardGridSkeleton,
  DietFilter,
  DishCard,
  RestaurantCard,
  TermsGroups,
  useDishFilter,
  useOpenNow,
} from '../../catalog/index.ts';
import { useSearchQuery, useSearchRestaurantsQuery } from '../api.ts';
import * as texts from '../search.texts.tsx';

const PAGE_SIZE = 60;

const ADDRESS = { page: offsetIn(PAGE_SIZE) };

export default function SearchPage() {
  const [search] = useSearchParams();
  const query = (search.get('query') ?? '').trim().slice(0, LIMITS.searchQuery.max);
  useDocumentTitle(query === '' ? undefined : texts.resultsFor(query));
  return (
    <Box sx={{ pt: { xs: 3, md: 5 } }}>
      <Typography variant="h1" sx={{ mb: 3, fontSize: '1.75rem', overflowWrap: 'anywhere' }}>
        {query === '' ? texts.search : texts.resultsForHeading(query)}
      </Typography>
      {query === '' ? <NothingFound text={texts.typeWhatYouLike} /> : <Results key={query} query={query} />}
    </Box>
  );
}

function Results({ query }: { query: string }) {
  const [{ page: offset }, changeAddress] = useAddressState(ADDRESS);
  const position = useKnownPosition();
  const { query: filter, count: filters } = useDishFilter();
  const { currentData, error, isFetching, refetch } = useSearchQuery(
    { query: { query, limit: PAGE_SIZE, offset, ...filter, ...position } },
    { refetchOnMountOrArgChange: true },
  );
  const restaurants = useSearchRestaurantsQuery(restaurantsArgs(query, position));
  const { isOpenOnly, openNow } = useOpenNow(currentData?.rows ?? [], termsOf);
  useLogFailure('Error fetching search results:', error);

  if (error !== undefined && !isFetching) {
    return <ErrorState title={texts.searchFailed} text={errorText(error)} onRetry={refetch} />;
  }
  // Both at once: restaurants that came later would push the dishes down.
  if (currentData === undefined || restaurants.isLoading) return <CardGridSkeleton label={texts.searching} />;
  if (currentData.total === 0) {
    return (
      <Groups query={query} understood={undefined}>
        <ActiveFilter />
        <NothingFound text={filters === 0 ? texts.tryAnotherWord : texts.nothingSuits} />
      </Groups>
    );
  }
  return (
    <Groups query={query} understood={currentData.understood}>
      <Box sx={foundStyles}>
        <span>{isOpenOnly ? openText(currentData) : foundText(currentData)}</span>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {openNow}
          <DietFilter />
        </Box>
      </Box>
      <ActiveFilter />
      <TermsGroups
        rows={currentData.rows}
        termsOf={termsOf}
        closedHeading={currentData.rows.some(isNotServed) ? texts.closedOrNotServed : undefined}
        isBusy={isFetching}
        headingLevel="h3"
        isOpenOnly={isOpenOnly}
      >
        {(dish) => <DishCard key={dish.id} dish={dish} showsRestaurant />}
      </TermsGroups>
      <Pager
        offset={offset}
        pageSize={PAGE_SIZE}
        // Beyond the count only the pages themselves tell how far the list goes.
        total={Math.max(currentData.total, offset + currentData.rows.length)}
        isMore={currentData.isMore && currentData.rows.length === PAGE_SIZE}
        onMove={(page, how) => changeAddress({ page }, how)}
      />
    </Groups>
  );
}

const isNotServed = ({ served_from, restaurant }: ListedDish) =>
  restaurant.is_open && formatServedFrom(served_from, restaurant) !== undefined;

/** A dish that is not served now stands among those of closed kitchens. */
const termsOf = (dish: ListedDish) => ({
  ...dish.restaurant,
  is_open: dish.restaurant.is_open && !isNotServed(dish),
});

/** So many of the restaurants that were found are shown; who means one types its name. */
const RESTAURANTS = 6;

const restaurantsArgs = (query: string, position: ReturnType<typeof useKnownPosition>) => ({
  query: { query, limit: RESTAURANTS, ...position },
});

type GroupsProps = {
  readonly query: string;
  /** What the dishes were found by, where that had to be guessed. */
  readonly understood: string | undefined;
  /** The dishes. */
  readonly children: ReactNode;
};

/** Restaurants before dishes, each under its heading where there are both. */
function Groups({ query, understood, children }: GroupsProps) {
  const position = useKnownPosition();
  const restaurants = useSearchRestaurantsQuery(restaurantsArgs(query, position));
  const meant = understood ?? restaurants.currentData?.understood;
  const rows = restaurants.currentData?.rows ?? [];
  return (
    <>
      {meant !== undefined && <p role="status">{texts.showingResultsFor(meant)}</p>}
      {rows.length > 0 && (
        <section aria-labelledby="found-restaurants">
          <SectionHeading id="found-restaurants">{texts.restaurants}</SectionHeading>
          <TermsGroups rows={rows} termsOf={(restaurant) => restaurant} isPaired isOpenOnly={false}>
            {(restaurant) => <RestaurantCard key={restaurant.id} restaurant={restaurant} />}
          </TermsGroups>
        </section>
      )}
      <section aria-labelledby="found-dishes">
        <SectionHeading id="found-dishes">{texts.dishes}</SectionHeading>
        {children}
      </section>
    </>
  );
}

const foundText = ({ total, isMore }: { total: number; isMore: boolean }) =>
  isMore ? texts.moreThanFound(formatCount(total)) : texts.found(formatCount(total), total === 1);

/** Only this page of them is known, and which of it is open. */
const openText = ({ rows, total }: { rows: readonly ListedDish[]; total: number }) => {
  const open = rows.filter((dish) => termsOf(dish).is_open).length;
  return texts.openOf(formatCount(open), formatCount(total > rows.length ? rows.length : total));
};

const foundStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  // The switch is not there where everything is open.
  minHeight: 44,
  mb: 2.5,
  color: 'text.secondary',
} as const;

const NothingFound = ({ text = texts.tryAnotherWord }: { text?: string }) => (
  <StateMessage icon={SearchX} title={texts.noneFound} text={text} />
);
