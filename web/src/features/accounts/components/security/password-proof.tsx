import type { ComponentProps } from 'react';
import { FormField } from '../../../../ui/form/form-field.tsx';

type Props = {
  readonly field: (name: 'password' | 'otp') => Pick<ComponentProps<typeof FormField>, 'error'>;
  readonly hasSecondFactor: boolean;
};

/** The fields by which a signed-in person proves to be the account's holder. */
export const PasswordProof = ({ field, hasSecondFactor }: Props) => (
  <>
    <FormField
      label="Your password"
      type="password"
      autoComplete="current-password"
      autoFocus
      {...field('password')}
    />
    {hasSecondFactor && (
      <FormField label="Authentication Code" autoComplete="one-time-code" {...field('otp')} />
    )}
  </>
);
