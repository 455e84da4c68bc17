import type { Movements, PaymentProvider } from '../../../adapters/payments/port.ts';
import type { Services } from '../../../services.ts';
import { findOrderId } from '../payments.queries.ts';
import { noteDispute, syncRefunds } from '../provider-events.service.ts';
import { findUnfinishedSession } from '../sessions/sessions.queries.ts';
import { checkSession } from '../sessions/sessions.service.ts';
import { noteProblem } from './problems.queries.ts';
import { type LedgerLine, listLedger, noteChecked } from './reconcile.queries.ts';

const HOUR_MS = 3_600_000;
/** The provider is read a day further back than the ledger: a movement may be written here somewhat later. */
const PROVIDER_WINDOW_MS = 72 * HOUR_MS;
const LEDGER_WINDOW_MS = 48 * HOUR_MS;
/** What is younger may still be under way. */
const SETTLED_AFTER_MS = HOUR_MS;

/** Holds the ledger against every provider: what can be healed is, the rest is reported. */
export async function reconcileAll(services: Services): Promise<void> {
  const failures: unknown[] = [];
  for (const provider of services.payments.all) {
    await reconcile(services, provider).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} providers could not be compared with the ledger`);
}

async function reconcile(services: Services, provider: PaymentProvider): Promise<void> {
  const nowMs = services.clock.now().getTime();
  const since = new Date(nowMs - PROVIDER_WINDOW_MS);
  const movements = await provider.listMovements(since);
  const readLedger = () => listLedger(services.db, provider.name, since);
  await heal(services, provider.name, movements, await readLedger());
  const ledger = await readLedger();
  const differences = [
    ...missingHere(movements, ledger, nowMs),
    ...missingThere(movements, ledger, nowMs),
    ...differing(movements, ledger),
  ];
  for (const { oid, ...difference } of differences) {
    const orderId = difference.orderId ?? (oid === undefined ? null : await findOrderId(services.db, oid));
    await noteProblem(services.db, { ...difference, orderId, provider: provider.name });
  }
  await noteChecked(services.db, provider.name, {
    at: services.clock.now(),
    movements: movements.payments.length + movements.refunds.length,
    differences: differences.length,
  });
}

/** A lost event is made up for by asking the provider. */
async function heal(
  services: Services,
  provider: string,
  { payments, refunds, disputes }: Movements,
  ledger: readonly LedgerLine[],
): Promise<void> {
  const has = (kind: LedgerLine['kind'], reference: string) =>
    ledger.some((line) => line.kind === kind && line.reference === reference);
  for (const { paymentId, oid } of payments) {
    if (has('charge', paymentId)) continue;
    const orderId = await findOrderId(services.db, oid);
    const session = orderId === null ? undefined : await findUnfinishedSession(services.db, orderId);
    if (session) await checkSession(services, session);
  }
  const changed = refunds.filter(({ refundId, status }) =>
    status === 'failed'
      ? has('refund', refundId) && !has('refund_reversal', refundId)
      : status === 'succeeded' && !has('refund', refundId),
  );
  for (const paymentId of new Set(changed.map((refund) => refund.paymentId))) {
    await syncRefunds(services, provider, paymentId);
  }
  for (const dispute of disputes) await noteDispute(services, provider, dispute);
}

type Difference = Omit<Parameters<typeof noteProblem>[1], 'provider'> & { readonly oid?: string };

function missingHere({ payments }: Movements, ledger: readonly LedgerLine[], nowMs: number): Difference[] {
  const known = new Set(ledger.map(({ reference }) => reference));
  return payments
    .filter(({ paymentId, at }) => !known.has(paymentId) && nowMs - at.getTime() > SETTLED_AFTER_MS)
    .map(({ paymentId: reference, oid, amountMinor }) => ({
      kind: 'missing_in_ledger',
      reference,
      orderId: null,
      oid,
      amountMinor,
      note: 'The provider took this payment, the ledger does not know it',
    }));
}

function missingThere(
  { payments, refunds }: Movements,
  ledger: readonly LedgerLine[],
  nowMs: number,
): Difference[] {
  const known = new Set([
    ...payments.map(({ paymentId }) => paymentId),
    ...refunds.map(({ refundId }) => refundId),
  ]);
  return ledger
    .filter(({ reference, at }) => {
      const ageMs = nowMs - at.getTime();
      return !known.has(reference) && ageMs > SETTLED_AFTER_MS && ageMs < LEDGER_WINDOW_MS;
    })
    .map(({ reference, kind, orderId, amountMinor }) => ({
      kind: 'missing_at_provider',
      reference,
      orderId,
      amountMinor,
      note: `The ledger has this ${kind.replace('_', ' ')}, the provider does not`,
    }));
}

function differing({ payments, refunds }: Movements, ledger: readonly LedgerLine[]): Difference[] {
  const amounts = new Map([
    ...payments.map(({ paymentId, amountMinor }) => [paymentId, amountMinor] as const),
    ...refunds.map(({ refundId, amountMinor }) => [refundId, amountMinor] as const),
  ]);
  return ledger
    .filter(({ reference, amountMinor }) => (amounts.get(reference) ?? amountMinor) !== amountMinor)
    .map(({ reference, orderId, amountMinor }) => ({
      kind: 'amount_differs',
      reference,
      orderId,
      amountMinor,
      note: `The provider has ${amounts.get(reference)}, the ledger ${amountMinor}`,
    }));
}
