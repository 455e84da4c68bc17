import { DELETION_GRACE_DAYS, DeleteAccountBody } from '@nearbite/contract/accounts/personal-data';
import { PATHS } from '@nearbite/contract/page-paths';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { loadPage } from '../../../../lib/page/page-load.ts';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import * as texts from '../../account.texts.tsx';
import { useDeleteAccountMutation, useSecurityQuery } from '../../api.ts';
import { useEndSession } from '../../session/logout.ts';
import { storeDeletionDate } from '../../session/tokens.ts';
import { PasswordProof } from '../security/password-proof.tsx';

type Values = { password: string; otp: string };

export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
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
    storeDeletionDate(data.delete_at);
    await endSession();
    loadPage(PATHS.login);
    return undefined;
  });

  return (
    <FormDialog
      title={texts.deleteAccount}
      outcome={outcome}
      submitLabel={texts.deleteAccount}
      isDestructive
      isSubmitting={isSubmitting}
      maxWidth="xs"
      onSubmit={remove}
      onClose={onClose}
    >
      <span>{texts.beforeDeletion(DELETION_GRACE_DAYS)}</span>
      <PasswordProof field={field} hasSecondFactor={security?.second_factor === 'on'} />
    </FormDialog>
  );
}
