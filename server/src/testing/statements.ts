import pg from 'pg';
import { vi } from 'vitest';
import { beginsSession } from '../db/pool/session.ts';

/** The texts of all statements sent meanwhile, without those that a new connection begins with. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return asked.mock.calls.map(([first]: unknown[]) => textOf(first)).filter((text) => !beginsSession(text));
  } finally {
    asked.mockRestore();
  }
}

const textOf = (statement: unknown): string =>
  typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement);
