import { LoginBody } from '@nearbite/contract/accounts/accounts';
import { escapeFormText } from '@nearbite/contract/accounts/sanitise';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { findGrantedPosition } from '../../../lib/geolocation.ts';
import { navigationToast } from '../../../lib/toasts.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Field } from '../../../ui/field.tsx';
import { MessageAlert } from '../../../ui/message-alert.tsx';
import { ShowPassword } from '../../../ui/show-password.tsx';
import { StackedForm } from '../../../ui/stacked-form.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useLoginMutation } from '../api.ts';
import { saveTokens } from '../session/tokens.ts';
import { ResendActivation } from './resend-activation.tsx';

type Values = { email: string; password: string };
const asSent = ({ email, password }: Values) => ({ email: escapeFormText(email), password });

type Props = { readonly returnPath: string };

export function LoginForm({ returnPath }: Props) {
  const [login] = useLoginMutation();
  const navigate = useNavigate();
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const [triedEmail, setTriedEmail] = useState('');
  const { register, submit, outcome, errors, isSubmitting } = useContractForm<Values>({
    schema: LoginBody,
    asSent,
    fields: ['email', 'password'],
    defaultValues: { email: '', password: '' },
  });

  const onSubmit = submit(async (values) => {
    const position = await findGrantedPosition();
    const { data, error } = await login({
      body: {
        ...asSent(values),
        latitude: position?.latitude ?? null,
        longitude: position?.longitude ?? null,
      },
    });
    if (data) {
      saveTokens(data.token);
      navigationToast.success('Signed in successfully');
      navigate(returnPath, { replace: true });
      return undefined;
    }
    setTriedEmail(values.email);
    return { error };
  });

  return (
    <StackedForm onSubmit={onSubmit}>
      {outcome && (
        <MessageAlert
          tone="bad"
          action={outcome.code === 'unverified' && <ResendActivation email={triedEmail} />}
        >
          {outcome.text}
        </MessageAlert>
      )}
      <Field
        label="Email Address"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <Field
        label="Password"
        type={isPasswordShown ? 'text' : 'password'}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <ShowPassword label="Show Password" isShown={isPasswordShown} onChange={setIsPasswordShown} />
      <SubmitButton label="Sign In" isSending={isSubmitting} />
    </StackedForm>
  );
}
