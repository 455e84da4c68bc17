import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { anyone } from '@nearbite/contract/access';
import { ERROR_STATUS, ErrorBody, type ErrorCode } from '@nearbite/contract/errors';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { declareAccess, describe } from './access.ts';

const IDEMPOTENCY_HEADERS = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      minLength: 1,
      maxLength: 100,
      description:
        'One of your own per submission. Sent again, the same request is answered as the first time and done once; another request under the same key is answered 409 idempotency_mismatch.',
    },
  },
};

/** The documentation is made from the contract; each call's access is part of it. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  const transform = createJsonSchemaTransform({ skipList: [], zodToJsonConfig: { unrepresentable: 'any' } });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${PRODUCT_NAME} API`,
        version: '1',
        description: 'Generated from the contract both sides share.',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: (input) => {
      const { schema, url } = transform(input);
      const { access, isIdempotent, errors = [] } = input.route.config ?? {};
      const needsToken = access !== undefined && ['user', 'self', 'owner', 'admin'].includes(access.kind);
      return {
        url,
        schema: {
          ...schema,
          ...(access ? { description: `Access: ${describe(access)}` } : { hide: true }),
          ...(needsToken ? { security: [{ bearer: [] }] } : {}),
          ...(isIdempotent ? { headers: IDEMPOTENCY_HEADERS } : {}),
          [ERROR_CODES]: errors,
        },
      };
    },
    transformObject: (made) =>
      'openapiObject' in made ? withErrors(made.openapiObject) : made.swaggerObject,
  });
  await app.register(async (scope) => {
    declareAccess(scope, anyone);
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      uiConfig: { docExpansion: 'none' },
    });
  });
  app.get('/api/openapi.json', { config: { access: anyone }, schema: { hide: true } }, () => app.swagger());
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The error codes of the contract's endpoint, for its documentation. */
    errors?: readonly ErrorCode[];
  }
}

/** Where a call's codes stand while the document is made. */
const ERROR_CODES = 'x-error-codes';

type Operation = { readonly [ERROR_CODES]?: readonly ErrorCode[]; readonly responses?: object };

/** The document with the errors of every call: a response per status, with the codes it may carry. */
function withErrors<Document extends { readonly paths?: object; readonly components?: object }>(
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
