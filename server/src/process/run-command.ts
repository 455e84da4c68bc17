import { ConfigError } from '../config.ts';
import { StartError } from './start-error.ts';

/** Runs a command line to its end: what the operator can put right is told in one line, anything else in full. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    const isForTheOperator = error instanceof StartError || error instanceof ConfigError;
    process.stderr.write(
      `${isForTheOperator ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exitCode = 1;
  });
}
