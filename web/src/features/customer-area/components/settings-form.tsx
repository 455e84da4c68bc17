import Box from '@mui/material/Box';
import { type Account, AccountPatch } from '@nearbite/contract/accounts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormOutcome } from '../../../lib/form-outcome.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { MessageAlert } from '../../../ui/message-alert.tsx';
import { StackedForm } from '../../../ui/stacked-form.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useUpdateAccountMutation } from '../api.ts';
import { PictureField } from './picture-field.tsx';

type Values = { image: File | undefined; full_name: string; address: string; city: string };

export function SettingsForm({ account }: { account: Account }) {
  const [updateAccount] = useUpdateAccountMutation();
  const [sentFraction, setSentFraction] = useState<number>();
  const { register, handleSubmit, setError, setValue, watch, reset, formState } = useForm<Values>({
    values: {
      image: undefined,
      full_name: account.full_name,
      address: account.address ?? '',
      city: account.city ?? '',
    },
    resetOptions: { keepDirtyValues: true },
    resolver: contractResolver(AccountPatch),
  });
  const { outcome, succeed, fail, clear } = useFormOutcome<Values>(
    ['image', 'full_name', 'address', 'city'],
    setError,
  );
  const { errors, isSubmitting } = formState;
  const image = watch('image');

  const onSubmit = async ({ image: picture, ...texts }: Values) => {
    clear();
    const { data, error } = await updateAccount({
      params: { user_id: account.id },
      body: { ...texts, ...(picture && { image: picture }) },
      ...(picture && { onProgress: setSentFraction }),
    });
    setSentFraction(undefined);
    if (!data) return fail(error);
    reset({
      image: undefined,
      full_name: data.full_name,
      address: data.address ?? '',
      city: data.city ?? '',
    });
    succeed('Your changes have been saved.');
  };

  return (
    <Box sx={{ maxWidth: 620 }}>
      <StackedForm onSubmit={handleSubmit(onSubmit)}>
        {outcome && <MessageAlert tone={outcome.tone}>{outcome.text}</MessageAlert>}
        <PictureField
          current={account.image}
          name={account.full_name}
          chosen={image}
          sentFraction={sentFraction}
          error={errors.image?.message}
          onChoose={(file) => setValue('image', file, { shouldDirty: true, shouldValidate: true })}
        />
        <FormField
          label="Full Name"
          autoComplete="name"
          error={errors.full_name?.message}
          {...register('full_name')}
        />
        <FormField label="Email" value={account.user.email} readOnly autoComplete="off" />
        <FormField
          label="Mobile"
          value={account.user.phone ?? ''}
          placeholder="Filled in with your first order"
          readOnly
          autoComplete="off"
        />
        <FormField
          label="Address"
          autoComplete="street-address"
          error={errors.address?.message}
          {...register('address')}
        />
        <FormField
          label="City"
          autoComplete="address-level2"
          error={errors.city?.message}
          {...register('city')}
        />
        <SubmitButton label="Save Changes" isSending={isSubmitting} />
      </StackedForm>
    </Box>
  );
}
