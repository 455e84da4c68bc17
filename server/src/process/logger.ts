import { type DestinationStream, type Logger, pino } from 'pino';

/** Logs name what happened, never who: tokens, passwords and people's data are cut wherever they might slip in. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      redact: {
        paths: ['req.headers', 'headers', '*.password', '*.token', '*.refresh', '*.email'],
        censor: '[cut]',
      },
    },
    destination,
  );
}

type ErrorLine = {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  readonly constraint?: string;
  readonly cause?: string;
  readonly stack?: string;
};

const STACK_LINES = 6;
const MAX_MESSAGE_LENGTH = 500;

/**
 * Clients hang themselves with address and password on the errors they throw, PostgreSQL adds the values of a
 * statement: only what says what happened and where is taken from an error, never all it carries.
 */
function describeError(error: unknown): ErrorLine {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown' };
  const code = textOf(error, 'code');
  const constraint = textOf(error, 'constraint');
  const cause = error.cause instanceof Error ? summary(error.cause) : undefined;
  const stack = placesOf(error);
  return {
    type: error.name,
    message: error.message.slice(0, MAX_MESSAGE_LENGTH),
    ...(code && { code }),
    ...(constraint && { constraint }),
    ...(cause && { cause }),
    ...(stack && { stack }),
  };
}

const summary = (error: unknown): string =>
  error instanceof Error
    ? `${error.name}: ${error.message}`.slice(0, MAX_MESSAGE_LENGTH)
    : describeError(error).message;

function textOf(error: Error, key: 'code' | 'constraint'): string | undefined {
  const value = Reflect.get(error, key);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Only where it happened: the head of a stack repeats the message. */
function placesOf({ stack = '' }: Error): string | undefined {
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return (
    places
      .slice(0, STACK_LINES)
      .map((line) => line.trim())
      .join('\n') || undefined
  );
}
