import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { PhonePatch } from '@nearbite/contract/accounts/own-account';
import { useId, useState } from 'react';
import { whileIdle } from '../../../lib/busy.ts';
import { pageToast } from '../../../lib/toasts.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { MessageAlert } from '../../../ui/message-alert.tsx';
import { useUpdatePhoneMutation } from '../own-account.api.ts';

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
        Change
      </Link>
      {isOpen && <PhoneDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function PhoneDialog({ userId, phone, onClose }: Props & { readonly onClose: () => void }) {
  const titleId = useId();
  const [updatePhone] = useUpdatePhoneMutation();
  const { field, submit, outcome, isSubmitting } = useContractForm<{ phone: string }>({
    schema: PhonePatch,
    fields: ['phone'],
    defaultValues: { phone: phone ?? '' },
  });

  const save = submit(async (body) => {
    const { data, error } = await updatePhone({ params: { user_id: userId }, body });
    if (!data) return { error };
    pageToast.success('Mobile number changed');
    onClose();
    return undefined;
  });

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          // The form this dialog belongs to would hear it, too.
          event.stopPropagation();
          void save(event);
        }}
      >
        <DialogTitle id={titleId} variant="h3" component="h2">
          Change mobile number
        </DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          {outcome && <MessageAlert tone={outcome.tone}>{outcome.text}</MessageAlert>}
          <FormField label="New mobile number" type="tel" autoComplete="tel" autoFocus {...field('phone')} />
        </DialogContent>
        <DialogActions sx={{ gap: 1, p: 3, pt: 1 }}>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" {...whileIdle(isSubmitting)}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const linkStyles = { flex: 'none', px: 1, minHeight: 44, font: 'inherit', fontWeight: 650 } as const;
