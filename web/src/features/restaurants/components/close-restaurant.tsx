import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OwnRestaurant } from '@nearbite/contract/restaurants/restaurants';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { dialogs } from '../../../lib/messages/dialogs.tsx';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { whileIdle } from '../../../lib/page/busy.ts';
import { useCloseRestaurantMutation } from '../api.ts';
import * as texts from '../restaurants.texts.ts';

/** The end of a restaurant at its owner's wish; only an administrator can open it again. */
export function CloseRestaurant({ restaurant }: { readonly restaurant: OwnRestaurant }) {
  const [close, { isLoading }] = useCloseRestaurantMutation();

  async function askAndClose() {
    const isSure = await dialogs.confirm({
      title: texts.closeForGood(restaurant.name),
      text: texts.onlyAdministratorReopens,
      confirmLabel: texts.closeRestaurant,
      isIrreversible: true,
    });
    if (!isSure) return;
    const { error } = await close({ params: { restaurant_id: restaurant.id } });
    if (error) await dialogs.error(texts.notClosed, errorText(error));
    else pageToast.success(texts.isClosed);
  }

  if (restaurant.status === 'suspended') return null;
  return (
    <Box component="section" aria-labelledby="close-heading" sx={{ mt: 5, maxWidth: 620 }}>
      <Typography id="close-heading" variant="h2" sx={{ fontSize: 22, mb: 1 }}>
        {texts.closeYourRestaurant}
      </Typography>
      <Typography sx={{ mb: 2 }}>{texts.ordersAndEarningsStay}</Typography>
      <Button variant="outlined" color="error" aria-haspopup="dialog" {...whileIdle(isLoading, askAndClose)}>
        {texts.closeRestaurant}
      </Button>
    </Box>
  );
}
