import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import formbody from '@fastify/formbody';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { LIMITS } from '@nearbite/contract/limits';
import { PICTURE_TOO_LARGE } from '@nearbite/contract/pictures.texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, fieldError } from '../lib/errors.ts';
import { SpooledFile } from '../media/spooled-file.ts';
import { createUploadBudget, type UploadShare } from '../media/upload-budget.ts';
import { expandFormFields, FormNameError } from '../routing/form-fields.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Multipart file fields the route takes, `*` standing for an index. */
    uploads?: readonly string[];
  }
  interface FastifyRequest {
    spoolDirectory: string | undefined;
    uploadShare: UploadShare | undefined;
  }
}

const FORM_LIMITS = {
  fields: 1_000,
  fieldSize: 32 * 1024,
  fieldNameSize: 200,
  files: LIMITS.dishListRows + 1,
  fileSize: LIMITS.upload.bytes,
  parts: 1_060,
  headerPairs: 20,
};

/**
 * JSON, urlencoded and multipart bodies reach validation alike: a plain object. Runs after access was decided,
 * so nobody without it makes us read or write anything.
 */
export async function registerBodies(app: FastifyInstance): Promise<void> {
  // Read by default, although no call takes it.
  app.removeContentTypeParser('text/plain');
  await app.register(formbody, { bodyLimit: 256 * 1024 });
  await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: true });
  app.decorateRequest('spoolDirectory', undefined);
  app.decorateRequest('uploadShare', undefined);
  const budget = createUploadBudget();

  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const isEmpty =
      headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
    // Some clients name a type for a body they do not send, above all when deleting.
    if (isEmpty) delete headers['content-type'];
    done();
  });

  app.addHook('preValidation', (request, _reply, done) => {
    const finish = (body: unknown) => {
      request.body = body;
      refuseNulBytes(request);
      done();
    };
    if (request.isMultipart()) {
      request.uploadShare = budget.open(senderOf(request));
      readMultipart(request).then(finish).catch(done);
    } else if (isUrlencoded(request))
      // Our parser of this content type returns an object.
      finish(expanded(Object.entries(request.body as Record<string, unknown>)));
    else finish(request.body ?? {});
  });

  // Before the response and not after it: a sender who hung up gets none, but what was sent must go all the same.
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (!request.uploadShare) return done(null, payload);
    discardUploads(request).then(() => done(null, payload), done);
  });
}

async function discardUploads(request: FastifyRequest): Promise<void> {
  if (request.spoolDirectory) await rm(request.spoolDirectory, { recursive: true, force: true });
  request.uploadShare?.release();
  request.uploadShare = undefined;
}

/** Guests share their address. */
const senderOf = ({ actor, ip }: FastifyRequest) => (actor.kind === 'user' ? `user ${actor.id}` : ip);

const isUrlencoded = (request: FastifyRequest) =>
  request.headers['content-type']?.toLowerCase().startsWith('application/x-www-form-urlencoded') === true &&
  request.body !== undefined;

function expanded(fields: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  try {
    return expandFormFields(fields);
  } catch (error) {
    if (error instanceof FormNameError) throw fieldError(error.field, error.message);
    throw error;
  }
}

async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: [string, unknown][] = [];
  let file = '';
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') file = part.fieldname;
      if (part.type === 'field') fields.push([part.fieldname, part.value]);
      else if (part.filename === '' || part.filename === undefined) part.file.resume();
      else fields.push([part.fieldname, await spool(request, part)]);
    }
  } catch (error) {
    throw multipartError(error, file);
  }
  return expanded(fields);
}

function multipartError(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return pictureTooLarge(file);
  if (typeof code === 'string' && code.startsWith('FST_') && code.endsWith('_LIMIT')) {
    return new AppError('payload_too_large', 'The form has too many fields.');
  }
  if (error instanceof AppError) return error;
  return new AppError('validation', 'The form could not be read.');
}

const pictureTooLarge = (field: string) =>
  new AppError('payload_too_large', PICTURE_TOO_LARGE, { errors: { [field]: [PICTURE_TOO_LARGE] } });

async function spool(request: FastifyRequest, part: MultipartFile): Promise<SpooledFile | ''> {
  const accepted = request.routeOptions.config.uploads ?? [];
  if (!accepted.includes(part.fieldname.replace(/\[\d+\]/g, '[*]'))) {
    part.file.resume();
    throw fieldError(part.fieldname.slice(0, 80), 'No file is expected here');
  }
  request.spoolDirectory ??= await mkdtemp(join(tmpdir(), 'nearbite-upload-'));
  const path = join(request.spoolDirectory, String(Math.random()).slice(2));
  let size = 0;
  part.file.on('data', (chunk: Buffer) => {
    size += chunk.length;
  });
  await pipeline(
    part.file,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        request.uploadShare?.take(chunk.length);
        yield chunk;
      }
    },
    createWriteStream(path, { flags: 'wx' }),
  );
  if (part.file.truncated) throw pictureTooLarge(part.fieldname);
  return new SpooledFile({ field: part.fieldname, path, size, type: part.mimetype });
}

/** PostgreSQL cannot store NUL; no honest form sends one. */
function refuseNulBytes(request: FastifyRequest): void {
  const field = findNul(request.params) ?? findNul(request.query) ?? findNul(request.body);
  if (field !== undefined) throw fieldError(field || 'non_field_errors', 'Must not contain NUL characters');
}

function findNul(value: unknown, field = '', depth = 0): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? field : undefined;
  if (typeof value !== 'object' || value === null || depth > 6) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = findNul(inner, field || key.slice(0, 80), depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
