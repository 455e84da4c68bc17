import type { VoiceAlternative } from '@nearbite/contract/voice/voice';
import { nameWith } from '@nearbite/domain/text/dish-name';
import type * as texts from './replies.texts.ts';

/** A catalogue in any language, where its type is of one. */
export type InAnyLanguage<Texts> = {
  readonly [Name in keyof Texts]: Texts[Name] extends string
    ? string
    : Texts[Name] extends (...parts: never[]) => string
      ? Texts[Name]
      : InAnyLanguage<Texts[Name]>;
};

/** That of replies: the page's own, or that of whoever asks the server. */
export type Replies = InAnyLanguage<typeof texts>;

type Asked = { readonly text: string; readonly choices: string[] };

/** How many are wanted, where the number that was said cannot be ordered; the line as it stands is the first choice. */
export function askAmount(say: Replies, { title, quantity, asked_quantity: asked }: Amount): Asked {
  const line = `${quantity} ${title}`;
  const why = asked === null ? say.amountUnclear : say.amountCut(asked, quantity);
  return { text: `${why} ${say.isIt(line)}`, choices: [line, say.no] };
}

type Amount = { readonly title: string; readonly quantity: number; readonly asked_quantity: number | null };

/** "Which one: A, B or C?"; with one candidate, whether it is the one. */
export const askWhich = (say: Replies, titles: readonly string[]): Asked =>
  titles.length === 1
    ? { text: say.didYouMean(titles), choices: [...titles, say.no] }
    : { text: say.whichOne(titles), choices: [...titles] };

export const explainForgotten = (say: Replies, allergies: readonly string[]): string =>
  allergies.length === 0 ? say.noAllergyNoted : say.allergiesForgotten(allergies);

type NamedLine = {
  readonly title: string;
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

/** "Tikka Pizza (closed now)": that its kitchen is closed is told before it is chosen. */
export const offeredName = (say: Replies, { title, terms, served_from: from }: Offered): string =>
  nameWith(title, [terms.is_open ? (from ? say.notServedNow : null) : say.closedNow]);
type Offered = Pick<VoiceAlternative, 'title' | 'terms' | 'served_from'>;
