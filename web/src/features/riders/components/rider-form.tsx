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
import * as texts from '../riders.texts.tsx';

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
      pageToast.success(texts.riderAdded);
      navigate(PATHS.restaurantRiders);
      return undefined;
    }
    window.alert(texts.notAdded);
    return { error };
  });

  return (
    <StackedForm onSubmit={onSubmit}>
      <FormField label={texts.name} autoComplete="off" {...field('name')} />
      <FormField label={texts.email} type="email" autoComplete="off" {...field('email')} />
      <FormField label={texts.mobile} type="tel" autoComplete="off" {...field('phone_number')} />
      <SubmitButton label={texts.addRider} isSending={isSubmitting} />
    </StackedForm>
  );
}
