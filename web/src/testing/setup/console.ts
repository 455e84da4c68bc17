import { vi } from 'vitest';

let lines: string[] = [];
let expected: RegExp[] = [];

/** Said once for all files of a worker, by whichever test draws the first chart: jsdom gives nothing a width. */
const ANYWHERE = [/ChartsContainer does not have `width` prop/];

/** Noise on the console fails a test, unless the test says that this line belongs there. */
export function startWatchingConsole() {
  lines = [];
  expected = [...ANYWHERE];
  // Plain lines are asserted where they belong; elsewhere they would only bury the report.
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      lines.push(`console.${level}: ${parts.map(String).join(' ')}`);
    });
  }
}

export function expectConsoleLine(pattern: RegExp) {
  expected.push(pattern);
}

export function unexpectedConsoleLines(): string[] {
  return lines.filter((line) => !expected.some((pattern) => pattern.test(line)));
}
