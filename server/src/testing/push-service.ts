import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { type PushMessage, PushMessage as pushMessage } from '@nearbite/contract/notifications/push';
import { importJWK, jwtVerify } from 'jose';
import { portOf } from '../lib/ports.ts';

export type Received = {
  readonly device: string;
  readonly message: PushMessage;
  readonly topic: string | undefined;
  readonly ttl: number;
  readonly subject: unknown;
  readonly publicKey: string;
};

/** What a browser's push service does (RFC 8030), and the browser behind it: it checks who sends, and decrypts. */
export async function startPushService() {
  const devices = new Map<string, { pair: ReturnType<typeof createECDH>; auth: Buffer }>();
  const received: Received[] = [];
  const answers = new Map<string, { status: number; retryAfter?: string }[]>();
  const failures: unknown[] = [];
  let requests = 0;

  const server = createServer(async (request, response) => {
    requests += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const name = request.url?.split('/').at(-1) ?? '';
    const device = devices.get(name);
    const answer = answers.get(name)?.shift() ?? { status: device ? 201 : 410 };
    try {
      if (device && answer.status === 201) {
        const vapid = await readVapid(String(request.headers.authorization), origin());
        received.push({
          device: name,
          message: pushMessage.parse(JSON.parse(decrypt(Buffer.concat(chunks), device))),
          topic: request.headers.topic?.toString(),
          ttl: Number(request.headers.ttl),
          ...vapid,
        });
      }
      response.writeHead(answer.status, answer.retryAfter ? { 'retry-after': answer.retryAfter } : {}).end();
    } catch (error) {
      failures.push(error);
      response.writeHead(400).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = () => `http://127.0.0.1:${portOf(server)}`;

  return {
    origin: origin(),
    received,
    failures,
    countRequests: () => requests,
    /** What a browser's `subscribe` gives. */
    subscribe() {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const auth = randomBytes(16);
      const device = randomBytes(6).toString('hex');
      devices.set(device, { pair, auth });
      const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
      return { device, subscription: { endpoint: `${origin()}/push/${device}`, keys } };
    },
    unsubscribe: (device: string) => devices.delete(device),
    /** Instead of taking the next messages. */
    answer: (device: string, ...next: { status: number; retryAfter?: string }[]) => answers.set(device, next),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** RFC 8292: signed by the key it names, for this service, not for longer than a day. */
async function readVapid(header: string, audience: string) {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x: half(1), y: half(33) }, 'ES256');
  const { payload } = await jwtVerify(token, key, { audience });
  if ((payload.exp ?? Number.POSITIVE_INFINITY) > Date.now() / 1_000 + 86_400)
    throw new Error('Valid too long');
  return { subject: payload.sub, publicKey };
}

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) =>
  parts.reduce((made, part) => made.update(part), createHmac('sha256', key)).digest();

/** RFC 8291 with one record of RFC 8188. */
function decrypt(
  body: Buffer,
  { pair, auth }: { pair: ReturnType<typeof createECDH>; auth: Buffer },
): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const record = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender, Buffer.from([1])]);
  const secret = hmac(hmac(auth, pair.computeSecret(sender)), info);
  const extracted = hmac(salt, secret);
  const key = hmac(extracted, 'Content-Encoding: aes128gcm\0\x01').subarray(0, 16);
  const nonce = hmac(extracted, 'Content-Encoding: nonce\0\x01').subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  return padded.subarray(0, end).toString('utf8');
}
