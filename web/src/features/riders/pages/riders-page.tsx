import { PATHS } from '@nearbite/contract/page-paths';
import { Bike, Plus } from 'lucide-react';
import { HeadingLink } from '../../../ui/layout/heading-link.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Loaded } from '../../../ui/loading/loaded.tsx';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import { useRestaurantId } from '../../accounts/index.ts';
import { useRidersQuery } from '../api.ts';
import { RiderTable } from '../components/rider-table.tsx';

export default function RidersPage() {
  const restaurantId = useRestaurantId();
  const query = useRidersQuery({ params: { restaurant_id: restaurantId }, query: {} });
  return (
    <>
      <PageHeading
        action={
          <HeadingLink to={PATHS.restaurantAddRider} icon={Plus}>
            Add Rider
          </HeadingLink>
        }
      >
        Riders
      </PageHeading>
      <Loaded query={query} what="the riders">
        {(riders) =>
          riders.length === 0 ? (
            <StateMessage
              icon={Bike}
              title="No riders yet"
              text="Add the people who bring your food to its door."
            />
          ) : (
            <RiderTable riders={riders} />
          )
        }
      </Loaded>
    </>
  );
}
