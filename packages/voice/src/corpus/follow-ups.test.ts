import { describe, expect, it } from 'vitest';
import { buildVoiceIndex } from '../menu/voice-index.ts';
import { readOrder } from '../understand-order.ts';
import type { ContextItem } from '../voice-types.ts';
import { absentLineSets } from './follow-ups/absent-lines.ts';
import { talkClassSets } from './follow-ups/classes.ts';
import { demoAndQuayTalkSets } from './follow-ups/demo-and-quay.ts';
import { describedLineSets } from './follow-ups/described-lines.ts';
import { exchangedLineSets } from './follow-ups/exchanged-lines.ts';
import { followUpSets } from './follow-ups/follow-ups.ts';
import { harrowAndCorniceTalkSets } from './follow-ups/harrow-and-cornice.ts';
import { keptAfterAllSets } from './follow-ups/kept-after-all.ts';
import { kindOfLineSets } from './follow-ups/kinds-of-lines.ts';
import { limitAndPreferenceSets } from './follow-ups/limits-and-preferences.ts';
import { newValueSets } from './follow-ups/new-values.ts';
import { otherScriptSets } from './follow-ups/other-scripts.ts';
import { partOfDishSets } from './follow-ups/parts-of-dishes.ts';
import { pronounAndNameSets } from './follow-ups/pronouns-and-names.ts';
import { romanUrduTalkSets } from './follow-ups/roman-urdu.ts';
import { saidAndGivenSets } from './follow-ups/said-and-given.ts';
import { saidOfLinesSets } from './follow-ups/said-of-lines.ts';
import { saidOfCounterLinesSets } from './follow-ups/said-of-lines-counters.ts';
import { sharedLineSets } from './follow-ups/shared-lines.ts';
import { talkSets } from './follow-ups/talk.ts';
import { talkOfOrderSets } from './follow-ups/talk-of-the-order.ts';
import { whatStaysSets } from './follow-ups/what-stays.ts';
import { quayTownMenu } from './menus/quay-town.ts';
import { contextOf } from './score-corpus.ts';
import { mostFailures, scoreInShort } from './score-in-short.ts';

const isSameLine = (a: ContextItem, b: ContextItem | undefined): boolean =>
  a.dishId === b?.dishId && a.quantity === b.quantity && a.portion === b.portion && a.spice === b.spice;
const hasChanged = (before: readonly ContextItem[], after: readonly ContextItem[]): boolean =>
  before.length !== after.length || !after.every((line, place) => isSameLine(line, before[place]));

describe('what is said while an order is there', () => {
  it('nearly every cart is right', () => {
    const sets = [
      ...followUpSets,
      ...talkSets,
      ...talkClassSets,
      ...harrowAndCorniceTalkSets,
      ...demoAndQuayTalkSets,
      ...limitAndPreferenceSets,
    ];
    const scores = sets.map(([menu, groups]) => scoreInShort(menu, groups));
    const failures = scores.flatMap((score) => score.failures);
    const all = scores.reduce((sum, score) => sum + score.transcripts, 0);
    expect(1 - failures.length / all, failures.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  it.each([
    ['harrow and cornice', harrowAndCorniceTalkSets, 58],
    ['demo and quay', demoAndQuayTalkSets, 100],
    ['what stays', whatStaysSets, 170],
    ['kept after all', keptAfterAllSets, 38],
    ['new values', newValueSets, 87],
    ['named and described', describedLineSets, 44],
    ['exchanged lines', exchangedLineSets, 23],
    ['said and given', saidAndGivenSets, 20],
    ['shared lines', sharedLineSets, 49],
    ['other scripts', otherScriptSets, 29],
    ['talk of the order', talkOfOrderSets, 34],
    ['parts of dishes', partOfDishSets, 17],
    ['said of lines', [...saidOfLinesSets, ...saidOfCounterLinesSets], 106],
    ['roman urdu', romanUrduTalkSets, 28],
    ['kinds of lines', kindOfLineSets, 28],
    ['not in the order', absentLineSets, 29],
    ['pronouns and names', pronounAndNameSets, 31],
  ] as const)('by their kind, %s: stay understood', (_, sets, least) => {
    const failures = sets.flatMap(([menu, groups]) => scoreInShort(menu, groups).failures);
    expect(failures.length, failures.join('\n')).toBeLessThanOrEqual(mostFailures(sets, least));
  });

  it.each([
    'cancel the chai the paratha or just whichever is cheaper',
    'make the chai large no not the chai the paratha',
  ])('asks before it takes everything away where something was to be kept: %s', (said) => {
    const index = buildVoiceIndex(quayTownMenu);
    const context = contextOf('2 Karak Chai; 1 Anda Paratha', quayTownMenu);
    const { items, question } = readOrder(index, said, context);
    expect(items).toHaveLength(2);
    expect(items.every((item, place) => isSameLine(item, context[place]))).toBe(true);
    expect(question?.lines).toEqual([0, 1]);
  });

  it('asks which line is meant where two fit as well, and then changes that one', () => {
    const unasked = [...talkSets, ...talkClassSets].flatMap(([menu, groups]) => {
      const index = buildVoiceIndex(menu);
      const cases = groups
        .filter(({ group }) => group === 'follow-up: which line')
        .flatMap(({ cases }) => cases);
      return cases.flatMap(([say, , before = '']) => {
        const context = contextOf(before, menu);
        const { items, question } = readOrder(index, say, context);
        const changed = (question?.lines ?? []).map((line) =>
          readOrder(index, say, context, { meant: [line] }),
        );
        const isAsked = changed.length > 1 && items.every((item, place) => isSameLine(item, context[place]));
        const isSettled =
          changed.every(({ question: again }) => again?.lines === undefined) &&
          changed.some((reading) => hasChanged(context, reading.items));
        return isAsked && isSettled ? [] : [say];
      });
    });
    expect(unasked).toEqual([]);
  });
});
