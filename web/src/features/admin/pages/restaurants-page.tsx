import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { AdminRestaurant } from '@nearbite/contract/admin/restaurants';
import { RESTAURANT_STATUSES, type RestaurantStatus } from '@nearbite/contract/restaurants/registration';
import { Store } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { offsetIn, oneOf, openId, useAddressState, words } from '../../../lib/page/use-address-state.ts';
import { StatusChip } from '../../../ui/food/status-chip.tsx';
import { LONGEST_SEARCH, SearchField } from '../../../ui/form/search-field.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import { PagedList } from '../../../ui/tables/paged-list.tsx';
import { RowActions } from '../../../ui/tables/row-actions.tsx';
import * as texts from '../admin.texts.ts';
import {
  PAGE_SIZE,
  REFRESH_OPTIONS,
  useAdminRestaurantQuery,
  useAdminRestaurantsQuery,
  useAdminSummaryQuery,
} from '../api.ts';
import { PersonLines } from '../components/person-lines.tsx';
import { ReasonDialog } from '../components/reason-dialog.tsx';
import { RestaurantDrawer } from '../components/restaurant-drawer.tsx';
import { STATUS_LABELS } from '../components/restaurant-status.tsx';
import { TableDate } from '../components/table-date.tsx';
import { Thumbnail } from '../components/thumbnail.tsx';
import {
  DECISION_LABELS,
  DECISIONS,
  type Decision,
  type DecisionWithReason,
  IS_DESTRUCTIVE,
  useDecisions,
} from '../use-decisions.ts';

const TABS: readonly RestaurantStatus[] = ['pending', 'approved', 'suspended', 'declined'];

const EMPTY: Readonly<Record<RestaurantStatus, string>> = {
  pending: texts.noneWaiting,
  approved: texts.noneApproved,
  suspended: texts.noneSuspended,
  declined: texts.noneDeclined,
};

const REASON_TEXTS: Readonly<Record<DecisionWithReason, string>> = {
  decline: texts.declineText,
  suspend: texts.suspendText,
};

const ADDRESS = {
  status: oneOf<RestaurantStatus>(RESTAURANT_STATUSES, 'pending'),
  query: words(LONGEST_SEARCH),
  page: offsetIn(PAGE_SIZE),
  details: openId,
};

export default function RestaurantsPage() {
  const [{ status }, changeAddress] = useAddressState(ADDRESS);
  const { data: summary } = useAdminSummaryQuery();
  return (
    <PageSection title={texts.restaurants} intro={texts.restaurantsIntro}>
      <Tabs
        value={status}
        onChange={(_event, next: RestaurantStatus) =>
          changeAddress({ status: next, query: '', page: 0, details: 0 })
        }
        variant="scrollable"
        scrollButtons={false}
        aria-label={texts.restaurantsByStatus}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {TABS.map((one) => (
          <Tab
            key={one}
            value={one}
            label={summary ? `${STATUS_LABELS[one]} (${summary.restaurants[one]})` : STATUS_LABELS[one]}
          />
        ))}
      </Tabs>
      <RestaurantList key={status} status={status} />
    </PageSection>
  );
}

function RestaurantList({ status }: { status: RestaurantStatus }) {
  const [{ query, page: offset }, changeAddress] = useAddressState(ADDRESS);
  const list = useAdminRestaurantsQuery(
    { query: { status, query: query || undefined, limit: PAGE_SIZE, offset } },
    REFRESH_OPTIONS,
  );
  const { restaurant, open, close } = useDetails(list.data?.rows);
  const decisions = useDecisions(close);

  return (
    <>
      <Box sx={{ mb: 2 }}>
        <SearchField
          label={texts.searchRestaurants}
          words={query}
          onSearch={(next) => changeAddress({ query: next, page: 0 })}
        />
      </Box>
      <PagedList
        query={list}
        what={texts.theRestaurants}
        pageSize={PAGE_SIZE}
        offset={offset}
        onMove={(page, how) => changeAddress({ page }, how)}
        empty={<StateMessage icon={Store} title={query ? texts.noRestaurantMatches(query) : EMPTY[status]} />}
      >
        {(rows) => (
          <DataTable
            isDense
            label={texts.restaurantsOfStatus(STATUS_LABELS[status])}
            columns={columnsFor(status, { onOpen: open, onDecide: decisions.start })}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </PagedList>
      {restaurant && <RestaurantDrawer restaurant={restaurant} onClose={close} onDecide={decisions.start} />}
      {decisions.asking && (
        <ReasonDialog
          title={`${DECISION_LABELS[decisions.asking.decision]} ${decisions.asking.restaurant.name}?`}
          text={REASON_TEXTS[decisions.asking.decision]}
          confirmLabel={DECISION_LABELS[decisions.asking.decision]}
          onClose={decisions.stopAsking}
          onConfirm={decisions.give}
        />
      )}
    </>
  );
}

/** The restaurant whose details the address asks for, on this page of the list or not; Back closes them. */
function useDetails(rows: readonly AdminRestaurant[] = []) {
  const [{ details }, changeAddress] = useAddressState(ADDRESS);
  const navigate = useNavigate();
  const isOpenedHere = useRef(false);
  const listed = rows.find(({ id }) => id === details);
  const { currentData } = useAdminRestaurantQuery(
    { params: { id: details } },
    { skip: details === 0 || listed !== undefined },
  );
  return {
    restaurant: listed ?? currentData,
    open: (id: number) => {
      isOpenedHere.current = true;
      changeAddress({ details: id }, { isStep: true });
    },
    close: () => {
      if (details === 0) return;
      if (isOpenedHere.current) navigate(-1);
      else changeAddress({ details: 0 });
    },
  };
}

type Actions = {
  readonly onOpen: (id: number) => void;
  readonly onDecide: (decision: Decision, restaurant: AdminRestaurant) => void;
};

function columnsFor(status: RestaurantStatus, { onOpen, onDecide }: Actions): Column<AdminRestaurant>[] {
  return [
    {
      heading: texts.restaurant,
      cell: ({ id, image, name, address }) => (
        <Thumbnail image={image} title={name} text={<bdi>{address}</bdi>} onOpen={() => onOpen(id)} />
      ),
    },
    {
      heading: texts.owner,
      cell: ({ owner }) => (
        <PersonLines email={owner.email}>
          <bdi>{owner.name}</bdi>{' '}
          {owner.is_blocked && <StatusChip tone="bad">{texts.ownerBlocked}</StatusChip>}
        </PersonLines>
      ),
    },
    ...(status === 'suspended' || status === 'declined'
      ? [{ heading: texts.reason, cell: ({ reason }: AdminRestaurant) => <bdi>{reason}</bdi> }]
      : []),
    {
      heading: status === 'pending' ? texts.requested : texts.decided,
      cell: ({ date, decided_at }) => <TableDate date={decided_at ?? date} />,
    },
    {
      heading: texts.action,
      cell: (restaurant) => (
        <RowActions isOneLine>
          {DECISIONS[status].map((decision, index) => (
            <Button
              key={decision}
              size="small"
              variant={status === 'pending' && index === 0 ? 'contained' : 'outlined'}
              color={IS_DESTRUCTIVE[decision] ? 'error' : 'primary'}
              aria-label={texts.decisionOn(DECISION_LABELS[decision], restaurant.name)}
              onClick={() => onDecide(decision, restaurant)}
            >
              {DECISION_LABELS[decision]}
            </Button>
          ))}
          <Button
            size="small"
            variant="outlined"
            aria-label={texts.detailsOf(restaurant.name)}
            onClick={() => onOpen(restaurant.id)}
          >
            {texts.details}
          </Button>
        </RowActions>
      ),
    },
  ];
}
