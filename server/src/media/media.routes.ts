import { type Access, anyone } from '@nearbite/contract/access';
import type { FastifyInstance } from 'fastify';
import type { Storage } from '../adapters/storage/port.ts';
import { notFound } from '../lib/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
}

const PICTURE = /^[a-z0-9][a-z0-9_-]{0,99}(\.webp|\.(medium|small)\.(webp|avif))$/;

/** Serves stored pictures. Their names are never used twice, so a cached one may be kept for ever. */
export function registerMedia(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { file: string } }>(
    '/media/:file',
    { config: { access: anyone } },
    async (request, reply) => {
      const { file } = request.params;
      const object = PICTURE.test(file) ? await storage.open(file) : undefined;
      if (object === undefined) throw notFound();
      return (
        reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('x-content-type-options', 'nosniff')
          // The shop may be open under another local name than the pictures' address.
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('content-length', object.size)
          .type(object.contentType)
          .send(object.stream)
      );
    },
  );
}
