import { ERROR_STATUS, type ErrorCode, type FieldErrors, NON_FIELD_ERRORS } from '@nearbite/contract/errors';

type Extra = {
  readonly errors?: FieldErrors;
  readonly details?: unknown;
  /** Further members of the response, where a call documents them. */
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** What went wrong underneath; logged, never sent. */
  readonly cause?: unknown;
};

/** The one error a use case throws on purpose; its code decides the status. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly errors: FieldErrors | undefined;
  readonly details: unknown;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, message: string, extra: Extra = {}) {
    super(message, extra.cause === undefined ? {} : { cause: extra.cause });
    this.code = code;
    this.errors = extra.errors;
    this.details = extra.details;
    this.fields = extra.fields ?? {};
    this.headers = extra.headers ?? {};
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** Too much is under way; nothing has happened. Counted rather than logged each time (`plugins/errors.ts`). */
export class BusyError extends AppError {
  constructor() {
    super('unavailable', 'Very busy right now. Please try again in a moment.', {
      headers: { 'retry-after': '10' },
    });
  }
}

/** Nothing is at an address with a secret part, which somebody may be guessing (`plugins/limits/`). */
export class WrongGuessError extends AppError {
  constructor() {
    super('not_found', 'Not found.');
  }
}

export const notFound = () => new AppError('not_found', 'Not found.');
export const conflict = (message: string) => new AppError('conflict', message);

/** One wrong field. */
export function fieldError(field: string, message: string): AppError {
  return new AppError('validation', message, { errors: { [field]: [message] } });
}

/** A message about the form as a whole. */
export function formError(code: ErrorCode, message: string): AppError {
  return new AppError(code, message, { errors: { [NON_FIELD_ERRORS]: [message] } });
}
