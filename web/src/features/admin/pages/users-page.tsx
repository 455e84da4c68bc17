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
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import { CellText } from '../../../ui/tables/cell-text.tsx';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import { PagedList } from '../../../ui/tables/paged-list.tsx';
import { RowActions } from '../../../ui/tables/row-actions.tsx';
import { useSession } from '../../accounts/index.ts';
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
import { LONGEST_SEARCH, SearchField } from '../components/search-field.tsx';
import { TableDate } from '../components/table-date.tsx';

const ADDRESS = { query: words(LONGEST_SEARCH), page: offsetIn(PAGE_SIZE) };

export default function UsersPage() {
  const [{ query, page: offset }, changeAddress] = useAddressState(ADDRESS);
  const list = useAdminUsersQuery(
    { query: { query: query || undefined, limit: PAGE_SIZE, offset } },
    REFRESH_OPTIONS,
  );
  return (
    <PageSection title="Users" intro="Everyone who has an account.">
      <Box sx={{ mb: 2 }}>
        <SearchField
          label="Search by name or email"
          words={query}
          onSearch={(next) => changeAddress({ query: next, page: 0 })}
        />
      </Box>
      <PagedList
        query={list}
        what="the users"
        pageSize={PAGE_SIZE}
        offset={offset}
        onMove={(page, how) => changeAddress({ page }, how)}
        empty={<StateMessage icon={Users} title={`Nobody matches "${query}".`} />}
      >
        {(rows) => <DataTable label="Users" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />}
      </PagedList>
    </PageSection>
  );
}

const COLUMNS: readonly Column<AdminUser>[] = [
  {
    heading: 'Name',
    cell: ({ name, email }) => (
      <PersonLines email={email}>
        <Box dir="auto" sx={{ fontWeight: 650 }}>
          {name}
        </Box>
      </PersonLines>
    ),
  },
  {
    heading: 'Status',
    cell: ({ is_admin, is_blocked, is_verified }) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {is_admin && <StatusChip tone="good">Administrator</StatusChip>}
        {is_blocked && <StatusChip tone="bad">Blocked</StatusChip>}
        {!is_verified && <StatusChip tone="waiting">Not verified</StatusChip>}
        {!is_admin && !is_blocked && is_verified && <StatusChip tone="good">Active</StatusChip>}
      </Box>
    ),
  },
  {
    heading: 'Restaurant',
    cell: ({ restaurant }) =>
      restaurant ? (
        <CellText second={STATUS_LABELS[restaurant.status]}>
          <bdi>{restaurant.name}</bdi>
        </CellText>
      ) : (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          None
        </Box>
      ),
  },
  { heading: 'Joined', cell: ({ date }) => <TableDate date={date} /> },
  { heading: 'Action', cell: (user) => <UserActions user={user} /> },
];

const blockText = (user: AdminUser) =>
  [
    'They are signed out everywhere at once and cannot sign in again.',
    closingText(user),
    'The reason is kept in the audit log.',
  ].join(' ');

/** What a block means for the user's restaurant. */
function closingText({ restaurant }: AdminUser): string {
  if (!restaurant || restaurant.status === 'declined') return '';
  const { name, status, open_orders: open } = restaurant;
  if (status === 'pending') return `The request for ${name} cannot be approved meanwhile.`;
  const orders =
    open === 0
      ? 'It has no open orders.'
      : `Its ${open === 1 ? 'open order stays' : `${open} open orders stay`} and can be seen in its details.`;
  const fate =
    status === 'suspended'
      ? `${name} is suspended and stays hidden.`
      : `${name} closes: customers no longer see it or its dishes and cannot order from it.`;
  return `${fate} ${orders}`;
}

const unblockedText = ({ name, restaurant }: AdminUser) =>
  restaurant?.status === 'approved'
    ? `${name} may sign in again and ${restaurant.name} is open`
    : `${name} may sign in again`;

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
    pageToast.success(`${user.name} is blocked`);
    return undefined;
  };

  return (
    <RowActions isOneLine>
      {!user.is_verified && !user.is_blocked && (
        <Button
          size="small"
          variant="outlined"
          aria-label={`Resend verification email to ${user.name}`}
          {...whileIdle(resending.isLoading, async () =>
            tell((await resend({ params })).error, 'Verification email sent'),
          )}
        >
          Resend email
        </Button>
      )}
      {user.is_blocked && (
        <Button
          size="small"
          variant="outlined"
          aria-label={`Unblock ${user.name}`}
          {...whileIdle(unblocking.isLoading, async () =>
            tell((await unblock({ params })).error, unblockedText(user)),
          )}
        >
          Unblock
        </Button>
      )}
      {!user.is_blocked && !isSelf && <SignOutButton user={user} />}
      {!user.is_blocked && !isSelf && (
        <Button
          size="small"
          variant="outlined"
          aria-label={`Block ${user.name}`}
          onClick={() => setIsAsking(true)}
        >
          Block
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          title={`Block ${user.name}?`}
          text={blockText(user)}
          confirmLabel="Block"
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
      title: `Sign ${name} out?`,
      text: 'They are signed out everywhere at once and may sign in again.',
      confirmLabel: 'Sign out',
    });
    if (isConfirmed) tell((await endSessions({ params: { id } })).error, `${name} is signed out everywhere`);
  };
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={`Sign out ${name} everywhere`}
      {...whileIdle(ending.isLoading, () => void askAndEnd())}
    >
      Sign out
    </Button>
  );
}
