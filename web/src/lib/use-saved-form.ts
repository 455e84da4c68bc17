import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import type { z } from 'zod';
import { pageToast } from './toasts.ts';
import { useContractForm } from './use-contract-form.ts';

type Options<Saved, Values extends FieldValues> = {
  readonly schema: z.ZodType;
  readonly fields: readonly Path<Values>[];
  readonly saved: Saved;
  /** How what is saved stands in the form's fields. */
  readonly valuesOf: (saved: Saved) => Values;
  readonly save: (
    values: Values,
  ) => PromiseLike<{ readonly data?: Saved | undefined; readonly error?: unknown }>;
  readonly doneText: string;
  /** Under which name unsent input is kept; without it none is. */
  readonly draftName?: string;
};

/** A form that changes something which is there, and then shows what the server made of it. */
export function useSavedForm<Saved, Values extends FieldValues>(options: Options<Saved, Values>) {
  const { schema, fields, saved, valuesOf, save, doneText, draftName } = options;
  const form = useContractForm<Values>({
    schema,
    fields,
    // A complete set of values is a set of defaults, which the library's type cannot tell of a generic.
    defaultValues: valuesOf(saved) as DefaultValues<Values>,
    isGuarded: true,
    ...(draftName !== undefined && { draft: { name: draftName } }),
  });
  const onSubmit = form.submit(async (values) => {
    const result = await save(values);
    if (result.data !== undefined) {
      form.takeStored(values, valuesOf(result.data));
      pageToast.success(doneText);
    }
    return result;
  });
  return { form, onSubmit };
}
