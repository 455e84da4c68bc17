import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AUDIT_KINDS, type AuditAction, type AuditEntry } from '@nearbite/contract/admin/audit';
import { namesOf } from '@nearbite/contract/names-of';
import { formatMoney } from '@nearbite/domain/money';
import { History } from 'lucide-react';
import { offsetIn, oneOf, useAddressState, words } from '../../../lib/page/use-address-state.ts';
import { LONGEST_SEARCH, SearchField } from '../../../ui/form/search-field.tsx';
import { ownClockText } from '../../../ui/format/own-clock.ts';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import { CellText } from '../../../ui/tables/cell-text.tsx';
import { AS_WIDE_TABLE, type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import { PagedList } from '../../../ui/tables/paged-list.tsx';
import * as texts from '../admin.texts.ts';
import { PAGE_SIZE, REFRESH_OPTIONS, useAdminAuditQuery } from '../api.ts';
import { PersonLines } from '../components/person-lines.tsx';
import { TableDate } from '../components/table-date.tsx';

const ACTIONS: Readonly<Record<AuditAction, string>> = {
  'restaurant.approved': texts.approvedTheRestaurant,
  'restaurant.declined': texts.declinedTheRestaurant,
  'restaurant.suspended': texts.suspendedTheRestaurant,
  'restaurant.closed': texts.closedTheRestaurant,
  'restaurant.restored': texts.restoredTheRestaurant,
  'dish.taken-into-review': texts.tookDishIntoReview,
  'dish.released': texts.releasedTheDish,
  'dish.status-changed': texts.changedDishStatus,
  'restaurant.contact-changed': texts.changedContactOf,
  'restaurant.paused': texts.pausedTheKitchenOf,
  'restaurant.unpaused': texts.endedThePauseOf,
  'staff.invited': texts.invitedStaff,
  'staff.joined': texts.joinedStaff,
  'staff.role-changed': texts.changedRoleOf,
  'staff.removed': texts.removedStaff,
  'category.created': texts.addedTheCategory,
  'category.changed': texts.changedTheCategory,
  'category.moved': texts.movedTheCategory,
  'category.deleted': texts.deletedTheCategory,
  'user.blocked': texts.blockedTheUser,
  'user.unblocked': texts.unblockedTheUser,
  'user.activation-resent': texts.sentVerificationMailTo,
  'user.signed-out': texts.endedAllSignIns,
  'admin.appointed': texts.becameAdministrator,
  'settings.changed': texts.changedSettings,
  'payment.settled': texts.putAsideProblem,
  'order.canceled': texts.canceled,
  'account.signed-in': texts.signedIn,
  'account.sign-in-failed': texts.failedToSignIn,
  'account.passkey-added': texts.addedPasskey,
  'account.passkey-removed': texts.removedPasskey,
  'account.second-factor-on': texts.turnedOnSecondFactor,
  'account.second-factor-off': texts.turnedOffSecondFactor,
  'account.recovery-codes-renewed': texts.renewedRecoveryCodes,
  'account.deletion-requested': texts.askedToDelete,
  'account.deleted': texts.emptiedTheAccountOf,
  'user.list-read': texts.readUsers,
  'restaurant.list-read': texts.readRestaurants,
  'order.list-read': texts.readOpenOrders,
  'dish.price-changed': texts.changedPrices,
  'restaurant.fees-changed': texts.changedFees,
  'money.refund-requested': texts.requestedRefund,
  'money.refunded': texts.refunded,
  'money.cash-collected': texts.bookedCash,
  'money.cash-returned': texts.tookBackCash,
};

const KINDS = ['all', ...namesOf(AUDIT_KINDS)] as const;
const KIND_LABELS: Readonly<Record<(typeof KINDS)[number], string>> = {
  all: texts.everything,
  'sign-ins': texts.signIns,
  money: texts.money,
  prices: texts.pricesAndFees,
  reads: texts.readingPeoplesData,
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
    <PageSection title={texts.auditLog} intro={texts.auditIntro(ownClockText())}>
      <Box sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 2.5 }}>
        <SearchField
          label={texts.doneFromAddress}
          words={from}
          onSearch={(next) => changeAddress({ from: next, page: 0 })}
        />
        <TextField
          select
          label={texts.what}
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
        what={texts.theLog}
        pageSize={PAGE_SIZE}
        offset={offset}
        onMove={(page, how) => changeAddress({ page }, how)}
        empty={
          <StateMessage icon={History} title={isFiltered ? texts.nothingMatches : texts.nothingDoneYet} />
        }
      >
        {(rows) => (
          <DataTable isDense label={texts.auditLog} columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
        )}
      </PagedList>
    </PageSection>
  );
}

/** The four numbers of a short one stay in one line. */
const addressStyles = { overflowWrap: 'anywhere', [AS_WIDE_TABLE]: { minWidth: 120 } } as const;

const COLUMNS: readonly Column<AuditEntry>[] = [
  {
    heading: texts.when,
    cell: ({ date }) => <TableDate date={date} withTime />,
  },
  {
    heading: texts.who,
    cell: ({ actor }) => (
      <PersonLines email={actor.email}>
        <bdi>{actor.name}</bdi>
      </PersonLines>
    ),
  },
  {
    heading: texts.from,
    cell: ({ address }) => <Box sx={addressStyles}>{address ?? '–'}</Box>,
  },
  {
    heading: texts.what,
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
  if (typeof amount === 'number') return `${formatMoney(amount)}, ${note ?? texts.byThe(by)}`;
  if (typeof reason === 'string') return reason;
  if (typeof note === 'string') return note;
  if (action === 'category.moved') return texts.fromPlaceTo(Number(from) + 1, Number(to) + 1);
  if (from !== undefined && to !== undefined) return texts.changedFromTo(from, to);
  if (action === 'dish.released') return texts.to(to);
  if (typeof title === 'string') return texts.newTitle(title);
  if (action === 'settings.changed') return describeSettings(details);
  return Array.isArray(fields) ? fields.join(texts.comma).replaceAll('_', ' ') : '';
}

const describeSettings = (settings: AuditEntry['details']): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${value ?? texts.noValue}`)
    .join(texts.comma);

/** What was and what is; lists are those of portions and spice levels. */
function describePrices({ before, after }: AuditEntry['details']): string {
  const pricesText = (prices: unknown) =>
    Object.values(Object(prices))
      .flat()
      .map((price) => (typeof price === 'number' ? formatMoney(price) : String(price)))
      .join(texts.comma);
  return texts.pricesFromTo(pricesText(before), pricesText(after));
}
