import { z } from 'zod';
import { anyUser, secretInPath } from '../access.ts';
import { endpoint, FIFTEEN_MINUTES, type RateRule, WRONG_GUESSES } from '../endpoint.ts';
import { isoDate, optional, publicId, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import * as texts from './notifications.texts.ts';

/** The one that was used longest ago makes room for another. */
export const MAX_PUSH_DEVICES = 20;

/** What the service worker is sent. */
export const PushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** A page of this site, in its reader's language. */
  url: z.string().regex(/^\/(?!\/)/),
  /** A newer message of the same tag takes the place of the one that is shown. */
  tag: z.string(),
  /** Names its cause: what was shown before makes no sound again. */
  key: z.string(),
  lang: z.string(),
  dir: z.enum(['ltr', 'rtl']),
});
export type PushMessage = z.infer<typeof PushMessage>;

export const PushDevice = z.object({
  id: z.string(),
  name: z.string(),
  created_at: isoDate,
  last_used_at: isoDate.nullable(),
});
export type PushDevice = z.infer<typeof PushDevice>;

/** The public key is what a browser subscribes with. */
export const PushDevices = z.object({ public_key: z.string(), devices: z.array(PushDevice) });

/** As browsers write a subscription, with a name to recognise the device by; named after the browser unless told. */
export const PushSubscriptionBody = z.object({
  endpoint: z.url({ error: texts.pushEndpoint }).max(1_000, texts.pushEndpoint),
  keys: z.object(
    {
      // An uncompressed point of P-256 and 16 bytes, as base64url.
      p256dh: z.string().regex(/^B[\w-]{86}=?$/, texts.pushKeys),
      auth: z.string().regex(/^[\w-]{22}(==)?$/, texts.pushKeys),
    },
    { error: texts.pushKeys },
  ),
  name: optional(text(LIMITS.pushDeviceName, texts.pushDeviceNameLength)),
});

const rateLimits: RateRule[] = [{ by: 'user', max: 60, windowSeconds: FIFTEEN_MINUTES }];
const byAddress: RateRule[] = [WRONG_GUESSES, { by: 'address', max: 60, windowSeconds: FIFTEEN_MINUTES }];
const device = { id: z.uuid() };

export const listPushDevices = endpoint({
  name: 'listPushDevices',
  summary: 'The devices that the own account is told on, the oldest first, and the key to add one',
  method: 'GET',
  path: '/api/user/push/',
  access: anyUser,
  response: PushDevices,
});

export const addPushDevice = endpoint({
  name: 'addPushDevice',
  summary: 'Tell the own account on this device; a device belongs to whoever has added it last',
  method: 'POST',
  path: '/api/user/push/',
  access: anyUser,
  body: PushSubscriptionBody,
  response: PushDevice,
  status: 201,
  rateLimits,
});

export const removePushDevice = endpoint({
  name: 'removePushDevice',
  summary: 'Tell nothing on this device any more',
  method: 'DELETE',
  path: '/api/user/push/:id/',
  access: anyUser,
  params: z.object(device),
  rateLimits,
});

export const testPushDevice = endpoint({
  name: 'testPushDevice',
  summary: 'Send a message to a device at once; 404 when it does not take any more, and it is removed',
  method: 'POST',
  path: '/api/user/push/:id/test/',
  access: anyUser,
  params: z.object(device),
  response: z.object({ message: z.string() }),
  errors: ['unavailable'],
  rateLimits: [{ by: 'user', max: 20, windowSeconds: FIFTEEN_MINUTES }],
});

const ofRider = { rider_key: publicId };

export const listRiderPushDevices = endpoint({
  name: 'listRiderPushDevices',
  summary: 'The devices that a rider is told on, and the key to add one',
  method: 'GET',
  path: '/api/rider/:rider_key/push/',
  access: secretInPath,
  params: z.object(ofRider),
  response: PushDevices,
  rateLimits: byAddress,
});

export const addRiderPushDevice = endpoint({
  name: 'addRiderPushDevice',
  summary:
    'Tell a rider on this device of deliveries given to them and taken off, in the language of this call',
  method: 'POST',
  path: '/api/rider/:rider_key/push/',
  access: secretInPath,
  params: z.object(ofRider),
  body: PushSubscriptionBody,
  response: PushDevice,
  status: 201,
  rateLimits: byAddress,
});

export const removeRiderPushDevice = endpoint({
  name: 'removeRiderPushDevice',
  summary: 'Tell a rider nothing on this device any more',
  method: 'DELETE',
  path: '/api/rider/:rider_key/push/:id/',
  access: secretInPath,
  params: z.object({ ...ofRider, ...device }),
  rateLimits: byAddress,
});
