import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * Checks a form against its contract schema and keeps the first message per field. The values stay as
 * typed: decoding and normalising is the server's part. `asSent` is what the form makes of them on the way.
 */
export function contractResolver<Values extends FieldValues>(
  schema: z.ZodType<unknown, unknown>,
  asSent: (values: Values) => unknown = (values) => values,
): Resolver<Values> {
  return (values) => {
    const result = schema.safeParse(asSent(values));
    if (result.success) return { values, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of result.error.issues) {
      errors[path.join('.')] ??= { type: code, message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
