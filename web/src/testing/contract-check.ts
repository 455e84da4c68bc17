import type { Endpoint } from '@nearbite/contract/endpoint';
import { isEndpoint } from '@nearbite/contract/endpoint.testing';
import { ErrorBody } from '@nearbite/contract/errors';

/** Every endpoint of the contract, found by its modules, so that a new one is known without being listed. */
const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../packages/contract/src/*/*.ts', '!**/*.test.ts'],
  { eager: true },
);
const endpoints = Object.values(modules).flatMap((module) => Object.values(module).flatMap(endpointsIn));

/** An export is an endpoint, or a table of endpoints by what they do. */
function endpointsIn(value: unknown): Endpoint[] {
  if (isEndpoint(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).filter(isEndpoint) : [];
}

/** What a page asks for beside the contract's endpoints: is the server there, and pictures. */
const BESIDE = /^GET \/(health$|media\/)/;

const matchers = endpoints.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(
    `^${endpoint.method} ${endpoint.path.replace(/:[^/]+/g, '[^/]+').replace(/\/$/, '/?')}$`,
  ),
  // "/nearby/" is a better match of itself than "/:slug/" is.
  params: endpoint.path.split(':').length,
}));

/** The endpoint that "METHOD /path" calls; undefined for what stands beside the contract. Throws when the server would not know it. */
export function findEndpoint(call: string): Endpoint | undefined {
  if (BESIDE.test(call)) return undefined;
  const [best] = matchers.filter(({ pattern }) => pattern.test(call)).sort((a, b) => a.params - b.params);
  if (!best) throw new Error(`${call} is no endpoint of the contract`);
  return best.endpoint;
}

/** What is wrong with a response in the contract's eyes; undefined when it could have come from the real server. */
export async function findBreach(endpoint: Endpoint, response: Response): Promise<string | undefined> {
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  return findBreachOfBody(endpoint, response.status, await response.clone().json());
}

export function findBreachOfBody(endpoint: Endpoint, status: number, body: unknown): string | undefined {
  const schema = status < 400 ? endpoint.response : ErrorBody;
  if (!schema) return `${endpoint.name} has no response body in the contract`;
  const { error } = schema.safeParse(body);
  return (
    error &&
    `${endpoint.name} (${status}): ${error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`
  );
}

const breaches: string[] = [];
export const noteBreach = (breach: string): void => void breaches.push(breach);

/** What went against the contract, or was not foreseen by the test, since the last look. */
export const takeBreaches = (): readonly string[] => breaches.splice(0);

/** Like `findEndpoint`, and fails the test: the app may take what is thrown for a lost connection. */
export function findCalled(call: string): Endpoint | undefined {
  try {
    return findEndpoint(call);
  } catch (error) {
    noteBreach(error instanceof Error ? error.message : String(error));
    throw error;
  }
}
