import { z } from 'zod';
import { self } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { emptiable, flag, id, latitude, longitude, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import * as texts from './accounts.texts.ts';

/** Where a customer has food brought to; at most one of them is the one that is offered first. */
export const SavedAddress = z.object({
  id: z.number(),
  label: z.string(),
  address: z.string(),
  city: z.string(),
  /** The pin on the map, if there is one. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** For the rider: the bell, the floor, the gate. */
  note: z.string().nullable(),
  is_default: z.boolean(),
});
export type SavedAddress = z.infer<typeof SavedAddress>;

export const MAX_ADDRESSES = 20;
export const ADDRESS_LABEL = { min: 1, max: 40 } as const;
export const ADDRESS_NOTE = { min: 1, max: 300 } as const;

const fields = {
  label: text(ADDRESS_LABEL, texts.labelLength),
  address: text(LIMITS.address, texts.addressLength),
  city: text(LIMITS.city, texts.cityLength),
  latitude: emptiable(latitude),
  longitude: emptiable(longitude),
  note: emptiable(text(ADDRESS_NOTE, texts.noteLength)),
  is_default: flag.optional(),
};

type Pin = { readonly latitude?: number | null | undefined; readonly longitude?: number | null | undefined };
/** Half a pin is none. */
const isWholePin = ({ latitude, longitude }: Pin) =>
  typeof latitude === typeof longitude && (latitude === null) === (longitude === null);
const halfPin = { path: ['latitude'], message: texts.wholePin };

export const AddressBody = z.object(fields).refine(isWholePin, halfPin);
export type AddressBody = z.output<typeof AddressBody>;

export const AddressPatch = z
  .object({
    ...fields,
    label: fields.label.optional(),
    address: fields.address.optional(),
    city: fields.city.optional(),
  })
  .refine(isWholePin, halfPin);
export type AddressPatch = z.output<typeof AddressPatch>;

const listParams = z.object({ user_id: id });
const list = { path: '/api/customer/addresses/:user_id/', access: self, params: listParams } as const;
const one = {
  path: '/api/customer/addresses/:user_id/:id/',
  access: self,
  params: listParams.extend({ id }),
} as const;

export const listAddresses = endpoint({
  name: 'listAddresses',
  summary: "One's own saved addresses, the default one first",
  method: 'GET',
  response: z.array(SavedAddress),
  ...list,
});

export const createAddress = endpoint({
  name: 'createAddress',
  summary: `Save an address, at most ${MAX_ADDRESSES}; the first becomes the default`,
  method: 'POST',
  idempotent: true,
  body: AddressBody,
  response: SavedAddress,
  status: 201,
  ...list,
});

export const updateAddress = endpoint({
  name: 'updateAddress',
  summary: 'Change a saved address',
  method: 'PATCH',
  body: AddressPatch,
  response: SavedAddress,
  ...one,
});

export const deleteAddress = endpoint({
  name: 'deleteAddress',
  summary: 'Forget a saved address; orders keep theirs',
  method: 'DELETE',
  ...one,
});
