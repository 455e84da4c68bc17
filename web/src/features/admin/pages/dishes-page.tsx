import { CookingPot } from 'lucide-react';
import { offsetIn, useAddressState } from '../../../lib/page/use-address-state.ts';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import { PagedList } from '../../../ui/tables/paged-list.tsx';
import * as texts from '../admin.texts.ts';
import { PAGE_SIZE, REFRESH_OPTIONS, useDishesInReviewQuery } from '../api.ts';
import { DishesInReview } from '../components/dish-review-list.tsx';

const ADDRESS = { page: offsetIn(PAGE_SIZE) };

export default function DishesPage() {
  const [{ page: offset }, changeAddress] = useAddressState(ADDRESS);
  const list = useDishesInReviewQuery({ query: { limit: PAGE_SIZE, offset } }, REFRESH_OPTIONS);
  return (
    <PageSection title={texts.dishesUnderReview} intro={texts.reviewIntro}>
      <PagedList
        query={list}
        what={texts.theDishes}
        pageSize={PAGE_SIZE}
        offset={offset}
        onMove={(page, how) => changeAddress({ page }, how)}
        empty={<StateMessage icon={CookingPot} title={texts.noDishIsUnder} />}
      >
        {(rows) => <DishesInReview dishes={rows} />}
      </PagedList>
    </PageSection>
  );
}
