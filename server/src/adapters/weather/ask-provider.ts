import type { z } from 'zod';
import { WeatherUnavailable } from './port.ts';

export const WEATHER_TIMEOUT_MS = 4_000;
const MAX_ANSWER_BYTES = 64 * 1024;

/** One question to a weather provider; the address stays out of messages because it may hold a key. */
export async function askProvider<T>(
  provider: string,
  url: URL,
  schema: z.ZodType<T>,
  timeoutMs: number,
): Promise<T> {
  try {
    const answer = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new WeatherUnavailable(`${provider} answered ${answer.status}`);
    return schema.parse(JSON.parse(await readText(answer)));
  } catch (error) {
    if (error instanceof WeatherUnavailable) throw error;
    const reason =
      error instanceof Error && error.name === 'TimeoutError' ? 'is too slow' : 'is not reachable';
    const isReadable = !(error instanceof SyntaxError) && !isSchemaError(error);
    throw new WeatherUnavailable(`${provider} ${isReadable ? reason : 'gave an answer that makes no sense'}`);
  }
}

const isSchemaError = (error: unknown) => error instanceof Error && error.name === 'ZodError';

async function readText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new SyntaxError('more than a weather report');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
