import type { LightMyRequestResponse as Response } from 'fastify';
import { drawing } from '../media/picture-files.testing.ts';
import type { Caller } from './actors.ts';
import type { TestApp } from './test-app.ts';

type Call = { readonly method?: 'POST' | 'PUT' | 'PATCH'; readonly url: string };

/** Bytes become a file. */
export type FormFields = Readonly<Record<string, string | number | File | Buffer>>;

/** Sends fields and files as multipart form data, the way a browser's form does. */
export async function sendForm(
  app: TestApp,
  caller: Caller,
  { method = 'POST', url }: Call,
  fields: FormFields,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, toEntry(value));
  const request = new Request('http://nearbite.test', { method: 'POST', body: form });
  return app.inject({
    method,
    url,
    headers: {
      ...(caller.accessToken ? { authorization: `Bearer ${caller.accessToken}` } : {}),
      'content-type': request.headers.get('content-type') ?? '',
      ...headers,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

function toEntry(value: FormFields[string]): string | File {
  if (Buffer.isBuffer(value)) return new File([new Uint8Array(value)], 'picture.png', { type: 'image/png' });
  return value instanceof File ? value : String(value);
}

export async function pictureFile(name = 'front.png'): Promise<File> {
  const bytes = await drawing(60, 40).png().toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}
