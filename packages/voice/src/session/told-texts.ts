import type { VoiceAlternative, VoiceNotFound } from '@nearbite/contract/voice/voice';
import { nameWith } from '@nearbite/domain/text/dish-name';
import type { VoiceLine } from './voice-session-types.ts';

/** What became of words that are no line of the order; shown and spoken alike. */
export function explainNotFound({ text, reason, dish, kitchen }: VoiceNotFound): string {
  if (dish !== null && reason === 'sold_out') return explainSoldOut(dish);
  if (dish !== null && reason === 'out_of_reach')
    return `${dish.title} at ${dish.restaurant} is out of reach, ${Math.round(dish.distance_km)} km away.`;
  if (kitchen) return `${kitchen} has no “${text}”.`;
  return reason === 'not_ordered' ? `There is no ${text} in your order.` : `I did not find “${text}”.`;
}

export const explainSoldOut = ({ title, restaurant }: { title: string; restaurant: string }): string =>
  `${title} at ${restaurant} is sold out.`;

/** What was told of an allergy is on every line, and what a card does not mention is no promise. */
export const explainAllergies = (allergies: readonly string[]): string =>
  `I note “${allergies.join(', ')}” for the kitchen with every dish. A card may not tell everything: if it is serious, please call the kitchen.`;

export const explainForgotten = (allergies: readonly string[]): string =>
  allergies.length === 0
    ? 'No allergy was noted.'
    : `I no longer note “${allergies.join(', ')}” with your dishes.`;

/** Undefined where the amount is as it was asked for. */
export function explainCut({ title, quantity, asked_quantity: asked }: VoiceLine): string | undefined {
  if (asked === undefined || asked === null) return undefined;
  return `You asked for ${asked} ${title}. The most of one dish is ${quantity}.`;
}

/** How many are wanted, where the number that was said cannot be ordered; the line as it stands is the first choice. */
export function askAmount({ title, quantity, asked_quantity: asked }: Amount): {
  text: string;
  choices: string[];
} {
  const line = `${quantity} ${title}`;
  const why =
    asked === null
      ? 'I did not get how many.'
      : `You asked for ${asked}. The most of one dish is ${quantity}.`;
  return { text: `${why} ${line}?`, choices: [line, noChoice] };
}

type Amount = { readonly title: string; readonly quantity: number; readonly asked_quantity: number | null };

/** "Which one: A, B or C?"; with one candidate, whether it is the one. */
export function askWhich(titles: readonly string[]): { text: string; choices: string[] } {
  const [only] = titles;
  if (titles.length === 1 && only !== undefined)
    return { text: askIfMeant([{ title: only }]), choices: [only, noChoice] };
  return { text: `Which one: ${listOf(titles)}?`, choices: [...titles] };
}

/** "Did you mean A, B or C?" */
const askIfMeant = (dishes: readonly Pick<VoiceLine, 'title'>[]): string =>
  `Did you mean ${listOf(dishes.map(({ title }) => title))}?`;

/** What comes near to words that were not found; what is known and cannot be had was meant, so it comes in its place. */
const askAboutNear = ({ reason, near, kitchen }: VoiceNotFound): string => {
  if (kitchen)
    return `Would you like ${listOf(near.map(({ title, restaurant }) => `${title} from ${restaurant}`))} instead?`;
  if (reason === 'not_ordered') return `Shall I add ${listOf(near.map(({ title }) => title))}?`;
  return reason === 'sold_out' || reason === 'out_of_reach'
    ? `Would you like ${listOf(near.map(({ title }) => title))} instead?`
    : askIfMeant(near);
};

/** What was not found, and what comes near to the one that is asked about, which is told last. */
export function tellNotFound(notFound: readonly VoiceNotFound[], isAsked: boolean): string[] {
  const asked = isAsked ? notFound.find(({ near }) => near.length > 0) : undefined;
  const others = notFound.filter((wish) => wish !== asked);
  return [...others.map(explainNotFound), ...(asked ? [explainNotFound(asked), askAboutNear(asked)] : [])];
}

type NamedLine = Pick<VoiceLine, 'title'> & {
  readonly portion_size?: string | null | undefined;
  readonly spice_level?: string | null | undefined;
  readonly extras?: readonly { readonly name: string }[];
};

/** The names of lines to choose among, with size, heat and extras where the name alone does not tell them apart. */
export function lineNames(lines: readonly NamedLine[]): string[] {
  const isAlone = (title: string) => lines.filter((line) => line.title === title).length === 1;
  return lines.map(({ title, portion_size, spice_level, extras = [] }) =>
    nameWith(title, isAlone(title) ? [] : [portion_size, spice_level, ...extras.map(({ name }) => name)]),
  );
}

/** Said or tapped where none of the choices is right. */
export const noChoice = 'No';

export function listOf(names: readonly string[], last = 'or'): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}

/** "Tikka Pizza (closed now)": that its kitchen is closed is told before it is chosen. */
export const offeredName = ({ title, terms, served_from: from }: Offered): string =>
  nameWith(title, [terms.is_open ? (from ? 'not served now' : null) : 'closed now']);
type Offered = Pick<VoiceAlternative, 'title' | 'terms' | 'served_from'>;
