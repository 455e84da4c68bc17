import { BUILT } from './app-process.ts';
import { runChaos } from './chaos.ts';

/** npm run chaos [rounds]: the long form of the test beside. */
const rounds = Number(process.argv[2] ?? 100);
const report = await runChaos({ program: BUILT, rounds, print: (line) => process.stdout.write(`${line}\n`) });
const sorted = [...report.restartMs].sort((a, b) => a - b);
const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
process.stdout.write(
  [
    '',
    `${report.rounds} kills, ${report.orders} orders, ${report.payments} payments acknowledged, ${report.expired} orders expired`,
    `${report.steps} steps of a kitchen, ${report.menus} menus acknowledged, ${report.pushes} messages on devices`,
    `restart: median ${at(0.5)} ms, 95% ${at(0.95)} ms, longest ${at(1)} ms`,
    `jobs worked off ${report.drainedInMs} ms after the end`,
    report.broken.length === 0 ? 'Nothing lost, nothing done twice.' : report.broken.join('\n'),
    '',
  ].join('\n'),
);
process.exitCode = report.broken.length === 0 ? 0 : 1;
