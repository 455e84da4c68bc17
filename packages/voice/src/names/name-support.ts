import { onceEach } from '../menu/once-each.ts';
import type { Title } from '../menu/titles.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import { measureAt } from '../read/measure.ts';
import type { TokenRole } from '../read/token-roles.ts';
import type { Token } from '../read/tokenise.ts';
import { kindWords } from '../tables/food-words.ts';
import { weakNumberWords } from '../tables/number-words.ts';
import { beforeManners, startsManner, toppingWords, wishOpeners, wishPlaces } from '../tables/wish-words.ts';
import type { NameSupport } from './name-evidence.ts';

/** Behind one of these, what is said of the dish goes on and its name is over: "a large supreme hold the peppers". */
export const opensWish: ReadonlySet<string> = new Set(
  [...wishOpeners, ...wishPlaces].map((phrase) => phrase.split(' ')[0] ?? ''),
);

/** What stands round a stretch of speech, whatever title it may name. */
export type Surroundings = {
  readonly end: number;
  readonly isCounted: boolean;
  /** It would be a name if nothing of the title's words followed. */
  readonly isIntroduced: boolean;
  readonly isFollowed: boolean;
  readonly isClosed: boolean;
  readonly isOpened: boolean;
  readonly isKind: boolean;
  readonly kindAt: number | undefined;
  readonly isOf: boolean;
  readonly isWished: boolean;
  readonly isListed: boolean;
};

/** Reads each stretch once, however many titles it may name. */
export function readSurroundings(
  tokens: readonly Token[],
  roles: readonly TokenRole[],
): (start: number, end: number) => Surroundings {
  const from = onceEach((start: number) =>
    onceEach((end: number) => surroundingsOf(tokens, roles, start, end)),
  );
  return (start, end) => from(start)(end);
}

const closingWords: ReadonlySet<string> = new Set(
  'the my his her for please thanks then also instead though today tonight and oh um uh hmm okay yes yeah i sounds looks seems'.split(
    ' ',
  ),
);

/** "For him spaghetti …": the item begins behind whom it is for. */
const isForPerson = (tokens: readonly Token[], start: number): boolean =>
  tokens[start - 2]?.text === 'for' && /^(?:me|him|her|us|them|myself)$/.test(tokens[start - 1]?.text ?? '');

/** "Margherita large", "margherita in large" */
const isSizedBehind = (tokens: readonly Token[], roles: readonly TokenRole[], end: number): boolean =>
  (roles[end] === 'option' && !tokens[end]?.afterBreak) ||
  (tokens[end]?.text === 'in' && roles[end + 1] === 'option');

/** "A margherita medium and pepperoni large", "tuna six inch on white and turkey six inch": each with its size behind. */
function isNextSized(
  tokens: readonly Token[],
  roles: readonly TokenRole[],
  at: number,
  end: number,
): boolean {
  if (!/^(?:and|plus|aur)$/.test(tokens[at]?.text ?? '')) return false;
  if (roles[at - 1] === 'option') return isSizedBehind(tokens, roles, end);
  const isMeasured = (place: number) => measureAt(tokens, place) !== undefined;
  return isMeasured(end) && tokens.slice(0, at).some((_, place) => isMeasured(place));
}

function surroundingsOf(
  tokens: readonly Token[],
  roles: readonly TokenRole[],
  start: number,
  end: number,
): Surroundings {
  const at = beforeManners((place) => tokens[place]?.text, start - 1);
  const before = roles[at];
  const word = tokens[at]?.text ?? '';
  const isOne = /^(?:one|ones)$/.test(tokens[end]?.text ?? '');
  const kindAt = kindBehind(tokens, end);
  const isKind = kindAt !== undefined || (isOne && !tokens[end]?.afterBreak);
  const opensItem = start === 1 || roles[start - 2] === 'connector';
  // "An omelette of three eggs"
  const isMadeOf = before === 'number' && tokens[at - 1]?.text === 'of';
  const isCounted =
    (before === 'number' && !isMadeOf) ||
    before === 'unit' ||
    before === 'option' ||
    (opensItem && weakNumberWords.has(word));
  const follower = roles[end];
  const isSized = isSizedBehind(tokens, roles, end);
  const isClosed =
    follower === undefined ||
    follower === 'connector' ||
    follower === 'option' ||
    // "The salmon please", "my wife the salmon, the boys two burgers": another item, or nothing, begins there.
    follower === 'article' ||
    follower === 'number' ||
    closingWords.has(tokens[end]?.text ?? '') ||
    tokens[end]?.afterBreak === true ||
    opensWish.has(tokens[end]?.text ?? '') ||
    startsManner((place) => tokens[place]?.text, end);
  // "A glass of mango", "a sandwich with turkey": what it comes in, or what it is, stands before.
  const isOfKind =
    (word === 'of' && roles[at - 1] === 'unit') ||
    (word === 'with' && kindWords.has(tokens[at - 1]?.key ?? ''));
  return {
    end,
    isCounted,
    isIntroduced: isCounted || isOfKind || before === 'article' || word === 'the' || isKind,
    // "Turkey on wheat with …": the first word said, and right behind it what it comes with.
    isFollowed:
      isNextSized(tokens, roles, at, end) ||
      ((start === 0 || isForPerson(tokens, start)) &&
        (opensWish.has(tokens[end]?.text ?? '') ||
          measureAt(tokens, end) !== undefined ||
          isSized ||
          // "Pepperoni two large one medium"
          (follower === 'number' && roles[end + 1] === 'option'))),
    isClosed,
    isOpened: opensItemAt(tokens, roles, at),
    isKind,
    kindAt,
    isOf: word === 'of',
    isWished: /^(?:with|without|extra|no|add|put|plus|on)$/.test(word),
    isListed: isClosed && (before === 'connector' || tokens[start]?.afterBreak === true),
  };
}

/** What stands round a name and speaks for it where its words alone would not. */
export function supportOf(
  index: VoiceIndex,
  title: Title,
  tokens: readonly Token[],
  {
    end,
    isCounted,
    isIntroduced,
    isFollowed,
    isClosed,
    isOpened,
    isKind,
    kindAt,
    isOf,
    isWished,
    isListed,
  }: Surroundings,
): NameSupport {
  const goesOn = !isClosed && title.words.includes(tokens[end]?.key ?? '');
  return {
    isCounted: isCounted || isOf,
    isNamed: !goesOn && isIntroduced && (isClosed || isKind || isCounted),
    isFirst: isFollowed && !goesOn,
    isClosed,
    isOpened,
    isWished,
    isListed,
    isOfItsKind: kindAt !== undefined && isOfCategory(index, title, tokens[kindAt]?.key ?? ''),
  };
}

/** The word for the kind right behind a name, or behind what else is in it: "a chicken and bacon sub". */
function kindBehind(tokens: readonly Token[], end: number): number | undefined {
  const isFilled = tokens[end]?.text === 'and' && toppingWords.has(tokens[end + 1]?.key ?? '');
  const at = isFilled ? end + 2 : end;
  const isParted = tokens.slice(end, at + 1).some(({ afterBreak }) => afterBreak);
  return kindWords.has(tokens[at]?.key ?? '') && !isParted ? at : undefined;
}

/** Shops call the same thing by any of these. */
const breadKinds: ReadonlySet<string> = new Set(['sandwich', 'sub', 'hoagie', 'hero', 'grinder', 'panini']);

/** Is the word what the card calls this dish's kind: a "sub" among the Sandwiches? */
function isOfCategory(index: VoiceIndex, title: Title, kind: string): boolean {
  if (title.words.includes(kind)) return false;
  return title.dishes.some((at) =>
    index.dishes[at]?.categoryWords.some(
      (word) => word === kind || (breadKinds.has(word) && breadKinds.has(kind)),
    ),
  );
}

/** "A medium iced" begins an item; in "a macchiato medium iced" it is said of the macchiato. */
function opensItemAt(tokens: readonly Token[], roles: readonly TokenRole[], from: number): boolean {
  let at = from;
  while ((roles[at] === 'option' || roles[at] === 'unit') && !tokens[at]?.afterBreak) at--;
  return at < 0 || tokens[at]?.afterBreak === true || !/^(?:food|unknown|everyday)$/.test(roles[at] ?? '');
}
