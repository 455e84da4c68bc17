import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { checkContentType, checkKey, contentTypeOf } from './object-key.ts';
import { type Storage, StorageUnavailableError } from './port.ts';

export type S3Options = {
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Until the store has responded, over all attempts. */
  readonly timeoutMs?: number;
};

type Call = {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly headers?: Record<string, string>;
  readonly body?: Uint8Array<ArrayBuffer>;
};

/** Any S3-compatible store, addressed by path, which all of them understand. */
export function createS3Storage(options: S3Options): Storage {
  const { timeoutMs = 15_000 } = options;
  const client = new AwsClient({
    accessKeyId: options.accessKey,
    secretAccessKey: options.secretKey,
    service: 's3',
    retries: 2,
  });
  const urlOf = (key: string) => `${options.endpoint}/${encodeURIComponent(options.bucket)}/${checkKey(key)}`;

  /** The time limit ends with the response's head: a slow reader of the body is not the store's fault. */
  async function call(key: string, { method, headers, body }: Call): Promise<Response> {
    const url = urlOf(key);
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), timeoutMs);
    try {
      return await client.fetch(url, {
        method,
        headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? '') },
        ...(body ? { body } : {}),
        signal: limit.signal,
        redirect: 'error',
      });
    } catch (cause) {
      const reason = limit.signal.aborted ? `did not answer within ${timeoutMs} ms` : 'cannot be reached';
      throw new StorageUnavailableError(`The object store ${reason}`, { cause });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async put(key, bytes, contentType) {
      checkContentType(key, contentType);
      const body = new Uint8Array(bytes);
      const response = await call(key, { method: 'PUT', headers: { 'content-type': contentType }, body });
      if (!response.ok) throw await refusal('keep', key, response);
      await response.body?.cancel();
    },

    async open(key) {
      const contentType = contentTypeOf(key);
      const response = await call(key, { method: 'GET', headers: { 'accept-encoding': 'identity' } });
      if (response.status === 404) {
        await response.body?.cancel();
        return undefined;
      }
      if (!response.ok || response.body === null) throw await refusal('read', key, response);
      const size = Number(response.headers.get('content-length'));
      // Node's fetch returns its own streams; the global type is the browser's.
      return { stream: Readable.fromWeb(response.body as ReadableStream), size, contentType };
    },

    async delete(keys) {
      await Promise.all(
        keys.map(async (key) => {
          const response = await call(key, { method: 'DELETE' });
          if (!response.ok && response.status !== 404) throw await refusal('delete', key, response);
          await response.body?.cancel();
        }),
      );
    },
  };
}

const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');

/** The store's own error code, and nothing else of its response. */
async function refusal(action: string, key: string, response: Response): Promise<Error> {
  const body = await response.text().catch(() => '');
  const code = /<Code>([A-Za-z0-9]{1,60})<\/Code>/.exec(body)?.[1];
  const isPassing = response.status >= 500 || response.status === 429;
  return new (isPassing ? StorageUnavailableError : Error)(
    `The object store did not ${action} ${key}: ${response.status}${code === undefined ? '' : ` ${code}`}`,
  );
}
