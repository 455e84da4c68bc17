import type { NearbyRestaurant } from '@nearbite/contract/catalog/catalog';
import { LIMITS } from '@nearbite/contract/limits';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useHistoryChoice } from '../../../../lib/page/use-history-choice.ts';
import { FailureLine } from '../../../../ui/feedback/failure-line.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { useNearbyRestaurantsQuery } from '../../api.ts';
import * as texts from '../../catalog.texts.ts';
import type { queryArgs } from '../../query-args.ts';
import { CardGrid, CardGridSkeleton } from '../cards/card-grid.tsx';
import { RestaurantCard } from '../cards/restaurant-card.tsx';
import { TermsGroups } from '../restaurant/terms-groups.tsx';
import * as homeTexts from './home.texts.ts';

/** As many as one call lists that asks for no number. */
const PAGE_SIZE = LIMITS.pageSize.default;

/** As many as a phone shows of them at first. */
const IN_FIRST_SCREEN = 2;

type Args = ReturnType<typeof queryArgs.nearby>;
type Props = {
  readonly first: readonly NearbyRestaurant[];
  readonly args: Args;
  /** What is closed and what does not deliver here is set apart. */
  readonly isGrouped: boolean;
  readonly isBusy: boolean;
  /** They are those of the choice before. */
  readonly isOld: boolean;
  /** Stands below the first restaurants. */
  readonly children: ReactNode;
};

/** The list of restaurants, which loads on as one scrolls; on the way back as much of it is there as was read. */
export function RestaurantPages({ first, args, isGrouped, isBusy, isOld, children }: Props) {
  const [pages, setPages] = useHistoryChoice<number>(`restaurant_pages ${JSON.stringify(args)}`, 1);
  const isWhole = first.length < PAGE_SIZE;
  // What comes in their place is built anew: a card that slid elsewhere would count as moved under the reader's thumb.
  const build = isOld ? 'old' : 'new';
  if (isWhole && isGrouped) {
    return (
      <TermsGroups
        rows={first}
        termsOf={(restaurant) => restaurant}
        isBusy={isBusy}
        isPaired
        isOpenOnly={false}
        between={children}
      >
        {(restaurant, index) => (
          <RestaurantCard
            key={`${build} ${restaurant.id}`}
            restaurant={restaurant}
            isFirst={index < IN_FIRST_SCREEN}
          />
        )}
      </TermsGroups>
    );
  }
  const offsets = Array.from({ length: pages - 1 }, (_, index) => (index + 1) * PAGE_SIZE);
  // In one order through all pages: what comes later must not move what is read.
  return (
    <>
      <Cards key={build} rows={first} isBusy={isBusy} isFirst />
      {children}
      {offsets.map((offset) => (
        <NextPage
          key={offset}
          args={{ query: { ...args.query, limit: PAGE_SIZE, offset } }}
          onMore={offset === offsets.at(-1) ? () => setPages(pages + 1) : undefined}
        />
      ))}
      {!isWhole && pages === 1 && <More onMore={() => setPages(2)} />}
    </>
  );
}

type CardsProps = {
  readonly rows: readonly NearbyRestaurant[];
  readonly isBusy?: boolean;
  readonly isFirst?: boolean;
};

function Cards({ rows, isBusy = false, isFirst = false }: CardsProps) {
  return (
    <CardGrid isBusy={isBusy} isPaired isContinued>
      {rows.map((restaurant, index) => (
        <RestaurantCard
          key={restaurant.id}
          restaurant={restaurant}
          isFirst={isFirst && index < IN_FIRST_SCREEN}
        />
      ))}
    </CardGrid>
  );
}

type PageProps = { readonly args: Args; readonly onMore: (() => void) | undefined };

function NextPage({ args, onMore }: PageProps) {
  const query = useNearbyRestaurantsQuery(args);
  const { data, error } = query;
  if (data === undefined) {
    return error === undefined ? (
      <CardGridSkeleton label={texts.loadingRestaurants} isPaired />
    ) : (
      <FailureLine query={query} what={texts.theRestaurants} />
    );
  }
  return (
    <>
      <Cards rows={data} />
      {onMore && data.length === PAGE_SIZE && <More onMore={onMore} />}
    </>
  );
}

/** A screen before it comes into sight. */
const AHEAD = '800px';

/** Asks for the next page when it comes near; by hand where the browser does not tell. */
function More({ onMore }: { readonly onMore: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const ask = useEffectEvent(onMore);
  useEffect(() => {
    if (!button.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) ask();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Button ref={button} variant="outlined" isWide onClick={onMore}>
      {homeTexts.showMore}
    </Button>
  );
}
