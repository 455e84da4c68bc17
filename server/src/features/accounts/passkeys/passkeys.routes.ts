import * as contract from '@nearbite/contract/accounts/passkeys';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../routing/mount.ts';
import type { Services } from '../../../services.ts';
import { proveSecondFactor, withPassword } from '../second-factor/confirm-password.ts';
import type { SecondFactor } from '../second-factor/second-factor.ts';
import { readDevice, writeDevice } from '../sign-in/device-cookie.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import { createPasskeySecrets } from './passkey-secrets.ts';
import { createPasskeySignIn } from './passkey-sign-in.ts';
import { createPasskeys } from './passkeys.service.ts';
import { getRelyingParty } from './relying-party.ts';

type Parts = {
  readonly factor: SecondFactor;
  readonly signIn: SignIn;
  readonly device: { readonly key: Uint8Array; readonly isSecure: boolean };
};

export function registerPasskeyRoutes(
  app: FastifyInstance,
  services: Services,
  { factor, signIn, device }: Parts,
): void {
  const { db } = services;
  const secrets = createPasskeySecrets(services);
  const passkeys = createPasskeys(services, secrets);
  const passkeySignIn = createPasskeySignIn(services, signIn, secrets);

  mount(app, contract.listPasskeys, ({ user }) => passkeys.list(user.id));

  mount(app, contract.preparePasskey, async ({ user, body, request }) => {
    const party = getRelyingParty(request);
    return withPassword(db, { userId: user.id, password: body.password }, async (trx, account) => {
      await proveSecondFactor(trx, factor, user, body.otp);
      return passkeys.prepare(trx, account, party);
    });
  });

  mount(app, contract.addPasskey, ({ user, body, request, once }) => {
    const userAgent = request.headers['user-agent'];
    return passkeys.add(user, { ...body, userAgent }, getRelyingParty(request), once);
  });

  mount(app, contract.removePasskey, async ({ user, params, body, request }) => {
    const { credential, password = '', otp } = body;
    if (credential) {
      const party = getRelyingParty(request);
      await passkeySignIn.withPasskey(user, { credential, party }, (trx) =>
        passkeys.remove(trx, user, params.id),
      );
      return undefined;
    }
    await withPassword(db, { userId: user.id, password }, async (trx) => {
      await proveSecondFactor(trx, factor, user, otp);
      await passkeys.remove(trx, user, params.id);
    });
    return undefined;
  });

  mount(app, contract.preparePasskeyLogin, ({ request }) => passkeySignIn.prepare(getRelyingParty(request)));

  mount(app, contract.loginWithPasskey, async ({ body, request, reply }) => {
    const party = getRelyingParty(request);
    const known = await passkeySignIn.find(body.credential);
    const deviceId = known && readDevice(request, known, device);
    const from = { address: request.ip, userAgent: request.headers['user-agent'], deviceId };
    const signedIn = await passkeySignIn.login({ ...body, known }, from, party);
    if (known) writeDevice(reply, known, { ...device, deviceId });
    return { ...signedIn, msg: 'Signed in successfully' };
  });
}
