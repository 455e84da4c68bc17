import type { LightMyRequestResponse as Response } from 'fastify';
import { drawing } from '../media/picture-files.testing.ts';
import type { Caller } from './actors.ts';
import type { TestApp } from './test-app.ts';

export type FormFields = Readonly<Record<string, string | number | Buffer | File>>;

type Call = { readonly method?: 'POST' | 'PATCH'; readonly url: string; readonly fields?: FormFields };

/** Sends fields and files as multipart form data, the way a browser's form does; buffers become files. */
export async function sendForm(
  app: TestApp,
  caller: Caller,
  { method = 'POST', url, fields: ownFields = {} }: Call,
  fields: FormFields = ownFields,
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, toEntry(value));
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

function toEntry(value: FormFields[string]): string | File {
  if (Buffer.isBuffer(value)) return new File([new Uint8Array(value)], 'picture.png');
  return value instanceof File ? value : String(value);
}

export async function pictureFile(name = 'front.png'): Promise<File> {
  const bytes = await drawing(60, 40).png().toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}
