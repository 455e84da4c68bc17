/**
 * What a test run does without a real service it needs: says so where nobody can overlook it, and on a build
 * server fails, because there a test that did not run must not look like one that passed.
 */
export function reportMissingService(service: string, reason: string): void {
  const message = `${service} is not available (${reason}): what needs it is NOT tested in this run.`;
  if (process.env.CI === 'true') throw new Error(message);
  const line = '!'.repeat(78);
  process.stderr.write(`\n${line}\n!! ${message}\n${line}\n\n`);
}
