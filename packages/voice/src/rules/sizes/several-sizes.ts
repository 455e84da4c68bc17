import type { Option } from '../../menu/options.ts';
import { isSoldInHeat, isSoldInSize } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Modifier, Segment } from '../../segment/segments.ts';
import { beforeSizes, numberAt } from '../path-parts.ts';

type Group = { count?: number; parts: Modifier[]; size?: Option; heat?: Option };

/**
 * "Two pepsis, one small and one large", "tikka boti large hot for the men and regular mild for the children": a dish
 * of which sizes or heats are said several times is as many lines; those that are counted come to the number before.
 */
export function readSeveralSizes(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
): readonly Segment[] {
  let read = path;
  for (let place = path.length - 1; place >= 0; place--) {
    const dish = path[place];
    if (dish?.kind === 'dish') read = spread(index, tokens, read, place, dish);
  }
  return read;
}

function spread(
  index: VoiceIndex,
  tokens: readonly Token[],
  row: readonly Segment[],
  place: number,
  dish: DishSegment,
): readonly Segment[] {
  const { groups, end } = groupsBehind(index, tokens, row, place, dish);
  const from = beforeSizes(row, place);
  const amount = row[from];
  const lead = row.slice(from + 1, place).filter(isModifier);
  const total = amount?.kind === 'number' && amount.form !== 'more' ? amount : undefined;
  const counted = groups.filter(({ count }) => count !== undefined);
  const sum = groups.reduce((all, { count = 1 }) => all + count, 0);
  const whole = total?.count ?? 1;
  const isShared = whole > 1 && sum === whole && counted.length > 0;
  const isFirstOpen = groups[0]?.count === undefined && (whole === 1 || counted.length === groups.length - 1);
  if (
    groups.length < 2 ||
    !(isShared || isFirstOpen || (total === undefined && counted.length === groups.length))
  )
    return row;
  const first = isShared || groups[0]?.count !== undefined ? undefined : whole;
  const lines = groups.map(({ count, parts }, at): DishSegment => {
    const [start, until] =
      at === 0 ? [dish.start, dish.end] : [parts[0]?.start ?? dish.end, parts.at(-1)?.end ?? dish.end];
    const many = at === 0 ? (first ?? count ?? 1) : (count ?? 1);
    const own = isSized(parts) ? lead.filter((part) => !isSized([part])) : lead;
    return {
      ...dish,
      start,
      end: until,
      announced: [numberAt(many, start), ...own, ...parts],
      isAgain: at > 0,
    };
  });
  const start = total === undefined ? from + 1 : from;
  return [...row.slice(0, start), ...lines, ...row.slice(end)];
}

const isModifier = (part: Segment): part is Modifier => /^(?:option|measure|unit)$/.test(part.kind);
const isSized = (parts: readonly Modifier[]): boolean =>
  parts.some((part) => part.kind === 'measure' || (part.kind === 'option' && part.option.size !== undefined));

/** What is said of the dish behind its name, a group for each size or heat of it. */
function groupsBehind(
  index: VoiceIndex,
  tokens: readonly Token[],
  row: readonly Segment[],
  place: number,
  dish: DishSegment,
): { readonly groups: readonly Group[]; readonly end: number } {
  const title = dish.candidates[0]?.title;
  const groups: Group[] = [];
  let count: number | undefined;
  let end = place + 1;
  for (let at = place + 1; at < row.length; at++) {
    const part = row[at];
    if (part === undefined || part.kind === 'dish' || part.kind === 'command' || part.kind === 'wish') break;
    // "One large with oat milk and one small": the wish is said of the first.
    if (/^(?:with|without|no|extra)$/.test(tokens[part.start]?.text ?? '') && !isModifier(part))
      return { groups: [], end };
    if (part.kind === 'number') {
      if (part.goesBack) break;
      count = part.count;
    }
    const option = optionOf(part);
    // "Full or half": still open. "The bowl, yes the bowl": said again.
    if (/^(?:or|ya)$/.test(tokens[part.start]?.text ?? '')) return { groups: [], end };
    if (option === undefined || !isModifier(part) || isOfNext(tokens, row, at)) continue;
    if (
      isSideDish(tokens, part) ||
      groups.some(({ parts }) => parts.some((said) => optionOf(said)?.text === option.text))
    )
      continue;
    // "… one single and one family, both mild"
    if (/^(?:both|all)$/.test(tokens[part.start - 1]?.text ?? '')) {
      for (const { parts } of groups) parts.push(part);
      end = at + 1;
      continue;
    }
    const isSize = isSoldInSize(index, title, option);
    const isHeat = isSoldInHeat(index, title, option);
    const last = groups.at(-1);
    if (!isSize && !isHeat) break;
    const asSize =
      isSize && !(isHeat && last?.size !== undefined && last.heat === undefined && count === undefined);
    const isNew = last === undefined || count !== undefined || (asSize ? last.size : last.heat) !== undefined;
    const group: Group = isNew ? { parts: [] } : (last ?? { parts: [] });
    if (isNew) groups.push(group);
    if (count !== undefined) group.count = count;
    group.parts.push(part);
    if (asSize) group.size = option;
    else group.heat = option;
    count = undefined;
    end = at + 1;
  }
  return { groups, end };
}

/** "Dressing on the side" */
const isSideDish = (tokens: readonly Token[], { start }: Segment): boolean =>
  tokens[start]?.text === 'side' && /^(?:the|a)$/.test(tokens[start - 1]?.text ?? '');

const optionOf = (part: Segment): Option | undefined =>
  part.kind === 'option'
    ? part.option
    : part.kind === 'measure'
      ? { text: `${part.measure.count} ${part.measure.dimension}`, measure: part.measure }
      : undefined;

/** "… a large fries": said before the next dish. */
function isOfNext(tokens: readonly Token[], row: readonly Segment[], place: number): boolean {
  const next = row.slice(place + 1).find((part) => !isModifier(part));
  return next?.kind === 'dish' && tokens[next.start]?.afterBreak !== true;
}
