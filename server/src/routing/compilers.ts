import type { FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';

declare module 'fastify' {
  interface FastifyInstance {
    /** Holds an answer against the contract; only while testing. */
    checkAnswer(schema: z.ZodType | undefined, answer: () => unknown): void;
  }
}

/**
 * Requests are always parsed by the contract's schemas. Answers are trusted in production, where checking them
 * again would cost more than making them, and held against the contract in every test.
 */
export function registerCompilers(app: FastifyInstance, { checkAnswers }: { checkAnswers: boolean }): void {
  app.setValidatorCompiler(validatorCompiler);
  app.decorate('checkAnswer', (schema, answer) => {
    if (checkAnswers && schema) schema.parse(answer());
  });
  app.setSerializerCompiler<z.ZodType>(({ schema }) => (data) => {
    app.checkAnswer(schema, () => JSON.parse(JSON.stringify(data)));
    return JSON.stringify(data);
  });
}
