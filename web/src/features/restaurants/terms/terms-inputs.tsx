import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { FormField } from '../../../ui/form/form-field.tsx';
import type { TermsValues } from './terms-values.ts';

export type TermsFormState = UseFormReturn<TermsValues>;

type Named<T> = { [K in keyof TermsValues]: TermsValues[K] extends T ? K : never }[keyof TermsValues];

type TextProps = {
  readonly form: TermsFormState;
  readonly name: Named<string>;
  readonly label: string;
  readonly hint?: string;
  readonly mode?: 'numeric' | 'decimal';
};

export const TextInput = ({ form, name, label, hint, mode }: TextProps) => (
  <FormField
    label={label}
    hint={hint}
    error={form.formState.errors[name]?.message}
    {...(mode && { inputMode: mode })}
    {...form.register(name)}
  />
);

type TickProps = { readonly form: TermsFormState; readonly name: Named<boolean>; readonly label: string };

export const TickInput = ({ form, name, label }: TickProps) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field }) => (
      <FormControlLabel
        label={label}
        control={<Checkbox checked={field.value} onChange={(_event, isOn) => field.onChange(isOn)} />}
      />
    )}
  />
);

export const Columns = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      mt: 2,
      gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(200px, 1fr))' },
    }}
  >
    {children}
  </Box>
);
