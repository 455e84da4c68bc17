import { z } from 'zod';
import * as texts from './fields.texts.ts';
import { currencyScale, installation } from './installation.ts';
import { DEFAULT_LANGUAGE, knownLanguage, LANGUAGES } from './languages.ts';
import { CART_ID_ALPHABET, CART_ID_LENGTH, LIMITS } from './limits.ts';
import { namesOf } from './names-of.ts';

/**
 * Field types shared by every endpoint. Bodies may arrive as JSON or as forms, so numbers and flags
 * accept their text form too; anything else (arrays, objects, "12abc") is refused.
 */

type Range = { readonly min: number; readonly max: number };

/** As many decimals as a browser writes out for one number. */
const NUMBER_TEXT = /^[+-]?\d{1,15}(\.\d{1,20})?$/;

const numberFrom = (error: string | (() => string)) =>
  z.union([z.number(), z.string().trim().regex(NUMBER_TEXT).transform(Number)], { error });

export function numeric(range: Range, message: string) {
  return numberFrom(message).pipe(
    z.number({ error: message }).min(range.min, message).max(range.max, message),
  );
}

export function wholeNumber(range: Range, message: string) {
  return numeric(range, message).pipe(z.number().int(message));
}

export const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', 'on', 'off']), z.literal(0), z.literal(1)], {
    error: texts.flag,
  })
  .transform((value) => value === true || value === 'true' || value === '1' || value === 'on' || value === 1);

/**
 * Control characters but line break and tab, and those that turn the direction of all that follows. Phones copy the
 * latter along with names and numbers, unseen: they are taken off like spaces at the ends, not refused.
 */
const UNVISIBLE = /(?![\t\n\r])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;
/** Anything but spaces, invisible joiners and marks, and letters that are drawn as nothing. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Trimmed, NFC text within bounds, without invisible characters; a needed one shows at least something. */
export function text(range: Range, message: string, tooLongMessage = message) {
  return z
    .string({ error: message })
    .max(range.max * 4 + 64, tooLongMessage)
    .transform((value) => value.normalize('NFC').replace(UNVISIBLE, '').trim())
    .pipe(
      z
        .string()
        .min(range.min, message)
        .max(range.max, tooLongMessage)
        .refine((value) => value === '' || range.min === 0 || VISIBLE.test(value), message)
        .refine(isWhole, texts.damagedCharacter),
    );
}

/** Half of a sign that is written as two: no keyboard makes one, and JSON in the database cannot hold it. */
const isWhole = (value: string) => !/\p{Surrogate}/u.test(value);

/** Empty text (or null) in an optional field means "not given". What is wrong with a given one is said in its own words. */
export function optional<T extends z.ZodType>(schema: T) {
  return z
    .union([z.literal('').transform(() => undefined), z.null().transform(() => undefined), schema], {
      error: (issue) => (issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0]?.message : undefined),
    })
    .optional();
}

/** Like `optional`, but empty text and null take the value back. */
export function emptiable<T extends z.ZodType>(schema: T) {
  return z
    .union([z.literal('').transform(() => null), z.null(), schema], {
      error: (issue) => (issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0]?.message : undefined),
    })
    .optional();
}

/** A value that forms send as JSON text. Empty text is a field that was left empty; what is no JSON is refused as what it is. */
export function readJsonText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return undefined;
  try {
    return JSON.parse(value.slice(0, 100_000));
  } catch {
    return value;
  }
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** An IANA name. */
export const timeZoneName = z
  .string(texts.timeZone)
  .max(64, texts.timeZone)
  .refine(isTimeZone, texts.timeZone);

/** Of what grows for ever: orders, lines, notifications. */
export const longId = wholeNumber({ min: 1, max: Number.MAX_SAFE_INTEGER }, texts.positive);

/** The highest the database can keep: beyond it a comparison fails there. */
export const ID_MAX = 2_147_483_647;
export const id = wholeNumber({ min: 1, max: ID_MAX }, texts.positive);

/** `user_id` of cart calls: 0, empty or absent means guest. */
export const guestOrUserId = optional(wholeNumber({ min: 0, max: ID_MAX }, texts.positive)).transform(
  (value) => value ?? 0,
);

export const latitude = numeric({ min: -90, max: 90 }, texts.latitude);
export const longitude = numeric({ min: -180, max: 180 }, texts.longitude);

/** A position that may be left out, in a query together with its other fields. */
export const withPlace = <T extends z.ZodRawShape>(shape: T) =>
  z
    .object({ ...shape, latitude: optional(latitude), longitude: optional(longitude) })
    .refine(
      (place: { latitude?: unknown; longitude?: unknown }) =>
        (place.latitude === undefined) === (place.longitude === undefined),
      texts.wholePosition,
    );

/** Random public identifiers of orders and dishes. */
export const publicId = z.string().regex(/^[A-Za-z0-9]{10,40}$/, texts.unknownIdentifier);
export const slug = z
  .string()
  .min(1)
  .max(160)
  .regex(/^[\p{L}\p{N}-]+$/u, texts.unknownAddress);

export const cartId = z
  .string({ error: texts.cartIdRequired })
  .regex(new RegExp(`^[${CART_ID_ALPHABET}]{${CART_ID_LENGTH}}$`), texts.cartIdInvalid);

/** Forms call it differently; an error names the field as its form does. */
export const phoneAs = (label: string) =>
  text(LIMITS.phone, texts.phoneLength(label)).pipe(
    z
      .string()
      // Copied numbers hold the space that does not break.
      .transform((value) => value.replaceAll('\u00A0', ' '))
      .pipe(
        z
          .string()
          .regex(/^[0-9 +\-()]+$/, { error: texts.phoneCharacters(label), abort: true })
          .refine((value) => value.replace(/\D/g, '').length >= LIMITS.phone.min, texts.phoneDigits(label)),
      ),
  );

/** An amount on the wire, with at most the decimals its currency has, under the label of the form's field. */
export function moneyAs(label: string) {
  const most = () => LIMITS.priceMinor.max / currencyScale();
  const range = { error: () => texts.price(label, most().toLocaleString('en-US')), abort: true };
  const isExact = (value: number) =>
    Math.abs(value * currencyScale() - Math.round(value * currencyScale())) < 1e-6;
  const tooExact = () =>
    ({ 0: texts.noDecimals, 3: texts.threeDecimals })[installation().currencyDecimals] ?? texts.twoDecimals;
  return numberFrom(range.error).pipe(
    z
      .number(range)
      .refine((value) => value >= LIMITS.priceMinor.min && value <= most(), range)
      .refine(isExact, { error: () => tooExact()(label) }),
  );
}

/** `?limit=&offset=` of lists that grow; larger limits are clamped. */
export const page = {
  limit: wholeNumber({ min: 1, max: 1_000_000 }, texts.limit)
    .transform((value) => Math.min(value, LIMITS.pageSize.max))
    .default(LIMITS.pageSize.default),
  offset: wholeNumber({ min: 0, max: 1_000_000 }, texts.offset).default(0),
};

/** What public reads answer in: whatever is no language of ours means the default one. */
export const lang = z
  .string()
  .max(35)
  .optional()
  .catch(undefined)
  .transform((code) => knownLanguage(code))
  .default(DEFAULT_LANGUAGE);

/** What somebody reads the site in. */
export const language = z.enum(namesOf(LANGUAGES), { error: texts.language });

/** A moment as a caller may write it, with any offset. */
export const moment = z.iso.datetime({ offset: true, error: texts.moment });

/** "YYYY-MM-DD", a day of the calendar; the database knows no year 0, and a week before must be a date, too. */
export const calendarDate = z.iso
  .date({ error: texts.calendarDate })
  .refine((date) => date >= '1000', texts.calendarDate);

/** What the browser sends (a File) and what the server receives (a spooled file) have in common. */
export type Upload = { readonly size: number; readonly type: string };

const isUpload = (value: unknown): value is Upload =>
  typeof value === 'object' && value !== null && 'size' in value && 'type' in value;

export function upload(message = texts.pictureRequired) {
  return z.custom<Upload>(isUpload, message).meta({ type: 'string', format: 'binary' });
}

/** A new picture, or the path of one that is there already. */
export const pictureOrPath = z.custom<Upload | string>(
  (value) => isUpload(value) || (typeof value === 'string' && /^\/media\/[\w./-]{1,150}$/.test(value)),
  texts.pictureRequired,
);

/** Wire forms of responses. */
export const isoDate = z.iso.datetime();
export const money = z.number();
export const mediaPath = z.string().nullable();
export const msg = z.object({ msg: z.string() });
export const message = z.object({ message: z.string() });

/** Sent as a list of one, as clients read the first element. */
export const onlyOne = <T extends z.ZodType>(schema: T) => z.array(schema).length(1);
