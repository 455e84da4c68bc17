import * as contract from '@nearbite/contract/accounts/personal-data';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../routing/mount.ts';
import { RawJson } from '../../../routing/raw-json.ts';
import type { Services } from '../../../services.ts';
import type { SecondFactor } from '../second-factor/second-factor.ts';
import { requestDeletion } from './deletion.service.ts';
import { readPersonalData } from './export.queries.ts';

/** What people may ask of what is kept about them: a copy, and an end. */
export function registerPersonalDataRoutes(
  app: FastifyInstance,
  services: Services,
  factor: SecondFactor,
): void {
  const { db, clock } = services;

  mount(app, contract.exportPersonalData, async ({ params, reply }) => {
    reply.header('content-disposition', 'attachment; filename="nearbite-my-data.json"');
    return new RawJson(await readPersonalData(db, params.user_id, clock.now()));
  });

  mount(app, contract.deleteAccount, async ({ user, body, request }) => {
    const at = await requestDeletion(services, factor, user, { ...body, address: request.ip });
    return {
      msg: `Your account will be deleted in ${contract.DELETION_GRACE_DAYS} days. Sign in before then to keep it.`,
      delete_at: at.toISOString(),
    };
  });
}
