import type { Profile } from '@nearbite/contract/accounts/accounts';
import type { ErrorCode, FieldErrors } from '@nearbite/contract/errors';
import type { PublicConfig } from '@nearbite/contract/platform/platform';
import { vi } from 'vitest';

type SeenCall = {
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly bearer: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly body: unknown;
};
type Answer = Response | Promise<Response>;
type Handler = (call: SeenCall) => Answer;

const CONFIG: PublicConfig = {
  contact_email: 'hello@nearbite.test',
  contact_phone: '+92 42 111 222 333',
  social_links: [{ name: 'Instagram', url: 'https://instagram.com/nearbite' }],
  map_tile_url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  google_maps_api_key: null,
  payment_mode: 'test',
  demo: true,
};

export const json = (body: unknown, status = 200) => Response.json(body, { status });

export const refusal = (status: number, code: ErrorCode, errors?: FieldErrors) =>
  json({ code, message: `refused: ${code}`, errors, request_id: 'r1' }, status);

/** Stands where the network would be: answers by "METHOD /path" and remembers what was asked. */
export function fakeServer(handlers: Readonly<Record<string, Handler>> = {}) {
  const calls: SeenCall[] = [];
  const known: Readonly<Record<string, Handler>> = {
    'GET /api/config': () => json(CONFIG),
    'GET /api/store/categories/': () => json([]),
    'GET /api/restaurant/nearby-restaurants/': () => json([]),
    ...handlers,
  };

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
    const handler = known[`${call.method} ${call.path}`];
    return handler ? handler(call) : refusal(404, 'not_found');
  });
  return {
    calls,
    callsTo: (path: string) => calls.filter((call) => call.path === path),
  };
}

const parse = (text: string): unknown => (text.startsWith('{') ? JSON.parse(text) : text);

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
};

export const PROFILES = {
  customer: PERSON,
  owner: { ...PERSON, id: 2, restaurant_id: 7 },
  admin: { ...PERSON, id: 3, is_admin: true },
} as const satisfies Record<string, Profile>;

export type SignedInActor = keyof typeof PROFILES;
