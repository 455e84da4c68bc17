// The last lines of npm run bench: every figure that has a target, with the target beside it. Reads results.json.
import { readResults } from './results.ts';

type Load = { readonly perSecond: number; readonly p99: number };
type Steps = readonly {
  readonly step: string;
  readonly wanted: number;
  readonly rows: readonly { readonly connections: number; readonly app: Load; readonly floor: Load }[];
}[];
type Measured = { readonly name: string; readonly p50: number; readonly p99: number };
type Results = {
  /** As it is deployed. */
  readonly journey?: { readonly steps: Steps };
  /** One process without a proxy. */
  readonly alone?: {
    readonly start: { readonly secondMs: number };
    readonly memory: Readonly<Record<'atRestMb' | 'halfWayMb' | 'afterLoadMb', number>>;
    readonly signIns: Record<'quiet' | 'busy', { readonly p50: number }>;
    readonly steps: Steps;
  };
  /** Searches where most restaurants stand in three cities. */
  readonly city?: readonly World[];
  readonly growth?: readonly World[];
};

type World = { readonly restaurants: number; readonly measured: readonly Measured[] };

type Row = {
  readonly figure: string;
  readonly measured: string;
  readonly target: string;
  readonly met: boolean;
};

const FIGURES = ["administrator's summary", "customer's orders", "restaurant's"];
// Written by the measurements of this folder.
const { journey, alone, city = [], growth = [] } = (await readResults()) as Results;
console.table(
  [...journeyRows(), ...aloneRows(), ...cityRows(), ...growthRows()].map(({ met, ...row }) => ({
    ...row,
    met: met ? 'yes' : 'NO',
  })),
);

function journeyRows(): Row[] {
  return (journey?.steps ?? []).flatMap(({ step, wanted, rows }) =>
    rows.flatMap(({ connections, app, floor }) => [
      ratio(`${step}, ${connections} connections`, app.perSecond / floor.perSecond, { atLeast: wanted }),
      ...(connections === 100 ? [ratio(`${step}, p99 at 100`, app.p99 / floor.p99, { atMost: 3 })] : []),
    ]),
  );
}

function aloneRows(): Row[] {
  if (!alone) return [];
  const { start, memory, signIns, steps } = alone;
  const delay = signIns.busy.p50 - signIns.quiet.p50;
  return [
    ...steps.flatMap(({ step, rows }) =>
      rows.map(({ connections, app, floor }) => ({
        figure: `without a proxy: ${step}, ${connections} connections`,
        measured: `x ${(app.perSecond / floor.perSecond).toFixed(2)}`,
        target: '',
        met: true,
      })),
    ),
    atMost('a menu while 50 sign in, longer by', delay, 20, 'ms'),
    atMost('second start to ready', start.secondMs, 1_500, 'ms'),
    atMost('memory at rest', memory.atRestMb, 150, 'MB'),
    atMost('memory after load', memory.afterLoadMb, 250, 'MB'),
    atMost('memory, grown in the last half', memory.afterLoadMb - memory.halfWayMb, 25, 'MB'),
  ];
}

function cityRows(): Row[] {
  return city.flatMap(({ restaurants, measured }) =>
    measured.map(({ name, p50, p99 }) =>
      name === 'ten at once'
        ? atMost(`${restaurants} in cities, ten at once, p99`, p99, 300, 'ms')
        : atMost(`${restaurants} in cities, "${name}", p50`, p50, restaurants > 10_000 ? 60 : 30, 'ms'),
    ),
  );
}

function growthRows(): Row[] {
  const [smallest, largest] = [growth[0], growth.at(-1)];
  if (!smallest || !largest) return [];
  const kept = smallest.measured.filter(({ name }) => FIGURES.some((figure) => name.startsWith(figure)));
  const grown = largest.measured.flatMap(({ name, p99 }) => {
    const before = smallest.measured.find((one) => one.name === name)?.p99;
    if (before === undefined || largest === smallest) return [];
    const figure = `${name}, ${largest.restaurants} to ${smallest.restaurants} restaurants, p99`;
    return [ratio(figure, p99 / before, { atMost: name.startsWith('search') ? 2 : 1.5 })];
  });
  return [...grown, ...kept.map(({ name, p50 }) => atMost(`${name}, p50`, p50, 10, 'ms'))];
}

function ratio(figure: string, value: number, wanted: { atLeast: number } | { atMost: number }): Row {
  const isLow = 'atMost' in wanted;
  return {
    figure,
    measured: `x ${value.toFixed(2)}`,
    target: isLow ? `at most x ${wanted.atMost}` : `at least x ${wanted.atLeast}`,
    met: isLow ? value <= wanted.atMost : value >= wanted.atLeast,
  };
}

function atMost(figure: string, value: number, most: number, unit: string): Row {
  return {
    figure,
    measured: `${value.toFixed(value < 100 ? 1 : 0)} ${unit}`,
    target: `at most ${most} ${unit}`,
    met: value <= most,
  };
}
