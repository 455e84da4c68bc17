import { type ErrorCode, NON_FIELD_ERRORS } from '@nearbite/contract/errors';
import { PICTURE_TOO_LARGE, PICTURE_WRONG_TYPE } from '@nearbite/contract/pictures.texts';
import * as texts from '../lib.texts.ts';
import { isObject } from '../net/call-error.ts';

/** What a form shows after a failed call. */
export type FormErrors = {
  /** First message per field, shown beside it. */
  readonly fields: Readonly<Record<string, string>>;
  /** Shown in the red alert. */
  readonly alert?: string;
  readonly code?: ErrorCode;
};

const TRANSPORT_TEXT: Readonly<Record<string, string>> = {
  FETCH_ERROR: texts.noServer,
  TIMEOUT_ERROR: texts.serverTooSlow,
  PARSING_ERROR: texts.unreadableAnswer,
};

/** Reads what RTK Query rejects with: a transport failure by its name, or a status with the error body. */
export function readFormErrors(error: unknown): FormErrors {
  if (!isObject(error)) return { fields: {}, alert: texts.somethingWentWrong };
  const refusedBody = PICTURE_TEXT[Number(error.originalStatus)];
  if (refusedBody) return { fields: { image: refusedBody } };
  if (typeof error.status === 'string') {
    return { fields: {}, alert: TRANSPORT_TEXT[error.status] ?? texts.somethingWentWrong };
  }
  return readErrorBody(error.data, PICTURE_TEXT[Number(error.status)]);
}

/** What refuses a picture before our server looks at its field, a proxy above all, is still about the picture. */
const PICTURE_TEXT: Readonly<Record<number, string>> = { 413: PICTURE_TOO_LARGE, 415: PICTURE_WRONG_TYPE };

/** One sentence for places that have no fields: toasts and error states. */
export function errorText(error: unknown): string {
  const { alert, fields } = readFormErrors(error);
  return alert ?? Object.values(fields)[0] ?? texts.somethingWentWrong;
}

function readErrorBody(body: unknown, pictureText: string | undefined): FormErrors {
  if (!isObject(body)) return { fields: {}, alert: texts.somethingWentWrong };
  const { [NON_FIELD_ERRORS]: formWide, ...fields } = firstMessages(body.errors);
  const hasFieldErrors = Object.keys(fields).length > 0;
  if (pictureText !== undefined && !hasFieldErrors) return { fields: { image: pictureText } };
  const message = typeof body.message === 'string' ? body.message : texts.somethingWentWrong;
  const alert = formWide ?? (hasFieldErrors ? undefined : message);
  return {
    fields,
    ...(alert !== undefined && { alert }),
    // The server sends no code that is not in the contract.
    ...(typeof body.code === 'string' && { code: body.code as ErrorCode }),
  };
}

function firstMessages(errors: unknown): Record<string, string> {
  if (!isObject(errors)) return {};
  const first: Record<string, string> = {};
  for (const [field, messages] of Object.entries(errors)) {
    const [message] = Array.isArray(messages) ? messages : [messages];
    if (typeof message === 'string') first[field] = message;
  }
  return first;
}
