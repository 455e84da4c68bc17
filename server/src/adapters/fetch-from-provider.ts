import type { z } from 'zod';

const MAX_RESPONSE_BYTES = 64 * 1024;

type Call<T> = {
  /** Its name, for messages. */
  readonly provider: string;
  readonly url: URL;
  readonly schema: z.ZodType<T>;
  readonly timeoutMs: number;
  /** The error for every way of not getting a response. */
  readonly Unavailable: new (
    message: string,
  ) => Error;
};

/** One call of a service elsewhere; the address stays out of messages because it may hold a key. */
export async function fetchFromProvider<T>(call: Call<T>): Promise<T> {
  const { provider, url, schema, timeoutMs, Unavailable } = call;
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Unavailable(`${provider} answered ${response.status}`);
    return schema.parse(JSON.parse(await readText(response)));
  } catch (error) {
    if (error instanceof Unavailable) throw error;
    const reason =
      error instanceof Error && error.name === 'TimeoutError' ? 'is too slow' : 'is not reachable';
    const isReadable = !(error instanceof SyntaxError) && !isSchemaError(error);
    throw new Unavailable(`${provider} ${isReadable ? reason : 'gave an answer that makes no sense'}`);
  }
}

const isSchemaError = (error: unknown) => error instanceof Error && error.name === 'ZodError';

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_RESPONSE_BYTES) throw new SyntaxError('more than was asked for');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
