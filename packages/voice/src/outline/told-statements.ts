import { type Item, isDetail } from './listed-items.ts';
import { isPartOf, isSameSort, type Piece } from './outline.ts';
import { anyOf } from './words.ts';

/** Sizes and heats, and which of the items they are said of. */
export type Statement = {
  readonly of: readonly number[];
  readonly details: readonly Piece[];
  readonly isForAll: boolean;
  /** Said with "both" or "all", which is read where dishes are regrouped. */
  readonly isPlain?: boolean;
};
type Read<T> = { readonly value: T; readonly end: number };

const start = (...parts: readonly string[]): RegExp => new RegExp(`^(?:${parts.join('')})`);
const OF_THEM = `(?:of (?:${anyOf('them, those, these, the')}))?`;
const all = start(
  `${anyOf('both, all, each, every 1, every one, everything, dono, donon, sab, teeno, saare, sare')}(?:[%1] )?${OF_THEM}`,
  '|(?:the )?(?:lot |% )(?:of )?(?:them |those )|(?:the )?lot |the pair |the % ',
);
const plainAll = start(anyOf('both, all, dono, donon, sab'));
const ordinal = start(
  '(?:the )?',
  `(${anyOf('first, second, third, fourth, last, former, latter, pehla, pehli, doosra, doosri, dusra, dusri, teesra, teesri')})`,
  '(?:(1|ones?|%) )?',
);
const rest = start(
  `(?:and )?(?:the )?(?:other|others|rest|remaining|baqi|baki) (?:1 |ones? |% )?${OF_THEM}(?:both |all )?`,
);
const named = start('(?:the )?[#~] (?:1 |ones? |wal[aie] )?');
const sized = start('the \\$ (?:1 |ones? )?(?=(?:in |as |is |should be |nice and )*\\$ )');
const owned = start('([a-z]+) (?=(?:is|are|should be|to be|wants|in|as|just|\\$) )');
const fillers = start(
  `(?:${anyOf('and, but, so, please, then, only, just, make, have, do, go easy on, easy on, go, keep, can, you, id like, i want, we want, want, oh, maybe, actually, though, aur, lekin, magar, with, get, them, thanks')})*`,
);
const before = start(
  `(?:${anyOf('is, are, should, to, be, will be, can, in, as, a, an, the, nice and, quite, very, all, just, only, mein, in the, wants, has to be')})*`,
);
const behind = start(
  `(?:${anyOf('size, sized, sizes, please, mein, me, ko, you got, you have, you do, youve got, you can do, there is, available, you sell, ones, heat, spice, level, though, too, for me')}|& )*`,
);
const linked = start(`(?:${anyOf('for, on, with, in, to, the case of')})*`);
const excepted = start(
  `(?:and )?${anyOf('except for, except, apart from, other than, besides, but not, bar, minus, excluding')}`,
);
const thatOne = start(
  `(?:${anyOf('that ones?, that 1, which, that, thats, its, it, who, and that, is, should be, will be, i want, and')})*`,
);
/** Why, or for whom: "cos my uncle likes it so", "for the kids". */
const reason = start(
  `(?:${anyOf('cos, coz, because, cause, since, for, as, kyunke')})(?:(?!${anyOf('and, but, plus, also, the')}|[#%1$&~] )\\S+ |(?<=for )the ){1,8}`,
);

const ordinals: Readonly<Record<string, number>> = {
  first: 0,
  former: 0,
  pehla: 0,
  pehli: 0,
  second: 1,
  latter: 1,
  doosra: 1,
  doosri: 1,
  dusra: 1,
  dusri: 1,
  third: 2,
  teesra: 2,
  teesri: 2,
  fourth: 3,
};
const owners: Readonly<Record<string, string>> = {
  mine: 'me',
  his: 'him',
  hers: 'her',
  theirs: 'them',
  ours: 'us',
};

/** All that is told of these items from a place on, and where it ends; nothing where it is not understood. */
export function statementsFrom(
  pieces: readonly Piece[],
  items: readonly Item[],
  from: number,
): Read<readonly Statement[]> | undefined {
  const textAt = (at: number) =>
    pieces
      .slice(at)
      .map(({ symbol }) => `${symbol} `)
      .join('');
  const after = (at: number, words: RegExp): number => {
    const [said = ''] = words.exec(textAt(at)) ?? [];
    return at + said.split(' ').length - 1;
  };
  const statements: Statement[] = [];
  const places = items.map((_, place) => place);
  const told = () => new Set(statements.filter(({ isForAll }) => !isForAll).flatMap(({ of }) => of));

  const detailsAt = (at: number): Read<Piece[]> | undefined => {
    const details: Piece[] = [];
    let end = after(at, before);
    for (;;) {
      const isJoined =
        details.length > 0 && /^(?:and|aur)$/.test(pieces[end]?.symbol ?? '') && isDetail(pieces[end + 1]);
      const piece = pieces[isJoined ? end + 1 : end];
      if (!isDetail(piece)) break;
      details.push(piece);
      end += isJoined ? 2 : 1;
    }
    return details.length === 0 ? undefined : { value: details, end: after(end, behind) };
  };

  const subjectAt = (
    at: number,
  ): (Read<readonly number[]> & Pick<Statement, 'isForAll' | 'isPlain'>) | undefined => {
    const text = textAt(at);
    const end = (words: RegExp) => after(at, words);
    const isTwo = /^(?:both|dono|donon) /.test(text);
    if (all.test(text)) {
      const isPlain = plainAll.test(text);
      return { value: isTwo ? places.slice(-2) : places, end: end(all), isForAll: true, isPlain };
    }
    if (rest.test(text))
      return { value: places.filter((place) => !told().has(place)), end: end(rest), isForAll: false };
    const [, which, how] = ordinal.exec(text) ?? [];
    if (which !== undefined) {
      const many = how === '%' ? (pieces[end(ordinal) - 1]?.count ?? 1) : 1;
      const word = which.trim();
      const first = word === 'last' ? items.length - many : (ordinals[word] ?? items.length);
      const value = places.slice(first, first + many);
      return value.length === many ? { value, end: end(ordinal), isForAll: false } : undefined;
    }
    if (sized.test(text)) {
      const size = pieces[at + 1];
      const value = places.filter((place) => items[place]?.sizes.some((own) => size && isPartOf(size, own)));
      return value.length === 1 ? { value, end: end(sized), isForAll: false } : undefined;
    }
    if (named.test(text)) {
      const name = pieces[at]?.symbol === 'the' ? pieces[at + 1] : pieces[at];
      const value = places.filter((place) => name && isPartOf(name, pieces[items[place]?.at ?? -1]));
      return value.length === 1 ? { value, end: end(named), isForAll: false } : undefined;
    }
    const [, owner] = owned.exec(text) ?? [];
    const whose =
      owner === undefined
        ? undefined
        : (owners[owner] ?? (owner.endsWith('s') ? owner.slice(0, -1) : undefined));
    const value = places.filter((place) => whose !== undefined && isFor(pieces, items, place, whose));
    return value.length === 1 ? { value, end: at + 1, isForAll: false } : undefined;
  };

  const statementAt = (at: number): Read<Statement> | undefined => {
    const subject = subjectAt(at);
    const said = subject && detailsAt(subject.end);
    if (subject && said)
      return { value: { ...subject, of: subject.value, details: said.value }, end: said.end };
    const ahead = detailsAt(at);
    if (ahead === undefined) return undefined;
    const link = after(ahead.end, linked);
    const isNamed = named.test(textAt(link)) && link === ahead.end && pieces[link]?.symbol !== 'the';
    const target =
      (isNamed ? undefined : subjectAt(link)) ??
      (excepted.test(textAt(ahead.end)) ? { value: places, end: ahead.end, isForAll: true } : undefined);
    // "… and a pad see ew mild the pad thai with …": the heat of the last one.
    const isApart = at > from || pieces[at]?.tokens[0]?.afterBreak || link > ahead.end;
    const next = pieces[target?.end ?? -1];
    const isEnd = next === undefined || next.tokens[0]?.afterBreak || next.symbol === 'and';
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

  let end = from;
  for (;;) {
    const at = after(end, fillers);
    const exception =
      excepted.test(textAt(at)) && statements.at(-1)?.isForAll ? subjectAt(after(at, excepted)) : undefined;
    if (exception) {
      const general = statements.at(-1);
      const own = detailsAt(after(exception.end, thatOne));
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
    const inTurn = detailsAt(at);
    if (inTurn?.value.length === items.length && pieces[inTurn.end]?.symbol === 'respectively') {
      statements.push(
        ...inTurn.value.map((detail, place) => ({ of: [place], details: [detail], isForAll: false })),
      );
      end = inTurn.end + 1;
      continue;
    }
    const next = statementAt(at);
    if (next === undefined) break;
    statements.push(next.value);
    end = after(next.end, reason);
  }
  return statements.length === 0 ? undefined : { value: statements, end };
}

/** "A latte for tom": whose it is. */
function isFor(pieces: readonly Piece[], items: readonly Item[], place: number, whose: string): boolean {
  const own = pieces.slice(items[place]?.end, items[place + 1]?.from).map(({ symbol }) => symbol);
  return own.some((word, at) => word === whose && own[at - 1] === 'for');
}
