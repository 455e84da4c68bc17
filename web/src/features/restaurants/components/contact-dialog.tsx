import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type OwnRestaurant, RestaurantContactBody } from '@nearbite/contract/restaurants/restaurants';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { whileIdle } from '../../../lib/busy.ts';
import { useFormOutcome } from '../../../lib/form-outcome.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import type { Position } from '../../../lib/geolocation.ts';
import { pageToast } from '../../../lib/toasts.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { LazyPlacePicker } from '../../../ui/maps/lazy-place-picker.tsx';
import { MessageAlert } from '../../../ui/message-alert.tsx';
import { useUpdateRestaurantContactMutation } from '../api.ts';

type Values = { phone_number: string; email: string };
const FIELDS = ['phone_number', 'email'] as const;

type Props = { readonly restaurant: OwnRestaurant; readonly onClose: () => void };

/** How customers and riders reach the restaurant; the Shop form shows it and leaves it alone. */
export function ContactDialog({ restaurant, onClose }: Props) {
  const titleId = useId();
  const { latitude, longitude } = restaurant;
  const [update] = useUpdateRestaurantContactMutation();
  const [position, setPosition] = useState<Position>({ latitude, longitude });
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { phone_number: restaurant.phone_number, email: restaurant.email },
    resolver: contractResolver(RestaurantContactBody),
  });
  const { outcome, fail, clear } = useFormOutcome<Values>(FIELDS, setError);
  const { errors, isSubmitting } = formState;

  const onSubmit = async (values: Values) => {
    clear();
    const { error } = await update({
      params: { restaurant_id: restaurant.id },
      body: { ...values, ...position },
    });
    if (error !== undefined) return fail(error);
    pageToast.success('Contact updated successfully');
    onClose();
  };

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId} variant="h3" component="h2">
        Contact and position
      </DialogTitle>
      <Box component="form" noValidate onSubmit={handleSubmit(onSubmit, clear)}>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 0 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Customers and riders see the new phone and place at once. We tell the administrator of a new
            e-mail or place.
          </Typography>
          <FormField
            label="Phone"
            type="tel"
            autoComplete="tel"
            error={errors.phone_number?.message}
            {...register('phone_number')}
          />
          <FormField
            label="Email"
            type="email"
            autoComplete="email"
            error={errors.email?.message}
            {...register('email')}
          />
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
