import { LIMITS } from '@nearbite/contract/limits';
import type { Line } from '../assign/lines.ts';
import { type Choice, findPortion, findSpice, type Option } from '../menu/options.ts';
import type { IndexedDish } from '../menu/voice-index.ts';
import type { Measure } from '../read/measure.ts';
import { measureWords } from '../tables/unit-words.ts';

export type SettledLine = {
  readonly quantity: number;
  readonly askedQuantity?: number;
  readonly portion: string | null;
  readonly spice: string | null;
};

const countedDimensions: ReadonlySet<string> = new Set(['piece', 'slice', 'scoop', 'stick']);

/** What the words of a line come to for this dish, with the portions and spice levels it really has. */
export function settleLine(dish: IndexedDish, line: Line, titleSize?: Choice): SettledLine {
  let portion: string | null = null;
  let spice: string | null = null;
  let count = line.count;
  const isOwnSize = (option: Option) =>
    option.size !== undefined && dish.portions.some((own) => own.size === option.size);
  const hasOwnSize = line.options.some(isOwnSize);
  for (const option of line.options) {
    // "A burger, fries and a coke, all large": a second patty was not asked for.
    if (option.isForAll && option.heat === undefined && isByPatty(dish) && !isOwnSize(option)) continue;
    // "A large half pepperoni": what the dish has counts before what only comes near.
    const isFarther = hasOwnSize && option.size === 'half' && !isOwnSize(option);
    const size = isFarther || option.of === 'spice' ? undefined : findPortion(dish.portions, option);
    const heat =
      option.of === 'portion' || isOnlySize(dish, option) ? undefined : findSpice(dish.spiceLevels, option);
    if (option.measure !== undefined) {
      const measured = settleMeasure(dish, option.measure, size, titleSize?.measure);
      portion = measured.portion ?? portion;
      if (measured.times !== undefined) count = (line.isCounted ? (line.count ?? 1) : 1) * measured.times;
    } else if (
      size !== undefined &&
      (heat === undefined || !(isOnlyHeat(dish, option) || hasClearerSize(dish, line, option.text)))
    )
      portion = size;
    else if (heat !== undefined) spice = heat;
  }
  for (const unit of line.units) {
    const named = dish.portions.find((choice) => choice.text === unit);
    const dimension = measureWords.get(unit)?.dimension;
    const counted = dish.portions.find(
      ({ measure }) =>
        measure?.dimension === dimension && dimension !== undefined && measure?.count === line.count,
    );
    if (portion === null && named !== undefined) portion = named.name;
    else if (portion === null && counted !== undefined && line.isCounted) {
      portion = counted.name;
      count = 1;
    }
  }
  const pack =
    portion === null && line.options.every(({ measure }) => !measure) ? packOf(dish, line) : undefined;
  if (pack !== undefined) return { quantity: 1, portion: pack, spice };
  if (isOnePack(line, titleSize)) count = 1;
  return { ...limitQuantity(Math.max(1, Math.round(count ?? 1))), portion, spice };
}

const isByPatty = ({ portions }: IndexedDish): boolean =>
  portions.length > 0 && portions.every(({ size }) => /^(?:single|double|triple)$/.test(size ?? ''));

/** Nobody orders so many packs of what is sold in packs of that many. */
const leastPack = 3;

/** "Nine nuggets" of what comes in packs of six, nine and twenty. */
function packOf({ portions }: IndexedDish, { count, isCounted, isMore, units }: Line): string | undefined {
  // "An order of twelve wings"
  const isInUnits = units.some((unit) => unit !== 'order');
  if (count === undefined || count < leastPack || !isCounted || isMore || isInUnits) return undefined;
  const isInPieces = portions.every(
    ({ measure, size }) => size === 'single' || countedDimensions.has(measure?.dimension ?? ''),
  );
  return isInPieces ? portions.find(({ measure }) => measure?.count === count)?.name : undefined;
}

const leastNamedPack = 5;

/** "Eight wings", of a dish called Wings (8 pcs). */
const isOnePack = ({ count = 0, isCounted, isMore, units }: Line, titleSize: Choice | undefined): boolean =>
  isCounted &&
  !isMore &&
  units.length === 0 &&
  count >= leastNamedPack &&
  titleSize?.measure?.dimension === 'piece' &&
  titleSize.measure.count === count;

/** No line holds more than a cart line may; what was asked for beyond that is kept, so that it can be told. */
export function limitQuantity(asked: number): { quantity: number; askedQuantity?: number } {
  const { max } = LIMITS.cartQty;
  return asked > max ? { quantity: max, askedQuantity: asked } : { quantity: asked };
}

/** The name of a portion of this dish and of none of its heats. */
const isOnlySize = ({ portions, spiceLevels }: IndexedDish, { text }: Option): boolean =>
  portions.some((own) => own.text === text) && !spiceLevels.some((own) => own.text === text);

/** "An arrabbiata medium", sold as Regular and Large: the very word is a heat, and only near a size. */
const isOnlyHeat = ({ portions, spiceLevels }: IndexedDish, { text, size, isBehind }: Option): boolean =>
  isBehind === true &&
  spiceLevels.some((own) => own.text === text) &&
  !portions.some((own) => own.text === text || (size !== undefined && own.size === size));

/** "Large … medium": the word that can be a size or a heat is the heat when another word is the size. */
function hasClearerSize(dish: IndexedDish, line: Line, text: string): boolean {
  // "Make it regular", said of a large one that comes so, speaks of the size it had before.
  const isNamed = (name: string) => dish.portions.some((own) => own.text === name);
  const isOwn = isNamed(text);
  return line.options.some(
    (other) =>
      other.text !== text &&
      // "A regular curry medium", where there is a Regular and no Medium.
      (other.heat === undefined || (!isOwn && isNamed(other.text))) &&
      !(isOwn && other.of === 'portion') &&
      findPortion(dish.portions, other) !== undefined,
  );
}

/** Eight pieces of what comes in fours are two of it; two kilos of what is sold by the kilo are two of it; six pieces of what has no pieces are six of it. */
function settleMeasure(
  dish: IndexedDish,
  measure: Measure,
  sameSize: string | undefined,
  packed: Measure | undefined,
): { portion?: string; times?: number } {
  if (sameSize !== undefined) return { portion: sameSize };
  if (packed?.dimension === measure.dimension && packed.amount > 0)
    return { times: Math.max(1, Math.round(measure.amount / packed.amount)) };
  const isWhole = Number.isInteger(measure.count) && measure.count >= 1;
  if (!isWhole) return {};
  const single = dish.portions.find(
    (choice) =>
      choice.text === measure.dimension ||
      (choice.measure?.dimension === measure.dimension && choice.measure.count === 1),
  );
  const perSingle = single?.measure?.amount ?? 1;
  const times = single?.measure === undefined ? measure.count : measure.amount / perSingle;
  if (single !== undefined && Number.isInteger(times)) return { portion: single.name, times };
  return countedDimensions.has(measure.dimension) ? { times: measure.count } : {};
}
