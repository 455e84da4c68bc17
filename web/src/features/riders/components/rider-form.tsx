import { PATHS } from '@nearbite/contract/page-paths';
import { RiderBody } from '@nearbite/contract/riders/riders';
import { useNavigate } from 'react-router';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { StackedForm } from '../../../ui/form/stacked-form.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
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
    <StackedForm onSubmit={onSubmit}>
      <FormField label="Name" autoComplete="off" {...field('name')} />
      <FormField label="Email" type="email" autoComplete="off" {...field('email')} />
      <FormField label="Mobile" type="tel" autoComplete="off" {...field('phone_number')} />
      <SubmitButton label="Add Rider" isSending={isSubmitting} />
    </StackedForm>
  );
}
