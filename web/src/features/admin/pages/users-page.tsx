import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminUser } from '@nearbite/contract/admin/users';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { dialogs } from '../../../lib/messages/dialogs.tsx';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { whileIdle } from '../../../lib/page/busy.ts';
import { offsetIn, useAddressState, words } from '../../../lib/page/use-address-state.ts';
import { StatusChip } from '../../../ui/food/status-chip.tsx';
import { LONGEST_SEARCH, SearchField } from '../../../ui/form/search-field.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import { CellText } from '../../../ui/tables/cell-text.tsx';
import { AS_CARDS, type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import { PagedList } from '../../../ui/tables/paged-list.tsx';
import { RowActions } from '../../../ui/tables/row-actions.tsx';
import { useSession } from '../../accounts/index.ts';
import * as texts from '../admin.texts.ts';
import {
  PAGE_SIZE,
  REFRESH_OPTIONS,
  useAdminUsersQuery,
  useBlockUserMutation,
  useEndUserSessionsMutation,
  useResendUserActivationMutation,
  useUnblockUserMutation,
} from '../api.ts';
import { PersonLines } from '../components/person-lines.tsx';
import { ReasonDialog } from '../components/reason-dialog.tsx';
import { STATUS_LABELS } from '../components/restaurant-status.tsx';
import { TableDate } from '../components/table-date.tsx';

const ADDRESS = { query: words(LONGEST_SEARCH), page: offsetIn(PAGE_SIZE) };

export default function UsersPage() {
  const [{ query, page: offset }, changeAddress] = useAddressState(ADDRESS);
  const list = useAdminUsersQuery(
    { query: { query: query || undefined, limit: PAGE_SIZE, offset } },
    REFRESH_OPTIONS,
  );
  return (
    <PageSection title={texts.users} intro={texts.usersIntro}>
      <Box sx={{ mb: 2 }}>
        <SearchField
          label={texts.searchByNameOr}
          words={query}
          onSearch={(next) => changeAddress({ query: next, page: 0 })}
        />
      </Box>
      <PagedList
        query={list}
        what={texts.theUsers}
        pageSize={PAGE_SIZE}
        offset={offset}
        onMove={(page, how) => changeAddress({ page }, how)}
        empty={<StateMessage icon={Users} title={texts.nobodyMatches(query)} />}
      >
        {(rows) => (
          <DataTable isDense label={texts.users} columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
        )}
      </PagedList>
    </PageSection>
  );
}

const COLUMNS: readonly Column<AdminUser>[] = [
  {
    heading: texts.name,
    cell: ({ name, email }) => (
      <PersonLines email={email}>
        <Box dir="auto" sx={{ fontWeight: 650 }}>
          {name}
        </Box>
      </PersonLines>
    ),
  },
  {
    heading: texts.status,
    cell: ({ is_admin, is_blocked, is_verified }) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {is_admin && <StatusChip tone="good">{texts.administrator}</StatusChip>}
        {is_blocked && <StatusChip tone="bad">{texts.blocked}</StatusChip>}
        {!is_verified && <StatusChip tone="waiting">{texts.notVerified}</StatusChip>}
        {!is_admin && !is_blocked && is_verified && <StatusChip tone="good">{texts.active}</StatusChip>}
      </Box>
    ),
  },
  {
    heading: texts.restaurant,
    cell: ({ restaurant }) =>
      restaurant ? (
        <CellText second={STATUS_LABELS[restaurant.status]}>
          <bdi>{restaurant.name}</bdi>
        </CellText>
      ) : (
        <Box component="span" sx={{ color: 'text.secondary', [AS_CARDS]: { display: 'none' } }}>
          {texts.none}
        </Box>
      ),
  },
  { heading: texts.joined, cell: ({ date }) => <TableDate date={date} /> },
  { heading: texts.action, cell: (user) => <UserActions user={user} /> },
];

const blockText = (user: AdminUser) =>
  [texts.blockedAreSignedOut, closingText(user), texts.reasonIsKept].join(' ');

/** What a block means for the user's restaurant. */
function closingText({ restaurant }: AdminUser): string {
  if (!restaurant || restaurant.status === 'declined') return '';
  const { name, status, open_orders: open } = restaurant;
  if (status === 'pending') return texts.requestCannotBeApproved(name);
  const orders = open === 0 ? texts.noOpenOrdersOfIt : texts.openOrdersStay(open);
  const fate = status === 'suspended' ? texts.suspendedStaysHidden(name) : texts.restaurantCloses(name);
  return `${fate} ${orders}`;
}

const unblockedText = ({ name, restaurant }: AdminUser) =>
  restaurant?.status === 'approved'
    ? texts.maySignInAndIsOpen(name, restaurant.name)
    : texts.maySignInAgain(name);

function UserActions({ user }: { user: AdminUser }) {
  const session = useSession();
  const [block] = useBlockUserMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [unblock, unblocking] = useUnblockUserMutation();
  const [resend, resending] = useResendUserActivationMutation();
  const params = { id: user.id };
  const isSelf = 'profile' in session && session.profile.id === user.id;

  const blockFor = async (reason: string) => {
    const { error } = await block({ params, body: { reason } });
    if (error !== undefined) return error;
    setIsAsking(false);
    pageToast.success(texts.isBlocked(user.name));
    return undefined;
  };

  return (
    <RowActions isOneLine>
      {!user.is_verified && !user.is_blocked && (
        <Button
          size="small"
          variant="outlined"
          aria-label={texts.resendEmailTo(user.name)}
          {...whileIdle(resending.isLoading, async () =>
            tell((await resend({ params })).error, texts.verificationEmailSent),
          )}
        >
          {texts.resendEmail}
        </Button>
      )}
      {user.is_blocked && (
        <Button
          size="small"
          variant="outlined"
          aria-label={texts.unblockUser(user.name)}
          {...whileIdle(unblocking.isLoading, async () =>
            tell((await unblock({ params })).error, unblockedText(user)),
          )}
        >
          {texts.unblock}
        </Button>
      )}
      {!user.is_blocked && !isSelf && <SignOutButton user={user} />}
      {!user.is_blocked && !isSelf && (
        <Button
          size="small"
          variant="outlined"
          color="error"
          aria-label={texts.blockUser(user.name)}
          onClick={() => setIsAsking(true)}
        >
          {texts.block}
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          title={texts.askBlock(user.name)}
          text={blockText(user)}
          confirmLabel={texts.block}
          onClose={() => setIsAsking(false)}
          onConfirm={blockFor}
        />
      )}
    </RowActions>
  );
}

const tell = (error: unknown, success: string) =>
  error === undefined ? pageToast.success(success) : pageToast.error(errorText(error));

/** For an account that somebody else may be using. */
function SignOutButton({ user: { id, name } }: { user: AdminUser }) {
  const [endSessions, ending] = useEndUserSessionsMutation();
  const askAndEnd = async () => {
    const isConfirmed = await dialogs.confirm({
      title: texts.askSignOut(name),
      text: texts.signOutText,
      confirmLabel: texts.signOut,
    });
    if (isConfirmed) tell((await endSessions({ params: { id } })).error, texts.isSignedOutEverywhere(name));
  };
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={texts.signOutEverywhere(name)}
      {...whileIdle(ending.isLoading, () => void askAndEnd())}
    >
      {texts.signOut}
    </Button>
  );
}
