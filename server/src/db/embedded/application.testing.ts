import { startEmbeddedPostgres } from './embedded-postgres.ts';

/** A stand-in for the application that a test can kill: says where its server is, then lives until it is ended. */
const [dataDir = '', ...systemDirs] = process.argv.slice(2);

try {
  const server = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    onExit: (reason) => {
      report({ exit: reason });
      process.exit(3);
    },
    ...(systemDirs.length > 0 && { systemDirs }),
  });
  process.once('SIGUSR2', () => process.exit(4));
  process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  // Last: who reads it may send a signal at once.
  report({ connectionString: server.connectionString, pid: server.pid });
} catch (error) {
  report({ error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
  process.exitCode = 1;
}

function report(message: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
