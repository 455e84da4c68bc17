import { escapeFormText } from '@nearbite/contract/accounts/sanitise';
import { PATHS } from '@nearbite/contract/page-paths';
import { NewMemberForm as NewMemberRules } from '@nearbite/contract/staff/staff';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { LANGUAGE } from '../../../lib/language.ts';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { ShowPassword } from '../../../ui/form/show-password.tsx';
import { StackedForm } from '../../../ui/form/stacked-form.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { chooseWorkplace, saveTokens, termsAgreement } from '../../accounts/index.ts';
import { useJoinMutation } from '../staff.api.ts';
import * as texts from '../staff.texts.ts';

type Values = { name: string; password: string; password2: string };

const asSent = ({ name, ...passwords }: Values) => ({ name: escapeFormText(name), ...passwords });

/** For who has no account yet: the mailed link has proved the address. */
export function NewMemberForm({ token }: { readonly token: string }) {
  const [join] = useJoinMutation();
  const navigate = useNavigate();
  const [areShown, setAreShown] = useState(false);
  const { field, submit, outcome, isSubmitting } = useContractForm<Values>({
    schema: NewMemberRules,
    asSent,
    fields: ['name', 'password', 'password2'],
    defaultValues: { name: '', password: '', password2: '' },
  });
  const type = areShown ? 'text' : 'password';

  const onSubmit = submit(async (values) => {
    const body = { ...asSent(values), tc: true, language: LANGUAGE };
    const { data, error } = await join({ params: { token }, body });
    if (!data) return { error };
    chooseWorkplace(data.restaurant_id);
    if (data.token) saveTokens(data.token);
    navigate(PATHS.restaurantOrders, { replace: true });
    return undefined;
  });

  return (
    <StackedForm onSubmit={onSubmit}>
      {outcome && <MessageAlert tone={outcome.tone}>{outcome.text}</MessageAlert>}
      <Field label={texts.fullName} autoComplete="name" {...field('name')} />
      <Field label={texts.password} type={type} autoComplete="new-password" {...field('password')} />
      <Field label={texts.confirmPassword} type={type} autoComplete="new-password" {...field('password2')} />
      <ShowPassword label={texts.showPasswords} isShown={areShown} onChange={setAreShown} />
      <SubmitButton label={texts.join} does={texts.joining} isSending={isSubmitting} />
      <Text look="small" isMuted>
        {termsAgreement((words) => (
          <TextLink to={PATHS.terms} target="_blank">
            {words}
          </TextLink>
        ))}
      </Text>
    </StackedForm>
  );
}
