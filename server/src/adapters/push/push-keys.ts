import { createECDH, hkdfSync } from 'node:crypto';
import { type Config, ConfigError } from '../../config.ts';

export type PushKeys = { readonly publicKey: string; readonly privateKey: string; readonly subject: string };

type Settings = Pick<
  Config,
  'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'VAPID_SUBJECT' | 'publicUrl' | 'CONTACT_EMAIL'
>;

/**
 * Configured, or made from the installation's secret: kept as that is, the same on every instance, and changed with it,
 * when all sign-ins and with them their devices end anyway.
 */
export function pushKeysOf(config: Settings, keyFor: (purpose: string) => Uint8Array): PushKeys {
  const { VAPID_PUBLIC_KEY: given, VAPID_PRIVATE_KEY: privateKey = makePrivateKey(keyFor) } = config;
  const publicKey = publicKeyOf(privateKey);
  if (given !== undefined && given !== publicKey)
    throw new ConfigError('VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY.');
  const ownAddress = config.publicUrl.startsWith('https:')
    ? config.publicUrl
    : `mailto:${config.CONTACT_EMAIL}`;
  return { publicKey, privateKey, subject: config.VAPID_SUBJECT ?? ownAddress };
}

function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    throw new ConfigError('VAPID_PRIVATE_KEY is no private key of P-256.');
  }
  return pair.getPublicKey('base64url');
}

/** Of 2³² numbers of this length all but one are a key. */
function makePrivateKey(keyFor: (purpose: string) => Uint8Array): string {
  const seed = keyFor('web push');
  for (let turn = 0; ; turn += 1) {
    const bytes = Buffer.from(hkdfSync('sha256', seed, '', `vapid ${turn}`, 32));
    try {
      createECDH('prime256v1').setPrivateKey(bytes);
      return bytes.toString('base64url');
    } catch {
      // The next one.
    }
  }
}
