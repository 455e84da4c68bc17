import { describe, expect, it } from 'vitest';
import { newSession, restoreSession, serialiseDraft } from './voice-draft.ts';
import { advance } from './voice-session.ts';
import type { VoiceEffect, VoiceEvent, VoiceLine, VoiceSession } from './voice-session-types.ts';

const location = { latitude: 31.52, longitude: 74.35 };
const latte = (portion_size: string): VoiceLine => ({
  id: 1,
  title: 'Latte',
  quantity: 1,
  final_price: 300,
  portion_size,
  spice_level: null,
  restaurant: 'Corner Roast',
});
const lines = [latte('Small'), latte('Large')];
const question = {
  text: 'Which one: Latte (Small) or Latte (Large)?',
  choices: ['Latte (Small)', 'Latte (Large)'],
  line: 0,
  lines: [0, 1],
};
const unchanged: VoiceEvent = {
  type: 'orderUnderstood',
  items: lines,
  notFound: [],
  question,
  isWhole: true,
  changed: false,
};
const play = (events: readonly VoiceEvent[], from: VoiceSession) =>
  events.reduce<{ session: VoiceSession; effects: readonly VoiceEffect[] }>(
    ({ session }, event) => advance(session, event),
    { session: from, effects: [] },
  );
const typed = (text: string): VoiceEvent[] => [{ type: 'edited', text }, { type: 'sendOrder' }];
const sent = (effects: readonly VoiceEffect[]) => effects.find(({ type }) => type === 'understand');

describe.each([
  ['the preview', { ...newSession(), location, pendingItems: lines }],
  ['the cart', { ...newSession(), location, stage: 'afterCart' as const, allConfirmedItems: lines }],
])('which line of %s is meant', (_, before) => {
  const { session: asked, effects } = play([...typed('make the latte a medium'), unchanged], before);

  it('is asked, and nothing changes before', () => {
    expect(effects).toContainEqual({ type: 'speak', text: question.text });
    expect(asked).toMatchObject({ pendingItems: before.pendingItems, waiting: 'nothing', question });
    expect(asked.allConfirmedItems).toEqual(before.allConfirmedItems);
  });

  it.each([
    ['the large one', [1]],
    ['small', [0]],
    ['the second', [1]],
    ['both', [0, 1]],
  ])('is answered with %s', (said, places) => {
    expect(sent(play(typed(said), asked).effects)).toEqual({
      type: 'understand',
      command: 'make the latte a medium',
      location,
      context: lines,
      lines: places,
    });
  });

  it('is answered by a tap, and once more where the answer could not be sent', () => {
    const tapped = play([{ type: 'choiceMade', choice: 'Latte (Large)' }], asked);
    expect(sent(tapped.effects)).toMatchObject({ lines: [1] });
    const failed = play([{ type: 'orderUnreachable' }], tapped.session).session;
    const again = play([{ type: 'choiceMade', choice: 'Latte (Small)' }], failed);
    expect(sent(again.effects)).toMatchObject({ lines: [0] });
  });

  it('goes on with the next question of the same words, and keeps what was chosen', () => {
    const chosen = play([{ type: 'choiceMade', choice: 'Latte (Large)' }], asked).session;
    const next = play([{ ...unchanged, question: { ...question, lines: [2, 3] } }], chosen).session;
    expect(sent(play([{ type: 'choiceMade', choice: 'Latte (Small)' }], next).effects)).toMatchObject({
      lines: [1, 2],
    });
  });

  it('may be neither', () => {
    const { session, effects: told } = play(typed('neither'), asked);
    expect(session.question).toBeNull();
    expect(sent(told)).toBeUndefined();
    expect(session.told).toBe('What shall I change?');
  });

  it('is still asked after a reload', () => {
    expect(restoreSession(serialiseDraft(asked)).session.question).toEqual(asked.question);
  });
});

it('takes a yes for no answer: which one is asked again', () => {
  const before = { ...newSession(), location, pendingItems: lines };
  const { session: asked } = play([...typed('remove the latte'), unchanged], before);
  const { session, effects } = play(typed('yes'), asked);
  expect(effects).toContainEqual({ type: 'speak', text: `Please choose. ${question.text}` });
  expect(session.pendingItems).toEqual(lines);
});
