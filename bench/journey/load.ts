// A process of its own that puts load on one address: run by journey.ts, speaks through process messages.
import { Agent, request as httpRequest } from 'node:http';
import { type Request, STEPS, type Step } from './steps.ts';
import type { World } from './world.ts';

export type LoadOrder = {
  readonly base: string;
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
  readonly used: number;
};

process.on('message', async (order: LoadOrder) => {
  process.send?.(await run(order));
});

async function run({
  base,
  isFloor,
  step: name,
  connections,
  seconds,
  world,
  tokens,
  from,
}: LoadOrder): Promise<LoadResult> {
  const found = STEPS.find((one) => one.name === name);
  if (!found) throw new Error(`No step ${name}`);
  const step = isFloor ? floorOf(found) : found;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let [failed, next] = [0, from];
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const visit = async () => {
    while (performance.now() < end) {
      const at = performance.now();
      const isOk = await take(agent, base, step, step.request(world, next++), tokens);
      times.push(performance.now() - at);
      if (!isOk) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, visit));
  const spent = (performance.now() - begin) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / spent, p50: at(0.5), p99: at(0.99), failed, used: next - from };
}

const floorOf = ({ name, request, argument, wanted }: Step): Step => ({
  name,
  wanted,
  isOk: (status) => status === 200,
  request: (world, n) => ({
    ...request(world, n),
    path: `/${encodeURIComponent(name)}/${encodeURIComponent(argument?.(world) ?? '')}`,
  }),
});

async function take(
  agent: Agent,
  base: string,
  step: Step,
  first: Request,
  tokens: Readonly<Record<string, string>>,
): Promise<boolean> {
  for (let request: Request | undefined = first; request; ) {
    const answer = await send(agent, base, request, tokens);
    if (!step.isOk(answer.status)) return false;
    request = step.next?.(answer);
  }
  return true;
}

function send(
  agent: Agent,
  base: string,
  { method, path, body, as }: Request,
  tokens: Readonly<Record<string, string>>,
) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise<{ status: number; location: string | undefined; body: string }>((resolve, reject) => {
    const request = httpRequest(
      base + path,
      {
        method,
        agent,
        headers: {
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...(as ? { authorization: `Bearer ${tokens[as]}` } : {}),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location,
            body: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(text);
  });
}
