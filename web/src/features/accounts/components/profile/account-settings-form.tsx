import Box from '@mui/material/Box';
import { type Account, AccountPatch } from '@nearbite/contract/accounts/own-account';
import { useState } from 'react';
import { confirmWithoutPicture } from '../../../../lib/forms/confirm-without-picture.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { MessageAlert } from '../../../../ui/feedback/message-alert.tsx';
import { AddressInput } from '../../../../ui/form/address-input.tsx';
import { FormField } from '../../../../ui/form/form-field.tsx';
import { StackedForm } from '../../../../ui/form/stacked-form.tsx';
import { SubmitButton } from '../../../../ui/form/submit-button.tsx';
import * as texts from '../../account.texts.tsx';
import { useUpdateAccountMutation } from '../../own-account.api.ts';
import { ChangePhone } from './change-phone.tsx';
import { PictureField } from './picture-field.tsx';

type Values = { full_name: string; address: string; city: string };
/** The picture is chosen beside the form's texts, and its errors are shown like theirs. */
type Fields = Values & { image?: never };

const textsOf = ({ full_name, address, city }: Account): Values => ({
  full_name,
  address: address ?? '',
  city: city ?? '',
});

export function SettingsForm({ account }: { account: Account }) {
  const [updateAccount] = useUpdateAccountMutation();
  const [picture, setPicture] = useState<File>();
  const [pictureProblem, setPictureProblem] = useState<string>();
  const [sentFraction, setSentFraction] = useState<number>();
  const form = useContractForm<Fields, File>({
    schema: AccountPatch,
    fields: ['image', 'full_name', 'address', 'city'],
    values: textsOf(account),
    resetOptions: { keepDirtyValues: true },
    isGuarded: true,
    hasMoreChanges: picture !== undefined,
    draft: { name: 'customer-settings', extra: picture, onExtra: setPicture },
  });
  const { field, submit, clearErrors, takeStored, outcome, succeed, clear, errors, isSubmitting } = form;

  const choosePicture = (file: File | undefined) => {
    setPicture(file);
    clearErrors('image');
  };
  const onPictureProblem = (problem: string | undefined) => {
    setPictureProblem(problem);
    if (problem === undefined) return;
    clear();
    setPicture(undefined);
  };

  const onSubmit = submit(async (values) => {
    if (!(await confirmWithoutPicture(pictureProblem))) return undefined;
    const { data, error } = await updateAccount({
      params: { user_id: account.id },
      body: { ...values, ...(picture && { image: picture }) },
      ...(picture && { onProgress: setSentFraction }),
    });
    setSentFraction(undefined);
    if (!data) return { error };
    // Another one may have been chosen while this one was on its way.
    setPicture((now) => (now === picture ? undefined : now));
    takeStored(values, textsOf(data));
    succeed(texts.profileUpdated);
    return undefined;
  });

  return (
    <Box sx={{ maxWidth: 620 }}>
      <StackedForm onSubmit={onSubmit}>
        <PictureField
          current={account.image}
          name={account.full_name}
          chosen={picture}
          sentFraction={sentFraction}
          error={errors.image?.message}
          onChoose={choosePicture}
          onProblem={onPictureProblem}
        />
        <FormField label={texts.fullName} autoComplete="name" {...field('full_name')} />
        <FormField label={texts.email} value={account.user.email} readOnly autoComplete="off" />
        <FormField
          label={texts.mobile}
          type="tel"
          value={account.user.phone ?? ''}
          placeholder={texts.withFirstOrder}
          readOnly
          autoComplete="off"
          endAdornment={<ChangePhone userId={account.id} phone={account.user.phone} />}
        />
        <AddressInput label={texts.address} {...field('address')} />
        <FormField label={texts.city} autoComplete="address-level2" {...field('city')} />
        {outcome && <MessageAlert tone={outcome.tone}>{outcome.text}</MessageAlert>}
        <SubmitButton label={texts.saveChanges} isSending={isSubmitting} />
      </StackedForm>
    </Box>
  );
}
