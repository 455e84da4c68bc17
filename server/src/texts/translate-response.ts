import type { ErrorBody } from '@nearbite/contract/errors';
import { DEFAULT_LANGUAGE, type Language } from '@nearbite/contract/languages';
import { translate } from './translate.ts';

type Refusal = Omit<ErrorBody, 'request_id'> & { readonly error?: unknown };

/** What a refusal says, and what it says of each field. */
export function translateError<T extends Refusal>(refusal: T, language: Language): T {
  if (language === DEFAULT_LANGUAGE) return refusal;
  const { message, errors, error } = refusal;
  return {
    ...refusal,
    message: translate(message, language),
    ...(errors && {
      errors: Object.fromEntries(
        Object.entries(errors).map(([field, messages]) => [
          field,
          messages.map((each) => translate(each, language)),
        ]),
      ),
    }),
    ...(typeof error === 'string' && { error: translate(error, language) }),
  };
}

/** What a call says when it has done its work: its `message` or `msg`. */
export function translateSaid<T>(response: T, language: Language): T {
  if (language === DEFAULT_LANGUAGE || typeof response !== 'object' || response === null) return response;
  const said = Object.entries(response).flatMap(([name, value]: [string, unknown]) =>
    (name === 'message' || name === 'msg') && typeof value === 'string'
      ? [[name, translate(value, language)]]
      : [],
  );
  return said.length === 0 ? response : { ...response, ...Object.fromEntries(said) };
}
