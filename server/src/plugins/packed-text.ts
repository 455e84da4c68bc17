import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Beyond this the time it takes is longer than what it saves on the way. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const COMPRESS = {
  br: (text: string) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text: string) => promisify(gzip)(text, { level: 6 }),
};
export type Encoding = keyof typeof COMPRESS;

export const pack = (encoding: Encoding, text: string): Promise<Buffer> => COMPRESS[encoding](text);

/** Every browser takes both; whoever refuses one by `q=0` gets the text as it is. */
export function encodingFor({ headers }: Pick<IncomingMessage, 'headers'>): Encoding | undefined {
  const accepted = headers['accept-encoding'];
  if (typeof accepted !== 'string' || /q=0(\.0*)?\s*(,|$)/.test(accepted)) return undefined;
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}
