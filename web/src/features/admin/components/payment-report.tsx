import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PaymentHealth, PaymentProblem } from '@nearbite/contract/payments/admin-payments';
import { formatMoney } from '@nearbite/domain/money';
import { useState } from 'react';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { RetryLine } from '../../../ui/feedback/retry-line.tsx';
import { formatDateTime } from '../../../ui/format/format-date.ts';
import { CellText } from '../../../ui/tables/cell-text.tsx';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import { usePaymentReportQuery, useSettlePaymentProblemMutation } from '../api.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { TableDate } from './table-date.tsx';

const KINDS: Readonly<Record<PaymentProblem['kind'], string>> = {
  refund_failed: 'Refund failed',
  refunded_elsewhere: 'Refunded at the provider',
  disputed: 'Disputed by the cardholder',
  wrong_amount: 'Wrong amount paid',
  wrong_currency: 'Paid in another currency',
  missing_in_ledger: 'Payment not in the ledger',
  missing_at_provider: 'Not known to the provider',
  amount_differs: 'Amounts differ',
};

/** Whether the ledger and the payment provider agree, and what somebody has to deal with. */
export function PaymentReportPanel({ health }: { health: PaymentHealth }) {
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{describe(health)}</Typography>
      {health.problems > 0 && <Problems />}
    </>
  );
}

function describe({ problems, pending_refunds, checked_at }: PaymentHealth): string {
  return [
    problems === 0 ? 'Nothing needs a look.' : '',
    pending_refunds === 0
      ? ''
      : `${pending_refunds} ${pending_refunds === 1 ? 'refund is' : 'refunds are'} under way.`,
    checked_at === null
      ? 'The ledger is compared with the provider every night.'
      : `The ledger was last compared with the provider on ${formatDateTime(checked_at)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function Problems() {
  const { data, error, refetch } = usePaymentReportQuery(undefined, { refetchOnMountOrArgChange: true });
  const [settle] = useSettlePaymentProblemMutation();
  const [asked, setAsked] = useState<PaymentProblem>();
  // Once loaded they stay, and with them what is typed into a dialog, though they cannot be asked for again.
  if (!data)
    return error ? (
      <RetryLine text="The payments could not be loaded." onRetry={() => void refetch()} />
    ) : null;
  const columns: readonly Column<PaymentProblem>[] = [
    ...COLUMNS,
    {
      heading: 'Action',
      cell: (problem) => (
        <Button
          variant="outlined"
          size="small"
          onClick={() => setAsked(problem)}
          aria-label={`Put aside ${problem.reference}`}
        >
          Put aside
        </Button>
      ),
    },
  ];
  return (
    <Box sx={{ mt: 2 }}>
      <DataTable label="Payments to look at" columns={columns} rows={data.problems} rowKey={({ id }) => id} />
      {asked && (
        <ReasonDialog
          title={`${KINDS[asked.kind]}: put aside?`}
          text="Write down what was done about it. The note stays in the audit log."
          confirmLabel="Put aside"
          asksFor="note"
          onClose={() => setAsked(undefined)}
          onConfirm={async (note) => {
            const response = await settle({ params: { id: asked.id }, body: { note } });
            if (response.error !== undefined) return response.error;
            setAsked(undefined);
            pageToast.success('Put aside');
            return undefined;
          }}
        />
      )}
    </Box>
  );
}

const COLUMNS: readonly Column<PaymentProblem>[] = [
  {
    heading: 'What',
    cell: ({ kind, note }) => <CellText second={note}>{KINDS[kind]}</CellText>,
  },
  { heading: 'Amount', cell: ({ amount }) => (amount === null ? '' : formatMoney(amount)) },
  {
    heading: 'Order',
    cell: ({ order_oid, provider, reference }) => (
      <CellText second={`${provider}: ${reference}`}>{order_oid ?? 'Unknown'}</CellText>
    ),
  },
  { heading: 'Since', cell: ({ date }) => <TableDate date={date} withTime /> },
];
