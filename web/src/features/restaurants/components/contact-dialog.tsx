import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type OwnRestaurant, RestaurantContactBody } from '@nearbite/contract/restaurants/restaurants';
import { useId, useState } from 'react';
import { whileIdle } from '../../../lib/busy.ts';
import type { Position } from '../../../lib/geolocation.ts';
import { pageToast } from '../../../lib/toasts.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { LazyPlacePicker } from '../../../ui/maps/lazy-place-picker.tsx';
import { MessageAlert } from '../../../ui/message-alert.tsx';
import { useUpdateRestaurantContactMutation } from '../api.ts';

type Values = { phone_number: string; email: string };

type Props = { readonly restaurant: OwnRestaurant; readonly onClose: () => void };

/** How customers and riders reach the restaurant; the Shop form shows it and leaves it alone. */
export function ContactDialog({ restaurant, onClose }: Props) {
  const titleId = useId();
  const { latitude, longitude } = restaurant;
  const [update] = useUpdateRestaurantContactMutation();
  const [position, setPosition] = useState<Position>({ latitude, longitude });
  const { field, submit, outcome, isSubmitting } = useContractForm<Values>({
    schema: RestaurantContactBody,
    fields: ['phone_number', 'email'],
    defaultValues: { phone_number: restaurant.phone_number, email: restaurant.email },
  });

  const onSubmit = submit(async (values) => {
    const { error } = await update({
      params: { restaurant_id: restaurant.id },
      body: { ...values, ...position },
    });
    if (error !== undefined) return { error };
    pageToast.success('Contact updated successfully');
    onClose();
    return undefined;
  });

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId} variant="h3" component="h2">
        Contact and position
      </DialogTitle>
      <Box component="form" noValidate onSubmit={onSubmit}>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 0 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Customers and riders see the new phone and place at once. We tell the administrator of a new
            e-mail or place.
          </Typography>
          <FormField label="Phone" type="tel" autoComplete="tel" {...field('phone_number')} />
          <FormField label="Email" type="email" autoComplete="email" {...field('email')} />
          <LazyPlacePicker
            value={position}
            onChange={setPosition}
            centre={position}
            label="Map to choose where the restaurant is"
          />
          {outcome && <MessageAlert tone={outcome.tone}>{outcome.text}</MessageAlert>}
        </DialogContent>
        <DialogActions sx={{ gap: 1, p: 3, pt: 1 }}>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" {...whileIdle(isSubmitting)}>
            {isSubmitting ? 'Saving...' : 'Save'}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
