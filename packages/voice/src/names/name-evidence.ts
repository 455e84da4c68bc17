import type { Title } from '../menu/titles.ts';
import { kindWords } from '../tables/food-words.ts';
import { isWishManner, toppingWords } from '../tables/wish-words.ts';
import { nameWeights, similarityWeights, wordWeights } from '../weights.ts';
import type { Hit } from './dish-hits.ts';

/** A hit with the places of the title words it stands for. */
export type TitleHit = Hit & { readonly places: readonly number[] };

/** Counted or sized; counted, an article before it or its kind behind it; nothing else behind it; the item begins here. */
export type NameSupport = {
  readonly isCounted: boolean;
  readonly isNamed: boolean;
  readonly isFirst: boolean;
  readonly isClosed: boolean;
  readonly isOpened: boolean;
  /** Behind "with", "extra", "no": laid on something else. */
  readonly isWished: boolean;
  /** Behind a comma or "and", and nothing else behind it: "butter chicken and rice". */
  readonly isListed: boolean;
  /** Behind it stands the word for its kind: "a chicken sandwich" among the Sandwiches. */
  readonly isOfItsKind: boolean;
};

/** So many titles can still be asked about. */
const mostBearers = 3;
/** Words no longer than this are taken for another only where they say what the dish is. */
const shortestMisheard = 4;

/** What has been heard of one title so far, word by word, and whether that is enough to mean it. */
export class NameEvidence {
  readonly places = new Set<number>();
  end: number;
  /** Weight of the words that were heard, and the same with how well they were heard. */
  private heard = 0;
  evidence = 0;
  /** Weight of the words heard to the letter, and of those that are no ordinary words. */
  private exact = 0;
  private solid = 0;
  private bestAnchor = 0;
  private hasSolidAnchor = false;
  private hasStrong = false;
  private hasWeak = false;
  /** A word was heard only as another word for it, though that other word is on these menus itself. */
  private hasRival = false;
  private besideRival = 0;
  /** Two neighbours of the title heard one after the other. */
  private hasTellingPair = false;
  /** A word that stands in no other title, and the one that says what the dish is. */
  private hasUnique = false;
  private hasUniqueManner = false;
  private hasHead = false;
  private isKindNamed = false;
  /** A word that only a few titles have, and whether it was said as a name. */
  private hasRareWord = false;
  private isOneOfFew = false;
  isOtherBrand = false;
  private penalty = 0;
  private lastPlace = -1;
  private lastExactPlace = -1;

  constructor(
    private readonly title: Title,
    private readonly titleCounts: ReadonlyMap<string, number>,
    private readonly wordOwners: ReadonlyMap<string, Title>,
    start: number,
  ) {
    this.end = start;
  }

  add(hit: TitleHit, gapPenalty: number): void {
    this.penalty += gapPenalty;
    this.end = hit.end;
    for (const place of hit.places) this.addWord(hit, place);
    this.isOtherBrand ||= hit.isOtherBrand === true;
    this.hasStrong ||= hit.strong;
    this.hasWeak ||= !hit.strong;
  }

  private addWord({ similarity, strong, everyday }: TitleHit, place: number): void {
    const weight = this.title.weights[place] ?? 0;
    this.places.add(place);
    this.heard += weight;
    this.evidence += weight * similarity;
    if (similarity === 1) this.exact += weight;
    if (similarity === similarityWeights.rivalSynonym) this.hasRival = true;
    else this.besideRival += weight;
    if (similarity > similarityWeights.nearlyExact) {
      this.hasTellingPair ||= this.lastExactPlace === place - 1 && place > 0;
      this.lastExactPlace = place;
    }
    if (similarity > similarityWeights.leastSureWord) {
      const word = this.title.words[place] ?? '';
      const isUnique = this.titleCounts.get(word) === 1 || this.wordOwners.get(word) === this.title;
      // "Add pate" asks for no Clay Pot Fish: a short word that is not the last is itself.
      const isItself = similarity === 1 || word.length > shortestMisheard || place === this.title.head;
      this.hasUnique ||= isUnique && isItself && weight >= wordWeights.ingredient;
      const isRare = !isUnique && (this.titleCounts.get(word) ?? mostBearers + 1) <= mostBearers;
      this.hasRareWord ||= isRare && weight >= wordWeights.ingredient && similarity === 1;
      // "A large black" is a coffee, not the Black Tea.
      this.hasUniqueManner ||= isUnique && similarity === 1 && word !== 'black';
      this.hasHead ||= place === this.title.head && weight >= wordWeights.name;
    }
    if (!everyday && strong) {
      this.solid += weight;
      this.hasSolidAnchor ||= weight >= wordWeights.name || this.title.isGeneric;
    }
    if (weight >= wordWeights.name) this.bestAnchor = Math.max(this.bestAnchor, similarity);
    if (place < this.lastPlace) this.penalty += nameWeights.wrongOrder;
    this.lastPlace = place;
  }

  get missing(): number {
    return this.title.totalWeight - this.heard;
  }

  get fit(): number {
    return this.evidence / this.title.totalWeight - this.lost;
  }

  get quality(): number {
    const isUnique = this.hasUnique || this.hasUniqueManner;
    const least =
      isUnique || this.hasBothHalves()
        ? nameWeights.uniqueWord
        : this.hasHead || this.isKindNamed || this.isOneOfFew
          ? nameWeights.headWord
          : 0;
    return Math.max(this.fit, least - this.lost);
  }

  private get lost(): number {
    return this.penalty + (this.isHalfPair() ? nameWeights.halfPairPenalty : 0);
  }

  /** The last word, which says what it is, was not heard. */
  get isHeadless(): boolean {
    return !this.places.has(this.title.head);
  }

  get isBareHead(): boolean {
    return this.places.size === 1 && !this.isHeadless;
  }

  /** No word of it was heard as it is written, and what was heard is not very like it. */
  get isMisheard(): boolean {
    return this.exact === 0 && this.evidence / this.heard < similarityWeights.leastSureName;
  }

  /** Nothing said round it makes up for words that were all heard badly. */
  get isHopeless(): boolean {
    return !this.hasStrong;
  }

  /** Is this enough to mean the title? An amount or size right before it may support what the words leave open. */
  isAcceptable(support: NameSupport): boolean {
    // "Butter chicken and rice": the Plain Basmati Rice, of all that end so.
    const isPlainOne = this.isBareHead && /^(?:plain|steam|boil)/.test(this.title.words[0] ?? '');
    // "A turkey" beside a Turkey Sub and a Turkey Club: one of them, and we ask.
    this.isOneOfFew =
      (isPlainOne && support.isListed) ||
      (this.hasRareWord && !this.hasWeak && (support.isNamed || support.isFirst) && support.isClosed);
    this.isKindNamed = support.isOfItsKind && this.exact >= wordWeights.ingredient;
    const { title, quality, heard, evidence } = this;
    if (this.isHopeless || quality < nameWeights.leastReference) return false;
    if (this.isHeadless && this.exact === 0 && evidence / heard < nameWeights.leastHeadless) return false;
    if (this.isAllButHead() && support.isClosed && support.isOpened && !support.isWished) return true;
    // "Roast beef and cheddar" orders no Broccoli Cheddar Soup.
    if (!support.isNamed && !support.isFirst && this.isToppingOf()) return false;
    // "Chips" are the Kettle Chips where there are some, not the French Fries.
    if (this.hasRival && this.besideRival < wordWeights.ingredient) return false;
    if (this.isKindNamed && support.isNamed && !this.hasWeak) return true;
    if (this.isNamedByOneWord(support) || this.hasBothHalves() || this.isOneOfFew) return true;
    const isFair = title.isGeneric || this.hasTellingPair || this.bestAnchor >= nameWeights.fairAnchor;
    if (!isFair && (this.bestAnchor < nameWeights.leastAnchor || quality < nameWeights.leastQualityOfUnfair))
      return false;
    if (this.fit < nameWeights.leastReference && !this.hasHead) return false;
    // "A large coffee" is a House Coffee.
    const isKind = this.isBareHead && kindWords.has(title.words[title.head] ?? '') && support.isClosed;
    const isCovered = heard / title.totalWeight >= nameWeights.leastGenericCoverage;
    // "A fried rice" may be any of them, and we ask.
    const isPairHead = this.hasTellingPair && !this.isHeadless && support.isNamed && this.exact === heard;
    if (isPairHead && title.isGeneric) return true;
    if (
      title.isGeneric &&
      !isCovered &&
      !(isKind && this.missing < wordWeights.descriptor + nameWeights.nothing)
    )
      return false;
    if (!this.isShaky() || this.isExact() || isKind) return true;
    return quality >= nameWeights.leastShaky && !this.hasWeak && support.isCounted;
  }

  /** Only what is laid on other dishes was heard, and most of the name was not. */
  private isToppingOf(): boolean {
    if (!this.isHeadless || this.missing < wordWeights.name) return false;
    return [...this.places].every((place) => toppingWords.has(this.title.words[place] ?? ''));
  }

  /** "The volcano", "a turkey sandwich": the one dish that has the word in its name. */
  private isNamedByOneWord({ isNamed, isFirst, isClosed, isOpened }: NameSupport): boolean {
    if (!(isNamed || isFirst) || this.hasWeak) return false;
    if (this.hasUniqueManner && isClosed && isOpened) return true;
    return this.hasUnique && ![...this.places].every((place) => isWishManner(this.title.words[place] ?? ''));
  }

  /** "Chicken bacon ranch", "mushroom swiss": every word but the one that goes without saying. */
  private isAllButHead(): boolean {
    const { places, title } = this;
    const isRest = this.isHeadless && places.size === title.words.length - 1 && places.size > 1;
    return isRest && this.exact === this.heard && this.hasTellingPair && !title.hasJoiner;
  }

  /** Ordinary words, or too few of the words that tell. */
  private isShaky(): boolean {
    if (this.hasSolidAnchor) return false;
    if ((this.hasTellingPair || this.exact >= nameWeights.exactWords) && this.solid > 0) return false;
    return !(this.solid > 0 && this.missing <= nameWeights.little);
  }

  private isExact(): boolean {
    const isWhole = this.missing < nameWeights.nothing;
    return (
      isWhole &&
      (this.evidence / this.heard > 0.99 || (this.exact >= wordWeights.ingredient && !this.hasWeak))
    );
  }

  /** Only one side of "this and that" was heard. */
  private isHalfPair(): boolean {
    const sides = this.sidesHeard();
    return sides.length === 1;
  }

  /** "Turkey and ham" is the Turkey Breast and Ham. */
  private hasBothHalves(): boolean {
    return this.sidesHeard().length === 2 && this.exact === this.heard && !this.isHeadless;
  }

  /** Which sides of "this and that" were heard. */
  private sidesHeard(): readonly boolean[] {
    const { hasJoiner, secondHalf, words } = this.title;
    if (!hasJoiner || secondHalf === 0 || secondHalf >= words.length) return [];
    return [...new Set([...this.places].map((place) => place < secondHalf))];
  }
}
