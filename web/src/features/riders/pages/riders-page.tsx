import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { PATHS } from '@nearbite/contract/page-paths';
import { Bike, Plus } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { errorText } from '../../../lib/form-errors.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { useRestaurantId } from '../../accounts/index.ts';
import { useRidersQuery } from '../api.ts';
import { RiderTable } from '../components/rider-table.tsx';

export default function RidersPage() {
  const restaurantId = useRestaurantId();
  const {
    data: riders,
    error,
    refetch,
  } = useRidersQuery({ params: { restaurant_id: restaurantId }, query: {} });

  return (
    <Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          mb: 3,
        }}
      >
        <Typography variant="h2" component="h1">
          Riders
        </Typography>
        <AddRiderButton />
      </Box>
      {riders === undefined && error !== undefined && (
        <ErrorState title="The riders could not be loaded." text={errorText(error)} onRetry={refetch} />
      )}
      {riders === undefined && error === undefined && <Skeleton variant="rounded" height={220} />}
      {riders?.length === 0 && (
        <StateMessage
          icon={Bike}
          title="No riders yet"
          text="Add the people who bring your food to its door."
        />
      )}
      {riders !== undefined && riders.length > 0 && <RiderTable riders={riders} />}
    </Box>
  );
}

function AddRiderButton() {
  return (
    <Button
      component={RouterLink}
      to={PATHS.restaurantAddRider}
      variant="contained"
      startIcon={<Plus size={18} aria-hidden />}
    >
      Add Rider
    </Button>
  );
}
