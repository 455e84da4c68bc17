import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartError } from './start-error.ts';

const INTERRUPTED = 130;

/** Asks the person at the terminal; what is `hidden` is not shown while it is typed. */
export async function askOnTerminal(question: string, variable: string, echo?: 'hidden'): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new StartError(`Nobody is there to ask: run this in a terminal, or set ${variable}.`);
  }
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({
    input: process.stdin,
    output: echo === 'hidden' ? silent : process.stdout,
    terminal: true,
  });
  terminal.on('SIGINT', () => process.exit(INTERRUPTED));
  try {
    if (echo === 'hidden') process.stdout.write(question);
    return await terminal.question(echo === 'hidden' ? '' : question);
  } finally {
    terminal.close();
    if (echo === 'hidden') process.stdout.write('\n');
  }
}
