import { country } from '@nearbite/domain/countries/countries';
import type { ComponentProps } from 'react';
import { FormField } from './form-field.tsx';

/** The one line of an address, with what belongs into it in this country. */
export const AddressInput = (field: ComponentProps<typeof FormField>) => (
  <FormField hint={country().addressHint} autoComplete="street-address" {...field} />
);
