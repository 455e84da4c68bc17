import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AUDIT_KINDS, type AuditAction, type AuditEntry } from '@nearbite/contract/admin/audit';
import { namesOf } from '@nearbite/contract/names-of';
import { formatMoney } from '@nearbite/domain/money';
import { History } from 'lucide-react';
import { offsetIn, oneOf, useAddressState, words } from '../../../lib/page/use-address-state.ts';
import { ownClockText } from '../../../ui/format/own-clock.ts';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import { CellText } from '../../../ui/tables/cell-text.tsx';
import { AS_WIDE_TABLE, type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import { PagedList } from '../../../ui/tables/paged-list.tsx';
import { PAGE_SIZE, REFRESH_OPTIONS, useAdminAuditQuery } from '../api.ts';
import { PersonLines } from '../components/person-lines.tsx';
import { LONGEST_SEARCH, SearchField } from '../components/search-field.tsx';
import { TableDate } from '../components/table-date.tsx';

const ACTIONS: Readonly<Record<AuditAction, string>> = {
  'restaurant.approved': 'Approved the restaurant',
  'restaurant.declined': 'Declined the restaurant',
  'restaurant.suspended': 'Suspended the restaurant',
  'restaurant.closed': 'Closed the restaurant',
  'restaurant.restored': 'Restored the restaurant',
  'dish.taken-into-review': 'Took into review the dish',
  'dish.released': 'Released the dish',
  'dish.status-changed': 'Changed the status of the dish',
  'restaurant.contact-changed': 'Changed e-mail or position of',
  'restaurant.paused': 'Paused the kitchen of',
  'restaurant.unpaused': 'Ended the pause of',
  'category.created': 'Added the category',
  'category.changed': 'Changed the category',
  'category.moved': 'Moved the category',
  'category.deleted': 'Deleted the category',
  'user.blocked': 'Blocked the user',
  'user.unblocked': 'Unblocked the user',
  'user.activation-resent': 'Sent the verification mail to',
  'user.signed-out': 'Ended all sign-ins of',
  'admin.appointed': 'Became administrator',
  'settings.changed': 'Changed the',
  'payment.settled': 'Put aside the payment problem',
  'order.canceled': 'Canceled',
  'account.signed-in': 'Signed in',
  'account.sign-in-failed': 'Failed to sign in as',
  'account.passkey-added': 'Added a passkey to the account of',
  'account.passkey-removed': 'Removed a passkey from the account of',
  'account.second-factor-on': 'Turned on the second factor of',
  'account.second-factor-off': 'Turned off the second factor of',
  'account.recovery-codes-renewed': 'Made new recovery codes for the account of',
  'account.deletion-requested': 'Asked to delete the account of',
  'account.deleted': 'Emptied the account of',
  'user.list-read': 'Looked at the list of users',
  'restaurant.list-read': 'Looked at the list of restaurants',
  'order.list-read': 'Looked at the open orders of',
  'dish.price-changed': 'Changed the prices of the dish',
  'restaurant.fees-changed': 'Changed the fees of',
  'money.refund-requested': 'Gave money back for the order',
  'money.refunded': 'Money went back for the order',
  'money.cash-collected': 'Booked the cash of the order',
  'money.cash-returned': 'Took back the cash of the order',
};

const KINDS = ['all', ...namesOf(AUDIT_KINDS)] as const;
const KIND_LABELS: Readonly<Record<(typeof KINDS)[number], string>> = {
  all: 'Everything',
  'sign-ins': 'Sign-ins',
  money: 'Money',
  prices: 'Prices and fees',
  reads: "Reading people's data",
};
const ADDRESS = { kind: oneOf(KINDS, 'all'), from: words(LONGEST_SEARCH), page: offsetIn(PAGE_SIZE) };

export default function AuditPage() {
  const [{ kind, from, page: offset }, changeAddress] = useAddressState(ADDRESS);
  const list = useAdminAuditQuery(
    {
      query: {
        limit: PAGE_SIZE,
        offset,
        kind: kind === 'all' ? undefined : kind,
        address: from.slice(0, 60) || undefined,
      },
    },
    { refetchOnMountOrArgChange: true, ...REFRESH_OPTIONS },
  );
  const isFiltered = kind !== 'all' || from !== '';
  return (
    <PageSection
      title="Audit log"
      intro={`Who did what, and when. Nothing here can be changed. ${ownClockText()}`}
    >
      <Box sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 2.5 }}>
        <SearchField
          label="Address it was done from"
          words={from}
          onSearch={(next) => changeAddress({ from: next, page: 0 })}
        />
        <TextField
          select
          label="What"
          value={kind}
          // The list offers these kinds only.
          onChange={({ target }) => changeAddress({ kind: target.value as typeof kind, page: 0 })}
          slotProps={{ select: { native: true } }}
          sx={{ flex: { xs: '1 1 100%', sm: 'none' }, minWidth: 220 }}
        >
          {KINDS.map((choice) => (
            <option key={choice} value={choice}>
              {KIND_LABELS[choice]}
            </option>
          ))}
        </TextField>
      </Box>
      <PagedList
        query={list}
        what="the log"
        pageSize={PAGE_SIZE}
        offset={offset}
        onMove={(page, how) => changeAddress({ page }, how)}
        empty={
          <StateMessage
            icon={History}
            title={isFiltered ? 'Nothing matches.' : 'No administrator has done anything yet.'}
          />
        }
      >
        {(rows) => <DataTable label="Audit log" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />}
      </PagedList>
    </PageSection>
  );
}

/** The four numbers of a short one stay in one line. */
const addressStyles = { overflowWrap: 'anywhere', [AS_WIDE_TABLE]: { minWidth: 120 } } as const;

const COLUMNS: readonly Column<AuditEntry>[] = [
  {
    heading: 'When',
    cell: ({ date }) => <TableDate date={date} withTime />,
  },
  {
    heading: 'Who',
    cell: ({ actor }) => (
      <PersonLines email={actor.email}>
        <bdi>{actor.name}</bdi>
      </PersonLines>
    ),
  },
  {
    heading: 'From',
    cell: ({ address }) => <Box sx={addressStyles}>{address ?? '–'}</Box>,
  },
  {
    heading: 'What',
    cell: ({ action, subject, details }) => (
      <CellText second={describe(action, details)}>
        {ACTIONS[action]} <strong>{subject.label}</strong>
      </CellText>
    ),
  },
];

/** The details in words; places in a list are counted from one. */
function describe(action: AuditAction, details: AuditEntry['details']): string {
  const { reason, note, from, to, title, fields, by, amount } = details;
  if (action === 'dish.price-changed') return describePrices(details);
  if (action === 'restaurant.fees-changed') return describeSettings(details);
  if (typeof amount === 'number') return `${formatMoney(amount)}, ${note ?? `by the ${by}`}`;
  if (typeof reason === 'string') return reason;
  if (typeof note === 'string') return note;
  if (action === 'category.moved') return `From place ${Number(from) + 1} to ${Number(to) + 1}`;
  if (from !== undefined && to !== undefined) return `From ${from} to ${to}`;
  if (action === 'dish.released') return `To ${to}`;
  if (typeof title === 'string') return `New title: ${title}`;
  if (action === 'settings.changed') return describeSettings(details);
  return Array.isArray(fields) ? fields.join(', ').replaceAll('_', ' ') : '';
}

const describeSettings = (settings: AuditEntry['details']): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${value ?? 'none'}`)
    .join(', ');

/** What was and what is; lists are those of portions and spice levels. */
function describePrices({ before, after }: AuditEntry['details']): string {
  const pricesText = (prices: unknown) =>
    Object.values(Object(prices))
      .flat()
      .map((price) => (typeof price === 'number' ? formatMoney(price) : String(price)))
      .join(', ');
  return `From ${pricesText(before)} to ${pricesText(after)}`;
}
