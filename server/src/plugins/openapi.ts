import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { anyone } from '@nearbite/contract/access';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { declareAccess, describe } from './access.ts';
import { ERROR_CODES, withErrors } from './openapi-errors.ts';

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
