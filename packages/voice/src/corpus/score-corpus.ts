import { buildVoiceIndex } from '../menu/voice-index.ts';
import { understandOrder } from '../understand-order.ts';
import type { VoiceDish, VoiceItem } from '../voice-types.ts';
import type { CorpusGroup } from './corpus.ts';

export type Slot = 'dish' | 'quantity' | 'portion' | 'spice';
export type CorpusScore = {
  readonly transcripts: number;
  readonly exact: number;
  readonly slots: Readonly<Record<Slot, { readonly right: number; readonly of: number }>>;
  readonly failures: readonly string[];
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

/** Understands every transcript and counts carts that are right in every slot, and slots one by one. */
export function scoreCorpus(menu: readonly VoiceDish[], groups: readonly CorpusGroup[]): CorpusScore {
  const index = buildVoiceIndex(menu);
  const dishes = new Map(menu.map((dish) => [dish.id, dish]));
  const slots = {
    dish: { right: 0, of: 0 },
    quantity: { right: 0, of: 0 },
    portion: { right: 0, of: 0 },
    spice: { right: 0, of: 0 },
  };
  const failures: string[] = [];
  let transcripts = 0;
  const isDish = (item: VoiceItem, expected: Expected): boolean => {
    const dish = dishes.get(item.dishId);
    if (dish === undefined) return false;
    return (
      expected.titles.includes(dish.title) &&
      (expected.restaurant ?? dish.restaurantName) === dish.restaurantName
    );
  };
  const count = (slot: Slot, isRight: boolean) => {
    slots[slot].of++;
    if (isRight) slots[slot].right++;
    return isRight;
  };
  for (const { group, cases } of groups) {
    for (const [say, cart] of cases) {
      transcripts++;
      const items = understandOrder(index, say);
      const left = [...items];
      let isExact = true;
      const wanted = readCart(cart);
      for (const expected of wanted) {
        const fits = (item: VoiceItem) => isDish(item, expected) && item.portion === expected.portion;
        const best =
          left.find((item) => fits(item) && expected.spices.includes(item.spice)) ??
          left.find(fits) ??
          left.find((item) => isDish(item, expected));
        if (best !== undefined) left.splice(left.indexOf(best), 1);
        isExact = count('dish', best !== undefined) && isExact;
        isExact = count('quantity', best?.quantity === expected.quantity) && isExact;
        isExact = count('portion', best !== undefined && best.portion === expected.portion) && isExact;
        isExact = count('spice', best !== undefined && expected.spices.includes(best.spice)) && isExact;
      }
      for (const _ of left) isExact = count('dish', false);
      if (!isExact)
        failures.push(
          `[${group}] "${say}" wants "${cart}" got "${items.map((item) => describe(item)).join('; ')}"`,
        );
    }
  }
  function describe(item: VoiceItem): string {
    const dish = dishes.get(item.dishId);
    const portion = item.portion === null ? '' : ` (${item.portion})`;
    const spice = item.spice === null ? '' : ` {${item.spice}}`;
    return `${item.quantity} ${dish?.title}${portion}${spice} @${dish?.restaurantName} ${item.confidence}`;
  }
  return { transcripts, exact: transcripts - failures.length, slots, failures };
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
