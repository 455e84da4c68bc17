import type { ComponentProps } from 'react';
import { FormField } from '../../../../ui/form/form-field.tsx';
import * as texts from '../../account.texts.tsx';

type Props = {
  readonly field: (name: 'password' | 'otp') => Pick<ComponentProps<typeof FormField>, 'error'>;
  readonly hasSecondFactor: boolean;
};

/** The fields by which a signed-in person proves to be the account's holder. */
export const PasswordProof = ({ field, hasSecondFactor }: Props) => (
  <>
    <FormField
      label={texts.yourPassword}
      type="password"
      autoComplete="current-password"
      autoFocus
      {...field('password')}
    />
    {hasSecondFactor && (
      <FormField label={texts.authenticationCode} autoComplete="one-time-code" {...field('otp')} />
    )}
  </>
);
