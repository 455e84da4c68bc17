import { describeFailure } from './describe-failure.ts';

/** Runs a command line to its end: what the operator can put right is told in one line, anything else in full. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exitCode = 1;
  });
}
