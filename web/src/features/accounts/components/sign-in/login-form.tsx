import { codeRequired } from '@nearbite/contract/accounts/accounts.texts';
import { escapeFormText } from '@nearbite/contract/accounts/sanitise';
import type { SecondFactorEnrolment } from '@nearbite/contract/accounts/security';
import { LoginBody } from '@nearbite/contract/accounts/sign-in';
import { useState } from 'react';
import { readFormErrors } from '../../../../lib/forms/form-errors.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { MessageAlert } from '../../../../ui/feedback/message-alert.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { ShowPassword } from '../../../../ui/form/show-password.tsx';
import { StackedForm } from '../../../../ui/form/stacked-form.tsx';
import { SubmitButton } from '../../../../ui/form/submit-button.tsx';
import { useLoginMutation } from '../../api.ts';
import { Enrolment, findEnrolment, OtpField, RecoveryCodes } from '../security/second-factor-parts.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { ResendActivation } from './resend-activation.tsx';
import * as texts from './sign-in.texts.tsx';
import { readSignInPosition } from './sign-in-position.ts';
import { type SignedIn, useFinishSignIn } from './use-finish-sign-in.ts';

type Values = { email: string; password: string; otp: string };
const asSent = ({ email, password, otp }: Values) => ({
  email: escapeFormText(email),
  password,
  ...(otp && { otp }),
});

type Props = {
  readonly returnPath: string;
  /** What was told before no longer matters: the answer stands here. */
  readonly onRefused: () => void;
};

export function LoginForm({ returnPath, onRefused }: Props) {
  const [login] = useLoginMutation();
  const finish = useFinishSignIn(returnPath);
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const [triedEmail, setTriedEmail] = useState('');
  const [secondFactor, setSecondFactor] = useState<{ readonly enrolment?: SecondFactorEnrolment }>();
  const [recovery, setRecovery] = useState<SignedIn>();
  const { field, submit, outcome, isSubmitting } = useContractForm<Values>({
    schema: LoginBody,
    asSent,
    check: ({ otp }) => (secondFactor && otp.trim() === '' ? { otp: codeRequired } : {}),
    fields: ['email', 'password', 'otp'],
    defaultValues: { email: '', password: '', otp: '' },
  });

  const onSubmit = submit(async (values) => {
    const { data, error } = await login({
      body: { ...asSent(values), ...(await readSignInPosition()) },
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
    onRefused();
    return { error };
  });

  // The field it asks for has the focus, and nothing went wrong; a wrong code is told beside it.
  const isNextStep = outcome?.code === 'second_factor_required';

  if (recovery?.recovery_codes) {
    return <RecoveryCodes codes={recovery.recovery_codes} onSaved={() => finish(recovery)} />;
  }
  return (
    <>
      <StackedForm onSubmit={onSubmit}>
        {outcome && !isNextStep && (
          <MessageAlert
            tone="bad"
            action={outcome.code === 'unverified' && <ResendActivation email={triedEmail} />}
          >
            {outcome.text}
          </MessageAlert>
        )}
        <Field label={texts.emailAddress} type="email" autoComplete="email" {...field('email')} />
        <Field
          label={texts.password}
          type={isPasswordShown ? 'text' : 'password'}
          autoComplete="current-password"
          {...field('password')}
        />
        {secondFactor?.enrolment && (
          <>
            <MessageAlert tone="good" isHint>
              {texts.needsSecondFactor}
            </MessageAlert>
            <Enrolment enrolment={secondFactor.enrolment} />
          </>
        )}
        {secondFactor && (
          <OtpField autoFocus isEnrolling={secondFactor.enrolment !== undefined} {...field('otp')} />
        )}
        <ShowPassword label={texts.showPassword} isShown={isPasswordShown} onChange={setIsPasswordShown} />
        <SubmitButton label={texts.signIn} does={texts.signingIn} isSending={isSubmitting} />
      </StackedForm>
      <PasskeySignIn returnPath={returnPath} />
    </>
  );
}
