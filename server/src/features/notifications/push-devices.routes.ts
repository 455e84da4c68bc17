import { pushKeys } from '@nearbite/contract/notifications/notifications.texts';
import * as contract from '@nearbite/contract/notifications/push';
import { PATHS } from '@nearbite/contract/page-paths';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { z } from 'zod';
import { isPoint, PushDelayedError } from '../../adapters/push/push-sender.ts';
import type { User } from '../../auth/actor.ts';
import { describeDevice } from '../../common/describe-device.ts';
import { forgetDevice, pushMessageOf } from '../../jobs/send-push.ts';
import { AppError, fieldError, notFound, WrongGuessError } from '../../lib/errors.ts';
import { makePublicId } from '../../lib/public-id.ts';
import { languageOf } from '../../plugins/language.ts';
import { mount } from '../../routing/mount.ts';
import type { Services } from '../../services.ts';
import {
  type DeviceRow,
  deleteDevice,
  findOwnDevice,
  findRiderOfKey,
  type Holder,
  keepNewest,
  listDevices,
  saveDevice,
} from './push-devices.queries.ts';

const ofUser = ({ id }: User): Holder => ({ column: 'user_id', id });

/** A test is of use for as long as somebody looks at the screen. */
const TEST_TTL_SECONDS = 60;

export function registerPushDevices(app: FastifyInstance, services: Services): void {
  const { db, push } = services;
  const list = async (holder: Holder) => ({
    public_key: push.publicKey,
    devices: (await listDevices(db, holder)).map(present),
  });
  const remove = async (holder: Holder, id: string) => {
    if (!(await deleteDevice(db, holder, id))) throw notFound();
    return undefined;
  };
  const riderOf = async (key: string): Promise<Holder> => {
    const rider = await findRiderOfKey(db, key);
    if (!rider) throw new WrongGuessError();
    return { column: 'rider_id', id: rider.id };
  };

  mount(app, contract.listPushDevices, ({ user }) => list(ofUser(user)));
  mount(app, contract.addPushDevice, ({ user, body, request }) =>
    addDevice(services, { holder: ofUser(user), familyId: user.familyId }, body, request),
  );
  mount(app, contract.removePushDevice, ({ user, params }) => remove(ofUser(user), params.id));
  mount(app, contract.testPushDevice, async ({ user, params }) => {
    await sendTest(services, user, params.id);
    return { message: 'Sent. It arrives within a few seconds.' };
  });

  mount(app, contract.listRiderPushDevices, async ({ params }) => list(await riderOf(params.rider_key)));
  mount(app, contract.addRiderPushDevice, async ({ params, body, request }) =>
    addDevice(services, { holder: await riderOf(params.rider_key), familyId: undefined }, body, request),
  );
  mount(app, contract.removeRiderPushDevice, async ({ params }) =>
    remove(await riderOf(params.rider_key), params.id),
  );
}

const present = ({ created_at, last_used_at, ...device }: DeviceRow): contract.PushDevice => ({
  ...device,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});

type Added = { readonly holder: Holder; readonly familyId: string | undefined };
type Body = z.output<typeof contract.PushSubscriptionBody>;

/** The same browser may be added again and again; the holder is locked, so that several at once keep the bound. */
async function addDevice(
  { db, push, clock }: Services,
  { holder, familyId }: Added,
  { endpoint, keys, name }: Body,
  request: FastifyRequest,
) {
  if (!isPoint(keys.p256dh)) throw fieldError('keys[p256dh]', pushKeys);
  if (!(await push.isAllowed(endpoint))) throw fieldError('endpoint', 'This address cannot be sent to');
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`push of ${holder.column}`}), ${holder.id})`.execute(
      trx,
    );
    const device = await saveDevice(trx, {
      holder,
      familyId,
      endpoint,
      ...keys,
      name: name ?? describeDevice(request.headers['user-agent'] ?? null),
      language: languageOf(request),
      now: clock.now(),
    });
    await keepNewest(trx, holder, contract.MAX_PUSH_DEVICES);
    return present(device);
  });
}

/** At once and not as a job: whoever asks wants to know whether it works. */
async function sendTest({ db, push }: Services, user: User, id: string): Promise<void> {
  const device = await findOwnDevice(db, user.id, id);
  if (!device) throw notFound();
  const message = pushMessageOf(
    {
      title: PRODUCT_NAME,
      message: 'It works: this device is told when something happens.',
      path: user.restaurantId === null ? PATHS.customerSettings : PATHS.restaurantSettings,
      tag: 'test',
      key: `test:${makePublicId()}`,
    },
    device.language,
  );
  const outcome = await push.send(device, message, TEST_TTL_SECONDS).catch((error: unknown) => {
    if (!(error instanceof PushDelayedError)) throw error;
    throw new AppError(
      'unavailable',
      'The device cannot be reached right now. Please try again in a moment.',
    );
  });
  if (outcome === 'sent') return;
  if (outcome === 'gone') await forgetDevice(db, device);
  throw new AppError('not_found', 'This device does not take messages any more.');
}
