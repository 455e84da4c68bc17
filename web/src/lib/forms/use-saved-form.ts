import { useRef } from 'react';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import type { z } from 'zod';
import { pageToast } from '../messages/toasts.ts';
import { isSameValue, useContractForm } from './use-contract-form.ts';

type Options<Saved, Values extends FieldValues> = {
  readonly schema: z.ZodType;
  readonly fields: readonly Path<Values>[];
  /** What else is wrong with what was changed, by field. */
  readonly check?: (changed: Partial<Values>) => Readonly<Record<string, string>>;
  readonly saved: Saved;
  /** How what is saved stands in the form's fields. */
  readonly valuesOf: (saved: Saved) => Values;
  /** Gets what was changed here: the rest may have been changed elsewhere since. */
  readonly save: (
    changed: Partial<Values>,
  ) => PromiseLike<{ readonly data?: Saved | undefined; readonly error?: unknown }>;
  readonly doneText: string;
  /** Under which name unsent input is kept; without it none is. */
  readonly draftName?: string;
};

/** A form that changes something which is there, and then shows what the server made of it. */
export function useSavedForm<Saved, Values extends FieldValues>(options: Options<Saved, Values>) {
  const { schema, fields, check, saved, valuesOf, save, doneText, draftName } = options;
  const stored = useRef(valuesOf(saved));
  const form = useContractForm<Values>({
    schema,
    fields,
    ...(check && { check: (values: Values) => check(changedOf(values, stored.current)) }),
    // A complete set of values is a set of defaults, which the library's type cannot tell of a generic.
    defaultValues: valuesOf(saved) as DefaultValues<Values>,
    isGuarded: true,
    ...(draftName !== undefined && { draft: { name: draftName } }),
  });
  const onSubmit = form.submit(async (values) => {
    const result = await save(changedOf(values, stored.current));
    if (result.data !== undefined) {
      stored.current = valuesOf(result.data);
      form.takeStored(values, stored.current);
      pageToast.success(doneText);
    }
    return result;
  });
  return { form, onSubmit };
}

function changedOf<Values extends FieldValues>(values: Values, before: Values): Partial<Values> {
  const changed = Object.entries(values).filter(([name, value]) => !isSameValue(value, before[name]));
  // The entries of a set of values are some of its values, which `fromEntries` cannot tell.
  return Object.fromEntries(changed) as Partial<Values>;
}
