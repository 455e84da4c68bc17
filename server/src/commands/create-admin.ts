import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { migrate, readSchema } from '../db/migrate.ts';
import { provideDatabase } from '../db/provide-database.ts';
import { type AdminOutcome, checkAdminAccount, ensureAdmin } from '../process/first-admin.ts';
import { print } from '../process/print.ts';
import { runCommand } from '../process/run-command.ts';
import { refuseExampleSecrets, withSecretFiles } from '../process/secret-files.ts';
import { StartError } from '../process/start-error.ts';

/** `npm run admin`: makes an administrator from ADMIN_EMAIL and ADMIN_PASSWORD, or asks for what is missing. */

const OUTCOMES: Readonly<Record<AdminOutcome, (email: string) => string>> = {
  created: (email) => `${email} is an administrator now. Sign in and open /admin.`,
  promoted: (email) => `${email} is an administrator now. Sign in and open /admin.`,
  unchanged: (email) => `${email} is an administrator already; nothing has changed.`,
  blocked: (email) => `${email} is blocked: another administrator has to unblock it first.`,
};

async function appoint(): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, ...environment } = withSecretFiles(process.env);
  // Read first: a wrong setting should be told before anybody types a password.
  const config = readConfig(environment);
  const account = checkAdminAccount({
    email: ADMIN_EMAIL || (await askOnTerminal('E-mail of the administrator: ', 'ADMIN_EMAIL')),
    password:
      ADMIN_PASSWORD || (await askOnTerminal('Password (6 to 50 characters): ', 'ADMIN_PASSWORD', 'hidden')),
  });
  refuseExampleSecrets({ NODE_ENV: config.NODE_ENV, ADMIN_PASSWORD: account.password });
  const provided = await provideDatabase(config, { print, onLost: print });
  const database = openDatabase({
    connectionString: provided.connectionString,
    maxConnections: 2,
    onIdleError: () => undefined,
  });
  try {
    await migrate(database.pool, await readSchema());
    const outcome = await ensureAdmin(database.db, account);
    print(OUTCOMES[outcome](account.email));
    if (outcome === 'blocked') process.exitCode = 1;
  } finally {
    await database.close();
    await provided.stop();
  }
}

runCommand(appoint);

const INTERRUPTED = 130;

/** Asks the person at the terminal; what is `hidden` is not shown while it is typed. */
async function askOnTerminal(question: string, variable: string, echo?: 'hidden'): Promise<string> {
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
