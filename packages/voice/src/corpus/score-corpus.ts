import { buildVoiceIndex, type VoiceIndex } from '../menu/voice-index.ts';
import { readOrder } from '../understand-order.ts';
import type { ContextItem, VoiceDish, VoiceItem } from '../voice-types.ts';
import type { CorpusGroup } from './corpus.ts';

export type Slot = 'dish' | 'quantity' | 'portion' | 'spice';
export type CorpusScore = {
  readonly transcripts: number;
  readonly exact: number;
  readonly slots: Readonly<Record<Slot, { readonly right: number; readonly of: number }>>;
  readonly failures: readonly string[];
  /** What went wrong, line by line. */
  readonly confusion: Readonly<Record<Confusion, number>>;
  /** Every line with how sure it was said to be and whether it was right in every slot. */
  readonly confidences: readonly { readonly confidence: number; readonly isRight: boolean }[];
};
export type Confusion = 'missed' | 'invented' | 'otherDish' | Exclude<Slot, 'dish'>;

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

/** Where a sentence may mean one cart or another, the one that is nearest to what was understood counts. */
function closestCart(carts: readonly Expected[][], items: readonly VoiceItem[], dishes: Dishes): Expected[] {
  const misses = (cart: readonly Expected[]) =>
    pairUp(cart, items, dishes).reduce(
      (sum, { expected, item }) => sum + wrongSlots(expected, item).length,
      0,
    );
  return carts.reduce((best, cart) => (misses(cart) < misses(best) ? cart : best), carts[0] ?? []);
}

type Known = { readonly index: VoiceIndex; readonly scores: WeakMap<readonly CorpusGroup[], CorpusScore> };
const known = new WeakMap<readonly VoiceDish[], Known>();

/** A card is read once, however many sets are said to it. */
function knownOf(menu: readonly VoiceDish[]): Known {
  const found = known.get(menu) ?? { index: buildVoiceIndex(menu), scores: new WeakMap() };
  known.set(menu, found);
  return found;
}

/** Reads a set once for all who ask: the same is counted by itself and as a part of larger ones. */
export function scoreCorpus(menu: readonly VoiceDish[], groups: readonly CorpusGroup[]): CorpusScore {
  const { index, scores } = knownOf(menu);
  const score = scores.get(groups) ?? countCarts(index, menu, groups);
  scores.set(groups, score);
  return score;
}

/** Understands every transcript and counts carts that are right in every slot, and slots one by one. */
function countCarts(
  index: VoiceIndex,
  menu: readonly VoiceDish[],
  groups: readonly CorpusGroup[],
): CorpusScore {
  const dishes = new Map(menu.map((dish) => [dish.id, dish]));
  const tally = {
    slots: {
      dish: { right: 0, of: 0 },
      quantity: { right: 0, of: 0 },
      portion: { right: 0, of: 0 },
      spice: { right: 0, of: 0 },
    },
    confusion: { missed: 0, invented: 0, otherDish: 0, quantity: 0, portion: 0, spice: 0 },
  };
  const failures: string[] = [];
  const confidences: CorpusScore['confidences'][number][] = [];
  const cases = groups.flatMap(({ group, cases }) =>
    cases.map(([say, cart, before = '']) => ({ group, say, cart, before })),
  );
  for (const { group, say, cart, before } of cases) {
    const { items } = readOrder(index, say, contextOf(before, menu));
    const wanted = closestCart(cart.split('||').map(readCart), items, dishes);
    const pairs = pairUp(wanted, items, dishes);
    const isExact = countSlots(pairs, tally);
    for (const { expected, item } of pairs) {
      if (item !== undefined)
        confidences.push({ confidence: item.confidence, isRight: wrongSlots(expected, item).length === 0 });
    }
    const got = () => items.map((item) => describeItem(item, dishes)).join('; ');
    if (!isExact)
      failures.push(`[${group}] "${say}"${before && ` after "${before}"`} wants "${cart}" got "${got()}"`);
  }
  return {
    transcripts: cases.length,
    exact: cases.length - failures.length,
    ...tally,
    failures,
    confidences,
  };
}

type Dishes = ReadonlyMap<number, VoiceDish>;
type Pair = { readonly expected: Expected | undefined; readonly item: VoiceItem | undefined };

/** Carts may leave out how many are in it: "Samosa (2 pcs)" is "Samosa". */
const namesOf = ({ title }: VoiceDish) => [title, title.replace(/ \([^)]*\)$/, '')];

function isDish(item: VoiceItem, expected: Expected, dishes: Dishes): boolean {
  const dish = dishes.get(item.dishId);
  if (dish === undefined || (expected.restaurant ?? dish.restaurantName) !== dish.restaurantName)
    return false;
  return namesOf(dish).some((title) => expected.titles.includes(title));
}

/** Each wanted line with the understood one that is most like it; what is left over on either side stands alone. */
function pairUp(wanted: readonly Expected[], items: readonly VoiceItem[], dishes: Dishes): Pair[] {
  const left = [...items];
  const pairs: Pair[] = wanted.map((expected) => {
    const fits = (item: VoiceItem) => isDish(item, expected, dishes) && item.portion === expected.portion;
    const item =
      left.find((other) => fits(other) && expected.spices.includes(other.spice)) ??
      left.find(fits) ??
      left.find((other) => isDish(other, expected, dishes));
    if (item !== undefined) left.splice(left.indexOf(item), 1);
    return { expected, item };
  });
  return [...pairs, ...left.map((item) => ({ expected: undefined, item }))];
}

function wrongSlots(expected: Expected | undefined, item: VoiceItem | undefined): Slot[] {
  if (expected === undefined) return ['dish'];
  if (item === undefined) return ['dish', 'quantity', 'portion', 'spice'];
  const wrong: Slot[] = [];
  if (item.quantity !== expected.quantity) wrong.push('quantity');
  if (item.portion !== expected.portion) wrong.push('portion');
  if (!expected.spices.includes(item.spice)) wrong.push('spice');
  return wrong;
}

function countSlots(
  pairs: readonly Pair[],
  {
    slots,
    confusion,
  }: { slots: Record<Slot, { right: number; of: number }>; confusion: Record<Confusion, number> },
): boolean {
  for (const { expected, item } of pairs) {
    const wrong = wrongSlots(expected, item);
    const counted: Slot[] = expected === undefined ? ['dish'] : ['dish', 'quantity', 'portion', 'spice'];
    for (const slot of counted) {
      slots[slot].of++;
      if (!wrong.includes(slot)) slots[slot].right++;
    }
    if (expected !== undefined && item !== undefined)
      for (const slot of wrong) if (slot !== 'dish') confusion[slot]++;
  }
  const missed = pairs.filter(({ item }) => item === undefined).length;
  const invented = pairs.filter(({ expected }) => expected === undefined).length;
  confusion.otherDish += Math.min(missed, invented);
  confusion.missed += Math.max(0, missed - invented);
  confusion.invented += Math.max(0, invented - missed);
  return pairs.every(({ expected, item }) => wrongSlots(expected, item).length === 0);
}

function describeItem(item: VoiceItem, dishes: Dishes): string {
  const dish = dishes.get(item.dishId);
  const portion = item.portion === null ? '' : ` (${item.portion})`;
  const spice = item.spice === null ? '' : ` {${item.spice}}`;
  return `${item.quantity} ${dish?.title}${portion}${spice} @${dish?.restaurantName} ${item.confidence}`;
}

/** A few lines for people: exact carts, slots, and what went wrong. */
export function reportScore(name: string, score: CorpusScore): string {
  const percent = (right: number, of: number) =>
    `${right}/${of} (${((100 * right) / Math.max(1, of)).toFixed(1)} %)`;
  const slots = Object.entries(score.slots).map(([slot, { right, of }]) => `${slot} ${percent(right, of)}`);
  return [
    `${name}: exact carts ${percent(score.exact, score.transcripts)}; ${slots.join(', ')}`,
    ...score.failures,
  ].join('\n');
}
