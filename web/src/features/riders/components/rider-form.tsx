import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PATHS } from '@nearbite/contract/page-paths';
import { RiderBody } from '@nearbite/contract/riders/riders';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { readFormErrors } from '../../../lib/form-errors.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { pageToast } from '../../../lib/toasts.ts';
import { useFormDraft } from '../../../lib/use-form-draft.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { useRestaurantId } from '../../accounts/index.ts';
import { useAddRiderMutation } from '../api.ts';

type Values = { name: string; email: string; phone_number: string };
const FIELDS = ['name', 'email', 'phone_number'] as const;

export function RiderForm() {
  const restaurantId = useRestaurantId();
  const [addRider] = useAddRiderMutation();
  const navigate = useNavigate();
  const form = useForm<Values>({
    defaultValues: { name: '', email: '', phone_number: '' },
    resolver: contractResolver(RiderBody),
  });
  const { register, handleSubmit, setError, formState } = form;
  useFormDraft(form, { name: 'new-rider' });
  const { errors, isSubmitting } = formState;

  const onSubmit = async (values: Values) => {
    const { error } = await addRider({
      params: { restaurant_id: restaurantId },
      body: { ...values, restaurant: restaurantId },
    });
    if (!error) {
      pageToast.success('Rider added successfully');
      navigate(PATHS.restaurantRiders);
      return;
    }
    const { fields } = readFormErrors(error);
    for (const field of FIELDS) {
      const message = fields[field];
      if (message !== undefined) setError(field, { message }, { shouldFocus: true });
    }
    window.alert('Failed to add rider');
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit(onSubmit)}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <FormField label="Name" autoComplete="off" error={errors.name?.message} {...register('name')} />
      <FormField
        label="Email"
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...register('email')}
      />
      <FormField
        label="Mobile"
        type="tel"
        autoComplete="off"
        error={errors.phone_number?.message}
        {...register('phone_number')}
      />
      <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
        {isSubmitting ? 'Processing' : 'Add Rider'}
      </Button>
    </Box>
  );
}
