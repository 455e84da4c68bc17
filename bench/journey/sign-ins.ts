import { PASSWORD, type World } from './world.ts';

const SIGN_INS = 50;
const READS = 150;

export type SignInResult = {
  /** A menu read while nobody signs in, and while fifty do; milliseconds. */
  readonly quiet: { readonly p50: number; readonly p99: number };
  readonly busy: { readonly p50: number; readonly p99: number };
  readonly allSignedInMs: number;
};

/** How much longer a menu takes while fifty people sign in at once: hashing must leave the event loop alone. */
export async function measureSignIns(base: string, { restaurantSlug }: World): Promise<SignInResult> {
  const readMenu = async () => {
    const begin = performance.now();
    await (await fetch(`${base}/api/restaurant/dishes-store/${restaurantSlug}/?limit=20`)).arrayBuffer();
    return performance.now() - begin;
  };
  const quiet: number[] = [];
  for (let read = 0; read < READS; read += 1) quiet.push(await readMenu());
  const busy: number[] = [];
  const begin = performance.now();
  let isDone = false;
  const signedIn = Promise.all(
    Array.from({ length: SIGN_INS }, (_, n) => signIn(base, `owner${n + 1}`)),
  ).then(() => {
    isDone = true;
  });
  while (!isDone) busy.push(await readMenu());
  await signedIn;
  return { quiet: spread(quiet), busy: spread(busy), allSignedInMs: Math.round(performance.now() - begin) };
}

async function signIn(base: string, name: string): Promise<void> {
  const response = await fetch(`${base}/api/user/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@bench.test`, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`No sign-in: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

function spread(times: number[]): { p50: number; p99: number } {
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
