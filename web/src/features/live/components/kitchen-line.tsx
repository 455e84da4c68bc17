import { PATHS } from '@nearbite/contract/page-paths';
import { NoticeCard } from '../../../ui/feedback/notice-card.tsx';
import { LinkButton } from '../../../ui/form/button.tsx';
import { formatCount } from '../../../ui/format/format-number.ts';
import { useWaitingOrdersQuery } from '../api.ts';
import * as texts from '../live.texts.ts';

/** How many orders the owner's kitchen still has to finish, and the way there; the order bar keeps the number current. */
export default function KitchenLine({ restaurantId }: { readonly restaurantId: number }) {
  const { currentData } = useWaitingOrdersQuery({ params: { restaurant_id: restaurantId } });
  return (
    <NoticeCard text={kitchenText(currentData?.in_kitchen)}>
      <LinkButton to={PATHS.restaurantOrders}>{texts.openKitchen}</LinkButton>
    </NoticeCard>
  );
}

function kitchenText(count: number | undefined): string {
  if (count === undefined) return texts.yourKitchen;
  if (count === 0) return texts.noOpenOrder;
  return count === 1 ? texts.oneOpenOrder : texts.openOrders(formatCount(count));
}
