import { readText } from '../../../lib/browser/stored-text.ts';
import { ACCOUNT_DEVICE } from './own-device.ts';

type Store = Parameters<typeof import('./follow-sign-in.ts').followSignIn>[0];

/** Code for the few whose browser is told; without a connection it comes with the next page. */
export async function followPushDevice(store: Store): Promise<void> {
  if (readText(ACCOUNT_DEVICE) === null) return;
  const { followSignIn } = await import('./follow-sign-in.ts');
  followSignIn(store);
}
