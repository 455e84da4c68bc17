import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OwnRestaurant } from '@nearbite/contract/restaurants/restaurants';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { dialogs } from '../../../lib/messages/dialogs.tsx';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { whileIdle } from '../../../lib/page/busy.ts';
import { useCloseRestaurantMutation } from '../api.ts';

/** The end of a restaurant at its owner's wish; only an administrator can open it again. */
export function CloseRestaurant({ restaurant }: { readonly restaurant: OwnRestaurant }) {
  const [close, { isLoading }] = useCloseRestaurantMutation();

  async function askAndClose() {
    const isSure = await dialogs.confirm({
      title: `Close ${restaurant.name} for good?`,
      text: 'Customers will not see it any more. Only an administrator can open it again.',
      confirmLabel: 'Close restaurant',
      isIrreversible: true,
    });
    if (!isSure) return;
    const { error } = await close({ params: { restaurant_id: restaurant.id } });
    if (error) await dialogs.error('Your restaurant is not closed', errorText(error));
    else pageToast.success('Your restaurant is closed');
  }

  if (restaurant.status === 'suspended') return null;
  return (
    <Box component="section" aria-labelledby="close-heading" sx={{ mt: 5, maxWidth: 620 }}>
      <Typography id="close-heading" variant="h2" sx={{ fontSize: 22, mb: 1 }}>
        Close your restaurant
      </Typography>
      <Typography sx={{ mb: 2 }}>
        Customers will not see it any more. Your orders and earnings stay here for you. To close it for a
        while only, use the switch at the top of this page.
      </Typography>
      <Button variant="outlined" color="error" aria-haspopup="dialog" {...whileIdle(isLoading, askAndClose)}>
        Close restaurant
      </Button>
    </Box>
  );
}
