import { setTimeout as delay } from 'node:timers/promises';
import { emailOf, PASSWORD } from './chaos-world.ts';

export type Session = { readonly name: string; token: string | undefined };

export type Client = ReturnType<typeof makeClient>;

// No list it is given is empty.
export const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** Calls an app that is killed again and again; what it answers and must not becomes a problem. */
export function makeClient(base: string, problems: string[]) {
  return { until, signIn };

  /** Repeats a call until the app gives a definite response: nobody knows what became of a lost one. */
  async function until(
    who: Session,
    method: string,
    path: string,
    body?: object | string,
    headers = {},
  ): Promise<Response> {
    for (;;) {
      const response = await fetch(base + path, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(10_000),
        headers: {
          ...(body ? { 'content-type': typeof body === 'string' ? 'text/csv' : 'application/json' } : {}),
          ...(who.token ? { authorization: `Bearer ${who.token}` } : {}),
          ...headers,
        },
        ...(body ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
      })
        .then(whole)
        .catch(() => undefined);
      if (response?.status === 401) await signIn(who);
      else if (response && response.status < 500) return response;
      else if (response && response.status !== 503) {
        problems.push(`${method} ${path}: ${response.status} ${await response.text()}`);
      }
      await delay(30);
    }
  }

  /** The app may be killed in the middle of a response, too: only a whole one counts. */
  async function whole(response: Response): Promise<Response> {
    const text = await response.text();
    return new Response(text === '' ? null : text, { status: response.status, headers: response.headers });
  }

  async function signIn(who: Session): Promise<void> {
    who.token = undefined;
    const response = await until(who, 'POST', '/api/user/login/', {
      email: emailOf(who.name),
      password: PASSWORD,
    });
    // As the contract says; a refusal has none.
    const { token } = (await response.json()) as { token?: { access: string } };
    who.token = token?.access;
  }
}
