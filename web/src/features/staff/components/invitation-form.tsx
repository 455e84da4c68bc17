import Box from '@mui/material/Box';
import { STAFF_ROLES, type StaffRole } from '@nearbite/contract/access';
import { StaffBody } from '@nearbite/contract/staff/staff';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { StackedForm } from '../../../ui/form/stacked-form.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useRestaurantId } from '../../accounts/index.ts';
import { ROLE_LABELS } from '../role-labels.ts';
import { useInviteStaffMutation } from '../staff.api.ts';
import * as texts from '../staff.texts.ts';

type Values = { email: string; role: StaffRole };

const MEANING: Readonly<Record<StaffRole, string>> = {
  manager: texts.managerMay,
  kitchen: texts.kitchenMay,
};

export function InvitationForm() {
  const restaurantId = useRestaurantId();
  const [invite] = useInviteStaffMutation();
  const { field, submit, outcome, isSubmitting, reset, register } = useContractForm<Values>({
    schema: StaffBody,
    fields: ['email', 'role'],
    defaultValues: { email: '', role: 'kitchen' },
  });

  const onSubmit = submit(async (body) => {
    const { error } = await invite({ params: { restaurant_id: restaurantId }, body });
    if (error) return { error };
    pageToast.success(texts.invitationSent(body.email));
    reset();
    return undefined;
  });

  return (
    <Box sx={{ mb: 4, maxWidth: 560 }}>
      <StackedForm onSubmit={onSubmit}>
        {outcome && <MessageAlert tone={outcome.tone}>{outcome.text}</MessageAlert>}
        <FormField label={texts.email} type="email" autoComplete="off" {...field('email')} />
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
          <Box component="legend" sx={{ mb: 0.5, fontWeight: 650 }}>
            {texts.role}
          </Box>
          {STAFF_ROLES.map((role) => (
            <Box key={role} component="label" sx={CHOICE}>
              <input type="radio" value={role} {...register('role')} />
              <span>
                <strong>{ROLE_LABELS[role]}</strong>
                <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 14 }}>
                  {MEANING[role]}
                </Box>
              </span>
            </Box>
          ))}
        </Box>
        <SubmitButton label={texts.invite} does={texts.inviting} isSending={isSubmitting} />
      </StackedForm>
    </Box>
  );
}

const CHOICE = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 1.25,
  py: 1,
  minHeight: 44,
  cursor: 'pointer',
  '& input': { width: 20, height: 20, mt: 0.25, accentColor: 'var(--color-tomato)' },
};
