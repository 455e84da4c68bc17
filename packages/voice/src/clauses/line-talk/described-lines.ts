import type { TokenRole } from '../../read/token-roles.ts';
import type { Segment } from '../../segment/segments.ts';
import type { Clause } from '../clause.ts';
import { isSoSized, type LineThere } from '../line-references.ts';
import { clausesOf, type Said, type Statement } from './described-clauses.ts';
import { linesNamed, type Talk } from './named-line.ts';
import { isPlainTalk, isSomebody, textOf } from './plain-talk.ts';
import { valueAt } from './said-values.ts';
import { jointAt } from './value-joints.ts';

/**
 * "Karahi full and the naan six", "both pizzas medium", "go mild on the prawns", "the rolls from regular to large",
 * "hot nahi, mild": lines by name, and how large, how hot or how many they are to be, in whatever order. Of two values
 * the one the line has is given up. Nothing is read where anything is ordered or a word is left over.
 */
export function readDescribedLines(talk: Talk, roles: readonly TokenRole[]): Clause[] | undefined {
  if (asking.test(textOf(talk, 0, talk.tokens.length))) return undefined;
  const statements = readStatements(talk, roles);
  return statements && clausesOf(talk, statements);
}

/** A question about a dish, what goes, or one more of it: nothing that is to be otherwise. */
const asking =
  /^(?:(?:wait|hey|oh|so|um|hmm|btw|sorry|actually|ok|okay|please|tell me|by the way) )*(?:is(?! ko\b| ki\b| ka\b| me\b| mein\b| wal)|are|does|was|isnt|arent|how|what|whats|why|which|who|kya|will|have you|do you)\b|\b(?:kitn[aie]|kais[aie]|kaun\w*|or what|same|again|another|more|by|dobara|(?:can|should|must|has to|have to|needs to) (?:all |both )?go)\b(?! size)/;

const stayWords =
  /^(?:(?:can |should |must )?(?:stays?|remains?)(?: (?:as (?:it is|they are|is)|the same|like that))?|as (?:it is|they are|is)|wais[aie] hi(?: rehne d\w+)?|(?:is|are) (?:fine|ok|okay|good)(?: as (?:it is|they are))?|(?:ko )?(?:mat|na|nahi) (?:ch\w*er\w*|badal\w*|hata\w*)|theek hai)(?= |$)/;
const endWords =
  /^(?:(?:and |aur )?nothing else|aur kuch nahi|thats (?:it|all)|(?:if )?its not too late|waise|(?:and |aur )?(?:leave|keep) (?:the )?(?:others?|rest|everything else)(?: ones?)?(?: as (?:it is|they are|is)| alone| the same)?)(?= |$)/;
const leaveWords = /^(?:leave|keep|dont touch|dont change|do not touch|dont remove|do not remove)(?= |$)/;
const refusedBehind =
  /^(?:(?:wont|will not|is not|isnt|are not|arent|was not|wasnt|cant|doesnt|does not)(?= )|(?:kam|thor[aie]|zyada|ziada|bohat) (?:hai|hain|hoga|honge|par)|is too|are too|nahi chahiye)/;
const because = /^(?:because|cos|coz|cuz|cause|since|kyunke|kyunki|kyonke|warna|otherwise|if)$/;
/** What was given as a reason ends here. */
const endsReason = /^(?:so|do|make|and|aur|but|lekin|bring|turn|go|lets|to|then|kar|just|get|take)$/;

/** Where the reading goes on; undefined where this word says nothing of the kind, 'refused' where it says too much. */
type Step = (talk: Talk, said: SaidSoFar, at: number) => number | 'refused' | undefined;

/** How many words of the text from here are these. */
const wordsOf = (pattern: RegExp, talk: Talk, at: number): number =>
  pattern.exec(textOf(talk, at, at + 8))?.[0].split(' ').length ?? 0;

/** Talk around it: why, what else stays, what is not enough. */
const skipTalk: Step = (talk, said, at) => {
  const ended = wordsOf(endWords, talk, at);
  if (ended > 0) return at + ended;
  const word = talk.tokens[at]?.text ?? '';
  if (said.reason !== undefined && endsReason.test(word)) said.reason = undefined;
  if (said.reason !== 'because' && !because.test(word)) return undefined;
  said.reason = 'because';
  return said.parts.get(at)?.end ?? at + 1;
};

/** "No fries", of what comes with fries; "half won't be enough": the size before it is given up. */
const takeRefusal: Step = (talk, said, at) => {
  const { current } = said;
  const last = current.values.at(-1);
  const refused = wordsOf(refusedBehind, talk, at);
  if (refused === 0 || last === undefined || last.end > at) return undefined;
  current.values = [...current.values.slice(0, -1), { ...last, isRefused: true }];
  said.reason = 'refused';
  return at + refused;
};

/** "The rice stays", "leave the rice" */
const takeStaying: Step = (talk, said, at) => {
  const stays = wordsOf(stayWords, talk, at);
  if (stays > 0) {
    if (said.current.names.length > 0) said.current.stays = true;
    return at + stays;
  }
  const leaves = wordsOf(leaveWords, talk, at);
  if (leaves === 0) return undefined;
  closeStatement(said);
  said.isKept = true;
  return at + leaves;
};

/** "Not", "and", "both", "make": how the values and lines around it belong together. */
const takeJoint: Step = (talk, said, at) => {
  const word = talk.tokens[at]?.text ?? '';
  const part = said.parts.get(at);
  const joint = jointAt(textOf(talk, at, at + 5));
  if (joint !== undefined && !(word === 'to' && said.current.values.length === 0) && word !== 'no') {
    said.current.sides = [...(said.current.sides ?? []), { side: joint.side, at }];
    return at + joint.words;
  }
  if (/^(?:and|aur|n|y)$/.test(word)) {
    said.isJoined = true;
    return at + 1;
  }
  if (part?.kind === 'scope') {
    said.current.isBoth = /^(?:both|dono|them both)/.test(word) ? 2 : 'all';
    return part.end;
  }
  if (part?.kind !== 'command' || !isLeadIn(talk, part)) return undefined;
  said.current.isTold = true;
  return part.end;
};

const steps: readonly Step[] = [skipTalk, takeRefusal, takeStaying, takeValue, takeName, takeJoint];

function readStatements(talk: Talk, roles: readonly TokenRole[]) {
  const said = newSaidSoFar(talk);
  for (let at = 0; at < talk.tokens.length; ) {
    let next: ReturnType<Step>;
    for (const step of steps) {
      next = step(talk, said, at);
      if (next !== undefined) break;
    }
    if (next === 'refused') return undefined;
    const part = said.parts.get(at);
    const word = talk.tokens[at]?.text ?? '';
    const isPast = said.reason === 'refused' && part?.kind !== 'dish';
    const isTalk =
      changingWords.test(word) || isPlainTalk(roles[at], word, part) || isSomebody(talk, roles, at);
    if (next === undefined && !isPast && !isTalk) return undefined;
    at = next ?? (isPast && part ? part.end : at + 1);
  }
  closeStatement(said);
  return said.statements;
}

/** "Make", "change", "he wants": what is to be so is said behind them. */
const isLeadIn = (talk: Talk, { start, end, ...part }: Segment): boolean =>
  part.kind === 'command' &&
  (/^(?:make|hesitate|correct|change|no|instead)$/.test(part.command) ||
    /^(?:says|said|bring|but|lekin|(?:he|she|they) wants?)$/.test(textOf(talk, start, end)));

const changingWords =
  /^(?:go|goes|going|take|bump|move|bring|turn|reduce|increase|raise|lower|upgrade|downgrade|change|switch|make|up|down|should|be|want|need|needs|wanted|said|asked|ask|chahiye|chahye|chahie|hi|theek|hai|hain|size|spice|level|on|in|as|number|quantity|only|actually|do|em|one|ones|enough|mein|ki|ka|mirch|s|is|late|if|not|nothing|else|times|instead|into|kar|dein|den|barha|barhao|rather|than|whole)$/;

/** What was said of the lines up to here. */
type SaidSoFar = {
  readonly parts: ReadonlyMap<number, Segment>;
  readonly statements: Statement[];
  current: Statement;
  /** In the midst of a reason, or of what is not enough. */
  reason: 'refused' | 'because' | undefined;
  isJoined: boolean;
  isKept: boolean;
};

const newSaidSoFar = ({ path }: Talk): SaidSoFar => ({
  parts: new Map(path.map((part) => [part.start, part])),
  statements: [],
  current: { names: [], values: [] },
  reason: undefined,
  isJoined: false,
  isKept: false,
});

/** What was said is said: the next statement begins. */
function closeStatement(said: SaidSoFar): void {
  const { names, values, stays } = said.current;
  if (names.length + values.length > 0 || stays) said.statements.push(said.current);
  said.current = { names: [], values: [] };
  said.isJoined = false;
}

/** A size, heat or amount: of the line before it or behind it, or the line itself ("the small one"). */
function takeValue(talk: Talk, said: SaidSoFar, at: number): number | undefined {
  const value = valueAt(talk, at);
  if (value === undefined) return undefined;
  said.reason = undefined;
  const selected = selectorAt(talk, value);
  if (selected === undefined) {
    said.current.values = [...said.current.values, value];
    return value.end;
  }
  if (said.current.values.length + said.current.names.length > 0) closeStatement(said);
  said.current.names = [{ part: value.part, ...selected, isMany: false }];
  return value.end + 1;
}

/** A line by its name. */
function takeName(talk: Talk, said: SaidSoFar, at: number): number | 'refused' | undefined {
  const part = said.parts.get(at);
  const named = part === undefined ? undefined : linesNamed(talk, part);
  if (part === undefined || named === undefined) return undefined;
  const { names, values, stays } = said.current;
  if (names.length > 0 && (values.length > 0 || stays === true)) closeStatement(said);
  const isFirst = said.current.names.length === 0;
  // "Make it a double and the fries large"
  const isApart = isFirst ? said.current.values.length > 0 && said.isJoined : !said.isJoined;
  if (isApart && (isFirst || !isScoped(talk, part.end))) return 'refused';
  const isMany = named.isMany || isScoped(talk, at - 1);
  said.current.names = [...said.current.names, { part, ...named, isMany }];
  if (said.isKept) said.current.stays = true;
  // "Mirch kam karahi mein"
  if (/^(?:mein|main|me)$/.test(talk.tokens[part.end]?.text ?? '')) said.current.isTold = true;
  said.isKept = false;
  said.isJoined = false;
  return part.end;
}

/** "Both pizzas", "reshmi and bihari both" */
const isScoped = ({ tokens }: Talk, at: number): boolean =>
  /^(?:both|dono|all|sab|every|saare|sari)$/.test(
    tokens[/^(?:the|my|of)$/.test(tokens[at]?.text ?? '') ? at - 1 : at]?.text ?? '',
  );

/** "The small one", "the large wali": the line that is so. */
function selectorAt(talk: Talk, { part, start, end }: Said): { lines: readonly LineThere[] } | undefined {
  const isOne = /^(?:ones?|wal[aie])$/.test(talk.tokens[end]?.text ?? '');
  const isThe = /^(?:the|my|jo)$/.test(talk.tokens[start - 1]?.text ?? '');
  if (part.kind !== 'option' || !isOne || !isThe) return undefined;
  const lines = talk.lines.filter((line) => isSoSized(talk.index, line, part.option));
  return lines.length > 0 ? { lines } : undefined;
}
