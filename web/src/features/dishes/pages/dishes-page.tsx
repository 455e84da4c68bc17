import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { DISH_STATUSES } from '@nearbite/contract/catalog/catalog';
import { DISH_ORDERS, type OwnerDish } from '@nearbite/contract/dishes/dishes';
import { ownStorePath, PATHS } from '@nearbite/contract/page-paths';
import { CookingPot, Eye, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { PAGE_SIZE } from '../../../lib/page/page-size.ts';
import { offsetIn, oneOf, useAddressState, words } from '../../../lib/page/use-address-state.ts';
import { LONGEST_SEARCH, SearchField } from '../../../ui/form/search-field.tsx';
import { HeadingLink } from '../../../ui/layout/heading-link.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import type { Column } from '../../../ui/tables/data-table.tsx';
import { PagedList } from '../../../ui/tables/paged-list.tsx';
import { useOwner, useWorkplace } from '../../accounts/index.ts';
import { useOwnDishesQuery } from '../api.ts';
import { ChosenBar } from '../components/chosen-bar.tsx';
import { DishActions, DishStatusSwitch } from '../components/dish-actions.tsx';
import { DISH_COLUMNS } from '../components/dish-columns.tsx';
import { type DishFilter, DishFilters } from '../components/dish-filters.tsx';
import { DishList } from '../components/dish-list.tsx';
import { DishPrice, DishStock } from '../components/dish-numbers.tsx';
import { MenuSections } from '../components/menu-sections.tsx';
import { MoveButtons } from '../components/move-buttons.tsx';
import { CsvMenu } from '../csv/csv-menu.tsx';
import * as texts from '../dishes.texts.ts';

/** As on the dashboard, but what can be changed is changed in place. */
const CELLS: Readonly<Record<string, Column<OwnerDish>['cell']>> = {
  [texts.price]: (dish) => <DishPrice dish={dish} />,
  [texts.quantity]: (dish) => <DishStock dish={dish} />,
  [texts.status]: (dish) => <DishStatusSwitch dish={dish} />,
};
const COLUMNS: readonly Column<OwnerDish>[] = [
  ...DISH_COLUMNS.map((column) => ({ ...column, cell: CELLS[column.heading] ?? column.cell })),
  { heading: texts.action, cell: (dish) => <DishActions dish={dish} /> },
];

const ADDRESS = {
  status: oneOf<DishFilter['status']>(['all', ...DISH_STATUSES], 'all'),
  order: oneOf<DishFilter['order']>(DISH_ORDERS, 'latest'),
  q: words(LONGEST_SEARCH),
  page: offsetIn(PAGE_SIZE),
};

function toggled(chosen: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

const withColumn = (cell: Column<OwnerDish>['cell']): readonly Column<OwnerDish>[] => [
  { heading: texts.place, cell },
  ...COLUMNS,
];

const pageQuery = ({ status, order }: DishFilter, q: string, offset: number) => ({
  order,
  ...(status !== 'all' && { status }),
  ...(q !== '' && { q }),
  limit: PAGE_SIZE,
  offset,
});

/** The menu as customers see it. */
const PreviewLink = ({ slug }: { readonly slug: string }) => (
  <Button
    component={Link}
    to={ownStorePath(slug)}
    startIcon={<Eye size={18} aria-hidden />}
    sx={{ minHeight: 44, mb: 2 }}
  >
    {texts.previewMenu}
  </Button>
);

const AddDishLink = () => (
  <HeadingLink to={PATHS.restaurantAddDish} icon={Plus}>
    {texts.addDish}
  </HeadingLink>
);

export default function DishesPage() {
  const { restaurantId } = useOwner();
  const [{ page: offset, q, ...filter }, changeAddress] = useAddressState(ADDRESS);
  const [chosen, setChosen] = useState<ReadonlySet<number>>();
  const isMenu = filter.order === 'menu';
  const isKitchen = useWorkplace()?.role === 'kitchen';
  const query = useOwnDishesQuery({
    params: { restaurant_id: restaurantId },
    query: pageQuery(filter, q, offset),
  });

  const { rows: page, total } = query.currentData ?? { rows: [], total: 0 };
  // Between neighbours that are not shown a dish would seem to stay where it is.
  const canMove = isMenu && filter.status === 'all' && q === '';

  /** While several are chosen a box to choose it by, in the order of the menu what moves it. */
  const more = (dish: OwnerDish) =>
    chosen ? (
      <Checkbox
        checked={chosen.has(dish.id)}
        onChange={() => setChosen(toggled(chosen, dish.id))}
        slotProps={{ input: { 'aria-label': texts.choose(dish.title) } }}
      />
    ) : (
      <MoveButtons
        dish={dish}
        dishes={page}
        isMoreBefore={offset > 0}
        isMoreBehind={offset + page.length < total}
      />
    );

  const listOf = (rows: readonly OwnerDish[], label = texts.dishes) => (
    <DishList
      canChange
      label={label}
      dishes={rows}
      columns={chosen || canMove ? withColumn(more) : COLUMNS}
      {...((chosen || canMove) && { more })}
    />
  );

  return (
    <>
      <PageHeading action={!isKitchen && <AddDishLink />}>{texts.allDishes}</PageHeading>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
        <Box sx={{ mb: 1.5, width: { xs: '100%', sm: 'auto' } }}>
          <SearchField
            label={texts.searchDishes}
            words={q}
            onSearch={(typed) => changeAddress({ q: typed, page: 0 })}
          />
        </Box>
        <DishFilters filter={filter} onChange={(next) => changeAddress({ ...next, page: 0 })} />
        <Button onClick={() => setChosen(chosen ? undefined : new Set())} sx={{ minHeight: 44, mb: 2 }}>
          {chosen ? texts.chooseNoMore : texts.chooseSeveral}
        </Button>
        {!isKitchen && <CsvMenu />}
        {!isKitchen && page[0] && <PreviewLink slug={page[0].restaurant.slug} />}
      </Box>
      <PagedList
        query={query}
        what={texts.yourDishes}
        offset={offset}
        onMove={(page, how) => changeAddress({ page }, how)}
      >
        {(rows) =>
          rows.length === 0 && (filter.status !== 'all' || q !== '') ? (
            <StateMessage icon={CookingPot} title={q === '' ? texts.noneWithStatus : texts.noneFound} />
          ) : isMenu ? (
            <MenuSections dishes={rows}>{listOf}</MenuSections>
          ) : (
            listOf(rows)
          )
        }
      </PagedList>
      {chosen && <ChosenBar ids={[...chosen]} onDone={() => setChosen(undefined)} />}
    </>
  );
}
