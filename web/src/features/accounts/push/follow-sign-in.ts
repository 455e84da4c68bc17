import { PUSH_CHANGED } from '@nearbite/contract/platform/service-worker';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { findSignedInSubject, onTokensChange } from '../session/tokens.ts';
import { pushApi } from './api.ts';
import { findEndpoint, findHindrance, subscribe, unsubscribe } from './browser-push.ts';
import { ACCOUNT_DEVICE, forgetDevice, RIDER_DEVICE, readDevice, writeDevice } from './own-device.ts';

type Store = { readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction> };

/** Whoever has signed out is told nothing here; who signs in again is told again, and at the address it has now. */
export function followSignIn(store: Store): void {
  let last = Promise.resolve();
  const follow = () => {
    // Without a connection it is done the next time.
    last = last.then(() => adapt(store)).catch(() => undefined);
  };
  follow();
  onTokensChange(follow);
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data === PUSH_CHANGED) follow();
  });
}

async function adapt({ dispatch }: Store): Promise<void> {
  const device = readDevice(ACCOUNT_DEVICE);
  if (!device || findHindrance() !== undefined || Notification.permission !== 'granted') return;
  const subject = findSignedInSubject();
  if (subject !== device.holder) {
    if (!device.isOut) {
      await unsubscribe();
      // A rider was reached by the same, and is asked again on their page.
      forgetDevice(RIDER_DEVICE);
    }
    if (subject === null) writeDevice(ACCOUNT_DEVICE, { ...device, isOut: true });
    else forgetDevice(ACCOUNT_DEVICE);
    return;
  }
  if (!device.isOut && (await findEndpoint()) === device.endpoint) return;
  const asked = dispatch(
    pushApi.endpoints.pushDevices.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  const { public_key } = await asked.unwrap();
  const subscription = await subscribe(public_key);
  if (!subscription) return;
  const { id } = await dispatch(pushApi.endpoints.addPushDevice.initiate({ body: subscription })).unwrap();
  writeDevice(ACCOUNT_DEVICE, { holder: device.holder, id, endpoint: subscription.endpoint });
}
