import { PATHS } from '@nearbite/contract/page-paths';
import { useRestaurantRequestQuery } from '../../features/restaurants/index.ts';
import { NoticeCard } from '../../ui/feedback/notice-card.tsx';
import { LinkButton } from '../../ui/form/button.tsx';

/** Why the restaurant area is not open to a customer: what they wait for, or how to get there. */
export default function TurnedAway() {
  const { data: request } = useRestaurantRequestQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!request) return null;
  const { status, name } = request;
  if (status === 'pending') {
    return (
      <NoticeCard
        text={
          <>
            Your request for <bdi>{name}</bdi> is awaiting approval. The restaurant area opens when we have
            looked at it; we write to you.
          </>
        }
      >
        <LinkButton variant="outlined" to={PATHS.restaurantRegister}>
          Your request
        </LinkButton>
      </NoticeCard>
    );
  }
  return (
    <NoticeCard
      text={
        status === 'declined' ? (
          <>
            Your request for <bdi>{name}</bdi> was declined. You are welcome to try again.
          </>
        ) : (
          'The restaurant area is for restaurants.'
        )
      }
    >
      <LinkButton variant="outlined" to={PATHS.restaurantRegister}>
        Register a restaurant
      </LinkButton>
    </NoticeCard>
  );
}
