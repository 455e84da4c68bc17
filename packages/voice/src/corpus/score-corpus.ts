import { buildVoiceIndex, type VoiceIndex } from '../menu/voice-index.ts';
import { readOrder } from '../understand-order.ts';
import type { ContextItem, VoiceDish, VoiceItem } from '../voice-types.ts';
import { confidenceScale } from '../weights.ts';
import { menuNamed, type Sentence } from './corpus.ts';

export type Score = Sentence & {
  readonly isRight: boolean;
  /** Wrong, and nothing is asked or marked: nobody sees it who does not read the cart. */
  readonly isSilentlyWrong: boolean;
  readonly got: string;
  /** Every line that was found, how sure it was said to be and whether it is right. */
  readonly lines: readonly { readonly confidence: number; readonly isRight: boolean }[];
};

type Expected = {
  readonly quantity: number;
  readonly titles: readonly string[];
  readonly portion: string | null;
  readonly spices: readonly (string | null)[];
  readonly restaurant?: string;
};

const itemPattern = /^(\d+) ([^({@]+?)\s*(?:\(((?:[^()]|\([^()]*\))+)\))?\s*(?:\{([^}]+)\})?\s*(?:@(.+))?$/;

function readCart(cart: string): Expected[] {
  return cart
    .split(';')
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => {
      const [, quantity, titles, portion, spice, restaurant] = itemPattern.exec(text) ?? [];
      if (quantity === undefined || titles === undefined) throw new Error(`unreadable cart: ${text}`);
      return {
        quantity: Number(quantity),
        titles: titles.split('|'),
        portion: portion ?? null,
        spices: spice?.split('|') ?? [null],
        ...(restaurant === undefined ? {} : { restaurant }),
      };
    });
}

export const contextOf = (before: string, menu: readonly VoiceDish[]): ContextItem[] =>
  readCart(before).map(({ quantity, titles: [title], portion, spices: [spice = null] }) => ({
    dishId: menu.find((dish) => namesOf(dish).includes(title ?? ''))?.id ?? -1,
    quantity,
    portion,
    spice,
  }));

/** Carts may leave out how many are in it: "Samosa (2 pcs)" is "Samosa". */
const namesOf = ({ title }: VoiceDish) => [title, title.replace(/ \([^)]*\)$/, '')];

const indexes = new Map<string, VoiceIndex>();

/** A card is taken in once, however many sentences are said to it. */
function indexOf(menu: string): VoiceIndex {
  const index = indexes.get(menu) ?? buildVoiceIndex(menuNamed(menu));
  indexes.set(menu, index);
  return index;
}

/** Understands the sentence: right is a cart with every line right in dish, amount, size and heat, and no other. */
export function scoreOf(sentence: Sentence): Score {
  const menu = menuNamed(sentence.menu);
  const before = contextOf(sentence.before, menu);
  const { items, question, unmatched } = readOrder(indexOf(sentence.menu), sentence.say, before);
  const readings = sentence.cart.split('||').map((cart) => pairUp(readCart(cart), items, menu));
  const pairs = readings.find((reading) => reading.every(({ isRight }) => isRight)) ?? readings[0] ?? [];
  const isRight = pairs.every((pair) => pair.isRight);
  const isSure = items.every(({ confidence }) => confidence >= confidenceScale.askBelow);
  return {
    ...sentence,
    isRight,
    isSilentlyWrong:
      !isRight && question === undefined && unmatched.length === 0 && isSure && !isSame(before, items),
    got: items.map((item) => describeItem(item, menu)).join('; '),
    lines: pairs.flatMap(({ item, isRight }) =>
      item === undefined ? [] : [{ confidence: item.confidence, isRight }],
    ),
  };
}

/** Where nothing was found and nothing changes the page says so. */
const isSame = (before: readonly ContextItem[], after: readonly ContextItem[]): boolean => {
  const told = (lines: readonly ContextItem[]) =>
    lines.map(({ dishId, quantity, portion, spice }) => [dishId, quantity, portion, spice].join()).sort();
  return told(before).join(';') === told(after).join(';');
};

export const failureOf = ({ file, group, say, cart, before, got }: Score): string =>
  `${file} [${group}] "${say}"${before && ` after "${before}"`} wants "${cart}" got "${got}"`;

type Pair = { readonly item: VoiceItem | undefined; readonly isRight: boolean };

/** Each wanted line with the understood one that is most like it; what is left over on either side stands alone. */
function pairUp(
  wanted: readonly Expected[],
  items: readonly VoiceItem[],
  menu: readonly VoiceDish[],
): Pair[] {
  const left = [...items];
  const pairs = wanted.map((expected) => {
    const dishes = left.filter((item) => isDish(item, expected, menu));
    const sized = dishes.filter(({ portion }) => portion === expected.portion);
    const item = sized.find(({ spice }) => expected.spices.includes(spice)) ?? sized[0] ?? dishes[0];
    if (item !== undefined) left.splice(left.indexOf(item), 1);
    const isRight =
      item?.quantity === expected.quantity &&
      item.portion === expected.portion &&
      expected.spices.includes(item.spice);
    return { item, isRight };
  });
  return [...pairs, ...left.map((item) => ({ item, isRight: false }))];
}

function isDish({ dishId }: VoiceItem, expected: Expected, menu: readonly VoiceDish[]): boolean {
  const dish = menu.find(({ id }) => id === dishId);
  if (dish === undefined || (expected.restaurant ?? dish.restaurantName) !== dish.restaurantName)
    return false;
  return namesOf(dish).some((title) => expected.titles.includes(title));
}

function describeItem(item: VoiceItem, menu: readonly VoiceDish[]): string {
  const dish = menu.find(({ id }) => id === item.dishId);
  const portion = item.portion === null ? '' : ` (${item.portion})`;
  const spice = item.spice === null ? '' : ` {${item.spice}}`;
  return `${item.quantity} ${dish?.title}${portion}${spice} @${dish?.restaurantName} ${item.confidence}`;
}
