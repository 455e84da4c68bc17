import * as contract from '@nearbite/contract/accounts/accounts';
import * as mailedLinks from '@nearbite/contract/accounts/mailed-links';
import * as ownAccount from '@nearbite/contract/accounts/own-account';
import * as signIn from '@nearbite/contract/accounts/sign-in';
import { sessionsEnded } from '@nearbite/contract/live/events';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { enqueue } from '../../jobs/queue.ts';
import { publish } from '../../lib/publish.ts';
import { mount } from '../../routing/mount.ts';
import type { Services } from '../../services.ts';
import { requestActivation, requestReset } from './accounts.jobs.ts';
import { presentAccount, presentProfile } from './accounts.present.ts';
import { getAccountRow, updateUser } from './accounts.queries.ts';
import { createAccounts } from './accounts.service.ts';
import { registerAddresses } from './addresses/addresses.routes.ts';
import { registerPasskeyRoutes } from './passkeys/passkeys.routes.ts';
import { registerPersonalDataRoutes } from './personal-data/personal-data.routes.ts';
import { changeAccount } from './profile.service.ts';
import { createSecondFactor } from './second-factor/second-factor.ts';
import { registerSecurityRoutes } from './second-factor/security.routes.ts';
import { readDevice, writeDevice } from './sign-in/device-cookie.ts';
import { createSessions, type Origin } from './sign-in/sessions.service.ts';
import { createSignIn } from './sign-in/sign-in.ts';

const REGISTERED =
  'Registered successfully,verify account by opening link in your gmail then login.Also check spam folder.';

const originOf = ({ ip, headers }: FastifyRequest): Origin => ({
  address: ip,
  userAgent: headers['user-agent'],
});
const isHttps = ({ config }: Services) => config.publicUrl.startsWith('https:');

export function registerAccounts(app: FastifyInstance, services: Services): void {
  registerAddresses(app, services);
  const { db, clock, tokens } = services;
  const sessions = createSessions(services.keyFor('refresh tokens'), tokens, clock);
  const factor = createSecondFactor(services.keyFor('second factor'), clock);
  const signingIn = createSignIn(services, sessions);
  const accounts = createAccounts(services, { sessions, factor, signIn: signingIn });
  const device = { key: services.keyFor('device cookies'), isSecure: isHttps(services) };
  registerSecurityRoutes(app, services, factor);
  registerPasskeyRoutes(app, services, { factor, signIn: signingIn, device });
  registerPersonalDataRoutes(app, services, factor);

  mount(
    app,
    contract.register,
    async ({ body, once, request }) => ({
      token: await accounts.register(body, once, originOf(request)),
      msg: REGISTERED,
    }),
    // No token is kept: the repeat proves the password and gets a sign-in of its own.
    {
      repeat: async (_kept, { body, request }) => ({
        token: await accounts.registerAgain(body, originOf(request)),
        msg: REGISTERED,
      }),
    },
  );

  mount(app, signIn.login, async ({ body, request, reply }) => {
    const deviceId = readDevice(request, body, device);
    const signedIn = await accounts.login(body, { ...originOf(request), deviceId });
    writeDevice(reply, body, { ...device, deviceId });
    return { ...signedIn, msg: 'Signed in successfully' };
  });

  mount(app, signIn.refreshTokens, ({ body }) => sessions.refresh(db, body.refresh));

  mount(app, signIn.logout, async ({ body }) => {
    const userId = body.refresh && (await sessions.close(db, body.refresh));
    if (userId) await publish(services, sessionsEnded, { user_id: userId });
    return undefined;
  });

  mount(app, contract.getProfile, ({ user }) => presentProfile(user));

  mount(app, contract.changePassword, async ({ user, body, request }) => ({
    token: await accounts.changePassword(user.id, body, originOf(request)),
    msg: 'Password changed successfully',
  }));

  mount(app, mailedLinks.sendResetEmail, async ({ body }) => {
    await enqueue(db, requestReset, body, { key: `reset:${body.email}` });
    return {
      msg: 'If an account with this email exists, a reset link is on its way. Also check the spam folder.',
    };
  });

  mount(app, mailedLinks.resetPassword, async ({ params, body }) => {
    await accounts.resetPassword(params, body.password);
    return { msg: 'Password reset successfully' };
  });

  mount(app, mailedLinks.checkResetLink, async ({ params }) => {
    await accounts.checkResetLink(params);
    return { msg: 'Choose a new password for your account.' };
  });

  mount(app, contract.updateLocation, async ({ user, body }) => {
    await updateUser(db, user.id, body);
    return { msg: 'Location updated successfully' };
  });

  mount(app, mailedLinks.activate, async ({ params, request }) => {
    // The link is what opens this call; a token beside it only names the sign-in that stays.
    const bearer = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const claims = bearer === undefined ? undefined : await tokens.verify(bearer);
    await accounts.activate(params, claims?.familyId);
    return { msg: 'Account activated successfully' };
  });

  mount(app, mailedLinks.resendActivation, async ({ body }) => {
    await enqueue(db, requestActivation, body, { key: `activation:${body.email}` });
    return {
      msg: 'If this account still needs it, a verification link is on its way. Also check the spam folder.',
    };
  });

  mount(app, ownAccount.getAccount, async ({ params }) =>
    presentAccount(await getAccountRow(db, params.user_id)),
  );

  mount(app, ownAccount.updateAccount, ({ params, body }) => changeAccount(services, params.user_id, body));

  mount(app, ownAccount.updatePhone, async ({ params, body }) => {
    await updateUser(db, params.user_id, { phone: body.phone });
    return presentAccount(await getAccountRow(db, params.user_id));
  });
}
