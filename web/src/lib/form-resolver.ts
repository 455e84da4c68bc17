import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** As much of a contract schema as a form needs. */
type Schema = {
  readonly safeParse: (
    values: unknown,
  ) =>
    | { readonly success: true }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
};
type Issue = { readonly path: readonly PropertyKey[]; readonly code: string; readonly message: string };

/**
 * Checks a form against its contract schema and keeps the first message per field. The values stay as
 * typed: decoding and normalising is the server's part. `asSent` is what the form makes of them on the way.
 */
export function contractResolver<Values extends FieldValues>(
  schema: Schema,
  asSent: (values: Values) => unknown = (values) => values,
): Resolver<Values> {
  return (values) => {
    const result = schema.safeParse(asSent(values));
    if (result.success) return { values, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of result.error.issues) {
      errors[path.map(String).join('.')] ??= { type: code, message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
