import { PATHS } from '@nearbite/contract/page-paths';
import { Bike, Plus } from 'lucide-react';
import { HeadingLink } from '../../../ui/layout/heading-link.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Loaded } from '../../../ui/loading/loaded.tsx';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import { useRestaurantId } from '../../accounts/index.ts';
import { useRidersQuery } from '../api.ts';
import { RiderTable } from '../components/rider-table.tsx';
import * as texts from '../riders.texts.tsx';

export default function RidersPage() {
  const restaurantId = useRestaurantId();
  const query = useRidersQuery({ params: { restaurant_id: restaurantId }, query: {} });
  return (
    <>
      <PageHeading
        action={
          <HeadingLink to={PATHS.restaurantAddRider} icon={Plus}>
            {texts.addRider}
          </HeadingLink>
        }
      >
        {texts.riders}
      </PageHeading>
      <Loaded query={query} what={texts.theRiders}>
        {(riders) =>
          riders.length === 0 ? (
            <StateMessage icon={Bike} title={texts.noRiders} text={texts.addPeople} />
          ) : (
            <RiderTable riders={riders} />
          )
        }
      </Loaded>
    </>
  );
}
