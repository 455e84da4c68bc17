import { findPortion, findSpice, type Option } from '../menu/options.ts';
import { headWord } from '../menu/title-facts.ts';
import { type Draft, isSameKind } from '../replay/drafts.ts';
import { findKind } from '../rules/kinds/find-kind.ts';
import type { DishSegment } from '../segment/segments.ts';
import type { UnmatchedWords } from '../voice-types.ts';
import { counted, so, twice, wished } from './changed-draft.ts';
import { piecesOf, type Talk } from './line-pieces.ts';
import { type Count, type Statement, saysValue } from './statement.ts';
import { statementsOf } from './statements.ts';

export type SaidOfLines = {
  readonly drafts: readonly Draft[];
  /** The token from which on something is ordered besides; undefined where nothing is. */
  readonly orderedFrom?: number;
  /** Spoken of as if it were ordered, and it is not. */
  readonly absent?: UnmatchedWords;
  /** Lines that fit as well, of which one is meant: nothing changes before that is known. */
  readonly unclear?: readonly number[];
};

/**
 * A sentence that says of lines that are there what is to become of them, and nothing else: "keep the pizza but drop
 * everything else", "kebab six kar dein", "chow mein family size and the rice too". Undefined where a word of it is
 * neither a line, a number, a choice nor a word of such talk: then it is read as any other sentence.
 */
export function readSaidOfLines(talk: Talk): SaidOfLines | undefined {
  const pieces = talk.lines.length === 0 ? undefined : piecesOf(talk);
  const said = pieces && statementsOf(talk, pieces);
  if (said === undefined) return undefined;
  const change = changesOf(talk, said.statements);
  let before: Statement | undefined;
  for (const statement of said.statements) {
    const full = before === undefined ? statement : goingOn(statement, before);
    const absent = absentIn(talk, full);
    if (absent !== undefined) return { drafts: talk.lines, absent };
    const unclear = change.unclearIn(full);
    if (unclear.length > 0) return { drafts: talk.lines, unclear };
    if (!change.apply(full)) return undefined;
    before = full;
  }
  const drafts = change.left();
  const isSame = drafts.length === talk.lines.length && drafts.every((draft, at) => draft === talk.lines[at]);
  if (isSame && !said.statements.some(({ verb }) => verb === 'keep')) return undefined;
  return { drafts, ...(said.orderedFrom === undefined ? {} : { orderedFrom: said.orderedFrom }) };
}

/** "… and the rice too": as it was said of the one before; "don't drop the chai, just the naan": that instead. */
function goingOn(statement: Statement, { verb, count, options }: Statement): Statement {
  if (statement.verb !== undefined || saysValue(statement) || statement.dish || statement.refused)
    return statement;
  if (statement.isOnly && verb === 'keep') return { ...statement, verb: 'remove' };
  return { ...statement, options, ...(verb ? { verb } : {}), ...(count ? { count } : {}) };
}

/** "Make the naan two" where no naan is there: nothing changes, and what was meant is told and can be added. */
function absentIn(
  { index, tokens, lines }: Talk,
  { verb, dish, places, refused, count }: Statement,
): UnmatchedWords | undefined {
  const isDefinite = /^(?:the|my|our|those|that)$/.test(tokens[(dish?.start ?? 0) - 1]?.text ?? '');
  if (dish === undefined || !isDefinite || verb !== 'make' || places !== undefined || refused)
    return undefined;
  // "Make the coke diet", "the almond croissant instead": another kind of what is there.
  if (lines.some((line) => isSameKind(index, line, dish))) return undefined;
  const said = tokens.slice(dish.start, dish.end).map(({ heard }) => heard);
  return { text: said.join(' '), quantity: count?.of ?? 1, isAbsent: true };
}

type Drafts = readonly (Draft | undefined)[];

function changesOf(talk: Talk, statements: readonly Statement[]) {
  const { index, tokens, lines } = talk;
  const all = lines.map((_, place) => place);
  const named = new Set(
    statements.flatMap(({ places = [], isRest, refused }) => [
      ...places,
      ...(isRest ? (refused?.places ?? []) : []),
    ]),
  );
  const rest = all.filter((place) => !named.has(place));
  let drafts: Drafts = lines;
  const added: Draft[] = [];

  const set = (
    places: readonly number[],
    to: (draft: Draft, place: number) => Draft | undefined,
  ): boolean => {
    drafts = drafts.map((draft, place) => (draft && places.includes(place) ? to(draft, place) : draft));
    return true;
  };

  function apply(said: Statement): boolean {
    const { verb, count, dish, refused, isRest } = said;
    const places = isRest ? rest : meantBy(said);
    if (dish !== undefined) return exchange(said, dish, places);
    if (said.wishes.length > 0) return set(places ?? all.slice(-1), (draft) => wished(draft, said.wishes));
    if (verb === 'keep') return keep(said, places);
    if (verb === 'again') return again(said, places ?? all);
    if (verb === 'double') return set(places ?? all.slice(-1), (draft) => doubleSize(draft) ?? twice(draft));
    if (verb === 'halve') return halve(places ?? all.slice(-1));
    if (verb === 'remove' && count?.isTo !== true) return remove(said, places);
    // "Actually no drinks"
    if (places === undefined && !saysValue(said))
      return refused?.places ? set(refused.places, () => undefined) : false;
    if (!saysValue(said) && said.isOnly && verb === undefined) return keep(said, places);
    if (!saysValue(said)) return isRest && verb === undefined;
    if (said.options.length === 0 && count !== undefined) return countAnew(said, count, places);
    return choose(said, places);
  }

  function keep({ isOnly }: Statement, places: readonly number[] | undefined): boolean {
    if (isOnly && places !== undefined)
      return set(
        rest.filter((place) => !places.includes(place)),
        () => undefined,
      );
    // "Scrap the bread, no, keep it"
    drafts = drafts.map((draft, place) => (places?.includes(place) ? (draft ?? lines[place]) : draft));
    return true;
  }

  function remove({ count, isOne }: Statement, named: readonly number[] | undefined): boolean {
    const some = count?.of ?? (isOne ? 1 : undefined);
    // "Take one away"
    const places = named ?? (some === undefined ? undefined : all.slice(-1));
    if (places === undefined || places.length === 0 || (some !== undefined && places.length > 1))
      return false;
    return set(places, (draft) =>
      some === undefined ? undefined : counted(draft, (draft.line.count ?? 1) - some),
    );
  }

  /** "Same again but small" */
  function again({ options }: Statement, places: readonly number[]): boolean {
    if (options.length === 0) return set(places, twice);
    return set(places, (draft) => {
      added.push(so(draft, options));
      return draft;
    });
  }

  function halve(places: readonly number[]): boolean {
    const isEven = places.every((place) => (drafts[place]?.line.count ?? 1) % 2 === 0);
    return isEven && set(places, (draft) => counted(draft, (draft.line.count ?? 2) / 2));
  }

  function countAnew(said: Statement, count: Count, places: readonly number[] | undefined): boolean {
    const { verb, refused, isAhead, isOnly, isAdded } = said;
    // "Four please", said and nothing else.
    const isAlone = statements.length === 1 && places === undefined;
    const isFirm = verb !== undefined || isOnly || refused !== undefined || isAlone;
    const meant = places ?? (isFirm || count.sign !== 0 ? all.slice(-1) : undefined);
    const [place = all.length - 1] = meant ?? [];
    const pack = (meant?.length ?? 1) === 1 ? packOf(place, count, refused?.count) : undefined;
    if (pack !== undefined) return set([place], (draft) => so(draft, [pack]));
    if (meant === undefined || (isAhead && count.sign === 0 && !isFirm)) return false;
    return set(meant, (draft) =>
      counted(
        draft,
        count.sign === 0 && !isAdded ? count.of : (draft.line.count ?? 1) + (count.sign || 1) * count.of,
      ),
    );
  }

  /** Sizes and heats, for all of a line or for so many of it. */
  function choose(said: Statement, places: readonly number[] | undefined): boolean {
    const { verb, count, refused } = said;
    if (said.isAhead && verb !== 'make' && count === undefined && refused === undefined) return false;
    const sellsSo = (place: number) => sells(place, said.options);
    const named = places?.filter(sellsSo) ?? [];
    const isOpen = places === undefined || (named.length === 0 && said.isPronoun);
    const meant = isOpen ? all.filter(sellsSo).slice(-1) : named;
    if (meant.length === 0) return false;
    return set(meant, (draft) => {
      const there = draft.line.count ?? 1;
      const some = {
        ...so(draft, chosenOf(draft, said)),
        line: { ...so(draft, chosenOf(draft, said)).line, count: count?.of ?? there },
      };
      // "Add a large one too"
      if (count?.sign === 1 || said.isAdded) {
        added.push({ ...some, line: { ...some.line, count: count?.of ?? 1 } });
        return draft;
      }
      if (count === undefined || count.of >= there) return some;
      added.push(some);
      return counted(draft, there - count.of);
    });
  }

  /** "Hot nahi mild", of what is hot: what was said first is refused. */
  const chosenOf = ({ line }: Draft, { options, refused }: Statement): readonly Option[] => {
    const isThere = options.every(({ text }) => line.options.some((own) => own.text === text));
    return isThere && refused?.option ? [refused.option] : options;
  };

  /** The lines that are named; of several the one that was chosen when it was asked. */
  function meantBy(said: Statement): readonly number[] | undefined {
    const places = narrowed(said);
    const chosen = places?.filter((place) => talk.meant.includes(lines[place]?.segment.place ?? -1)) ?? [];
    return chosen.length > 0 ? chosen : places;
  }

  function unclearIn(said: Statement): readonly number[] {
    const isOpen =
      said.isRest || said.isMany || said.dish !== undefined || /^(?:keep|again)$/.test(said.verb ?? '');
    const places = isOpen ? [] : (meantBy({ ...said, options: [...said.options] }) ?? []);
    return places.length > 1 && (said.verb !== undefined || saysValue(said))
      ? places.flatMap((place) => lines[place]?.segment.place ?? [])
      : [];
  }

  /** "Make the small latte large", "make the large one medium": the one that is small, where several are named so. */
  function narrowed({ places: named, options, isAhead }: Statement): readonly number[] | undefined {
    const [first] = options;
    const places = named ?? (options.length > 1 ? all : undefined);
    if (places === undefined || places.length < 2 || !(isAhead || named === undefined) || first === undefined)
      return named;
    const isSo = ({ text, size }: Option) =>
      text === first.text || (size !== undefined && size === first.size);
    const fitting = places.filter((place) => drafts[place]?.line.options.some(isSo));
    if (fitting.length > 0) options.shift();
    return fitting.length > 0 ? fitting : named;
  }

  const dishAt = (place: number) => index.dishes[drafts[place]?.knownDish ?? -1];
  const sells = (place: number, options: readonly Option[]): boolean => {
    const { portions = [], spiceLevels = [] } = dishAt(place) ?? {};
    return options.every(
      (option) => (findPortion(portions, option) ?? findSpice(spiceLevels, option)) !== undefined,
    );
  };

  /** "Beef burger not chicken", "make the pepperoni a hawaiian": in place of that line, as many and as large. */
  function exchange(
    { refused, options, count, verb, kindOf }: Statement,
    dish: DishSegment,
    places?: readonly number[],
  ): boolean {
    // "That latte iced": another kind of it, though no verb says so.
    const isKind = kindOf !== undefined && (verb === 'make' || (places?.includes(kindOf) ?? false));
    const [place, ...others] =
      refused?.places ?? (isKind ? [kindOf] : verb === 'make' ? places : undefined) ?? [];
    const draft = drafts[place ?? -1];
    if (place === undefined || draft === undefined || others.length > 0) return false;
    const head = headWord(index, draft.candidates[0]?.title) ?? '';
    const isWhole = (dish.candidates[0]?.missing ?? 0) === 0;
    const meant = (isWhole ? undefined : findKind(index, tokens, dish.start, dish.end, head)) ?? dish;
    const { knownDish: _, ...left } = draft;
    const isSome = count !== undefined && count.of < (draft.line.count ?? 1);
    // "One of my lemonades should be a shake"
    if (isSome)
      added.push({
        ...so(left, options),
        segment: meant,
        candidates: meant.candidates,
        line: { ...so(left, options).line, count: count.of },
      });
    if (isSome) return set([place], () => counted(draft, (draft.line.count ?? 1) - count.of));
    return set([place], () => ({
      ...so(left, options),
      segment: meant,
      candidates: meant.candidates,
      ...(count ? { line: { ...so(left, options).line, count: count.of, isCounted: true } } : {}),
    }));
  }

  /** "Ten wings instead of six", "go up to the twenty four": the pack of so many. */
  function packOf(
    place: number,
    { of, sign, isThe }: Count,
    refused: number | undefined,
  ): Option | undefined {
    const find = (wanted?: number) =>
      dishAt(place)?.portions.find(({ measure }) => measure?.count === wanted);
    return sign === 0 && (isThe || (refused !== undefined && find(refused) !== undefined))
      ? find(of)
      : undefined;
  }

  /** "Double it", of a Single that is sold as a Double. */
  function doubleSize(draft: Draft): Draft | undefined {
    const double = index.dishes[draft.knownDish ?? -1]?.portions.find(({ text }) => text === 'double');
    const isSingle = draft.line.options.some(({ text }) => text === 'single') && draft.line.count === 1;
    return double && isSingle ? so(draft, [double]) : undefined;
  }

  const left = (): Draft[] => [...drafts.filter((draft) => draft !== undefined), ...added];
  return { apply, unclearIn, left };
}
