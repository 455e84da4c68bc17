import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { PATHS } from '@nearbite/contract/page-paths';
import { useState } from 'react';
import { Link } from 'react-router';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { dialogs } from '../../../lib/messages/dialogs.tsx';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { whileIdle } from '../../../lib/page/busy.ts';
import { FailureLine } from '../../../ui/feedback/failure-line.tsx';
import { useRestaurantId } from '../../accounts/index.ts';
import { useChangeDeliveryMutation, useRidersQuery } from '../api.ts';
import { RIDER_STATUS_LABELS } from '../rider-status-labels.ts';
import * as texts from '../riders.texts.tsx';

export function ChooseRider({
  oid,
  current,
}: {
  readonly oid: string;
  readonly current: number | undefined;
}) {
  const restaurantId = useRestaurantId();
  const query = useRidersQuery(
    { params: { restaurant_id: restaurantId }, query: {} },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const { data, currentData, refetch } = query;
  // Who is paused gets nothing new.
  const riders = (data ?? []).filter(({ id, paused }) => !paused || id === current);
  const [changeDelivery, { isLoading }] = useChangeDeliveryMutation();
  const [chosen, setChosen] = useState<number>();
  const isKnown = (id: number | undefined) => riders.some((rider) => rider.id === id);
  const value = [chosen, current].find(isKnown) ?? '';

  const assign = async (riderId: number) => {
    const { error } = await changeDelivery({
      params: { restaurant_id: restaurantId, oid },
      body: { rider_id: riderId },
    });
    if (error) return void dialogs.error(texts.errorOccurred, errorText(error));
    setChosen(undefined);
    pageToast.success(texts.riderAssigned);
  };

  if (currentData?.length === 0) return <NobodyYet />;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, width: '100%' }}>
      <FailureLine query={query} what={texts.yourRiders} />
      {data && riders.length === 0 && (
        <Typography sx={{ color: 'text.secondary', width: '100%' }}>{texts.allArePaused}</Typography>
      )}
      <Select
        displayEmpty
        size="small"
        value={value}
        inputProps={{ 'aria-label': texts.rider }}
        // Somebody may have been added, taken away or sent elsewhere by another person or in another tab.
        onOpen={() => void refetch()}
        onChange={({ target }) => setChosen(Number(target.value))}
        sx={{ flex: '1 1 200px', maxWidth: 320 }}
      >
        <MenuItem value="" disabled>
          {texts.chooseRider}
        </MenuItem>
        {riders.map((rider) => (
          <MenuItem key={rider.id} value={rider.id}>
            <bdi>{rider.name}</bdi> ({RIDER_STATUS_LABELS[rider.status]})
          </MenuItem>
        ))}
      </Select>
      <Button
        variant="contained"
        disabled={value === ''}
        {...whileIdle(isLoading, () => value !== '' && void assign(value))}
      >
        {value !== '' && value === current ? texts.sendLinkAgain : texts.assignRider}
      </Button>
    </Box>
  );
}

const NobodyYet = () => (
  <>
    <Typography sx={{ color: 'text.secondary' }}>{texts.whoBringsIt}</Typography>
    <Button component={Link} to={PATHS.restaurantAddRider} variant="outlined">
      {texts.addRider}
    </Button>
  </>
);
