import { type Item, isDetail } from './listed-items.ts';
import { isSameSort, type Piece } from './outline.ts';
import { detailsAt, type Read, toldOf, wishAheadAt, wishAt } from './told-details.ts';
import { type Statement, subjectAt } from './told-subjects.ts';
import {
  countOf,
  excepted,
  fillers,
  inThatOrder,
  linked,
  named,
  ofTheNext,
  reason,
  thatOne,
} from './told-words.ts';

const isName = /^[#~]$/;

/** All that is told of these items from a place on, and where it ends; nothing where it is not understood. */
export function statementsFrom(
  pieces: readonly Piece[],
  items: readonly Item[],
  from: number,
): Read<readonly Statement[]> | undefined {
  const list = toldOf(pieces, items);
  const { textAt, after } = list;
  const statements: Statement[] = [];
  const places = items.map((_, place) => place);
  const whichAt = (at: number, isBehind = false) =>
    subjectAt(
      list,
      at,
      new Set(statements.filter(({ isForAll }) => !isForAll).flatMap(({ of }) => of)),
      isBehind,
    );

  /** "Two of the latte", "three of each, small" */
  const countAt = (at: number): Read<Statement> | undefined => {
    const of = after(at, countOf);
    const subject = of > at ? whichAt(of, true) : undefined;
    const amount = pieces[at];
    if (subject === undefined || amount === undefined) return undefined;
    // "… two of the other, all small", "one of each, large on the green": told of others.
    const isOfOthers = /^(?:all|both) /.test(textAt(subject.end)) || ofTheNext.test(textAt(subject.end));
    const said = isOfOthers ? undefined : detailsAt(list, subject.end, true);
    return {
      value: { ...subject, isPlain: false, of: subject.value, details: said?.value ?? [], amount },
      end: said?.end ?? subject.end,
    };
  };

  /** "Large for the latte", "sharing both": before it is said of which. */
  const aheadAt = (at: number): Read<Statement> | undefined => {
    const ahead = detailsAt(list, at);
    if (ahead === undefined) return undefined;
    // "Family size, one each"
    const each = items.slice(0, -1).every(({ sizes }) => sizes.length === 0) ? countAt(ahead.end) : undefined;
    if (each?.value.isForAll)
      return { ...each, value: { ...each.value, details: [...ahead.value, ...each.value.details] } };
    const link = after(ahead.end, linked);
    const isNamed = named.test(textAt(link)) && link === ahead.end && pieces[link]?.symbol !== 'the';
    const target =
      (isNamed ? undefined : whichAt(link)) ??
      (excepted.test(textAt(ahead.end)) ? { value: places, end: ahead.end, isForAll: true } : undefined);
    // "… and a pad see ew mild the pad thai with …": the heat of the last one.
    const isApart = at > from || pieces[at]?.tokens[0]?.afterBreak || link > ahead.end;
    const next = pieces[target?.end ?? -1];
    const isEnd =
      next === undefined ||
      next.tokens[0]?.afterBreak ||
      /^(?:and|the)$/.test(next.symbol) ||
      ofTheNext.test(textAt(target?.end ?? at));
    // "Sharing size both of them medium": on both sides of it.
    const behind = target?.isForAll && !isEnd && isDetail(next) ? detailsAt(list, target.end) : undefined;
    if (target && behind && pieces[behind.end] === undefined)
      return {
        value: { of: target.value, details: [...ahead.value, ...behind.value], isForAll: true },
        end: behind.end,
      };
    if (target && (isApart || (target.isForAll && isEnd))) {
      const isBiggest = /^(?:biggest|largest|smallest)$/.test(ahead.value[0]?.tokens[0]?.text ?? '');
      return {
        value: {
          ...target,
          of: target.value,
          details: ahead.value,
          isPlain: target.isPlain === true && !isBiggest && pieces[target.end - 1]?.symbol !== '%',
        },
        end: target.end,
      };
    }
    // "…, singles"
    const [size] = ahead.value;
    const isPlural =
      ahead.value.length === 1 && size?.tokens.every(({ text, key }) => text !== key && text.endsWith('s'));
    return isPlural
      ? { value: { of: places, details: ahead.value, isForAll: true }, end: ahead.end }
      : undefined;
  };

  const statementAt = (at: number): Read<Statement> | undefined => {
    const counted = countAt(at);
    if (counted) return counted;
    const subject = whichAt(at);
    const said = subject && detailsAt(list, subject.end, true);
    // "A large coffee and a small decaf coffee with milk": without a "the" it is the next one.
    const isKnown =
      subject && (!subject.isForAll || said) && (said || !isName.test(pieces[at]?.symbol ?? ''));
    const wish = isKnown && !subject.isForAll ? wishAt(list, said?.end ?? subject.end) : undefined;
    if (subject && (said ?? wish))
      return {
        value: {
          ...subject,
          of: subject.value,
          details: said?.value ?? [],
          ...(wish && { wish: wish.value }),
        },
        end: wish?.end ?? said?.end ?? at,
      };
    const put = wishAheadAt(list, at);
    const where = put && whichAt(put.end, true);
    if (put && where && !where.isForAll)
      return { value: { ...where, of: where.value, details: [], wish: put.value }, end: where.end };
    return aheadAt(at);
  };

  let end = from;
  for (;;) {
    const at = after(end, fillers);
    const exception =
      excepted.test(textAt(at)) && statements.at(-1)?.isForAll ? whichAt(after(at, excepted)) : undefined;
    if (exception) {
      const general = statements.at(-1);
      const own = detailsAt(list, after(exception.end, thatOne));
      if (general)
        statements.splice(-1, 1, {
          ...general,
          of: general.of.filter((place) => !exception.value.includes(place)),
        });
      // "All regular, mild except the beef which is hot": that one is regular, too.
      const kept =
        general?.details.filter((detail) => !own?.value.some((other) => isSameSort(detail, other))) ?? [];
      if (own) statements.push({ of: exception.value, details: [...kept, ...own.value], isForAll: false });
      end = own?.end ?? exception.end;
      continue;
    }
    // "Large and small respectively"
    const inTurn = detailsAt(list, at);
    const turned = inTurn && after(inTurn.end, inThatOrder);
    if (inTurn?.value.length === items.length && turned !== undefined && turned > inTurn.end) {
      statements.push(
        ...inTurn.value.map((detail, place) => ({ of: [place], details: [detail], isForAll: false })),
      );
      end = turned;
      continue;
    }
    const next = statementAt(at);
    if (next === undefined) break;
    statements.push(next.value);
    end = after(next.end, reason);
  }
  return statements.length === 0 ? undefined : { value: statements, end };
}
