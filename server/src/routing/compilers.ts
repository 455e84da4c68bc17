import type { FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';

declare module 'fastify' {
  interface FastifyInstance {
    /** Holds a response against the contract; only while testing. */
    checkResponse(schema: z.ZodType | undefined, response: () => unknown): void;
  }
}

const unused = (): never => {
  throw new Error('A schema was compiled before the compilers were set');
};

/** Those that Fastify would load for JSON Schema, a twentieth of a start, are replaced below before any route comes. */
export const NO_DEFAULT_COMPILERS = {
  compilersFactory: { buildValidator: unused, buildSerializer: unused },
};

/**
 * Requests are always parsed by the contract's schemas. Responses are trusted in production, where checking them
 * again would cost more than making them, and held against the contract in every test.
 */
export function registerCompilers(
  app: FastifyInstance,
  { checkResponses }: { checkResponses: boolean },
): void {
  app.setValidatorCompiler(validatorCompiler);
  app.decorate('checkResponse', (schema, response) => {
    if (checkResponses && schema) schema.parse(response());
  });
  app.setSerializerCompiler<z.ZodType>(({ schema }) => (data) => {
    app.checkResponse(schema, () => JSON.parse(JSON.stringify(data)));
    return JSON.stringify(data);
  });
}
