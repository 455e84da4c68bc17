import { DISH_STATUSES } from '@nearbite/contract/catalog/catalog';
import { DISH_ORDERS, type OwnerDish } from '@nearbite/contract/dishes/dishes';
import { PATHS } from '@nearbite/contract/page-paths';
import { CookingPot, Plus } from 'lucide-react';
import { PAGE_SIZE } from '../../../lib/page/page-size.ts';
import { offsetIn, oneOf, useAddressState } from '../../../lib/page/use-address-state.ts';
import { HeadingLink } from '../../../ui/layout/heading-link.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import type { Column } from '../../../ui/tables/data-table.tsx';
import { PagedList } from '../../../ui/tables/paged-list.tsx';
import { useOwner } from '../../accounts/index.ts';
import { useOwnDishesQuery } from '../api.ts';
import { DishActions, DishStatusSwitch } from '../components/dish-actions.tsx';
import { DISH_COLUMNS } from '../components/dish-columns.tsx';
import { type DishFilter, DishFilters } from '../components/dish-filters.tsx';
import { DishList } from '../components/dish-list.tsx';
import * as texts from '../dishes.texts.ts';

const COLUMNS: readonly Column<OwnerDish>[] = [
  ...DISH_COLUMNS.filter(({ heading }) => heading !== texts.status),
  { heading: texts.status, cell: (dish) => <DishStatusSwitch dish={dish} /> },
  { heading: texts.action, cell: (dish) => <DishActions dish={dish} /> },
];

const ADDRESS = {
  status: oneOf<DishFilter['status']>(['all', ...DISH_STATUSES], 'all'),
  order: oneOf<DishFilter['order']>(DISH_ORDERS, 'latest'),
  page: offsetIn(PAGE_SIZE),
};

export default function DishesPage() {
  const { restaurantId } = useOwner();
  const [{ page: offset, ...filter }, changeAddress] = useAddressState(ADDRESS);
  const query = useOwnDishesQuery({
    params: { restaurant_id: restaurantId },
    query: {
      order: filter.order,
      ...(filter.status !== 'all' && { status: filter.status }),
      limit: PAGE_SIZE,
      offset,
    },
  });

  return (
    <>
      <PageHeading
        action={
          <HeadingLink to={PATHS.restaurantAddDish} icon={Plus}>
            {texts.addDish}
          </HeadingLink>
        }
      >
        {texts.allDishes}
      </PageHeading>
      <DishFilters filter={filter} onChange={(next) => changeAddress({ ...next, page: 0 })} />
      <PagedList
        query={query}
        what={texts.yourDishes}
        offset={offset}
        onMove={(page, how) => changeAddress({ page }, how)}
      >
        {(rows) =>
          rows.length === 0 && filter.status !== 'all' ? (
            <StateMessage icon={CookingPot} title={texts.noneWithStatus} />
          ) : (
            <DishList canChange label={texts.dishes} dishes={rows} columns={COLUMNS} />
          )
        }
      </PagedList>
    </>
  );
}
