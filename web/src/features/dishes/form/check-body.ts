import type { z } from 'zod';
import type { DishBody } from './dish-body.ts';
import type { WrongFields } from './dish-form.tsx';

/** The contract's own rules and words, before the server is asked. */
export function checkBody(schema: z.ZodType, body: DishBody['body']): WrongFields {
  const result = schema.safeParse(body);
  if (result.success) return {};
  const wrong: Record<string, string> = {};
  for (const { path, message } of result.error.issues) wrong[path.join('.')] ??= message;
  return wrong;
}
