import { onceEach } from '../menu/once-each.ts';
import { titlesOfSameKind } from '../menu/title-facts.ts';
import type { IndexedDish, VoiceIndex } from '../menu/voice-index.ts';
import { chooseWeights, nameWeights } from '../weights.ts';
import type { Choice } from './choices.ts';

type Rivals = {
  /** The dishes that may have been meant as well, by their ids. */
  readonly rivals: readonly number[];
  /** Those that come near, to be offered in its place. */
  readonly alternatives: readonly number[];
};

/** What else the words of a line may have meant; lines of the same words share their choices. */
export const rivalsOf = (index: VoiceIndex) =>
  onceEach((choices: readonly Choice[]) => onceEach((choice: Choice) => findRivals(index, choice, choices)));

function findRivals(index: VoiceIndex, choice: Choice, choices: readonly Choice[]): Rivals {
  const dish = index.dishes[choice.dish];
  const isNear = (other: Choice) =>
    other.dish !== choice.dish && other.score >= choice.score - chooseWeights.leastAlternative;
  const isOther = (other: Choice) => other.title !== choice.title && (choice.isBare ? other.isBare : true);
  // "Carnitas" is as much of a Carnitas Bowl as of a Carnitas Burrito, however long the other word is.
  const isAsWell = (other: Choice) =>
    choice.isHeadless && other.isHeadless && other.explained >= choice.explained && other.loss <= choice.loss;
  const others = (
    choice.isBare || choice.isDefault ? choices : choices.filter((other) => isNear(other) || isAsWell(other))
  ).filter(isOther);
  const isHere = (other: Choice) => index.dishes[other.dish]?.restaurant === dish?.restaurant;
  const inOrder = [...others.filter(isHere), ...others];
  const rivals = onePerTitle(
    inOrder.filter(
      (other) =>
        // "A large pepperoni" is no calzone, which has no sizes.
        (other.quality >= choice.quality - chooseWeights.same && other.loss <= choice.loss) ||
        (other.isBare && (choice.isBare || choice.isDefault)) ||
        // "A chicken pizza" is as much of a Chicken Tikka Pizza as of a BBQ Chicken Pizza.
        (choice.missing >= nameWeights.little &&
          other.explained >= choice.explained &&
          other.loss <= choice.loss),
    ),
  );
  // "Tea" may be a Green Tea or a Karak Chai.
  const alike = choice.isBare
    ? titlesOfSameKind(index, choice.title).map((title) => dishHere(index, title, dish))
    : [];
  const idOf = (other: Choice) => index.dishes[other.dish]?.id ?? -1;
  return {
    rivals: [...rivals.map(idOf), ...alike],
    alternatives: [...new Set([...[...onePerTitle(inOrder), ...choices.filter(isNear)].map(idOf), ...alike])],
  };
}

/** The dish of that name, of the same restaurant where it has one. */
export function dishHere(
  { titles, dishes }: VoiceIndex,
  title: number,
  near: IndexedDish | undefined,
): number {
  const places = titles[title]?.dishes ?? [];
  const here = places.find((place) => dishes[place]?.restaurant === near?.restaurant) ?? places[0] ?? -1;
  return dishes[here]?.id ?? -1;
}

function onePerTitle(choices: readonly Choice[]): Choice[] {
  const titles = new Set<number>();
  return choices.filter(({ title }) => !titles.has(title) && titles.add(title));
}
