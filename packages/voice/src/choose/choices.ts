import { findPortion, findSpice } from '../menu/options.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import { keyOf as keyOfWord } from '../read/word-keys.ts';
import type { Draft } from '../replay/drafts.ts';
import { chooseWeights, nameWeights, wordWeights } from '../weights.ts';
import type { Preference } from './preferences.ts';

/** A dish of a restaurant that a line may mean. */
export type Choice = {
  /** Only the word that says what it is was heard, and more than what goes without saying is missing. */
  readonly isBare: boolean;
  /** Only what goes without saying is missing: a Plain Naan for "naan". */
  readonly isDefault: boolean;
  readonly dish: number;
  readonly title: number;
  readonly score: number;
  readonly quality: number;
  /** Weight of the words that were heard of its name, and of those that were not. */
  readonly explained: number;
  readonly missing: number;
  /** The word that says what it is was not heard. */
  readonly isHeadless: boolean;
  /** Another brand was said than the one in its name. */
  readonly isOtherBrand: boolean;
  /** No word of it was heard as it is on the card. */
  readonly isMisheard: boolean;
  /** What was taken off because it cannot be had as asked. */
  readonly loss: number;
  /** Its kitchen cooks nothing now. */
  readonly isClosed: boolean;
  /** Of the kitchen that was named. */
  readonly isPreferred: boolean;
};

/** Lines with the same key mean the same dishes. */
export const keyOf = (draft: Draft, preference: Preference | undefined): string => {
  const { candidates, line, knownDish } = draft;
  return [
    knownDish,
    preference?.restaurant,
    preference?.sure,
    ...line.options.map(({ text }) => text),
    ...refusedWords(draft),
    ...candidates.map(({ title, quality }) => `${title}=${quality}`),
  ].join();
};

/** The dish of a line that was there before. */
const knownChoice = (index: VoiceIndex, dish: number): Choice => ({
  dish,
  title: index.dishes[dish]?.title ?? -1,
  quality: 1,
  score: 1,
  isBare: false,
  isDefault: false,
  explained: 1,
  missing: 0,
  isHeadless: false,
  isOtherBrand: false,
  isMisheard: false,
  loss: 0,
  isClosed: false,
  isPreferred: false,
});

/** The dishes a line may mean, best first. */
export function choicesFor(
  index: VoiceIndex,
  draft: Draft,
  preference: Preference | undefined,
  closed: ReadonlySet<number>,
): Choice[] {
  const { knownDish } = draft;
  if (knownDish !== undefined) return [knownChoice(index, knownDish)];
  const choices: Choice[] = [];
  const refused = refusedWords(draft);
  for (const candidate of draft.candidates) {
    const { title, quality, isBareHead, isHeadless, explained, missing } = candidate;
    const isBare = isBareHead === true && missing >= nameWeights.little;
    if (quality < nameWeights.leastQuality) continue;
    for (const dish of index.titles[title]?.dishes ?? []) {
      const isPreferred = index.dishes[dish]?.restaurant === preference?.restaurant;
      if (preference?.sure && !isPreferred) continue;
      const loss = lossFor(index, dish, title, draft) * (isBare ? chooseWeights.bareLoss : 1);
      const gain = preference !== undefined && isPreferred ? chooseWeights.preferredGain : 0;
      const isClosed = closed.has(index.restaurants[index.dishes[dish]?.restaurant ?? -1]?.id ?? -1);
      // Whoever names a kitchen wants it, open or not: what is said of its hours comes later.
      const closedLoss = isClosed && !isPreferred ? chooseWeights.closedLoss : 0;
      choices.push({
        dish,
        title,
        quality,
        isBare,
        isDefault: isBareHead === true && !isBare && missing >= nameWeights.nothing && !isFries(index, title),
        explained,
        missing,
        isHeadless,
        isOtherBrand: candidate.isOtherBrand === true,
        isMisheard: candidate.isMisheard === true,
        loss,
        isClosed,
        isPreferred,
        score: quality + gain - loss - closedLoss - refusedLoss(index, title, missing, refused),
      });
    }
  }
  return settleStock(
    index,
    choices.sort((a, b) => b.score - a.score || a.dish - b.dish),
  );
}

/** A sold-out dish is meant only where what was said fits nothing that can be had as well; then it is told of. */
function settleStock(index: VoiceIndex, choices: readonly Choice[]): Choice[] {
  const [soldOut, inStock] = [true, false].map((isSoldOut) =>
    choices.filter(({ dish }) => (index.dishes[dish]?.isSoldOut ?? false) === isSoldOut),
  );
  const [meant] = soldOut ?? [];
  const others = inStock ?? [];
  if (meant === undefined) return others;
  const isAsGood = ({ score, explained, missing }: Choice) =>
    score >= meant.score - chooseWeights.same ||
    // A "Cola (chilled)" is the cola that was asked for.
    (explained >= meant.explained && missing <= meant.missing + wordWeights.usual);
  return others.some(isAsGood) ? others : [meant, ...others];
}

/** "Guacamole, no chips": what was said not to come with it. */
function refusedWords({ line }: Draft): ReadonlySet<string> {
  const refused = line.wishes.flatMap(
    (wish) => /^(?:no|without|hold the|minus|not) (\S+)$/.exec(wish)?.[1] ?? [],
  );
  return new Set(refused.map(keyOfWord));
}

/** Of several that may be meant, the one that has it in its name is not. */
const refusedLoss = (
  index: VoiceIndex,
  title: number,
  missing: number,
  refused: ReadonlySet<string>,
): number =>
  missing >= nameWeights.nothing && index.titles[title]?.words.some((word) => refused.has(word))
    ? chooseWeights.wrongSizeLoss
    : 0;

/** A dish that cannot be had as asked is a little less likely the one meant. */
function lossFor(index: VoiceIndex, place: number, title: number, { line }: Draft): number {
  const dish = index.dishes[place];
  if (dish === undefined || line.options.length === 0) return 0;
  const size = index.titles[title]?.size;
  const portions = size === undefined ? dish.portions : [...dish.portions, size];
  const unmet = line.options.filter((option) => {
    const portion = findPortion(portions, option);
    // "Large" of what comes in litres is a guess beside a dish that has a Large.
    const isGuess =
      portion !== undefined &&
      (option.size !== undefined
        ? portions.every(({ size: own }) => own === undefined)
        : option.measure !== undefined && portions.every(({ measure }) => measure === undefined));
    return isGuess || (portion ?? findSpice(dish.spiceLevels, option)) === undefined;
  });
  // "Twenty piece nuggets" are no Nugget Meal, which nobody sells by the piece.
  const isOther = size !== undefined || unmet.some(({ measure }) => measure !== undefined);
  return (
    ((isOther ? chooseWeights.wrongSizeLoss : chooseWeights.unsupportedLoss) * unmet.length) /
    line.options.length
  );
}

/** Nobody says "french" of them. */
const isFries = (index: VoiceIndex, title: number): boolean =>
  index.titles[title]?.words.includes('french') === true;
