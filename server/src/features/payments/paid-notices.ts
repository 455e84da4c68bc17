import { orderPath } from '@nearbite/contract/page-paths';
import { formatMinor } from '@nearbite/domain/money';
import type { Mail } from '../../adapters/mail/port.ts';
import type { LockedOrder } from '../../common/order-lock.ts';
import type { Services } from '../../services.ts';
import { paidMail } from './payments.mails.ts';

/** The notification of a received payment; guests have no account to notify. */
export const noticeOf = (
  { user_id: userId, oid }: Pick<LockedOrder, 'user_id' | 'oid'>,
  amountMinor: number,
) =>
  userId === null
    ? undefined
    : {
        userId,
        title: 'Payment Received',
        message: `We have received your payment of ${formatMinor(amountMinor)} for your order ${oid}.`,
      };

type Customer = Pick<LockedOrder, 'oid' | 'full_name' | 'email' | 'language'>;

export function customerMailsOf({ config }: Services, order: Customer, amountMinor: number): Mail[] {
  if (order.email === null) return [];
  const orderUrl = `${config.publicUrl}${orderPath(order.oid)}`;
  const about = {
    oid: order.oid,
    fullName: order.full_name,
    email: order.email,
    orderUrl,
    language: order.language ?? '',
  };
  return [{ key: `paid:${order.oid}`, ...paidMail(about, amountMinor) }];
}
