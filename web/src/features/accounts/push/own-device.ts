import { readText, removeText, writeText } from '../../../lib/browser/stored-text.ts';

/** This browser as the server knows it, by whom it is told for: an account or a rider. */
export type OwnDevice = {
  /** The account's id, or the rider's key. */
  readonly holder: string;
  readonly id: string;
  readonly endpoint: string;
  /** They signed out; signing in again turns it on again. */
  readonly isOut?: boolean;
};

export const ACCOUNT_DEVICE = 'push_device';
export const RIDER_DEVICE = 'push_device_rider';

export function parseDevice(text: string | null): OwnDevice | undefined {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const readDevice = (key: string) => parseDevice(readText(key));
export const writeDevice = (key: string, device: OwnDevice) => writeText(key, JSON.stringify(device));
export const forgetDevice = removeText;

/** Both are reached by the one subscription that a browser has for a site. */
export const isSharedWith = (key: typeof ACCOUNT_DEVICE | typeof RIDER_DEVICE) =>
  readDevice(key === ACCOUNT_DEVICE ? RIDER_DEVICE : ACCOUNT_DEVICE) !== undefined;
