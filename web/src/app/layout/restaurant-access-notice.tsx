import { PATHS } from '@nearbite/contract/page-paths';
import { useUserId } from '../../features/accounts/index.ts';
import { useRestaurantRequestQuery } from '../../features/restaurants/index.ts';
import { findLastWorkplace } from '../../features/staff/index.ts';
import { NoticeCard } from '../../ui/feedback/notice-card.tsx';
import { LinkButton } from '../../ui/form/button.tsx';
import * as texts from './restaurant-access-notice.texts.tsx';

/** Why the restaurant area is not open to a customer: that they have left it, what they wait for, or how to get there. */
export default function RestaurantAccessNotice() {
  const left = findLastWorkplace(useUserId());
  const { data: request } = useRestaurantRequestQuery(undefined, { refetchOnMountOrArgChange: true });
  if (left !== undefined) {
    return (
      <NoticeCard text={texts.noLongerWork(left)}>
        <LinkButton variant="outlined" to={PATHS.customerOrders}>
          {texts.yourOrders}
        </LinkButton>
      </NoticeCard>
    );
  }
  if (!request) return null;
  const { status, name } = request;
  if (status === 'pending') {
    return (
      <NoticeCard text={texts.waits(name)}>
        <LinkButton variant="outlined" to={PATHS.restaurantRegister}>
          {texts.request}
        </LinkButton>
      </NoticeCard>
    );
  }
  return (
    <NoticeCard text={status === 'declined' ? texts.declined(name) : texts.forRestaurants}>
      <LinkButton variant="outlined" to={PATHS.restaurantRegister}>
        {texts.register}
      </LinkButton>
    </NoticeCard>
  );
}
