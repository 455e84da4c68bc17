import * as contract from '@nearbite/contract/admin/categories';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mount } from '../../../routing/mount.ts';
import type { Services } from '../../../services.ts';
import { type CategoryRow, listCategories } from './categories.queries.ts';
import { createCategory, deleteCategory, updateCategory } from './categories.service.ts';

export function registerCategoryRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  /** Categories carry full addresses: from PUBLIC_URL, else from the request's own host. */
  const present = ({ siteOrigin }: FastifyRequest, row: CategoryRow): contract.AdminCategory => ({
    ...row,
    image: row.image && new URL(row.image, siteOrigin).href,
  });

  mount(app, contract.listCategories, async ({ request }) =>
    (await listCategories(db)).map((row) => present(request, row)),
  );
  mount(
    app,
    contract.createCategory,
    async ({ request, user, body, once }) =>
      present(request, await createCategory(services, user.id, body, once)),
    // The row is stored: what its picture's address is depends on who asks.
    { repeat: async (stored, { request }) => present(request, stored as CategoryRow) },
  );
  mount(app, contract.updateCategory, async ({ request, params, user, body }) =>
    present(request, await updateCategory(services, { id: params.id, actorId: user.id }, body)),
  );
  mount(app, contract.deleteCategory, async ({ params, user }) => {
    await deleteCategory(services, { id: params.id, actorId: user.id });
    return undefined;
  });
}
