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
import * as texts from '../admin.texts.ts';
import { usePaymentReportQuery, useSettlePaymentProblemMutation } from '../api.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { TableDate } from './table-date.tsx';

const KINDS: Readonly<Record<PaymentProblem['kind'], string>> = {
  refund_failed: texts.refundFailed,
  refunded_elsewhere: texts.refundedAtTheProvider,
  disputed: texts.disputedByTheCardholder,
  wrong_amount: texts.wrongAmountPaid,
  wrong_currency: texts.paidInAnotherCurrency,
  missing_in_ledger: texts.paymentNotInLedger,
  missing_at_provider: texts.notKnownToProvider,
  amount_differs: texts.amountsDiffer,
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
    problems === 0 ? texts.nothingNeedsALook : '',
    pending_refunds === 0 ? '' : texts.refundsUnderWay(pending_refunds),
    checked_at === null ? texts.ledgerIsComparedNightly : texts.ledgerWasCompared(formatDateTime(checked_at)),
  ]
    .filter(Boolean)
    .join(' ');
}

function Problems() {
  const { data, error, refetch } = usePaymentReportQuery(undefined, { refetchOnMountOrArgChange: true });
  const [settle] = useSettlePaymentProblemMutation();
  const [asked, setAsked] = useState<PaymentProblem>();
  // Once loaded they stay, and with them what is typed into a dialog, though they cannot be asked for again.
  if (!data) return error ? <RetryLine text={texts.paymentsFailed} onRetry={() => void refetch()} /> : null;
  const columns: readonly Column<PaymentProblem>[] = [
    ...COLUMNS,
    {
      heading: texts.action,
      cell: (problem) => (
        <Button
          variant="outlined"
          size="small"
          onClick={() => setAsked(problem)}
          aria-label={texts.putAsideThis(problem.reference)}
        >
          {texts.putAside}
        </Button>
      ),
    },
  ];
  return (
    <Box sx={{ mt: 2 }}>
      <DataTable
        label={texts.paymentsToLookAt}
        columns={columns}
        rows={data.problems}
        rowKey={({ id }) => id}
      />
      {asked && (
        <ReasonDialog
          title={texts.askPutAside(KINDS[asked.kind])}
          text={texts.putAsideText}
          confirmLabel={texts.putAside}
          asksFor="note"
          onClose={() => setAsked(undefined)}
          onConfirm={async (note) => {
            const response = await settle({ params: { id: asked.id }, body: { note } });
            if (response.error !== undefined) return response.error;
            setAsked(undefined);
            pageToast.success(texts.putAside);
            return undefined;
          }}
        />
      )}
    </Box>
  );
}

const COLUMNS: readonly Column<PaymentProblem>[] = [
  {
    heading: texts.what,
    cell: ({ kind, note }) => <CellText second={note}>{KINDS[kind]}</CellText>,
  },
  { heading: texts.amount, cell: ({ amount }) => (amount === null ? '' : formatMoney(amount)) },
  {
    heading: texts.order,
    cell: ({ order_oid, provider, reference }) => (
      <CellText second={`${provider}: ${reference}`}>{order_oid ?? texts.unknown}</CellText>
    ),
  },
  { heading: texts.since, cell: ({ date }) => <TableDate date={date} withTime /> },
];
