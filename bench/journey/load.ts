// A process of its own that puts load on one address: run by journey.ts, speaks through process messages.
import { type Connection, openConnection } from './connection.ts';
import { type Request, STEPS, type Step } from './steps.ts';
import { VISITOR_HEADER } from './targets.ts';
import type { World } from './world.ts';

export type LoadOrder = {
  readonly port: number;
  /** Whether the floor is asked, which has addresses of its own. */
  readonly isFloor: boolean;
  readonly step: string;
  readonly connections: number;
  readonly seconds: number;
  readonly world: World;
  readonly tokens: Readonly<Record<string, string>>;
  /** The first number for this round. */
  readonly from: number;
};
export type LoadResult = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
  /** What the first that failed got. */
  readonly failure: string | undefined;
  readonly used: number;
};

process.on('message', async (order: LoadOrder) => {
  process.send?.(await run(order));
});

async function run({ port, isFloor, step: name, connections, seconds, world, tokens, from }: LoadOrder) {
  const found = STEPS.find((one) => one.name === name);
  if (!found) throw new Error(`No step ${name}`);
  const step = isFloor ? floorOf(found) : found;
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(port)));
  const textOf = writer(port, tokens);
  const times: number[] = [];
  let [failed, next] = [0, from];
  let failure: string | undefined;
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const visit = async (connection: Connection) => {
    while (performance.now() < end) {
      const at = performance.now();
      const visitor = next++;
      const failedWith = await take(connection, step, step.request(world, visitor), (request) =>
        textOf(request, visitor),
      );
      times.push(performance.now() - at);
      if (failedWith === undefined) continue;
      failed += 1;
      failure ??= failedWith;
    }
  };
  await Promise.all(opened.map(visit));
  const spent = (performance.now() - begin) / 1000;
  for (const connection of opened) connection.close();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const result: LoadResult = {
    perSecond: times.length / spent,
    p50: at(0.5),
    p99: at(0.99),
    failed,
    failure,
    used: next - from,
  };
  return result;
}

const floorOf = (step: Step): Step => ({
  ...step,
  request: (world, n) => ({
    ...step.request(world, n),
    path: `/${encodeURIComponent(step.name)}/${encodeURIComponent(step.argument?.(world) ?? '')}`,
  }),
});

/** What failed, if anything did. */
async function take(
  connection: Connection,
  step: Step,
  first: Request,
  textOf: (request: Request) => string,
): Promise<string | undefined> {
  for (let request: Request | undefined = first; request; ) {
    const response = await connection.ask(textOf(request));
    if (!step.isOk(response.status)) return `${request.method} ${request.path}: ${response.status}`;
    request = step.next?.(response);
  }
  return undefined;
}

/** Visitors of the same moment come from different addresses; none comes often enough to meet a limit. */
const ADDRESSES = 1 << 16;

const addressOf = (visitor: number): string => `10.0.${(visitor % ADDRESSES) >> 8}.${visitor & 255}`;

/** What goes over the wire; of reads all but the address is the same text each time. */
function writer(port: number, tokens: Readonly<Record<string, string>>) {
  const written = new Map<string, string>();
  return ({ method, path, body, as, key }: Request, visitor: number): string => {
    const first = `${VISITOR_HEADER}: ${addressOf(visitor)}\r\n`;
    const known = body === undefined ? written.get(path) : undefined;
    if (known !== undefined) return `${known}${first}\r\n`;
    const sent = body === undefined ? '' : JSON.stringify(body);
    const head = [
      `${method} ${path} HTTP/1.1`,
      `Host: localhost:${port}`,
      ...(as ? [`Authorization: Bearer ${tokens[as]}`] : []),
      ...(key === undefined ? [] : [`Idempotency-Key: ${key}`]),
      ...(sent === ''
        ? []
        : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(sent)}`]),
    ];
    const text = `${head.join('\r\n')}\r\n`;
    if (body === undefined && written.size < 100) written.set(path, text);
    return `${text}${first}\r\n${sent}`;
  };
}
