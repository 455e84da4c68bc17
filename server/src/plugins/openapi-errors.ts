import { ERROR_STATUS, ErrorBody, type ErrorCode } from '@nearbite/contract/errors';
import { z } from 'zod';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The error codes of the contract's endpoint, for its documentation. */
    errors?: readonly ErrorCode[];
  }
}

/** Where a call's codes stand while the document is made. */
export const ERROR_CODES = 'x-error-codes';

type Operation = { readonly [ERROR_CODES]?: readonly ErrorCode[]; readonly responses?: object };

/** The document with the errors of every call: a response per status, with the codes it may carry. */
export function withErrors<Document extends { readonly paths?: object; readonly components?: object }>(
  document: Document,
): Document {
  const paths = Object.entries(document.paths ?? {}).map(([path, methods]: [string, object]) => [
    path,
    Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, described(operation)])),
  ]);
  // All errors have one form, told once.
  const components = { ...document.components, schemas: { Error: z.toJSONSchema(ErrorBody) } };
  return { ...document, paths: Object.fromEntries(paths), components };
}

function described({ [ERROR_CODES]: codes = [], responses, ...operation }: Operation): object {
  const statuses = [...new Set(codes.map((code) => ERROR_STATUS[code]))];
  const errors = statuses.map((status) => [
    status,
    {
      description: codes.filter((code) => ERROR_STATUS[code] === status).join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]);
  return { ...operation, responses: { ...responses, ...Object.fromEntries(errors) } };
}
