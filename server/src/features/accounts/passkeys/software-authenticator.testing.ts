import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

type Options = {
  readonly origin?: string;
  readonly rpId?: string;
  /** False for a device that did not ask for finger, face or PIN. */
  readonly isVerified?: boolean;
  readonly counter?: number;
  /** Instead of the account's own. */
  readonly userHandle?: string;
  /** Says who made it, with a certificate. */
  readonly hasCertificate?: boolean;
};
type Creation = {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
};
type Request = { readonly challenge: string; readonly rpId: string };

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

/** A device with one passkey, as browsers present it: ES256, no statement about its maker. */
export function createAuthenticator(origin = 'http://nearbite.test') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let userHandle = '';

  const clientDataOf = (type: string, challenge: string, from: string) =>
    base64url(JSON.stringify({ type: `webauthn.${type}`, challenge, origin: from, crossOrigin: false }));

  function authenticatorData(
    rpId: string,
    { isVerified = true, counter = 0 }: Options,
    key?: Buffer,
  ): Buffer {
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | (key ? HAS_KEY : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, key ?? Buffer.alloc(0)]);
  }

  /** As COSE: an elliptic curve key for ES256 on P-256. */
  function attestedKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([Buffer.alloc(16), length, id, cose]);
  }

  return {
    id: base64url(id),

    create({ challenge, rp, user }: Creation, options: Options = {}) {
      userHandle = user.id;
      const data = authenticatorData(options.rpId ?? rp.id, options, attestedKey());
      const object = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, Uint8Array[]>>([
          ['fmt', options.hasCertificate ? 'packed' : 'none'],
          ['attStmt', new Map(options.hasCertificate ? [['x5c', [new Uint8Array(8)]]] : [])],
          ['authData', new Uint8Array(data)],
        ]),
      );
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: clientDataOf('create', challenge, options.origin ?? origin),
          attestationObject: base64url(object),
          transports: ['internal'],
        },
      };
    },

    get({ challenge, rpId }: Request, options: Options = {}) {
      const data = authenticatorData(options.rpId ?? rpId, options);
      const clientDataJSON = clientDataOf('get', challenge, options.origin ?? origin);
      const hash = sha256(Buffer.from(clientDataJSON, 'base64url'));
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON,
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, hash]), privateKey)),
          userHandle: options.userHandle ?? userHandle,
        },
      };
    },
  };
}
