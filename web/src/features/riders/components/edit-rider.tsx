import { type Rider, RiderBody } from '@nearbite/contract/riders/riders';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { useChangeRiderMutation } from '../api.ts';
import * as texts from '../riders.texts.tsx';

type Props = { readonly rider: Rider; readonly onClose: () => void };

export function EditRider({ rider, onClose }: Props) {
  const [changeRider] = useChangeRiderMutation();
  const { name, email, phone_number } = rider;
  const { field, submit, outcome, isSubmitting } = useContractForm({
    schema: RiderBody,
    fields: ['name', 'email', 'phone_number'],
    defaultValues: { name, email, phone_number },
  });
  const save = submit(async (body) => {
    const { error } = await changeRider({ params: { restaurant_id: rider.restaurant, id: rider.id }, body });
    if (error) return { error };
    pageToast.success(texts.riderSaved);
    onClose();
    return undefined;
  });
  return (
    <FormDialog
      title={texts.editRider(rider.name)}
      outcome={outcome}
      isSubmitting={isSubmitting}
      onSubmit={save}
      onClose={onClose}
    >
      <FormField label={texts.name} autoComplete="off" {...field('name')} />
      <FormField label={texts.email} type="email" autoComplete="off" {...field('email')} />
      <FormField label={texts.mobile} type="tel" autoComplete="off" {...field('phone_number')} />
    </FormDialog>
  );
}
