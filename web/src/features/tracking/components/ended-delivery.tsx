import { useUserId } from '../../accounts/index.ts';
import { AfterOrder } from '../../cart/index.ts';
import { useOrderQuery } from '../../orders/index.ts';

/** For whoever ordered it; whoever was only sent the link finds nothing here. */
export function EndedDelivery({ oid }: { readonly oid: string }) {
  const userId = useUserId();
  const { data: order } = useOrderQuery({ params: { user_id: userId, order_oid: oid } });
  return order ? <AfterOrder order={order} /> : null;
}
