import type { LightMyRequestResponse as Response } from 'fastify';
import { drawing } from '../media/picture-files.testing.ts';
import type { Caller } from './actors.ts';
import type { TestApp } from './test-app.ts';

type Call = { readonly method?: 'POST' | 'PATCH'; readonly url: string };

/** Sends fields and files as multipart form data, the way a browser's form does. */
export async function sendForm(
  app: TestApp,
  caller: Caller,
  { method = 'POST', url }: Call,
  fields: Readonly<Record<string, string | number | File>>,
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.set(name, value instanceof File ? value : String(value));
  const request = new Request('http://nearbite.test', { method: 'POST', body: form });
  return app.inject({
    method,
    url,
    headers: {
      ...(caller.accessToken ? { authorization: `Bearer ${caller.accessToken}` } : {}),
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

export async function pictureFile(name = 'front.png'): Promise<File> {
  const bytes = await drawing(60, 40).png().toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}
