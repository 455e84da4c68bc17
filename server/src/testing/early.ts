import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { vi } from 'vitest';
import type { TestApp } from './test-app.ts';

type Headers = Readonly<Record<string, string>>;

const OF_EACH_RESPONSE = ['date', 'x-request-id', 'connection', 'keep-alive'];

/** All that a response says but what differs each time. */
export const said = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_EACH_RESPONSE.includes(name)));

/** Both ways to a response: early, which only real connections can take, and through Fastify. */
export async function listenEarly(app: TestApp) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const port = Number(new URL(await app.server.listen({ port: 0, host: '127.0.0.1' })).port);
  return {
    close: () => agent.destroy(),

    async ask(path: string, headers: Headers = {}, method = 'GET') {
      const named = { host: 'nearbite.test', ...headers };
      const asked = request({ agent, port, host: '127.0.0.1', path, method, headers: named }).end();
      // What the event brings.
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      const { statusCode: status, headers: received } = response;
      return { status, headers: received, bytes: await buffer(response) };
    },

    /** The same by the way that all others take. */
    askFastify: (url: string, headers: Headers = {}) => app.inject({ url, headers }),

    /** Counted where a response is sent early, and nowhere else. */
    async isEarly(run: () => Promise<unknown>): Promise<boolean> {
      const passed = vi.spyOn(app.server, 'mayPassAtOnce');
      await run();
      const { length } = passed.mock.calls;
      passed.mockRestore();
      return length > 0;
    },
  };
}
