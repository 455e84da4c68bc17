import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PATHS } from '@nearbite/contract/page-paths';
import { Bike, MapPinned, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { HeadingLink } from '../../../ui/layout/heading-link.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Loaded } from '../../../ui/loading/loaded.tsx';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import { useRestaurantId } from '../../accounts/index.ts';
import { RidersOut } from '../../tracking/index.ts';
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
            <>
              <RiderMap />
              <RiderTable riders={riders} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

/** Where everybody is who is on the way, loaded when it is asked for. */
function RiderMap() {
  const [isShown, setIsShown] = useState(false);
  const mapId = useId();
  return (
    <Box sx={{ mb: 2.5 }}>
      <Button
        variant="outlined"
        startIcon={<MapPinned size={18} aria-hidden />}
        aria-expanded={isShown}
        aria-controls={mapId}
        onClick={() => setIsShown(!isShown)}
      >
        {texts.showMap}
      </Button>
      <Box id={mapId} sx={{ mt: isShown ? 2 : 0 }}>
        {isShown && <RidersOut />}
      </Box>
    </Box>
  );
}
