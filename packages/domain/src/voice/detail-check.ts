import { DeliveryDetails } from '@nearbite/contract/orders/customer-orders';
import type { DetailField } from './spoken-details.ts';

/** What the order call names each detail. */
const SCHEMAS = {
  name: DeliveryDetails.shape.full_name,
  phone: DeliveryDetails.shape.mobile,
  address: DeliveryDetails.shape.address,
  city: DeliveryDetails.shape.city,
} as const satisfies Record<DetailField, unknown>;

/** What the server would say to it; undefined when it is fine. */
export function checkDetail(field: DetailField, value: string): string | undefined {
  const { error } = SCHEMAS[field].safeParse(value);
  return error?.issues[0]?.message;
}
