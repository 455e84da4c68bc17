import type { ServedSpan } from '@nearbite/contract/dishes/served';
import { SHORT_WEEKDAYS } from '@nearbite/contract/restaurants/weekdays.texts';
import * as texts from './served.texts.ts';

/** "Mon–Fri", "Tue, Fri–Sun", "every day"; two days that follow each other are named both. */
function daysText(days: readonly number[]): string {
  if (days.length === SHORT_WEEKDAYS.length) return texts.everyDay;
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const name = (day: number | undefined) => SHORT_WEEKDAYS[day ?? 0] ?? '';
  return runs
    .flatMap((run) => (run.length > 2 ? texts.fromTo(name(run[0]), name(run.at(-1))) : run.map(name)))
    .join(texts.comma);
}

/** "Served 07:00–11:00, Mon–Fri"; undefined where there are no times. */
export function servedText(served: readonly ServedSpan[]): string | undefined {
  if (served.length === 0) return undefined;
  const spans = served.map(({ from, to, days }) => texts.timesOnDays(texts.fromTo(from, to), daysText(days)));
  return texts.served(spans.join(texts.semicolon));
}
