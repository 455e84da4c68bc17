import { RegisterForm as RegisterRules } from '@nearbite/contract/accounts/accounts';
import { escapeFormText } from '@nearbite/contract/accounts/sanitise';
import { PATHS } from '@nearbite/contract/page-paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { LANGUAGE } from '../../../../lib/language.ts';
import { pageToast } from '../../../../lib/messages/toasts.ts';
import type { Position } from '../../../../lib/place/geolocation.ts';
import { findPlace, isChosenByHand, positionOf } from '../../../../lib/place/place.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { ShowPassword } from '../../../../ui/form/show-password.tsx';
import { StackedForm } from '../../../../ui/form/stacked-form.tsx';
import { SubmitButton } from '../../../../ui/form/submit-button.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { TextLink } from '../../../../ui/text/text-link.tsx';
import { useRegisterMutation } from '../../api.ts';
import { saveTokens } from '../../session/tokens.ts';
import { useSignUpPlace } from '../../use-sign-up-place.ts';
import { OutcomeAlert } from './outcome-alert.tsx';
import * as texts from './sign-in.texts.tsx';
import { SignUpPlace } from './sign-up-place.tsx';

type Values = { name: string; email: string; password: string; password2: string };

/** Passwords are sent exactly as typed. */
const asSent = ({ name, email, ...passwords }: Values) => ({
  name: escapeFormText(name),
  email: escapeFormText(email),
  ...passwords,
});

type Props = { readonly nextPath: string };

export function RegisterForm({ nextPath }: Props) {
  const [registerAccount] = useRegisterMutation();
  const navigate = useNavigate();
  const [arePasswordsShown, setArePasswordsShown] = useState(false);
  const { field, handleSubmit, outcome, fail, clear, isSubmitting } = useContractForm<Values>({
    schema: RegisterRules,
    asSent,
    fields: ['name', 'email', 'password', 'password2'],
    defaultValues: { name: '', email: '', password: '', password2: '' },
  });
  const passwordType = arePasswordsShown ? 'text' : 'password';

  const send = async (values: Values, position: Position) => {
    clear();
    const { data, error } = await registerAccount({
      body: { ...asSent(values), tc: true, language: LANGUAGE, ...position },
    });
    if (!data) return fail(error);
    saveTokens(data.token);
    pageToast.success(data.msg);
    navigate(nextPath, { replace: true });
  };
  /** The form may have been changed while the place was asked for: what it says now is checked and sent. */
  const sendFrom = (position: Position) => void handleSubmit((values) => send(values, position))();
  const { place, isOffered, ask, choose } = useSignUpPlace(sendFrom);
  const onSubmit = async (values: Values) => {
    const chosen = findPlace();
    // Who has chosen a place in the top bar has said it already.
    const position = place.position ?? (isChosenByHand(chosen) ? positionOf(chosen) : undefined);
    return position ? send(values, position) : ask();
  };

  return (
    <StackedForm onSubmit={handleSubmit(onSubmit)}>
      <OutcomeAlert outcome={outcome} />
      <Field label={texts.fullName} autoComplete="name" {...field('name')} />
      <Field label={texts.email} type="email" autoComplete="email" {...field('email')} />
      <Field label={texts.password} type={passwordType} autoComplete="new-password" {...field('password')} />
      <Field
        label={texts.confirmPassword}
        type={passwordType}
        autoComplete="new-password"
        {...field('password2')}
      />
      <ShowPassword label={texts.showPasswords} isShown={arePasswordsShown} onChange={setArePasswordsShown} />
      {isOffered && (
        <SignUpPlace
          isRefused={place.stage === 'refused'}
          pin={place.position}
          onChoose={(chosen) => sendFrom(choose(chosen))}
          onPin={choose}
        />
      )}
      <SubmitButton label={texts.signUp} does={texts.signingUp} isSending={isSubmitting} />
      <Text look="small" isMuted>
        {texts.agreement((words) => (
          // Apart, so that what was typed stays.
          <TextLink to={PATHS.terms} target="_blank">
            {words}
          </TextLink>
        ))}
      </Text>
    </StackedForm>
  );
}
