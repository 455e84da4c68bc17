import { phoneAs } from '@nearbite/contract/fields';
import { DeliveryDetails } from '@nearbite/contract/orders/create-order';
import type { DetailField } from './spoken-details.ts';

/** What the order call asks of each detail; an error names it as this form does. */
const SCHEMAS = {
  name: DeliveryDetails.shape.full_name,
  phone: phoneAs('Phone'),
  address: DeliveryDetails.shape.address,
  city: DeliveryDetails.shape.city,
} as const satisfies Record<DetailField, unknown>;

/** What the server would say to it; undefined when it is fine. */
export function checkDetail(field: DetailField, value: string): string | undefined {
  const { error } = SCHEMAS[field].safeParse(value);
  return error?.issues[0]?.message;
}
