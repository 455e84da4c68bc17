import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  ERROR_STATUS,
  type ErrorBody,
  type ErrorCode,
  type FieldErrors,
  NON_FIELD_ERRORS,
} from '@nearbite/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StorageUnavailableError } from '../adapters/storage/port.ts';
import { AppError, BusyError } from '../lib/errors.ts';
import { isOutOfSpace } from '../process/system-error.ts';
import { translateError } from '../texts/translate-response.ts';
import { MISDIRECTED_MESSAGE } from './host.ts';
import { languageOf } from './language.ts';
import { makeRequestId } from './request-log.ts';

type ErrorResponse = Omit<ErrorBody, 'request_id'> & { readonly headers?: Readonly<Record<string, string>> };

const RETRY_AFTER_SECONDS = '5';

declare module 'fastify' {
  interface FastifyInstance {
    /** How many requests were refused because too much was under way. */
    busyRefusals(): number;
  }
}

const SUMMARY_AFTER_MS = 10_000;

/** The one place that turns whatever went wrong into the documented response. */
export function registerErrors(app: FastifyInstance): void {
  const countBusy = createBusyCount(app);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const response = toErrorResponse(error);
    const status = ERROR_STATUS[response.code];
    if (error instanceof BusyError) countBusy();
    else if (status >= 500) request.log.error({ err: error, code: response.code }, 'request failed');
    return sendError(reply, request, response);
  });
}

/** While it is busy, a line for each would be thousands: there is one for all of ten seconds. */
function createBusyCount(app: FastifyInstance): () => void {
  let [total, logged] = [0, 0];
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    clearTimeout(timer);
    timer = undefined;
    if (total > logged)
      app.log.warn({ requests: total - logged }, 'requests were refused: too much was under way');
    logged = total;
  };
  app.decorate('busyRefusals', () => total);
  app.addHook('onClose', async () => tell());
  return () => {
    total += 1;
    timer ??= setTimeout(tell, SUMMARY_AFTER_MS).unref();
  };
}

/** Requests that never reach a route: addresses nothing can read, or that nothing has. */
export function respondToUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const isOurs = request.server.findSiteOrigin(request.host, request.protocol) !== undefined;
  const isTooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH';
  const ofAddress: ErrorResponse = isTooLong
    ? { code: 'not_found', message: 'Not found.' }
    : { code: 'validation', message: 'The address is not valid.' };
  const response: ErrorResponse = isOurs ? ofAddress : { code: 'misdirected', message: MISDIRECTED_MESSAGE };
  sendError(reply, request, response);
}

/** An expectation we do not know; without a listener the response would be an empty page. */
export function respondToExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const body = JSON.stringify({
    code: 'validation',
    message: 'What the Expect header asks for is not supported.',
    request_id: makeRequestId(),
  } satisfies ErrorBody);
  response
    .writeHead(417, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
}

/** What is no HTTP request at all, or no proper upgrade: there is only the socket to respond on. */
export function respondToUnreadable(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const response: ErrorResponse =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? { code: 'payload_too_large', message: 'The request is too large.' }
        : { code: 'validation', message: 'The request could not be read.' };
    const body = JSON.stringify({ ...response, request_id: makeRequestId() });
    const status = ERROR_STATUS[response.code];
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Connection: close',
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroy(error);
}

export function sendError(
  reply: FastifyReply,
  request: FastifyRequest,
  response: ErrorResponse,
): FastifyReply {
  const { headers = {}, ...body } = response;
  // Refused before a hook of the WebSocket plugin ran, a connection that asked for an upgrade is not HTTP's to end.
  if (request.raw.headers.upgrade !== undefined) {
    reply.raw.once('finish', () => request.raw.socket.destroy());
  }
  return reply
    .status(ERROR_STATUS[response.code])
    .headers(headers)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...translateError(body, languageOf(request)), request_id: request.id }));
}

function toErrorResponse(error: FastifyError): ErrorResponse {
  if (error instanceof AppError) {
    return {
      ...error.fields,
      code: error.code,
      message: error.message,
      ...(error.errors ? { errors: error.errors } : {}),
      ...(error.details === undefined ? {} : { details: error.details }),
      headers: error.headers,
    };
  }
  if (error.validation) return invalidInput(error);
  if (isDatabaseUnavailable(error) || isOutOfSpace(error) || error instanceof StorageUnavailableError) {
    return {
      code: 'unavailable',
      message: 'The service is not available right now. Please try again in a moment.',
      headers: { 'retry-after': RETRY_AFTER_SECONDS },
    };
  }
  // A method that no route has, refused before any is looked for.
  if (error.code === 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE')
    return { code: 'not_found', message: 'Not found.' };
  const code = CODE_OF_STATUS[error.statusCode ?? 500];
  if (code === undefined) return { code: 'internal', message: 'Something went wrong on our side.' };
  return { code, message: MESSAGE_OF_CODE[code] ?? error.message };
}

const CODE_OF_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'validation',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'not_found',
  408: 'validation',
  411: 'validation',
  413: 'payload_too_large',
  414: 'validation',
  415: 'unsupported_media_type',
  429: 'rate_limited',
  503: 'unavailable',
};

const MESSAGE_OF_CODE: Partial<Record<ErrorCode, string>> = {
  payload_too_large: 'The request is too large.',
  unsupported_media_type: 'This kind of content is not accepted here.',
  not_found: 'Not found.',
};

/** A path that cannot name anything is unknown; anything else is a mistake the caller can mend. */
function invalidInput(error: FastifyError): ErrorResponse {
  if (error.validationContext === 'params') return { code: 'not_found', message: 'Not found.' };
  const errors: FieldErrors = {};
  for (const issue of error.validation ?? []) {
    const field = fieldName(issue.instancePath);
    errors[field] = [...(errors[field] ?? []), issue.message ?? 'Invalid value'];
  }
  const first = Object.values(errors)[0]?.[0];
  return { code: 'validation', message: first ?? 'Invalid input', errors };
}

/** `/sizes/0/price` as the form names it: `sizes[0][price]`. */
function fieldName(instancePath: string): string {
  const [first, ...rest] = instancePath.split('/').filter(Boolean);
  return first === undefined ? NON_FIELD_ERRORS : `${first}${rest.map((part) => `[${part}]`).join('')}`;
}

/** Where nothing answers. */
const UNREACHED = new Set(['ECONNREFUSED', 'ENOENT', 'ETIMEDOUT', 'ENOTFOUND']);
/** A connection that breaks while it is used, as those to a server that is killed do. */
const BROKEN = new Set(['ECONNRESET', 'EPIPE']);
/**
 * PostgreSQL: connection exceptions, out of a resource (connections, disk, memory), shutting down or starting up, given
 * up for another transaction, a statement or a wait for a lock that took too long.
 */
const DATABASE_CODES = /^(08...|53...|57P0[1-3]|40001|40P01|57014|55P03)$/;
const DRIVER_MESSAGES =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed and is not queryable)/;

type MaybeDatabaseError = { readonly code?: string; readonly syscall?: string; readonly message: string };

/** Whether a request failed because the database did not answer it, so that it may be sent again later. */
export function isDatabaseUnavailable({ code = '', syscall, message }: MaybeDatabaseError): boolean {
  return (
    DATABASE_CODES.test(code) ||
    BROKEN.has(code) ||
    (UNREACHED.has(code) && syscall === 'connect') ||
    DRIVER_MESSAGES.test(message)
  );
}
