import Typography from '@mui/material/Typography';
import { type OwnRestaurant, RestaurantContactBody } from '@nearbite/contract/restaurants/restaurants';
import { useState } from 'react';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { pageToast } from '../../../lib/messages/toasts.ts';
import type { Position } from '../../../lib/place/geolocation.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { LazyPlacePicker } from '../../../ui/maps/lazy-place-picker.tsx';
import { useUpdateRestaurantContactMutation } from '../api.ts';

type Values = { phone_number: string; email: string };

type Props = { readonly restaurant: OwnRestaurant; readonly onClose: () => void };

/** How customers and riders reach the restaurant; the Shop form shows it and leaves it alone. */
export function ContactDialog({ restaurant, onClose }: Props) {
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
    <FormDialog
      title="Contact and position"
      outcome={outcome}
      submitLabel={isSubmitting ? 'Saving...' : 'Save'}
      isSubmitting={isSubmitting}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Customers and riders see the new phone and place at once. We tell the administrator of a new e-mail or
        place.
      </Typography>
      <FormField label="Phone" type="tel" autoComplete="tel" {...field('phone_number')} />
      <FormField label="Email" type="email" autoComplete="email" {...field('email')} />
      <LazyPlacePicker
        value={position}
        onChange={setPosition}
        centre={position}
        label="Map to choose where the restaurant is"
      />
    </FormDialog>
  );
}
