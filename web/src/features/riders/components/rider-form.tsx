import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PATHS } from '@nearbite/contract/page-paths';
import { RiderBody } from '@nearbite/contract/riders/riders';
import { useNavigate } from 'react-router';
import { whileIdle } from '../../../lib/busy.ts';
import { pageToast } from '../../../lib/toasts.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { useRestaurantId } from '../../accounts/index.ts';
import { useAddRiderMutation } from '../api.ts';

type Values = { name: string; email: string; phone_number: string };

export function RiderForm() {
  const restaurantId = useRestaurantId();
  const [addRider] = useAddRiderMutation();
  const navigate = useNavigate();
  const form = useContractForm<Values>({
    schema: RiderBody,
    fields: ['name', 'email', 'phone_number'],
    defaultValues: { name: '', email: '', phone_number: '' },
    draft: { name: 'new-rider' },
  });
  const { field, submit, isSubmitting } = form;

  const onSubmit = submit(async (values) => {
    const { error } = await addRider({
      params: { restaurant_id: restaurantId },
      body: { ...values, restaurant: restaurantId },
    });
    if (!error) {
      pageToast.success('Rider added successfully');
      navigate(PATHS.restaurantRiders);
      return undefined;
    }
    window.alert('Failed to add rider');
    return { error };
  });

  return (
    <Box
      component="form"
      noValidate
      onSubmit={onSubmit}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <FormField label="Name" autoComplete="off" {...field('name')} />
      <FormField label="Email" type="email" autoComplete="off" {...field('email')} />
      <FormField label="Mobile" type="tel" autoComplete="off" {...field('phone_number')} />
      <Button type="submit" variant="contained" size="large" {...whileIdle(isSubmitting)}>
        {isSubmitting ? 'Processing' : 'Add Rider'}
      </Button>
    </Box>
  );
}
