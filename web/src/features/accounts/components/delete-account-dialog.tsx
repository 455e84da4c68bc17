import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DELETION_GRACE_DAYS, DeleteAccountBody } from '@nearbite/contract/accounts/personal-data';
import { PATHS } from '@nearbite/contract/page-paths';
import { useId } from 'react';
import { whileIdle } from '../../../lib/busy.ts';
import { loadPage } from '../../../lib/page-load.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { MessageAlert } from '../../../ui/message-alert.tsx';
import { useDeleteAccountMutation, useSecurityQuery } from '../api.ts';
import { useEndSession } from '../session/logout.ts';
import { keepDeletionDate } from '../session/tokens.ts';

type Values = { password: string; otp: string };

export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId();
  const [deleteAccount] = useDeleteAccountMutation();
  const { data: security } = useSecurityQuery();
  const endSession = useEndSession();
  const { field, submit, outcome, isSubmitting } = useContractForm<Values>({
    schema: DeleteAccountBody,
    fields: ['password', 'otp'],
    defaultValues: { password: '', otp: '' },
  });

  const remove = submit(async (body) => {
    const { data, error } = await deleteAccount({ body });
    if (!data) return { error };
    keepDeletionDate(data.delete_at);
    await endSession();
    loadPage(PATHS.login);
    return undefined;
  });

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <form noValidate onSubmit={remove}>
        <DialogTitle id={titleId} variant="h3" component="h2">
          Delete my account
        </DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <span>
            You will be signed out everywhere. Sign in within {DELETION_GRACE_DAYS} days to keep your account.
          </span>
          {outcome && <MessageAlert tone={outcome.tone}>{outcome.text}</MessageAlert>}
          <FormField
            label="Your password"
            type="password"
            autoComplete="current-password"
            autoFocus
            {...field('password')}
          />
          {security?.second_factor === 'on' && (
            <FormField label="Authentication Code" autoComplete="one-time-code" {...field('otp')} />
          )}
        </DialogContent>
        <DialogActions sx={{ gap: 1, p: 3, pt: 1 }}>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" color="error" {...whileIdle(isSubmitting)}>
            Delete my account
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
