import type { PushDevice, PushDevices, PushSubscriptionBody } from '@nearbite/contract/notifications/push';
import { useState } from 'react';
import type { z } from 'zod';
import { useStoredText } from '../../../lib/browser/stored-text.ts';
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
import { ACCOUNT_DEVICE, forgetDevice, parseDevice, RIDER_DEVICE, writeDevice } from './own-device.ts';

type Holder = {
  /** Where this browser keeps that it is theirs. */
  readonly storage: string;
  readonly name: string | null;
  readonly list: z.output<typeof PushDevices> | undefined;
  readonly add: (body: z.input<typeof PushSubscriptionBody>) => Promise<PushDevice>;
  readonly remove: (id: string) => Promise<unknown>;
};

export type OwnDeviceState = {
  readonly id: string | undefined;
  readonly hindrance: Hindrance | undefined;
  readonly isReady: boolean;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly turnOn: () => Promise<boolean>;
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
  const [hasFailed, setHasFailed] = useState(false);
  // What the server does not know any more has ended.
  const id = list?.devices.find((device) => stored?.holder === name && device.id === stored?.id)?.id;

  const during = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    setIsBusy(true);
    setHasFailed(false);
    try {
      return await work();
    } catch {
      setHasFailed(true);
      return undefined;
    } finally {
      setIsBusy(false);
    }
  };

  return {
    id,
    hindrance: findHindrance(),
    isReady: list !== undefined,
    isBusy,
    hasFailed,
    turnOn: async () => {
      const device = await during(async () => {
        const subscription = list && (await subscribe(list.public_key));
        if (!subscription || name === null) return undefined;
        const added = await add(subscription);
        writeDevice(storage, { holder: name, id: added.id, endpoint: subscription.endpoint });
        return added;
      });
      return device !== undefined;
    },
    turnOff: async () => {
      await during(async () => {
        if (id !== undefined) await remove(id);
        forgetDevice(storage);
        await unsubscribe();
      });
    },
  };
}
