import Link from '@mui/material/Link';
import { PhonePatch } from '@nearbite/contract/accounts/own-account';
import { useState } from 'react';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { pageToast } from '../../../../lib/messages/toasts.ts';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { FormField } from '../../../../ui/form/form-field.tsx';
import * as texts from '../../account.texts.tsx';
import { useUpdatePhoneMutation } from '../../own-account.api.ts';

type Props = { readonly userId: number; readonly phone: string | null };

/** The way to change a number that the form itself only shows. */
export function ChangePhone(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Link
        component="button"
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        sx={linkStyles}
      >
        {texts.change}
      </Link>
      {isOpen && <PhoneDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function PhoneDialog({ userId, phone, onClose }: Props & { readonly onClose: () => void }) {
  const [updatePhone] = useUpdatePhoneMutation();
  const { field, submit, outcome, isSubmitting } = useContractForm<{ phone: string }>({
    schema: PhonePatch,
    fields: ['phone'],
    defaultValues: { phone: phone ?? '' },
  });

  const save = submit(async (body) => {
    const { data, error } = await updatePhone({ params: { user_id: userId }, body });
    if (!data) return { error };
    pageToast.success(texts.mobileChanged);
    onClose();
    return undefined;
  });

  return (
    <FormDialog
      title={texts.changeMobile}
      outcome={outcome}
      isSubmitting={isSubmitting}
      maxWidth="xs"
      onSubmit={save}
      onClose={onClose}
    >
      <FormField label={texts.newMobile} type="tel" autoComplete="tel" autoFocus {...field('phone')} />
    </FormDialog>
  );
}

const linkStyles = { flex: 'none', px: 1, minHeight: 44, font: 'inherit', fontWeight: 650 } as const;
