import { escapeFormText } from '@nearbite/contract/accounts/sanitise';
import type { SecondFactorEnrolment } from '@nearbite/contract/accounts/security';
import { LoginBody, type TokenPair } from '@nearbite/contract/accounts/sign-in';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { readFormErrors } from '../../../lib/form-errors.ts';
import { findGrantedPosition } from '../../../lib/geolocation.ts';
import { findPlace, isChosenByHand } from '../../../lib/place.ts';
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
import { Enrolment, findEnrolment, OtpField, RecoveryCodes } from './second-factor-parts.tsx';

type Values = { email: string; password: string; otp: string };
const asSent = ({ email, password, otp }: Values) => ({
  email: escapeFormText(email),
  password,
  ...(otp && { otp }),
});

type SignedIn = {
  readonly token: TokenPair;
  readonly recovery_codes?: readonly string[] | undefined;
  readonly deletion_canceled?: true | undefined;
};

type Props = { readonly returnPath: string };

export function LoginForm({ returnPath }: Props) {
  const [login] = useLoginMutation();
  const navigate = useNavigate();
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const [triedEmail, setTriedEmail] = useState('');
  const [secondFactor, setSecondFactor] = useState<{ readonly enrolment?: SecondFactorEnrolment }>();
  const [recovery, setRecovery] = useState<SignedIn>();
  const { field, submit, outcome, isSubmitting } = useContractForm<Values>({
    schema: LoginBody,
    asSent,
    fields: ['email', 'password', 'otp'],
    defaultValues: { email: '', password: '', otp: '' },
  });

  function finish({ token, deletion_canceled }: SignedIn): undefined {
    saveTokens(token);
    navigationToast.success('Signed in successfully');
    if (deletion_canceled) navigationToast.success('Welcome back: your account will not be deleted');
    navigate(returnPath, { replace: true });
  }

  const onSubmit = submit(async (values) => {
    const place = findPlace();
    const position = isChosenByHand(place) ? place : await findGrantedPosition();
    const { data, error } = await login({
      body: {
        ...asSent(values),
        latitude: position?.latitude ?? null,
        longitude: position?.longitude ?? null,
      },
    });
    if (data?.recovery_codes) {
      setRecovery(data);
      return undefined;
    }
    if (data) return finish(data);
    if (readFormErrors(error).code === 'second_factor_required') {
      const enrolment = findEnrolment(error) ?? secondFactor?.enrolment;
      setSecondFactor(enrolment ? { enrolment } : {});
    }
    setTriedEmail(values.email);
    return { error };
  });

  if (recovery?.recovery_codes) {
    return <RecoveryCodes codes={recovery.recovery_codes} onSaved={() => finish(recovery)} />;
  }
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
      <Field label="Email Address" type="email" autoComplete="email" {...field('email')} />
      <Field
        label="Password"
        type={isPasswordShown ? 'text' : 'password'}
        autoComplete="current-password"
        {...field('password')}
      />
      {secondFactor?.enrolment && <Enrolment enrolment={secondFactor.enrolment} />}
      {secondFactor && <OtpField {...field('otp')} />}
      <ShowPassword label="Show Password" isShown={isPasswordShown} onChange={setIsPasswordShown} />
      <SubmitButton label="Sign In" isSending={isSubmitting} />
    </StackedForm>
  );
}
