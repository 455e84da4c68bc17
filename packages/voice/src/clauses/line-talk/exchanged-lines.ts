import type { TokenRole } from '../../read/token-roles.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { type Clause, newClause } from '../clause.ts';
import type { LineThere } from '../line-references.ts';
import { linesNamed, type Talk } from './named-line.ts';
import { isPlainTalk, isSomebody, textOf } from './plain-talk.ts';

/** Words that say of the two which is liked better, so that the one behind them is given up. */
const comparing =
  /^(?:rather than|instead of|in place of|better than|more than|over|than|(?:and )?not(?! feeling| needed)|(?:but )?you(?:ve| have)? (?:gave|give|got|put|added|brought|heard|wrote|have)(?: me| us| in| down)?)(?= |$)/;
/** Words that give up the one before them. */
const givingUp =
  /^(?:nahi|nahin|nai|no longer|not anymore|anymore|any more|ki bajaye|ke bajaye|ki jagah|ke badle|ki bajae|wapas (?:lo|le lo|lein|le lein|kar do|kar dein))(?= |$)/;
/** Words that give up the one behind them, or say that another is wanted. */
const preferring =
  /^(?:(?:i |we |ive |weve )?(?:have )?changed (?:my|our) minds? (?:about|on)|not feeling|(?:id|i would|we would|would|lets|they|we|i|he|she) (?:much )?(?:rather|prefer)|prefers?|rather|would be better|sounds? (?:better|nicer)|is better|(?:forget|skip|drop|scrap|scratch|cancel|ditch)(?: about)?|(?:i |we |he |she |they )?(?:dont|do not|doesnt|does not|didnt|did not) (?:want|fancy|feel like|need)|(?:i|we|he|she|they) (?:actually |clearly |really )?(?:said|asked for|wanted|ordered|meant|requested)|kah[ai] th[ai]|bol[ai] th[ai]|mang[ai] th[ai]|se badal\w*(?: d\w+| kar\w*)*|(?:us|is|un|in) ?ki jagah|(?:usk|isk|unk|ink)i jagah)(?= |$)/;
/** Words that go with it and say no more: "same size", "fix it". */
const besides =
  /^(?:(?:in |of )?(?:the )?same (?:size|amount|number|portion)|size (?:wohi|wahi|same)|(?:wohi|wahi) size|fix (?:it|that)|ye mera order nahi tha|like (?:his|her|their|the|my) \w+|ko|plates?|kar d\w+|kar do)(?= |$)/;

type Given = { readonly part: Segment; readonly lines: readonly LineThere[] };
type Mark = {
  readonly at: number;
  readonly kind: 'comparing' | 'givingUp' | 'preferring';
  readonly isSaid?: boolean;
};
const saidBefore =
  /^(?:(?:i|we|he|she|they) (?:\w+ )?(?:said|asked|wanted|ordered|meant)|kah[ai] th|bol[ai] th|mang[ai] th)/;

/**
 * "I changed my mind about the soup, I'd rather have dumplings", "she prefers fajita to pepperoni", "chai nahi lassi":
 * one line that is there and one dish that is not, and words that give up one for the other.
 */
export function readExchange(talk: Talk, roles: readonly TokenRole[]): Clause[] | undefined {
  const { tokens, path } = talk;
  const parts = new Map(path.map((part) => [part.start, part]));
  let line: Given | undefined;
  let wanted: DishSegment | undefined;
  let options: Segment[] = [];
  const marks: Mark[] = [];
  for (let at = 0; at < tokens.length; ) {
    const text = textOf(talk, at, at + 6);
    const part = parts.get(at);
    const idle = besides.exec(text);
    if (idle !== null) {
      at += idle[0].split(' ').length;
      continue;
    }
    const mark = markAt(
      text,
      marks.some(({ kind }) => kind === 'preferring') && (line !== undefined) !== (wanted !== undefined),
    );
    if (mark !== undefined) {
      marks.push({ at, kind: mark.kind, isSaid: saidBefore.test(text) });
      at += mark.words;
      continue;
    }
    const named = part === undefined ? undefined : linesNamed(talk, part);
    if (part !== undefined && named !== undefined) {
      if (line !== undefined) return undefined;
      line = { part, lines: named.lines };
      at = part.end;
      continue;
    }
    if (part?.kind === 'dish' || (part?.kind === 'other' && 'candidates' in part)) {
      // "Mutton, not chicken": which mutton is told by what it stands for.
      if (wanted !== undefined || part.kind !== 'dish' || part.candidates[0]?.isHeadless) return undefined;
      wanted = part;
      at = part.end;
      continue;
    }
    const isPeople = /^(?:the|my|our) (?:kids|family)$/.test(textOf(talk, Math.max(0, at - 1), at + 1));
    if ((part?.kind === 'option' && !isPeople) || (part?.kind === 'number' && part.form === 'spoken')) {
      options = [...options, part];
      at = part.end;
      continue;
    }
    if (part?.kind === 'command' && asking.test(part.command)) {
      at = part.end;
      continue;
    }
    if (
      part?.kind !== 'number' &&
      !isPlainTalk(roles[at], tokens[at]?.text ?? '', part) &&
      !isSomebody(talk, roles, at)
    )
      return undefined;
    at++;
  }
  if (line === undefined || wanted === undefined || line.lines.length !== 1) return undefined;
  return clauseFor(line, wanted, options, marks);
}

const asking = /^(?:add|make|correct|hesitate|change|remove|no|removeBefore)$/;

function markAt(
  text: string,
  isBetween: boolean,
): { readonly kind: 'comparing' | 'givingUp' | 'preferring'; readonly words: number } | undefined {
  // "Prefer fajita to pepperoni"
  const to = isBetween ? /^to(?= |$)/.exec(text) : null;
  const kinds = [
    ['comparing', to ?? comparing.exec(text)],
    ['givingUp', givingUp.exec(text)],
    ['preferring', preferring.exec(text)],
  ] as const;
  const [kind, found] = kinds.find((other) => other[1] !== null) ?? [];
  return kind === undefined || !found ? undefined : { kind, words: found[0].split(' ').length };
}

function clauseFor(
  { part, lines: [there] }: Given,
  wanted: DishSegment,
  options: readonly Segment[],
  marks: readonly Mark[],
): Clause[] | undefined {
  const compared = marks.find(({ kind }) => kind === 'comparing');
  const isLineFirst = part.start < wanted.start;
  const isBeforeBoth = (compared?.at ?? 0) < Math.min(part.start, wanted.start);
  if (there === undefined || marks.length === 0) return undefined;
  // What stands behind the word is given up, or the first of the two where it leads them in.
  const isGivenUp = compared === undefined ? isLineFirst : isBeforeBoth === isLineFirst;
  if (compared !== undefined && !isGivenUp) return [];
  const hasRefusal = marks.some(({ kind, at }) => kind === 'givingUp' && at >= part.end);
  if (!isGivenUp && !hasRefusal) return undefined;
  if (
    options.some(
      ({ start }) => start < part.start || start < wanted.start !== (options[0]?.start ?? 0) < wanted.start,
    )
  )
    return undefined;
  const dish: DishSegment = { ...there.segment, start: part.start, end: part.end };
  return [
    {
      ...newClause(),
      command: 'change',
      hasVerb: true,
      picked: { dish },
      segments: [...options, wanted].toSorted((a, b) => a.start - b.start),
    },
  ];
}
