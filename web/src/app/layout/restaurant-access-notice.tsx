import { PATHS } from '@nearbite/contract/page-paths';
import { useRestaurantRequestQuery } from '../../features/restaurants/index.ts';
import { NoticeCard } from '../../ui/feedback/notice-card.tsx';
import { LinkButton } from '../../ui/form/button.tsx';
import * as texts from './restaurant-access-notice.texts.tsx';

/** Why the restaurant area is not open to a customer: what they wait for, or how to get there. */
export default function RestaurantAccessNotice() {
  const { data: request } = useRestaurantRequestQuery(undefined, { refetchOnMountOrArgChange: true });
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
