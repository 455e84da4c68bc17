import * as contract from '@nearbite/contract/accounts/addresses';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../routing/mount.ts';
import type { Services } from '../../../services.ts';
import { listAddressRows } from './addresses.queries.ts';
import { addAddress, changeAddress, removeAddress } from './addresses.service.ts';

export function registerAddresses(app: FastifyInstance, { db }: Services): void {
  mount(app, contract.listAddresses, ({ params }) => listAddressRows(db, params.user_id));

  mount(app, contract.createAddress, ({ params, body, once }) =>
    once.transaction(db, (trx) => addAddress(trx, params.user_id, body)),
  );

  mount(app, contract.updateAddress, ({ params, body }) =>
    changeAddress(db, { userId: params.user_id, id: params.id }, body),
  );

  mount(app, contract.deleteAddress, async ({ params }) => {
    await removeAddress(db, { userId: params.user_id, id: params.id });
    return undefined;
  });
}
