import type { ErrorCode } from '@nearbite/contract/errors';
import { useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { readFormErrors } from './form-errors.ts';

/** What a form says after it was sent: the server's message in green, or what went wrong in red. */
export type FormOutcome = { readonly tone: 'good' | 'bad'; readonly text: string; readonly code?: ErrorCode };

/** Puts a failed call's messages beside their fields; those without a field of the form go to the alert. */
export function useFormOutcome<Values extends FieldValues>(
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
) {
  const [outcome, setOutcome] = useState<FormOutcome>();

  function fail(error: unknown) {
    const { fields: messages, alert, code } = readFormErrors(error);
    const known = fields.filter((field) => messages[field] !== undefined);
    known.forEach((field, index) => {
      setError(field, { message: messages[field] ?? '' }, { shouldFocus: index === 0 });
    });
    const [elsewhere] = Object.entries(messages).filter(([field]) => !known.some((name) => name === field));
    const text = alert ?? elsewhere?.[1];
    setOutcome(text === undefined ? undefined : { tone: 'bad', text, ...(code !== undefined && { code }) });
  }

  return {
    outcome,
    fail,
    succeed: (text: string) => setOutcome({ tone: 'good', text }),
    clear: () => setOutcome(undefined),
  };
}
