import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { ErrorCode } from '@nearbite/contract/errors';
import { useState } from 'react';
import {
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  set,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { readFormErrors } from './form-errors.ts';
import { MISSING } from './missing-fields.ts';
import { type DraftOptions, useFormDraft } from './use-form-draft.ts';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

/** What a form says after it was sent: the server's message in green, or what went wrong in red. */
export type FormOutcome = { readonly tone: 'good' | 'bad'; readonly text: string; readonly code?: ErrorCode };

type Rules<Values> = {
  /** The contract's rules. The values stay as typed: decoding and normalising is the server's part. */
  readonly schema: z.ZodType;
  /** What the form makes of its values on the way. */
  readonly asSent?: (values: Values) => unknown;
  /** What else is wrong, by field; said before the contract's message. */
  readonly check?: (values: Values) => Readonly<Record<string, string>>;
};

type Options<Values extends FieldValues, Extra> = Rules<Values> &
  Omit<UseFormProps<Values>, 'resolver'> & {
    /** Those that show the server's messages; any other message goes to the alert. */
    readonly fields: readonly Path<Values>[];
    /** Asks before the form is left with something unsaved. */
    readonly isGuarded?: boolean;
    /** Something beside the form's values was changed. */
    readonly hasMoreChanges?: boolean;
    /** Keeps unsent input across the end of a session. */
    readonly draft?: DraftOptions<Extra>;
  };

/**
 * A form checked by a contract schema: it sends, shows the server's messages beside their fields or in the alert, and
 * guards what is not saved yet. `Extra` is what a draft keeps beside the form's values.
 */
export function useContractForm<Values extends FieldValues, Extra = never>(options: Options<Values, Extra>) {
  const {
    schema,
    asSent,
    check,
    fields,
    isGuarded = false,
    hasMoreChanges = false,
    draft,
    ...props
  } = options;
  const form = useForm<Values>({
    ...props,
    resolver: resolverOf({ schema, ...(asSent && { asSent }), ...(check && { check }) }),
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const [outcome, setOutcome] = useState<FormOutcome>();
  const release = useUnsavedChanges(isGuarded && (isDirty || hasMoreChanges), isSubmitting);
  const { isRestored, drop: dropDraft } = useFormDraft(form, draft);
  const clear = () => setOutcome(undefined);

  function fail(error: unknown) {
    const { fields: messages, alert, code } = readFormErrors(error);
    const known = fields.filter((field) => messages[field] !== undefined);
    known.forEach((field, index) => {
      form.setError(field, { message: messages[field] ?? '' }, { shouldFocus: index === 0 });
    });
    const [elsewhere] = Object.entries(messages).filter(([field]) => !known.some((name) => name === field));
    const text = alert ?? elsewhere?.[1];
    setOutcome(text === undefined ? undefined : { tone: 'bad', text, ...(code !== undefined && { code }) });
  }

  return {
    ...form,
    field: bindFields(form),
    errors,
    isSubmitting,
    outcome,
    clear,
    fail,
    succeed: (text: string) => setOutcome({ tone: 'good', text }),
    /** What was typed before came back from a draft. */
    isRestored,
    /** Everything is saved: the form may be left, and no draft of it is needed. */
    release: () => {
      release();
      dropDraft();
    },
    /** What was sent is stored now; what was typed while it was on its way stays, unsaved. */
    takeStored: (sent: Values, stored: Values) => {
      const typed = form.getValues();
      form.reset(stored);
      for (const [name, value] of Object.entries(typed)) {
        if (isSameValue(value, sent[name])) continue;
        // The names of a form's values are its paths, which the library's type cannot tell of a generic.
        form.setValue(name as Path<Values>, value, { shouldDirty: true });
      }
    },
    /** Checks and sends; what `send` returns as `error` is shown. */
    submit: (send: (values: Values) => Promise<{ readonly error?: unknown } | undefined>) =>
      form.handleSubmit(async (values) => {
        clear();
        const result = await send(values);
        if (result?.error !== undefined) fail(result.error);
      }, clear),
  };
}

/** Of texts, switches and lists of them. */
export const isSameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What a field component needs of a form: how it is registered, and what is wrong with it. */
export const bindFields =
  <Values extends FieldValues>({ register, clearErrors, formState: { errors } }: UseFormReturn<Values>) =>
  (name: Path<Values>) => {
    // `get` of the library returns any; at the path of a field there is its error.
    const error = get(errors, name) as FieldError | undefined;
    const isMissing = error?.type === MISSING.type;
    return {
      ...register(name, { onChange: () => isMissing && clearErrors(name) }),
      error: error?.message,
    };
  };

function resolverOf<Values extends FieldValues>({
  schema,
  asSent = (values) => values,
  check = () => ({}),
}: Rules<Values>): Resolver<Values> {
  // The schema's input is what is sent, which only the form knows how to make of its values.
  const resolve = standardSchemaResolver(schema as z.ZodType<FieldValues, FieldValues>) as Resolver<Values>;
  return async (values, context, options) => {
    // What is sent is checked as if it were the form's values: only the errors are used.
    const { errors } = await resolve(asSent(values) as Values, context, options);
    for (const [field, message] of Object.entries(check(values))) {
      set(errors, field, { type: 'check', message } satisfies FieldError);
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}
