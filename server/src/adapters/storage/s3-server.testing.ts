import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { portOf } from '../../lib/ports.ts';

export type S3Server = {
  readonly endpoint: string;
  readonly objects: Map<string, { readonly bytes: Buffer; readonly contentType: string }>;
  /** How the next requests go wrong before anything else is looked at. */
  readonly failures: ('error' | 'silence')[];
  close(): Promise<void>;
};

export type S3Account = { readonly bucket: string; readonly accessKey: string; readonly secretKey: string };

/** An object store on loopback that checks every signature the way the S3 documentation describes it. */
export async function startS3Server(account: S3Account): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const failures: S3Server['failures'] = [];

  const server = createServer(async (request, response) => {
    const failure = failures.shift();
    if (failure === 'silence') return;
    if (failure === 'error') return refuse(response, 503, 'SlowDown');
    const body = await buffer(request);
    const problem = signatureProblem(request, body, account);
    if (problem !== undefined) return refuse(response, 403, problem);
    respond(request, response, body);
  });

  function respond(request: IncomingMessage, response: ServerResponse, body: Buffer) {
    const [, bucket, key = ''] = decodeURIComponent(request.url ?? '').split('/');
    if (bucket !== account.bucket) return refuse(response, 404, 'NoSuchBucket');
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, contentType: request.headers['content-type'] ?? '' });
      response.writeHead(200).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else {
      const object = objects.get(key);
      if (object === undefined) return refuse(response, 404, 'NoSuchKey');
      response.writeHead(200, {
        'content-type': object.contentType,
        'content-length': object.bytes.length,
      });
      response.end(object.bytes);
    }
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${portOf(server)}`,
    objects,
    failures,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>secret detail</Message></Error>`);
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, content: string) => createHmac('sha256', key).update(content).digest();

/** Signature version 4 over the request as it came in. */
function signatureProblem(request: IncomingMessage, body: Buffer, account: S3Account): string | undefined {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d{8})\/([^/]+)\/s3\/aws4_request), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (match === null) return 'AuthorizationHeaderMalformed';
  const [, accessKey = '', scope = '', day = '', region = '', signedHeaders = '', signature = ''] = match;
  if (accessKey !== account.accessKey) return 'InvalidAccessKeyId';
  if (request.headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const names = signedHeaders.split(';');
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.includes(name))) {
    return 'AccessDenied';
  }
  const date = String(request.headers['x-amz-date']);
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const canonical = [
    request.method,
    path,
    query,
    ...names.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signedHeaders,
    sha256(body),
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${account.secretKey}`, day), region), 's3'), 'aws4_request');
  const isRight = timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'));
  return isRight && date.startsWith(day) ? undefined : 'SignatureDoesNotMatch';
}
