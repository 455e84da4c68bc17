import type { LightMyRequestResponse as Response } from 'fastify';
import type { Caller } from './actors.ts';
import type { TestApp } from './test-app.ts';

export type FormFields = Readonly<Record<string, string | number | Buffer>>;

/** Sends a multipart form the way a browser does; buffers become files. */
export async function sendForm(
  app: TestApp,
  caller: Caller,
  { method, url, fields }: { method: 'POST' | 'PATCH'; url: string; fields: FormFields },
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (Buffer.isBuffer(value)) form.append(name, new File([new Uint8Array(value)], 'picture.png'));
    else form.append(name, String(value));
  }
  const request = new Request('http://nearbite.test', { method: 'POST', body: form });
  return app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${caller.accessToken}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}
