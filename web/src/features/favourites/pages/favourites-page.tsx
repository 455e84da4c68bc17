import type { Favourites } from '@nearbite/contract/favourites/favourites';
import { PATHS } from '@nearbite/contract/page-paths';
import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useKnownPosition } from '../../../lib/place/place.ts';
import { LinkButton } from '../../../ui/form/button.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { Loaded } from '../../../ui/loading/loaded.tsx';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import { SectionHeading } from '../../../ui/text/section-heading.tsx';
import { useUserId } from '../../accounts/index.ts';
import { CardGrid, DishCard, RestaurantCard } from '../../catalog/index.ts';
import { useFavouritesQuery } from '../api.ts';
import * as texts from '../favourites.texts.ts';

/** What a customer wants to find again. */
export default function FavouritesPage() {
  const userId = useUserId();
  const position = useKnownPosition();
  const query = useFavouritesQuery(
    { params: { user_id: userId }, query: position ?? {} },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <PageSection title={texts.favourites}>
      <Loaded query={query} what={texts.yourFavourites}>
        {(favourites) => <Lists {...favourites} />}
      </Loaded>
    </PageSection>
  );
}

function Lists({ restaurants, dishes }: Favourites) {
  if (restaurants.length + dishes.length === 0) {
    return (
      <StateMessage
        icon={Heart}
        title={texts.nothingYet}
        text={texts.howTo}
        action={<LinkButton to={PATHS.home}>{texts.findSomething}</LinkButton>}
      />
    );
  }
  return (
    <>
      <List id="favourite-restaurants" heading={texts.restaurants} isPaired>
        {restaurants.map((restaurant) => (
          <RestaurantCard key={restaurant.id} restaurant={restaurant} />
        ))}
      </List>
      <List id="favourite-dishes" heading={texts.dishes}>
        {dishes.map((dish) => (
          <DishCard key={dish.id} dish={dish} showsRestaurant />
        ))}
      </List>
    </>
  );
}

type ListProps = {
  readonly id: string;
  readonly heading: string;
  readonly isPaired?: boolean;
  readonly children: readonly ReactNode[];
};

function List({ id, heading, isPaired = false, children }: ListProps) {
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{heading}</SectionHeading>
      <CardGrid isPaired={isPaired}>{children}</CardGrid>
    </section>
  );
}
