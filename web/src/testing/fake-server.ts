import type { Profile } from '@nearbite/contract/accounts/accounts';
import type { ErrorCode, FieldErrors } from '@nearbite/contract/errors';
import { vi } from 'vitest';
import { findBreach, findCalled, findEndpoint, noteBreach } from './contract-check.ts';
import { FRAME_RESPONSES } from './frame-responses.ts';

type SeenCall = {
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly bearer: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly body: unknown;
};
type FakeResponse = Response | Promise<Response>;
type Handler = (call: SeenCall) => FakeResponse;

export const json = (body: unknown, status = 200) => Response.json(body, { status });

export const refusal = (status: number, code: ErrorCode, errors?: FieldErrors) =>
  json({ code, message: `refused: ${code}`, errors, request_id: 'r1' }, status);

/** A response that comes when the test says so. */
export function held() {
  let answer: (response: Response) => void = () => undefined;
  const response = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  return { handler: () => response, answer: (given: Response) => answer(given) };
}

/**
 * Stands where the network would be: responds by "METHOD /path" and records the calls. Both have to be in the
 * contract, and a call without a handler fails the test.
 */
export function fakeServer(handlers: Readonly<Record<string, Handler>> = {}) {
  const calls: SeenCall[] = [];
  for (const name of Object.keys(handlers)) findEndpoint(name);

  vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
    const request = new Request(input, init);
    const call: SeenCall = {
      method: request.method,
      path: new URL(request.url).pathname,
      search: new URL(request.url).search,
      bearer: request.headers.get('authorization')?.replace('Bearer ', ''),
      idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
      body: parse(await request.text()),
    };
    calls.push(call);
    return respond(call, handlers[`${call.method} ${call.path}`]);
  });
  return {
    calls,
    callsTo: (path: string) => calls.filter((call) => call.path === path),
  };
}

async function respond(call: SeenCall, handler: Handler | undefined): Promise<Response> {
  const name = `${call.method} ${call.path}`;
  const endpoint = findCalled(name);
  if (!handler) {
    const body = endpoint && FRAME_RESPONSES.get(endpoint);
    if (body !== undefined) return json(body);
    noteBreach(`${name} was called, and the test has no response for it`);
    return refusal(404, 'not_found');
  }
  const response = await handler(call);
  const breach = endpoint && (await findBreach(endpoint, response));
  if (breach) noteBreach(breach);
  return response;
}

const parse = (text: string): unknown => (text.startsWith('{') ? JSON.parse(text) : text);

/** What a page has sent, by the fields that the test reads. */
export const bodyAs = <Fields extends object>(body: unknown) =>
  // The test says what it expects; a page that sends something else shows it by what happens then.
  body as Fields;

/** The fields of a multipart body as it went over the wire. */
export function readForm(body: unknown): Record<string, string> {
  const fields = String(body).matchAll(/name="([^"]+)"\r\n\r\n([^\r]*)/g);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]));
}

const PERSON: Profile = {
  id: 1,
  restaurant_id: null,
  email: 'sara@nearbite.test',
  name: 'Sara Khan',
  is_verified: true,
  is_admin: false,
  security_review_due: false,
  workplaces: [],
  allergies: [],
};

export const PROFILES = {
  customer: PERSON,
  owner: { ...PERSON, id: 2, restaurant_id: 7 },
  admin: { ...PERSON, id: 3, is_admin: true },
} as const satisfies Record<string, Profile>;

export type SignedInActor = keyof typeof PROFILES;
