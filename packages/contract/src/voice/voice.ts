import { z } from 'zod';
import { anyone } from '../access.ts';
import { ExtraGroup, optionSoldOut } from '../catalog/catalog.ts';
import { allergenList } from '../catalog/diet-fields.ts';
import { label } from '../dishes/dish-translations.ts';
import { chosenExtras } from '../dishes/extras.ts';
import { endpoint, type ParsedCall, type RateRule } from '../endpoint.ts';
import { ID_MAX, isoDate, latitude, longitude, mediaPath, money } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { PublicTerms } from '../restaurants/public-terms.ts';

export const VOICE_COMMAND_MAX = 1000;
export const VOICE_NOTE_MAX = LIMITS.lineNote.max;
const COMMAND_MESSAGE = `An order may be at most ${VOICE_COMMAND_MAX} characters long`;
const NO_TEXT_MESSAGE = 'Send the order as text';
export const VOICE_CONTEXT_MAX = 50;
const CONTEXT_MESSAGE = `Send the lines so far as a list of at most ${VOICE_CONTEXT_MAX}`;
const PLACES_MESSAGE = `Send the places of the lines meant as a list of at most ${VOICE_CONTEXT_MAX} whole numbers`;
const ABOUT_MESSAGE = 'Send the dish that was spoken of by its id';
const LINE_MESSAGE = `Each line so far needs the id of a dish and a quantity from ${LIMITS.cartQty.min} to ${LIMITS.cartQty.max}`;
export const ALLERGIES_MAX = 8;
const ALLERGIES_MESSAGE = `Send what nobody may eat as at most ${ALLERGIES_MAX} short texts`;
/** Reading takes about as long as there are words and lines to compare them with: so many pairs at most. */
export const VOICE_WORK_MAX = 6_000;
export const TOO_MUCH_AT_ONCE = 'That is too much at once. Please say it in shorter sentences.';
const CHOICE_MESSAGE = 'Portion, spice level and note of a line are short texts';

/** A dish in the portion and spice that were asked for, as far as it offers them. */
const voiceDish = {
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  image: mediaPath,
  /** The full price of one portion as chosen. */
  final_price: money,
  portion_size: z.string().nullable(),
  spice_level: z.string().nullable(),
  /** What was asked for beside them and the dish offers, and all that it offers. */
  extras: z.array(z.object({ group: z.string(), name: z.string() })).default([]),
  extra_groups: z.array(ExtraGroup).default([]),
  restaurant: z.string(),
  /** What the restaurant offers and asks at this moment, at the position of the order. */
  terms: PublicTerms,
  /** The dish alone, and what its portions and spice levels add. */
  price: money,
  /** That its card mentions what somebody who eats of it is allergic to, in the card's words; else null. */
  card_warning: z.string().nullish(),
  /** As its kitchen has declared them; null where it has not. */
  allergens: allergenList.nullish(),
  /** It is not served now, but from then on; null while it is. */
  served_from: isoDate.nullish(),
  portions: z.array(z.object({ size_name: z.string(), label, price: money, sold_out_until: optionSoldOut })),
  spice_levels: z.array(
    z.object({ level_name: z.string(), label, additional_price: money, sold_out_until: optionSoldOut }),
  ),
};

export const VoiceAlternative = z.object(voiceDish);
export type VoiceAlternative = z.infer<typeof VoiceAlternative>;

export const VoiceOrderItem = z.object({
  ...voiceDish,
  quantity: z.number(),
  /** What was asked for, where that is more than one may order; else null. */
  asked_quantity: z.number().nullable(),
  /** How it is to be made, as it was said ("no onions"); else null. */
  note: z.string().nullable(),
  /** 0..1: how sure we are of the dish. */
  confidence: z.number(),
  alternatives: z.array(VoiceAlternative).max(2),
});
export type VoiceOrderItem = z.infer<typeof VoiceOrderItem>;

/** Words of the order that became no line, and why. */
export const VoiceNotFound = z.object({
  text: z.string(),
  /** The amount said of it, else 1. */
  quantity: z.number(),
  reason: z.enum(['unknown', 'sold_out', 'out_of_reach', 'not_ordered']),
  /** The dish that was meant, where it is known but cannot be ordered. */
  dish: z
    .object({ title: z.string(), slug: z.string(), restaurant: z.string(), distance_km: z.number() })
    .nullable(),
  /** The kitchen it was to come from, where that has nothing of the kind; else null. */
  kitchen: z.string().nullish(),
  near: z.array(VoiceAlternative).max(3),
});
export type VoiceNotFound = z.infer<typeof VoiceNotFound>;

/** Lines that are there when somebody goes on speaking; an item of the answer before may be sent as it is. */
const VoiceContextItem = z.object(
  {
    id: z.int(LINE_MESSAGE).min(1, LINE_MESSAGE).max(ID_MAX, LINE_MESSAGE),
    quantity: z.int(LINE_MESSAGE).min(LIMITS.cartQty.min, LINE_MESSAGE).max(LIMITS.cartQty.max, LINE_MESSAGE),
    portion_size: z.string(CHOICE_MESSAGE).max(LIMITS.title.max, CHOICE_MESSAGE).nullish(),
    spice_level: z.string(CHOICE_MESSAGE).max(LIMITS.title.max, CHOICE_MESSAGE).nullish(),
    extras: chosenExtras,
    note: z.string(CHOICE_MESSAGE).max(VOICE_NOTE_MAX, CHOICE_MESSAGE).nullish(),
  },
  LINE_MESSAGE,
);
export type VoiceContextItem = z.infer<typeof VoiceContextItem>;

/** What is asked back; the best guess stays in the order with its low confidence. */
export const VoiceQuestion = z.object({
  text: z.string(),
  choices: z.array(z.string()),
  /** Place of the line it is about. */
  line: z.number(),
  /** Asked instead: which line of the cart and the context is meant, the cart's first. The place of each choice; nothing has changed so far. */
  lines: z.array(z.number()).optional(),
});
export type VoiceQuestion = z.infer<typeof VoiceQuestion>;

/** The answer to a question about the menu ("what drinks do you have"), and the dishes it names. */
export const VoiceAnswer = z.object({ text: z.string(), dishes: z.array(VoiceAlternative).max(5) });
export type VoiceAnswer = z.infer<typeof VoiceAnswer>;

const ONE_MINUTE = 60;
/** A sentence takes some milliseconds, the longest a second: enough for any conversation, a tenth of a processor. */
const COMPUTING_MS_PER_MINUTE = 6_000;
const COMPUTING_LIMITS: readonly RateRule[] = [
  { by: 'address', max: 40, windowSeconds: ONE_MINUTE },
  { by: 'address', max: COMPUTING_MS_PER_MINUTE, windowSeconds: ONE_MINUTE, counts: 'milliseconds' },
];

export const understandVoiceOrder = endpoint({
  name: 'understandVoiceOrder',
  summary: 'What a spoken order asks for, among the dishes within reach; orders nothing',
  method: 'POST',
  path: '/api/restaurant/voice-order/',
  access: anyone,
  body: z.object({
    /** Empty is answered with `error` in place of a field error, so it passes here. */
    command: z
      .string(NO_TEXT_MESSAGE)
      .max(VOICE_COMMAND_MAX, COMMAND_MESSAGE)
      .optional()
      .transform((value) => (value ?? '').normalize('NFC').trim()),
    latitude,
    longitude,
    /** With these the answer is the whole order after what was said; without, only what was said. */
    context: z.array(VoiceContextItem, CONTEXT_MESSAGE).max(VOICE_CONTEXT_MAX, CONTEXT_MESSAGE).optional(),
    /** What is in the cart beside the context, which is then a preview of what goes there. */
    cart: z.array(VoiceContextItem, CONTEXT_MESSAGE).max(VOICE_CONTEXT_MAX, CONTEXT_MESSAGE).optional(),
    /** Sent with the same command and context after a question with `lines`: the places that are meant. */
    lines: z.array(z.int(PLACES_MESSAGE), PLACES_MESSAGE).max(VOICE_CONTEXT_MAX, PLACES_MESSAGE).optional(),
    /** The dish spoken of last, by its id: "is it spicy", "make that three" mean it. Else the last of the context. */
    about: z.int(ABOUT_MESSAGE).min(1, ABOUT_MESSAGE).max(ID_MAX, ABOUT_MESSAGE).optional(),
    /** The place of its line in the cart and the context, the cart's first, where the dish is on several. */
    about_line: z.int(ABOUT_MESSAGE).optional(),
    /** What was told before (“allergic to nuts”): noted on every new line, and compared with the cards. */
    allergies: z
      .array(z.string(ALLERGIES_MESSAGE).max(LIMITS.title.max, ALLERGIES_MESSAGE), ALLERGIES_MESSAGE)
      .max(ALLERGIES_MAX, ALLERGIES_MESSAGE)
      .optional(),
  }),
  response: z.object({
    order_items: z.array(VoiceOrderItem),
    not_found: z.array(VoiceNotFound),
    question: VoiceQuestion.nullable(),
    /** The cart as it is to be after what was said, where that changed it; else null. */
    cart_items: z.array(VoiceOrderItem).nullable(),
    /** Null where something was ordered or changed, or no question about the menu was asked. */
    answer: VoiceAnswer.nullable(),
    /** False where nothing that was said changed the lines of the context. */
    changed: z.boolean(),
    /** All that is known of what somebody must not eat: sent before, told now, or noted on a line. */
    allergies: z.array(z.string()),
  }),
  rateLimits: COMPUTING_LIMITS,
  errors: ['unavailable'],
});

/** Known before anything is computed: more words than can be compared with so many lines. */
export function isTooMuchAtOnce({
  command,
  context = [],
  cart = [],
}: Pick<ParsedCall<typeof understandVoiceOrder>['body'], 'command' | 'context' | 'cart'>): boolean {
  const words = command.split(/[\s\p{P}]+/u).length;
  return words * (1 + context.length + cart.length) > VOICE_WORK_MAX;
}

export const listVoiceExamples = endpoint({
  name: 'listVoiceExamples',
  summary: 'Sentences one may say, made of dishes within reach',
  method: 'GET',
  path: '/api/restaurant/voice-examples/',
  access: anyone,
  query: z.object({ latitude, longitude }),
  response: z.object({ examples: z.array(z.string()) }),
  rateLimits: COMPUTING_LIMITS,
});
