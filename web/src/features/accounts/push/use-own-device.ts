import type { PushDevice, PushDevices, PushSubscriptionBody } from '@nearbite/contract/notifications/push';
import { useState } from 'react';
import type { z } from 'zod';
import { useStoredText } from '../../../lib/browser/stored-text.ts';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { findSignedInSubject } from '../session/tokens.ts';
import {
  useAddPushDeviceMutation,
  useAddRiderPushDeviceMutation,
  usePushDevicesQuery,
  useRemovePushDeviceMutation,
  useRemoveRiderPushDeviceMutation,
  useRiderPushDevicesQuery,
} from './api.ts';
import { findHindrance, type Hindrance, subscribe, unsubscribe } from './browser-push.ts';
import {
  ACCOUNT_DEVICE,
  forgetDevice,
  isSharedWith,
  parseDevice,
  RIDER_DEVICE,
  writeDevice,
} from './own-device.ts';

import * as texts from './push.texts.ts';

type Holder = {
  /** Where this browser keeps that it is theirs. */
  readonly storage: typeof ACCOUNT_DEVICE | typeof RIDER_DEVICE;
  readonly name: string | null;
  readonly list: z.output<typeof PushDevices> | undefined;
  readonly add: (body: z.input<typeof PushSubscriptionBody>) => Promise<PushDevice>;
  readonly remove: (id: string) => Promise<unknown>;
};

/** Undefined where the browser's question was closed without an answer. */
export type Outcome = 'on' | 'failed' | 'denied' | undefined;

export type OwnDeviceState = {
  readonly id: string | undefined;
  readonly hindrance: Hindrance | undefined;
  readonly isReady: boolean;
  readonly isBusy: boolean;
  readonly turnOn: () => Promise<Outcome>;
  readonly turnOff: () => Promise<void>;
};

export function useAccountDevice(): OwnDeviceState {
  const { data } = usePushDevicesQuery();
  const [add] = useAddPushDeviceMutation();
  const [remove] = useRemovePushDeviceMutation();
  return useOwnDevice({
    storage: ACCOUNT_DEVICE,
    name: findSignedInSubject(),
    list: data,
    add: (body) => add({ body }).unwrap(),
    remove: (id) => remove({ params: { id } }).unwrap(),
  });
}

export function useRiderDevice(riderKey: string): OwnDeviceState {
  const params = { rider_key: riderKey };
  const { data } = useRiderPushDevicesQuery({ params });
  const [add] = useAddRiderPushDeviceMutation();
  const [remove] = useRemoveRiderPushDeviceMutation();
  return useOwnDevice({
    storage: RIDER_DEVICE,
    name: riderKey,
    list: data,
    add: (body) => add({ params, body }).unwrap(),
    remove: (id) => remove({ params: { ...params, id } }).unwrap(),
  });
}

function useOwnDevice({ storage, name, list, add, remove }: Holder): OwnDeviceState {
  const stored = parseDevice(useStoredText(storage));
  const [isBusy, setIsBusy] = useState(false);
  // What the server does not know any more has ended.
  const id = list?.devices.find((device) => stored?.holder === name && device.id === stored?.id)?.id;

  const during = async <Result>(work: () => Promise<Result>): Promise<Result | 'failed'> => {
    setIsBusy(true);
    try {
      return await work();
    } catch {
      return 'failed';
    } finally {
      setIsBusy(false);
    }
  };

  return {
    id,
    hindrance: findHindrance(),
    isReady: list !== undefined,
    isBusy,
    turnOn: () =>
      during(async () => {
        const subscription = list && (await subscribe(list.public_key));
        if (!subscription || name === null)
          return Notification.permission === 'denied' ? 'denied' : undefined;
        const { id: added } = await add(subscription);
        writeDevice(storage, { holder: name, id: added, endpoint: subscription.endpoint });
        return 'on';
      }),
    turnOff: async () => {
      const outcome = await during(async () => {
        if (id !== undefined) await remove(id);
        forgetDevice(storage);
        if (!isSharedWith(storage)) await unsubscribe();
        return 'off';
      });
      if (outcome === 'off') pageToast.success(texts.removed);
      else pageToast.error(texts.notTurnedOff);
    },
  };
}
