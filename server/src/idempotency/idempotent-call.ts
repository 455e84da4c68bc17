import { createHash, createHmac } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Endpoint } from '@nearbite/contract/endpoint';
import { IDEMPOTENCY_HEADER, idempotencyKey } from '@nearbite/contract/idempotency';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db, Trx } from '../db/database.ts';
import { AppError } from '../lib/errors.ts';
import { SpooledFile } from '../media/spooled-file.ts';
import { RawJson } from '../routing/raw-json.ts';
import {
  type Claim,
  type ClaimWithResponse,
  claimKey,
  findStoredResponse,
  type StoredResponse,
  storeResponse,
} from './idempotency.queries.ts';

declare module 'fastify' {
  interface FastifyInstance {
    idempotency: { readonly db: Db; readonly hashKey: Uint8Array };
  }
  interface FastifyContextConfig {
    /** Takes an Idempotency-Key. */
    isIdempotent?: boolean;
  }
}

export function registerIdempotency(app: FastifyInstance, idempotency: FastifyInstance['idempotency']): void {
  app.decorate('idempotency', idempotency);
}

/** What a call responds with, and with which status where it is not the endpoint's own. */
type ResponseToStore = { readonly body: unknown; readonly status?: number };

/** The work of one submission, done once however often it is sent. Without a key it is done each time. */
export type IdempotentCall = {
  /** What its key is known by; undefined without one. */
  readonly key: Claim | undefined;
  /** The transaction a creating call does its work in; its response is stored with what it made. */
  transaction<Made>(
    db: Db,
    work: (trx: Trx) => Promise<Made>,
    responseOf?: (made: Made) => ResponseToStore,
  ): Promise<Made>;
  /**
   * For a statement that does all the work: it takes the key and keeps the response at once (`claimWithResponses`).
   * Undefined without a key.
   */
  claimWith(response: ResponseToStore): ClaimWithResponse | undefined;
  /** The response of the first time. Another request under the same key is refused. */
  findStoredResponse(): Promise<StoredResponse | undefined>;
};

/** Somebody else has done this work; the transaction ends, and the one place that responds looks the response up. */
export class AlreadyDone extends AppError {
  constructor() {
    super('conflict', 'This is being done already. Please try again in a moment.');
  }
}

export async function idempotentCallOf(
  app: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<IdempotentCall> {
  const key = endpoint.idempotent ? readKey(request) : undefined;
  if (key === undefined) return createIdempotentCall(app.idempotency.db, undefined, 200);
  const secrets = endpoint.idempotent === true ? [] : (endpoint.idempotent?.secrets ?? []);
  const requestHash = await hashRequest(app.idempotency.hashKey, request, secrets);
  const claim = { scope: scopeOf(request), endpoint: endpoint.name, key, requestHash };
  return createIdempotentCall(app.idempotency.db, claim, endpoint.status ?? 200);
}

function createIdempotentCall(ownDb: Db, claim: Claim | undefined, usualStatus: number): IdempotentCall {
  return {
    key: claim,
    transaction: (db, work, responseOf = (body) => ({ body })) =>
      db.transaction().execute(async (trx) => {
        if (claim && !(await claimKey(trx, claim))) throw new AlreadyDone();
        const made = await work(trx);
        if (claim) {
          const { body, status = usualStatus } = responseOf(made);
          await storeResponse(trx, claim, { status, text: toText(body) });
        }
        return made;
      }),
    claimWith: ({ body, status = usualStatus }) => claim && { ...claim, status, text: toText(body) },
    async findStoredResponse() {
      const stored = claim && (await findStoredResponse(ownDb, claim));
      if (stored && !stored.requestHash.equals(claim.requestHash)) {
        throw new AppError('idempotency_mismatch', 'This Idempotency-Key was used for another request.');
      }
      return stored;
    },
  };
}

const toText = (body: unknown) => (body instanceof RawJson ? body.text : JSON.stringify(body ?? null));

function readKey({ headers }: FastifyRequest): string | undefined {
  const header = headers[IDEMPOTENCY_HEADER];
  if (header === undefined || header === '') return undefined;
  const key = idempotencyKey.safeParse(header);
  if (key.success) return key.data;
  throw new AppError('validation', key.error.issues[0]?.message ?? 'Invalid Idempotency-Key');
}

/** Keys are scoped by account; guests' keys by their cart. */
function scopeOf({ actor, body }: FastifyRequest): string {
  if (actor.kind === 'user') return `user:${actor.id}`;
  const isCart = typeof body === 'object' && body !== null && 'cart_id' in body;
  return isCart ? `cart:${String(body.cart_id)}` : 'anyone';
}

/** Tells one request from another without storing its content: keyed, because what people type is guessable. */
async function hashRequest(
  key: Uint8Array,
  { params, query, body }: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
  secrets: readonly string[],
): Promise<Buffer> {
  const fields = Object.entries(body ?? {}).filter(([field]) => !secrets.includes(field));
  const hashes = new Map<SpooledFile, string>();
  for (const file of filesIn(fields)) hashes.set(file, await hashFile(file.path));
  const text = JSON.stringify([params, query, withFileHashes(fields, hashes)]);
  return createHmac('sha256', key).update(text).digest();
}

const filesIn = (value: unknown): SpooledFile[] => {
  if (value instanceof SpooledFile) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : [];
};

/** Without a promise for each field: most requests have no files. */
function withFileHashes(value: unknown, hashes: ReadonlyMap<SpooledFile, string>): unknown {
  if (value instanceof SpooledFile) return { file: hashes.get(value) };
  if (Array.isArray(value)) return value.map((each) => withFileHashes(each, hashes));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return withFileHashes(Object.entries(value), hashes);
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64');
}
