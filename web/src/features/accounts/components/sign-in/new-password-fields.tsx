import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormField } from '../../../../ui/form/form-field.tsx';
import { ShowPassword } from '../../../../ui/form/show-password.tsx';
import * as texts from './sign-in.texts.tsx';

type Name = 'password' | 'password2';
type Props = {
  readonly fieldOf: (name: Name) => UseFormRegisterReturn;
  readonly errorOf: (name: Name) => string | undefined;
  /** A password field that comes first and is shown and hidden with the others. */
  readonly before?: (type: 'text' | 'password') => React.ReactNode;
};

/** The new password twice, and the box that shows what is typed. */
export function NewPasswordFields({ fieldOf, errorOf, before }: Props) {
  const [areShown, setAreShown] = useState(false);
  const type = areShown ? 'text' : 'password';
  return (
    <>
      {before?.(type)}
      <FormField
        label={texts.newPassword}
        type={type}
        autoComplete="new-password"
        error={errorOf('password')}
        {...fieldOf('password')}
      />
      <FormField
        label={texts.confirmNewPassword}
        type={type}
        autoComplete="new-password"
        error={errorOf('password2')}
        {...fieldOf('password2')}
      />
      <ShowPassword label={texts.showPasswords} isShown={areShown} onChange={setAreShown} />
    </>
  );
}
