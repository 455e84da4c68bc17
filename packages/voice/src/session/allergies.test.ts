import { describe, expect, it } from 'vitest';
import { readBack } from './conversation.ts';
import type { Step } from './steps.ts';
import { newSession, restoreSession, serialiseDraft } from './voice-draft.ts';
import { advance } from './voice-session.ts';
import type { VoiceEvent, VoiceLine, VoiceSession } from './voice-session-types.ts';

const warning = 'Careful: the card of Kheer at Sweet Gali says “Contains: Dairy, nuts”.';
const kheer: VoiceLine = {
  ...{ id: 7, title: 'Kheer', quantity: 1, final_price: 180, portion_size: null, spice_level: null },
  ...{ restaurant: 'Sweet Gali', note: 'allergic to nuts', card_warning: warning },
};
const location = { latitude: 31.5, longitude: 74.3 };
const run = (session: VoiceSession, ...events: VoiceEvent[]) =>
  events.reduce<Step>(
    ({ session: now, effects }, event) => {
      const next = advance(now, event);
      return { session: next.session, effects: [...effects, ...next.effects] };
    },
    { session, effects: [] },
  );
const said = (
  text: string,
  outcome: Partial<Extract<VoiceEvent, { type: 'orderUnderstood' }>>,
): VoiceEvent[] => [
  { type: 'edited', text },
  { type: 'sendOrder' },
  {
    ...{ type: 'orderUnderstood', items: [], notFound: [], question: null, isWhole: false, changed: false },
    ...outcome,
  },
];

describe('an allergy', () => {
  const begun: VoiceSession = { ...newSession(), location };
  const told = run(begun, ...said('i am allergic to nuts', { allergies: ['allergic to nuts'] }));

  it('is told as noted, kept over a reload and sent with what is said next', () => {
    expect(told.session.told).toContain('I note “allergic to nuts” for the kitchen with every dish.');
    const restored = restoreSession(serialiseDraft(told.session)).session;
    const { effects } = run(restored, { type: 'edited', text: 'a kheer' }, { type: 'sendOrder' });
    expect(effects).toContainEqual(
      expect.objectContaining({ type: 'understand', allergies: ['allergic to nuts'] }),
    );
  });

  it('is not told as noted twice, and a dish whose card mentions it is warned of', () => {
    const { session, effects } = run(
      told.session,
      ...said('a kheer', { items: [kheer], changed: true, allergies: ['allergic to nuts'] }),
    );
    expect(session.told).toBe(warning);
    expect(effects).toContainEqual({ type: 'speak', text: warning });
  });

  it('is warned of whenever the order is read back', () =>
    expect(readBack([kheer])).toBe(
      `1 Kheer (allergic to nuts). Rs.180.00 together, before tax and fees. ${warning}`,
    ));

  it('holds for the next order of the same conversation, over a reload too, and goes with Reset All', () => {
    const done: VoiceSession = { ...told.session, stage: 'done', allConfirmedItems: [kheer] };
    const { session, effects } = run(done, { type: 'resetDue' });
    expect(session).toMatchObject({
      stage: 'initial',
      allConfirmedItems: [],
      allergies: ['allergic to nuts'],
    });
    const kept = effects.findLast((effect) => effect.type === 'saveDraft');
    expect(restoreSession(kept?.text ?? null).session.allergies).toEqual(['allergic to nuts']);
    expect(run(session, { type: 'resetAll' }).session.allergies).toEqual([]);
  });

  it('is told as taken back', () => {
    const { session } = run(told.session, ...said('i am not allergic any more', { allergies: [] }));
    expect(session.allergies).toEqual([]);
    expect(session.told).toContain('I no longer note “allergic to nuts” with your dishes.');
  });
});
