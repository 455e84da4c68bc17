import { type Logger, pino } from 'pino';

/** Logs name what happened, never who: tokens, passwords and people's data are cut wherever they might slip in. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'req.headers',
        'headers',
        '*.password',
        '*.token',
        '*.refresh',
        '*.email',
        'err.parameters',
        'err.detail',
        'err.where',
      ],
      censor: '[cut]',
    },
  });
}
