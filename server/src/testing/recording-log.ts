import type { AdapterLog } from '../adapters/adapter-log.ts';

export type LoggedLine = { readonly level: 'warn' | 'error'; readonly message: string };

/** A log a test can read. */
export function recordingLog(): AdapterLog & { readonly lines: LoggedLine[] } {
  const lines: LoggedLine[] = [];
  const record = (level: LoggedLine['level']) => (first: unknown, second?: unknown) => {
    lines.push({ level, message: String(typeof first === 'string' ? first : second) });
  };
  return { lines, warn: record('warn'), error: record('error') };
}
