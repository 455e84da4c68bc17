import { LoginBody } from '@nearbite/contract/accounts/accounts';
import { escapeFormText } from '@nearbite/contract/accounts/sanitise';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { type FormErrors, readFormErrors } from '../../../lib/form-errors.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { findGrantedPosition } from '../../../lib/geolocation.ts';
import { navigationToast } from '../../../lib/toasts.ts';
import { Field } from '../../../ui/field.tsx';
import { MessageAlert } from '../../../ui/message-alert.tsx';
import { ShowPassword } from '../../../ui/show-password.tsx';
import { StackedForm } from '../../../ui/stacked-form.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useLoginMutation } from '../api.ts';
import { saveTokens } from '../session/tokens.ts';
import { ResendActivation } from './resend-activation.tsx';

type Values = { email: string; password: string };
const FIELDS = ['email', 'password'] as const;
const asSent = ({ email, password }: Values) => ({ email: escapeFormText(email), password });

type Props = { readonly returnPath: string };

export function LoginForm({ returnPath }: Props) {
  const [login] = useLoginMutation();
  const navigate = useNavigate();
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const [failure, setFailure] = useState<FormErrors & { email: string }>();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { email: '', password: '' },
    resolver: contractResolver(LoginBody, asSent),
  });
  const { errors, isSubmitting } = formState;

  const onSubmit = async (values: Values) => {
    setFailure(undefined);
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
      return;
    }
    const formErrors = readFormErrors(error);
    setFailure({ ...formErrors, email: values.email });
    for (const field of FIELDS) {
      const message = formErrors.fields[field];
      if (message !== undefined) setError(field, { message }, { shouldFocus: true });
    }
  };

  return (
    <StackedForm onSubmit={handleSubmit(onSubmit)}>
      {failure?.alert !== undefined && (
        <MessageAlert
          tone="bad"
          action={failure.code === 'unverified' && <ResendActivation email={failure.email} />}
        >
          {failure.alert}
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
