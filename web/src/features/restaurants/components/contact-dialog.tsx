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
import * as texts from '../restaurants.texts.ts';

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
    pageToast.success(texts.contactUpdatedSuccessfully);
    onClose();
    return undefined;
  });

  return (
    <FormDialog
      title={texts.contactAndPosition}
      outcome={outcome}
      submitLabel={isSubmitting ? texts.saving : texts.save}
      isSubmitting={isSubmitting}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.customersAndRidersSee}
      </Typography>
      <FormField label={texts.phone} type="tel" autoComplete="tel" {...field('phone_number')} />
      <FormField label={texts.email} type="email" autoComplete="email" {...field('email')} />
      <LazyPlacePicker
        value={position}
        onChange={setPosition}
        centre={position}
        label={texts.mapToChoosePlace}
      />
    </FormDialog>
  );
}
