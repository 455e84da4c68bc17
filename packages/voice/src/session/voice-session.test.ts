import type { CartRestaurant } from '@nearbite/contract/cart/cart';
import type { PublicTerms } from '@nearbite/contract/restaurants/public-terms';
import { noTerms } from '@nearbite/contract/restaurants/testing/default-terms';
import type { VoiceNotFound } from '@nearbite/contract/voice/voice';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeReadBack } from './field-steps.ts';
import { explainKitchens } from './kitchen-texts.ts';
import { findOffer, findShownOffer, shownPrompt } from './saved-details.ts';
import { mergeLines } from './session-lines.ts';
import { newSession, restoreSession, serialiseDraft } from './voice-draft.ts';
import { advance } from './voice-session.ts';
import type { PutLine, VoiceEffect, VoiceEvent, VoiceLine, VoiceSession } from './voice-session-types.ts';
import { detailFields, promptFor, voiceSettings, voiceTexts } from './voice-settings.ts';

const lahore = { latitude: 31.52, longitude: 74.35 };
const biryani: VoiceLine = {
  id: 7,
  title: 'Chicken Biryani',
  quantity: 2,
  final_price: 900,
  portion_size: 'Large',
  spice_level: null,
  restaurant: 'Karachi Biryani Centre',
};
const naan: VoiceLine = {
  ...biryani,
  id: 8,
  title: 'Plain Naan',
  quantity: 4,
  final_price: 160,
  portion_size: null,
};
const sushi: VoiceNotFound = { text: 'sushi', quantity: 1, reason: 'unknown', dish: null, near: [] };
const put: PutLine = {
  id: 7,
  title: 'Chicken Biryani',
  portion_size: 'Large',
  spice_level: null,
  quantity: 2,
  quantityBefore: 0,
};
const details = { name: 'Ali Khan', phone: '+923001234567', address: 'House 12, Street 4', city: 'Lahore' };
const order = { oid: 'A1B2C3', total: 1060 };

function play(
  session: VoiceSession,
  ...events: VoiceEvent[]
): { session: VoiceSession; effects: VoiceEffect[] } {
  let current = session;
  let effects: VoiceEffect[] = [];
  for (const event of events) {
    const next = advance(current, event);
    current = next.session;
    effects = [...next.effects];
  }
  return { session: current, effects };
}

const done = (effects: readonly VoiceEffect[]) => effects.filter(({ type }) => type !== 'saveDraft');
const located = (): VoiceSession => ({ ...newSession(), location: lahore });
const previewing = () =>
  play(
    located(),
    { type: 'heard', text: 'two large chicken biryani' },
    {
      type: 'orderUnderstood',
      question: null,
      isWhole: false,
      changed: true,
      items: [biryani],
      notFound: [],
    },
  ).session;
const inCart = () => play(previewing(), { type: 'confirmItems' }, { type: 'itemsAdded', put: [] }).session;
const atField = (index: number): VoiceSession => ({
  ...inCart(),
  stage: 'address',
  currentFieldIndex: index,
  deliveryDetails: details,
});

describe('taking the order', () => {
  it('sends what was heard with the position, then shows the preview', () => {
    const sent = play(located(), { type: 'heard', text: ' two biryani ' });
    expect(done(sent.effects)).toEqual([
      { type: 'stopMicrophone' },
      { type: 'understand', command: 'two biryani', location: lahore, context: [] },
    ]);
    const shown = play(sent.session, {
      type: 'orderUnderstood',
      question: null,
      isWhole: false,
      changed: true,
      items: [biryani],
      notFound: [],
    }).session;
    expect(shown).toMatchObject({
      stage: 'initial',
      pendingItems: [biryani],
      noItemsFound: false,
      waiting: 'nothing',
      transcript: '',
    });
  });

  it.each<[string, VoiceSession, VoiceEvent, VoiceEffect, boolean]>([
    [
      'an empty transcript',
      located(),
      { type: 'sendOrder' },
      { type: 'alert', text: 'No speech detected.' },
      true,
    ],
    [
      'no location',
      { ...newSession(), transcript: 'naan' },
      { type: 'sendOrder' },
      { type: 'alert', text: 'Location not available.' },
      false,
    ],
    [
      'location denied',
      newSession(),
      { type: 'locationDenied' },
      { type: 'alert', text: 'Please enable location services to use voice ordering.' },
      false,
    ],
    [
      'no geolocation',
      newSession(),
      { type: 'locationUnsupported' },
      { type: 'alert', text: 'Geolocation not supported by your browser.' },
      false,
    ],
    [
      'no match',
      { ...located(), waiting: 'understanding' },
      { type: 'orderUnderstood', question: null, isWhole: false, changed: true, items: [], notFound: [] },
      { type: 'speak', text: "Sorry, I couldn't find any items matching your request. Please try again." },
      true,
    ],
    [
      'a refusal with an error',
      located(),
      { type: 'orderRefused', error: 'Too many requests', message: 'm' },
      { type: 'errorDialog', text: 'Too many requests' },
      false,
    ],
    [
      'a refusal with a message',
      located(),
      { type: 'orderRefused', message: 'Bad command' },
      { type: 'errorDialog', text: 'Bad command' },
      false,
    ],
    [
      'a bare refusal',
      located(),
      { type: 'orderRefused' },
      { type: 'errorDialog', text: 'Something went wrong' },
      false,
    ],
    [
      'a dead network',
      located(),
      { type: 'orderUnreachable' },
      { type: 'alert', text: 'Failed to process voice input' },
      false,
    ],
    [
      'speech that does not start',
      located(),
      { type: 'listeningFailed' },
      { type: 'speak', text: "Sorry, I couldn't start listening. Please try again." },
      false,
    ],
    [
      'a microphone that does not start',
      located(),
      { type: 'microphoneFailed' },
      { type: 'speak', text: "Sorry, I couldn't start the microphone. Please try again." },
      false,
    ],
    [
      'a refused microphone',
      located(),
      { type: 'microphoneRefused' },
      { type: 'alert', text: voiceTexts.microphoneRefused },
      false,
    ],
  ])('%s is told', (_, session, event, effect, noItemsFound) => {
    const next = play(session, event);
    expect(next.effects).toContainEqual(effect);
    expect(next.session).toMatchObject({ noItemsFound, waiting: 'nothing', stage: 'initial' });
  });

  it('does not send twice while waiting for the response', () => {
    const sent = play(
      located(),
      { type: 'heard', text: 'naan' },
      { type: 'sendOrder' },
      { type: 'sendOrder' },
    );
    expect(sent.effects).toEqual([]);
  });

  it('deletes a line from the preview and takes an alternative', () => {
    const both = { ...previewing(), pendingItems: [biryani, naan] };
    expect(play(both, { type: 'removeItem', place: 0 }).session.pendingItems).toEqual([naan]);
    const other = { ...naan, id: 9, title: 'Garlic Naan' };
    expect(play(both, { type: 'replaceItem', place: 1, item: other }).session.pendingItems).toEqual([
      biryani,
      other,
    ]);
  });

  it('a line changed into one that is there already takes its place instead of standing twice', () => {
    const both = { ...previewing(), pendingItems: [biryani, naan] };
    const changed = { ...naan, quantity: 5 };
    expect(play(both, { type: 'replaceItem', place: 0, item: changed }).session.pendingItems).toEqual([
      changed,
    ]);
  });

  it('clears the transcript only', () => {
    expect(play({ ...previewing(), transcript: 'um' }, { type: 'clear' }).session).toMatchObject({
      transcript: '',
      pendingItems: [biryani],
    });
  });
});

describe('into the cart', () => {
  it('adds the pending items, then offers more or the delivery', () => {
    const confirming = play(previewing(), { type: 'confirmItems' });
    expect(confirming.effects).toContainEqual({ type: 'addToCart', items: [biryani] });
    const added = play(confirming.session, { type: 'itemsAdded', put: [] });
    expect(added.session).toMatchObject({
      stage: 'afterCart',
      confirmed: true,
      pendingItems: [],
      allConfirmedItems: [biryani],
    });
    expect(added.effects).toContainEqual({ type: 'toast', text: 'All items added to cart' });
  });

  it('keeps the preview when the cart did not take them', () => {
    const failed = play(previewing(), { type: 'confirmItems' }, { type: 'itemsNotAdded', put: [] }).session;
    expect(failed).toMatchObject({ stage: 'initial', pendingItems: [biryani], waiting: 'nothing' });
  });

  it('tells whoever spoke that the cart did not take them, and listens for the yes to try again', () => {
    const asked = play(previewing(), { type: 'heard', text: 'yes' });
    const failed = play(asked.session, { type: 'itemsNotAdded', put: [] });
    const text = 'Not everything could be added. Say yes to try again.';
    expect(failed.effects).toContainEqual({ type: 'speak', text });
    expect(failed.effects.map(({ type }) => type)).toContain('startMicrophone');
    const again = play(failed.session, { type: 'heard', text: 'yes' });
    expect(again.effects).toContainEqual({ type: 'addToCart', items: [biryani] });
  });

  it('returns for more items and listens at once', () => {
    const more = play(inCart(), { type: 'addMoreItems' });
    expect(more.session).toMatchObject({ stage: 'initial', allConfirmedItems: [biryani] });
    expect(done(more.effects)).toEqual([{ type: 'stopMicrophone' }, { type: 'startMicrophone', afterMs: 0 }]);
  });

  it('replaces the same dish, portion and spice in place and appends others', () => {
    const three = { ...biryani, quantity: 3 };
    const spicy = { ...biryani, spice_level: 'Hot' };
    expect(mergeLines([biryani, naan], [three, spicy])).toEqual([three, naan, spicy]);
  });
});

describe('taking the delivery details', () => {
  it('asks for the name first: prompt, beep, microphone one second after', () => {
    const asked = play(inCart(), { type: 'proceedToDelivery' });
    expect(asked.session).toMatchObject({ stage: 'address', currentFieldIndex: 0, fieldConfirmed: false });
    expect(done(asked.effects)).toEqual([
      { type: 'stopMicrophone' },
      { type: 'speak', text: 'Your full name?' },
      { type: 'beep' },
      { type: 'startMicrophone', afterMs: 1000 },
    ]);
  });

  it.each([
    [0, 'my name is ali khan', 'name', 'Ali Khan'],
    [1, 'plus nine two three double zero one two three four five six seven', 'phone', '+923001234567'],
    [2, 'house number twelve street four', 'address', 'House 12, Street 4'],
    [3, 'lahore', 'city', 'Lahore'],
  ] as const)('field %d writes what was said as people write it', (index, text, field, written) => {
    expect(play(atField(index), { type: 'heard', text }).session.deliveryDetails[field]).toBe(written);
    expect(play(atField(index), { type: 'edited', text: 'by hand' }).session.deliveryDetails[field]).toBe(
      'by hand',
    );
  });

  it('takes any detail by hand, also one that was confirmed before, but not once the order is on its way', () => {
    const edit = { type: 'detailEdited', field: 'name', text: 'Sara' } as const;
    expect(play(atField(2), edit).session).toMatchObject({
      currentFieldIndex: 2,
      deliveryDetails: { ...details, name: 'Sara' },
    });
    const submitting = play(atField(3), { type: 'confirmField' }, edit).session;
    expect(submitting.deliveryDetails.name).toBe(details.name);
  });

  it.each([0, 1, 2])('confirming field %d moves on after 0.8 s with a prompt and a beep', (index) => {
    const confirmed = play(atField(index), { type: 'confirmField' });
    expect(confirmed.session).toMatchObject({ currentFieldIndex: index, fieldConfirmed: true });
    expect(confirmed.effects).toContainEqual({ type: 'after', afterMs: 800, event: 'nextFieldDue' });
    const next = play(confirmed.session, { type: 'nextFieldDue' });
    expect(next.session).toMatchObject({ currentFieldIndex: index + 1, fieldConfirmed: false });
    expect(done(next.effects).map(({ type }) => type)).toEqual(['speak', 'beep', 'startMicrophone']);
  });

  it('says again: clears that field alone and asks anew', () => {
    const again = play(atField(1), { type: 'sayAgain' });
    expect(again.session.deliveryDetails).toEqual({ ...details, phone: '' });
    expect(done(again.effects).map(({ type }) => type)).toEqual([
      'stopMicrophone',
      'speak',
      'beep',
      'startMicrophone',
    ]);
  });

  it('does not confirm an empty field', () => {
    const empty = { ...atField(0), deliveryDetails: { ...details, name: ' ' } };
    expect(play(empty, { type: 'confirmField' }).session).toMatchObject({
      currentFieldIndex: 0,
      fieldConfirmed: false,
    });
  });

  it('goes back to a field left empty instead of submitting', () => {
    const gap = { ...atField(3), deliveryDetails: { ...details, phone: '' } };
    const next = play(gap, { type: 'confirmField' });
    expect(next.session).toMatchObject({ currentFieldIndex: 1, waiting: 'nothing' });
    expect(next.effects.some(({ type }) => type === 'placeOrder')).toBe(false);
  });

  it('submits after the last field, once, and confirms', () => {
    const submitting = play(atField(3), { type: 'confirmField' });
    expect(submitting.effects).toContainEqual({ type: 'placeOrder', details });
    expect(play(submitting.session, { type: 'confirmField' }).effects).toEqual([]);
    const placed = play(submitting.session, { type: 'orderPlaced', order });
    expect(placed.session).toMatchObject({ stage: 'done', placedOrder: order });
    expect(placed.effects).toContainEqual({ type: 'after', afterMs: 4000, event: 'resetDue' });
    expect(placed.effects).toContainEqual({ type: 'speak', text: 'Order confirmed successfully!' });
  });

  it('tells a failed order and lets it be tried again', () => {
    const failed = play(atField(3), { type: 'confirmField' }, { type: 'orderFailed' });
    expect(failed.effects).toContainEqual({ type: 'alert', text: 'Order could not be submitted.' });
    expect(play(failed.session, { type: 'confirmField' }).effects).toContainEqual({
      type: 'placeOrder',
      details,
    });
  });

  it('resets four seconds after success, keeping only the way to pay', () => {
    const placed = play(atField(3), { type: 'confirmField' }, { type: 'orderPlaced', order }).session;
    const reset = play(placed, { type: 'resetDue' });
    expect(reset.session).toEqual({ ...located(), placedOrder: order });
    expect(reset.effects).toEqual([{ type: 'clearDraft' }]);
  });
});

describe('at every stage', () => {
  const stages = {
    initial: previewing(),
    afterCart: inCart(),
    address: atField(2),
    done: { ...atField(3), stage: 'done' as const },
  };

  it.each(Object.entries(stages))('%s: Reset All clears everything', (_, session) => {
    const reset = play(session, { type: 'resetAll' });
    expect(reset.session).toEqual(located());
    expect(reset.effects).toEqual([
      { type: 'cancelTimers' },
      { type: 'stopMicrophone' },
      { type: 'clearDraft' },
    ]);
  });

  it.each(Object.entries(stages))('%s: survives a reload', (stage, session) => {
    const restored = restoreSession(serialiseDraft(session));
    expect(serialiseDraft(restored.session)).toBe(serialiseDraft(session));
    expect(restored.session.needsTap).toBe(stage === 'address');
    const timers = stage === 'done' ? [{ type: 'after', afterMs: 4000, event: 'resetDue' }] : [];
    expect(restored.effects).toEqual(timers);
  });

  it('keeps the draft under the shape of the spec, and what can be taken back', () => {
    expect(Object.keys(JSON.parse(serialiseDraft(newSession())))).toEqual([
      'pendingItems',
      'allConfirmedItems',
      'confirmed',
      'location',
      'stage',
      'deliveryDetails',
      'currentFieldIndex',
      'fieldConfirmed',
      'noItemsFound',
      'putInCart',
    ]);
    expect(voiceSettings.draftKey).toBe('voiceOrderData');
  });

  it('asks anew after a reload that lost the response, and only listens on when there is one', () => {
    const empty = restoreSession(
      serialiseDraft({ ...atField(1), deliveryDetails: { ...details, phone: '' } }),
    ).session;
    expect(done(play(empty, { type: 'continue' }).effects).map(({ type }) => type)).toEqual([
      'speak',
      'beep',
      'startMicrophone',
    ]);
    const filled = restoreSession(serialiseDraft(atField(1))).session;
    expect(play(filled, { type: 'continue' }).session.needsTap).toBe(false);
  });

  it.each([
    'not json',
    '{}',
    'null',
    '[]',
    '{"stage":"nowhere"}',
    serialiseDraft({ ...newSession(), stage: 'address' }),
    serialiseDraft({ ...atField(0), currentFieldIndex: 9 }),
    serialiseDraft({ ...previewing(), pendingItems: [{ ...biryani, quantity: 0 }] }),
    serialiseDraft({ ...previewing(), location: { latitude: 999, longitude: 0 } }),
  ])('a corrupt draft starts afresh: %s', (stored) => {
    expect(restoreSession(stored)).toEqual({ session: newSession(), effects: [{ type: 'clearDraft' }] });
  });

  it('never breaks, saves every change, and can always be restored, whatever happens', () => {
    const event: fc.Arbitrary<VoiceEvent> = fc.oneof(
      fc.constantFrom(
        ...(
          [
            'startListening',
            'stopListening',
            'listeningStarted',
            'listeningEnded',
            'listeningFailed',
            'microphoneFailed',
            'clear',
            'sendOrder',
            'orderUnreachable',
            'confirmItems',
            'addMoreItems',
            'proceedToDelivery',
            'confirmField',
            'sayAgain',
            'nextFieldDue',
            'readBackDue',
            'cartGone',
            'continue',
            'orderFailed',
            'resetDue',
            'locationDenied',
          ] as const
        ).map((type) => ({ type })),
      ),
      fc.record({ type: fc.constantFrom('heard' as const, 'edited' as const), text: fc.string() }),
      fc.constant({
        type: 'orderUnderstood' as const,
        question: null,
        isWhole: false,
        changed: true,
        items: [biryani, naan],
        notFound: [sushi],
      }),
      fc.record({ type: fc.constant('choiceMade' as const), choice: fc.string() }),
      fc.constantFrom(
        { type: 'itemsAdded' as const, put: [] },
        { type: 'itemsNotAdded' as const, put: [put] },
      ),
      fc.constant({ type: 'nearDishChosen' as const, item: naan }),
      fc.constant({ type: 'orderPlaced' as const, order }),
      fc.constant({ type: 'locationFound' as const, location: lahore }),
      fc.record({ type: fc.constant('removeItem' as const), place: fc.integer({ min: -1, max: 3 }) }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let session = newSession();
        let stored: string | null = null;
        for (const next of events) {
          const { session: after, effects } = advance(session, next);
          for (const effect of effects) {
            if (effect.type === 'saveDraft') stored = effect.text;
            if (effect.type === 'clearDraft') stored = null;
          }
          session = after;
        }
        const draft = restoreSession(stored).session;
        if (stored !== null) expect(draft.stage).toBe(session.stage);
        expect(serialiseDraft(draft)).toBe(
          serialiseDraft({
            ...session,
            location: stored === null ? null : session.location,
            fieldConfirmed: false,
          }),
        );
      }),
    );
  });
});

describe('what was not found', () => {
  const meant = { title: 'Sushi Box', slug: 's', restaurant: 'Tokyo', distance_km: 34.2 };
  const sent = () =>
    play(located(), { type: 'heard', text: 'naan and sushi' }, { type: 'sendOrder' }).session;
  const spoken = (effects: readonly VoiceEffect[]) =>
    effects.flatMap((effect) => (effect.type === 'speak' ? [effect.text] : []));

  it('is only shown where nothing was found at all, and the sentence stays', () => {
    const { session, effects } = play(sent(), {
      type: 'orderUnderstood',
      question: null,
      isWhole: false,
      changed: true,
      items: [],
      notFound: [sushi],
    });
    expect(spoken(effects)).toEqual([voiceTexts.nothingFoundSpoken]);
    expect(session).toMatchObject({ transcript: 'naan and sushi', noItemsFound: true, notFound: [sushi] });
  });

  it.each([
    [sushi, 'I did not find “sushi”.'],
    [{ ...sushi, reason: 'sold_out', dish: meant }, 'Sushi Box at Tokyo is sold out.'],
    [{ ...sushi, kitchen: 'Tokyo' }, 'Tokyo has no “sushi”.'],
    [{ ...sushi, reason: 'out_of_reach', dish: meant }, 'Sushi Box at Tokyo is out of reach, 34 km away.'],
  ] as const)('is said beside what was (%#)', (notFound, text) => {
    const understood = {
      type: 'orderUnderstood',
      question: null,
      isWhole: false,
      changed: true,
      items: [naan],
      notFound: [notFound],
    } as const;
    const { session, effects } = play(sent(), understood);
    expect(spoken(effects)).toEqual([text]);
    // Sent again with a word put right, the naan would count twice.
    expect(session).toMatchObject({ pendingItems: [naan], transcript: '' });
    const chosen = play(session, { type: 'nearDishChosen', item: biryani }).session;
    expect(chosen).toMatchObject({ pendingItems: [naan, biryani], notFound: [], transcript: '' });
  });

  it('a cut amount is said too', () => {
    const cut = { ...naan, quantity: 99, asked_quantity: 150 };
    const { effects } = play(sent(), {
      type: 'orderUnderstood',
      question: null,
      isWhole: false,
      changed: true,
      items: [cut],
      notFound: [],
    });
    expect(spoken(effects)).toEqual(['You asked for 150 Plain Naan. The most of one dish is 99.']);
  });
});

describe('spoken commands in the delivery step', () => {
  const begin = { type: 'listeningStarted' } as const;

  it('confirm what was there, also when the recogniser first heard half of the word', () => {
    const listening = play(atField(2), { type: 'listeningStarted' }).session;
    const { session, effects } = play(
      listening,
      { type: 'heard', text: 'con', isInterim: true },
      { type: 'heard', text: 'confirm please' },
    );
    expect(session).toMatchObject({ waiting: 'nextField', deliveryDetails: details });
    expect(done(effects)).toContainEqual({ type: 'stopMicrophone' });
  });

  it('politeness changes nothing, and "say again" asks anew', () => {
    const listening = play(atField(3), { type: 'listeningStarted' }).session;
    const polite = play(
      listening,
      { type: 'heard', text: 'plea', isInterim: true },
      { type: 'heard', text: 'please' },
    ).session;
    expect(polite.deliveryDetails.city).toBe('Lahore');
    expect(play(polite, { type: 'heard', text: 'say again' }).session.deliveryDetails.city).toBe('');
  });

  it.each([
    ['yes', 'nextField', 'House 12, Street 4'],
    ['correct', 'nextField', 'House 12, Street 4'],
    ["that's right", 'nextField', 'House 12, Street 4'],
    ['okay next', 'nextField', 'House 12, Street 4'],
    ['no', 'nothing', ''],
    ["no that's wrong", 'nothing', ''],
    ['hmm okay so', 'nothing', 'House 12, Street 4'],
    ['thank you', 'nothing', 'House 12, Street 4'],
  ])('“%s” behind an address is no part of it', (utterance, waiting, address) => {
    const empty = { ...atField(2), deliveryDetails: { ...details, address: '' } };
    const { session } = play(
      empty,
      { type: 'listeningStarted' },
      { type: 'heard', text: 'house number twelve' },
      { type: 'heard', text: 'house number twelve street four', utterance: 'street four' },
      { type: 'heard', text: `house number twelve street four ${utterance}`, utterance },
    );
    expect(session).toMatchObject({ waiting, currentFieldIndex: 2, deliveryDetails: { address } });
  });

  it.each(['yes', 'okay', 'no', 'correct', 'hmm'])('“%s” is nobody’s name, said or typed', (text) => {
    const empty = { ...atField(0), deliveryDetails: { ...details, name: '' } };
    const said = play(empty, { type: 'listeningStarted' }, { type: 'heard', text });
    expect(said.session).toMatchObject({ waiting: 'nothing', deliveryDetails: { name: '' } });
    if (text === 'hmm') return;
    expect(said.effects).toContainEqual({ type: 'speak', text: 'Your full name?' });
    const typed = play(empty, { type: 'detailEdited', field: 'name', text }, { type: 'confirmField' });
    expect(typed.session).toMatchObject({ waiting: 'nothing', currentFieldIndex: 0 });
    expect(typed.session.fieldError?.text).toBe('Your full name?');
  });

  it('goes back to the field before, from the first one to the cart, and asks for nothing twice', () => {
    const before = play(atField(2), begin, { type: 'heard', text: 'go back please' });
    expect(before.session).toMatchObject({
      stage: 'address',
      currentFieldIndex: 1,
      deliveryDetails: details,
    });
    expect(before.effects).toContainEqual({ type: 'speak', text: 'Your phone number?' });
    const cart = play(atField(0), begin, { type: 'heard', text: 'back' });
    expect(cart.session).toMatchObject({ stage: 'afterCart', deliveryDetails: details });
    const again = play(cart.session, { type: 'proceedToDelivery' });
    expect(again.session).toMatchObject({ currentFieldIndex: 3, told: voiceTexts.filledIn });
  });

  it('what was heard is shown with the way on, and read back after a silence', () => {
    const empty = { ...atField(1), deliveryDetails: { ...details, phone: '' } };
    const heard = play(empty, begin, {
      type: 'heard',
      text: 'zero three zero zero one two three four five six seven',
    });
    expect(heard.session.told).toBe('Confirm, or say again?');
    expect(done(heard.effects)).toEqual([
      { type: 'cancelTimers' },
      { type: 'after', afterMs: 2500, event: 'readBackDue' },
    ]);
    const due = play(heard.session, { type: 'readBackDue' });
    expect(done(due.effects)).toEqual([
      { type: 'stopMicrophone' },
      {
        type: 'speak',
        text: '0 3 0 0 1 2 3 4 5 6 7. Confirm, or say again?',
      },
      { type: 'startMicrophone', afterMs: 0 },
    ]);
  });

  it('nothing is read back once something else was said or done', () => {
    const empty = { ...atField(0), deliveryDetails: { ...details, name: '' } };
    const heard = play(empty, begin, { type: 'heard', text: 'ali khan' }).session;
    const events: VoiceEvent[] = [
      { type: 'confirmField' },
      { type: 'heard', text: 'ali khan jun', utterance: 'jun', isInterim: true },
      { type: 'detailEdited', field: 'name', text: 'Ali' },
      { type: 'stopListening' },
    ];
    for (const event of events)
      expect(play(heard, event, { type: 'readBackDue' }).effects.some(({ type }) => type === 'speak')).toBe(
        false,
      );
  });

  it('an address goes on after it was read back, any other field is said anew', () => {
    const say = (field: number, text: string, first: string, more: string) => {
      const name = (['name', 'phone', 'address', 'city'] as const)[field] ?? 'name';
      const from = { ...atField(field), deliveryDetails: { ...details, [name]: '' } };
      const { session } = play(from, begin, { type: 'heard', text: first }, { type: 'readBackDue' }, begin, {
        type: 'heard',
        text: more,
      });
      expect(session.deliveryDetails[name]).toBe(text);
    };
    say(2, 'House 12, Street 4', 'house number twelve', 'street four');
    say(0, 'Ali Khan', 'ali', 'ali khan');
  });

  it('a clear yes to what was read back places the order, an okay does not', () => {
    const { session } = play(atField(3), begin, { type: 'heard', text: 'yes' });
    expect(session).toMatchObject({ waiting: 'nothing', told: voiceTexts.filledIn });
    const placed = play(session, begin, { type: 'heard', text: 'yes' });
    expect(placed.effects).toContainEqual({ type: 'placeOrder', details });
    const unclear = play(session, begin, { type: 'heard', text: 'okay' });
    expect(done(unclear.effects)).toContainEqual({ type: 'speak', text: voiceTexts.filledIn });
    expect(unclear.session.waiting).toBe('nothing');
  });

  it.each([
    ['what was my total', /^Rs\.1,800\.00 together/],
    ['mera total kitna hai', /^Rs\.1,800\.00 together/],
    ['what is it I have ordered', /^2 Chicken Biryani/],
    ['what name do you have', /^Ali Khan\./],
    ['which address is it going to', /^House 12, Street 4\./],
    ['how long will it take', /^I did not understand that\./],
    ['is it halal?', /^I did not understand that\./],
    ['order kab aayega', /^I did not understand that\./],
  ])(
    'the question “%s” is no name, address or city: it is answered, and the field asked again',
    (text, told) => {
      for (const [index, field] of [
        [0, 'name'],
        [2, 'address'],
        [3, 'city'],
      ] as const) {
        const empty = { ...atField(index), deliveryDetails: { ...details, [field]: '' } };
        const said = play(
          empty,
          begin,
          { type: 'heard', text: text.slice(0, -3), isInterim: true },
          { type: 'heard', text },
        );
        const typed = play(empty, { type: 'detailEdited', field, text }, { type: 'confirmField' });
        for (const { session, effects } of [said, typed]) {
          expect(session).toMatchObject({ waiting: 'nothing', currentFieldIndex: index });
          expect(session.deliveryDetails[field]).toBe('');
          if (!/^(?:name|address)$/.test(field)) expect(session.told).toMatch(told);
          expect(session.told).toContain(promptFor(field));
          expect(effects).toContainEqual({ type: 'speak', text: session.told });
        }
      }
    },
  );

  it.each([
    [3, 'Karachi', ['lahore'], 'no I said karachi'],
    [3, 'Karachi', ['lahore'], 'sorry, make it karachi'],
    [0, 'Hamza Tariq', ['amza tarik'], 'no, mera naam hamza tariq hai'],
    [1, '03001234567', ['zero three one'], 'sorry zero three double zero one two three four five six seven'],
    [2, 'No 12, Street 4', [], 'no 12 street 4'],
    [0, 'Will Smith', [], 'will smith'],
    [0, '', ['amza'], 'that is not my name'],
    [3, '', ['lahore'], 'wait'],
  ] as const)('field %d is “%s” after a correction', (index, written, before, said) => {
    const field = detailFields[index] ?? 'name';
    const empty = { ...atField(index), deliveryDetails: { ...details, [field]: '' } };
    const heard = (text: string) => ({ type: 'heard', text }) as const;
    const { session } = play(empty, begin, ...before.map(heard), heard(said));
    expect(session.deliveryDetails[field]).toBe(said === 'wait' ? 'Lahore' : written);
  });

  it.each([
    ['change the address', ''],
    ['I want to change my delivery address please', ''],
    ['the address is not correct', ''],
    ['address galat hai', ''],
    ['change the address to house five street nine', 'House 5, Street 9'],
    ['no, the address is wrong, it should be house five street nine', 'House 5, Street 9'],
  ])('“%s” is obeyed, and then it goes on where it was', (text, address) => {
    const empty = { ...atField(3), deliveryDetails: { ...details, city: '' } };
    const asked = play(empty, begin, { type: 'heard', text });
    expect(asked.session).toMatchObject({ currentFieldIndex: 2, deliveryDetails: { address, city: '' } });
    const back = play(
      asked.session,
      { type: 'detailEdited', field: 'address', text: 'House 5' },
      { type: 'confirmField' },
      { type: 'nextFieldDue' },
    );
    expect(back.session).toMatchObject({ currentFieldIndex: 3, deliveryDetails: { address: 'House 5' } });
    const name = play(
      { ...atField(3), deliveryDetails: { ...details, city: '' } },
      { type: 'detailEdited', field: 'city', text: 'change my name' },
      { type: 'confirmField' },
    );
    expect(name.session).toMatchObject({ currentFieldIndex: 0, deliveryDetails: { name: '', city: '' } });
    const on = play(
      name.session,
      { type: 'detailEdited', field: 'name', text: 'Sara' },
      { type: 'confirmField' },
    );
    expect(play(on.session, { type: 'nextFieldDue' }).session.currentFieldIndex).toBe(3);
  });

  it('a change of the order leads to the cart, where it is understood', () => {
    const { session, effects } = play(atField(2), begin, { type: 'heard', text: 'remove the biryani' });
    expect(session).toMatchObject({ stage: 'afterCart', waiting: 'understanding', deliveryDetails: details });
    expect(effects).toContainEqual(
      expect.objectContaining({ type: 'understand', command: 'remove the biryani' }),
    );
  });

  it('reads all of it back once, before the Confirm that places the order', () => {
    const last = { ...atField(3), deliveryDetails: { ...details, city: '' } };
    for (const text of ['lahore', 'lahore confirm']) {
      const heard = play(last, begin, { type: 'heard', text });
      expect(heard.session).toMatchObject({ waiting: 'nothing', deliveryDetails: details });
      expect(heard.effects.filter(({ type }) => type === 'readOrderBack')).toHaveLength(1);
      expect(wholeReadBack(heard.session)).toBe(
        'Your order: 2 Chicken Biryani (Large). Rs.1,800.00 together, before tax and fees. For Ali Khan, + 9 2 3 0 0 1 2 3 4 5 6 7, House 12, Street 4, Lahore.',
      );
      const placed = play(
        heard.session,
        begin,
        { type: 'heard', text: 'con', isInterim: true },
        { type: 'heard', text: 'confirm' },
      );
      expect(placed.effects).toContainEqual({ type: 'placeOrder', details });
    }
  });

  it('does not go on with what the order would be refused for, and says why', () => {
    const wrong = { ...atField(1), deliveryDetails: { ...details, phone: '12' } };
    const { session, effects } = play(wrong, { type: 'confirmField' });
    expect(session).toMatchObject({ waiting: 'nothing', fieldError: { field: 'phone' } });
    expect(done(effects)).toContainEqual({ type: 'speak', text: session.fieldError?.text });
    expect(session.fieldError?.text).toBe('Phone must be between 7 and 20 characters long');
    expect(play(session, { type: 'edited', text: '1' }).session.fieldError).toBeNull();
  });

  it.each(['confirm', 'Please', 'yes please confirm'])('a typed “%s” is no answer either', (text) => {
    const typed = play(atField(3), { type: 'detailEdited', field: 'city', text }, { type: 'confirmField' });
    expect(typed.effects.some(({ type }) => type === 'placeOrder')).toBe(false);
    expect(typed.session).toMatchObject({
      currentFieldIndex: 3,
      fieldError: { field: 'city', text: 'Your city?' },
    });
  });

  it('orders without the politeness that was typed around an answer', () => {
    const typed = { ...details, name: 'Li You', city: 'lahore please' };
    const { effects } = play({ ...atField(3), deliveryDetails: typed }, { type: 'confirmField' });
    expect(effects).toContainEqual({ type: 'placeOrder', details: { ...typed, city: 'lahore' } });
  });
});

describe('a microphone that does not work', () => {
  it.each([
    ['microphoneRefused', 'refused'],
    ['microphoneFailed', 'missing'],
    ['listeningFailed', 'failed'],
  ] as const)('%s is remembered until it listens', (type, problem) => {
    const { session } = play(located(), { type });
    expect(session.microphoneProblem).toBe(problem);
    expect(play(session, { type: 'listeningStarted' }).session.microphoneProblem).toBeNull();
  });

  it.each(['refused', 'missing'] as const)('that is %s is tried again only by a tap', (microphoneProblem) => {
    const typesOf = (session: VoiceSession, event: VoiceEvent) =>
      done(play({ ...session, microphoneProblem }, event).effects).map(({ type }) => type);
    expect(typesOf(inCart(), { type: 'proceedToDelivery' })).toEqual(['stopMicrophone', 'speak']);
    expect(typesOf(inCart(), { type: 'addMoreItems' })).toEqual(['stopMicrophone']);
    expect(typesOf(located(), { type: 'startListening' })).toEqual(['startMicrophone']);
  });
});

describe('taking back what was put into the cart', () => {
  const confirm = { type: 'confirmItems' } as const;
  it('remembers what a line held before this page first touched it, also over a reload', () => {
    const once = play(previewing(), confirm, { type: 'itemsNotAdded', put: [{ ...put, quantityBefore: 1 }] });
    const twice = play(once.session, confirm, {
      type: 'itemsAdded',
      put: [{ ...put, quantity: 3, quantityBefore: 2 }],
    }).session;
    const { session } = restoreSession(serialiseDraft(twice));
    expect(session.putInCart).toEqual([{ ...put, quantity: 3, quantityBefore: 1 }]);
    const reset = play(session, { type: 'resetAll' });
    expect(reset.effects).toContainEqual({ type: 'takeBack', lines: session.putInCart });
    expect(reset.session.putInCart).toEqual([]);
  });

  it('leaves an order alone', () => {
    const ordered: VoiceSession = { ...inCart(), stage: 'done', putInCart: [put] };
    expect(play(ordered, { type: 'resetAll' }).effects.map(({ type }) => type)).not.toContain('takeBack');
  });
});

describe('details of last time', () => {
  const known = (changes: Partial<typeof details> = {}): VoiceSession => ({
    ...inCart(),
    savedDetails: { ...details, ...changes },
  });
  const offered = (changes?: Partial<typeof details>) =>
    play(known(changes), { type: 'proceedToDelivery' }).session;

  it('are the only thing asked as long as they are offered, also after a reload', () => {
    const { session, effects } = play(known(), { type: 'proceedToDelivery' });
    expect(findOffer(session)).toBe('Same address as last time? House 12, Street 4, Lahore.');
    const spoken = [
      { type: 'speak', text: 'Same address as last time? House 12, Street 4, Lahore. Say yes or no.' },
    ];
    expect(effects.filter(({ type }) => type === 'speak')).toEqual(spoken);
    expect(effects.map(({ type }) => type)).toEqual(expect.arrayContaining(['beep', 'startMicrophone']));
    expect(shownPrompt(session)).toBe('Say yes or no, or say your full name.');
    expect(shownPrompt({ ...session, canListen: false })).toBe('Press Yes or No, or type your full name.');
    const back = { ...restoreSession(serialiseDraft(session)).session, savedDetails: details };
    const again = play(back, { type: 'continue' }).effects;
    expect(again.filter(({ type }) => type === 'speak')).toEqual(spoken);
  });

  it.each<VoiceEvent>([{ type: 'savedAccepted' }, { type: 'heard', text: 'yes please' }])(
    'fill the four fields by $type; the order waits for the Confirm of the last',
    (yes) => {
      const { session, effects } = play(offered(), yes);
      expect(session.deliveryDetails).toEqual(details);
      expect(session).toMatchObject({ currentFieldIndex: 3, waiting: 'nothing', told: voiceTexts.filledIn });
      expect(findOffer(session)).toBeUndefined();
      expect(effects.some(({ type }) => type === 'placeOrder')).toBe(false);
      expect(effects).toContainEqual({ type: 'readOrderBack' });
      expect(play(session, { type: 'confirmField' }).effects).toContainEqual({ type: 'placeOrder', details });
    },
  );

  it('once all is filled in, words that are no command change nothing, and a field is changed by its name', () => {
    const filled = play(offered(), { type: 'savedAccepted' }, { type: 'listeningStarted' }).session;
    const stray = play(filled, { type: 'heard', text: 'umm hello there everybody' });
    expect(stray.session.deliveryDetails).toEqual(details);
    expect(stray.effects).toContainEqual({ type: 'speak', text: voiceTexts.filledIn });
    for (const [said, field] of [
      ['change the phone number', 'phone'],
      ['my address is wrong', 'address'],
      ['wrong city', 'city'],
    ] as const) {
      const asked = play(stray.session, { type: 'heard', text: said }).session;
      expect(asked.deliveryDetails).toEqual({ ...details, [field]: '' });
      expect(asked.currentFieldIndex).toBe(['name', 'phone', 'address', 'city'].indexOf(field));
    }
  });

  it.each([
    ['yes', details.name],
    ['Yes please', details.name],
    ['no', ''],
  ])('are accepted or left by a typed “%s”, which is nobody’s name', (text, name) => {
    const { session } = play(
      offered(),
      { type: 'detailEdited', field: 'name', text },
      { type: 'confirmField' },
    );
    expect(session.deliveryDetails.name).toBe(name);
    expect(session).toMatchObject({ waiting: 'nothing', currentFieldIndex: name === '' ? 0 : 3 });
    expect(findOffer(session)).toBeUndefined();
  });

  it('go on with what is missing', () => {
    const { session, effects } = play(offered({ phone: '' }), { type: 'savedAccepted' });
    expect(session).toMatchObject({ currentFieldIndex: 1, deliveryDetails: { ...details, phone: '' } });
    expect(effects).toContainEqual({ type: 'speak', text: 'Your phone number?' });
  });

  it.each<VoiceEvent>([{ type: 'savedDeclined' }, { type: 'heard', text: 'no' }])(
    'are left by $type, and everything is asked for',
    (no) => {
      const { session, effects } = play(offered(), no);
      expect(findOffer(session)).toBeUndefined();
      expect(session).toMatchObject({ currentFieldIndex: 0, deliveryDetails: { name: '', phone: '' } });
      expect(effects).toContainEqual({ type: 'speak', text: 'Your full name?' });
    },
  );

  it('are no longer offered once a detail is said or typed, nor without any', () => {
    expect(findOffer(play(offered(), { type: 'heard', text: 'Sara Malik' }).session)).toBeUndefined();
    const typed = play(offered(), { type: 'detailEdited', field: 'city', text: 'Multan' });
    expect(findOffer(typed.session)).toBeUndefined();
    expect(findOffer(offered({ name: '', phone: '', address: '', city: '' }))).toBeUndefined();
    expect(findOffer(offered({ address: '', city: '' }))).toMatch(/^Same name and phone number/);
  });

  it('stay on screen up to the address, and fill in what was not said otherwise', () => {
    const named = play(offered(), { type: 'heard', text: 'Ali Raza' }).session;
    expect(findShownOffer(named)).toBe('Same address as last time? House 12, Street 4, Lahore.');
    const { session } = play(named, { type: 'savedAccepted' });
    expect(session.deliveryDetails).toEqual({ ...details, name: 'Ali Raza' });
    expect(session).toMatchObject({ currentFieldIndex: 3, waiting: 'nothing' });
    expect(findShownOffer(session)).toBeUndefined();
    expect(findShownOffer({ ...named, currentFieldIndex: 3 })).toBeUndefined();
    expect(findShownOffer(play(named, { type: 'savedDeclined' }).session)).toBeUndefined();
    const nameOnly = play(offered({ address: '', city: '' }), { type: 'heard', text: 'Ali Raza' }).session;
    expect(findShownOffer(nameOnly)).toMatch(/^Same name and phone number/);
    expect(findShownOffer({ ...nameOnly, currentFieldIndex: 2 })).toBeUndefined();
  });

  it.each([
    'same address',
    'Same address as last time.',
    'use my usual address please',
    'the same as last time',
    'deliver to the same place',
    'wahi address',
    'pehle wala address',
  ])('are taken by “%s” at any time, said or typed, also after a no', (text) => {
    const named = play(offered(), { type: 'savedDeclined' }, { type: 'heard', text: 'Ali Raza' }).session;
    const asked: VoiceSession = { ...named, currentFieldIndex: 1, transcript: '' };
    const taken = { ...details, name: 'Ali Raza' };
    const said = play(asked, { type: 'heard', text });
    expect(said.session.deliveryDetails).toEqual(taken);
    expect(said.effects).toContainEqual({ type: 'readOrderBack' });
    const typed = play(asked, { type: 'detailEdited', field: 'phone', text }, { type: 'confirmField' });
    expect(typed.session.deliveryDetails).toEqual(taken);
    const atOnce = play(known(), { type: 'edited', text }, { type: 'sendOrder' });
    expect(atOnce.session).toMatchObject({
      stage: 'address',
      deliveryDetails: details,
      currentFieldIndex: 3,
    });
  });

  it('that nobody knows are told of', () => {
    const unknown = play(inCart(), { type: 'proceedToDelivery' }, { type: 'heard', text: 'same address' });
    expect(unknown.session.deliveryDetails.name).toBe('');
    expect(unknown.session.told).toBe('There is no address of an earlier order. Your full name?');
  });

  it('are there again after a reload in the middle', () => {
    const restored = restoreSession(serialiseDraft(offered())).session;
    expect(findOffer(play(restored, { type: 'detailsKnown', details }).session)).toBeDefined();
  });
});

describe('what stands against an order', () => {
  const terms: PublicTerms = { ...noTerms, delivers_here: true, eta_minutes: 20 };
  const line = (changes: Partial<PublicTerms>, quantity = 1): VoiceLine => ({
    ...biryani,
    quantity,
    ...{
      slug: 'b',
      image: null,
      price: 900,
      portions: [],
      spice_levels: [],
      confidence: 1,
      alternatives: [],
    },
    ...{ asked_quantity: null, note: null, terms: { ...terms, ...changes } },
  });

  it.each([
    [{ is_open: false }, 'Karachi Biryani Centre is closed right now. You cannot order from it now.'],
    [{ delivers_here: false }, 'Karachi Biryani Centre does not deliver to you.'],
    [
      { delivers_here: false, offers_pickup: true },
      'Karachi Biryani Centre does not deliver to you. You can pick it up.',
    ],
    [{ minimum_order: 1000 }, 'Karachi Biryani Centre takes orders from Rs.1,000.00. Rs.100.00 is missing.'],
  ])('is told with the preview: %o', (changes, text) => {
    const asking = play(located(), { type: 'edited', text: 'biryani' }, { type: 'sendOrder' }).session;
    const items = [line(changes)];
    const event = {
      type: 'orderUnderstood',
      items,
      notFound: [],
      question: null,
      isWhole: false,
      changed: true,
    } as const;
    expect(play(asking, event).effects).toContainEqual({ type: 'speak', text });
  });

  const putIn = (...lines: VoiceLine[]): VoiceSession => ({ ...inCart(), allConfirmedItems: lines });
  const open: VoiceLine = { ...naan, restaurant: 'Tandoor' };
  const proceed = { type: 'proceedToDelivery' } as const;
  const inTheCart: CartRestaurant = {
    ...noTerms,
    id: 3,
    name: 'Karachi Biryani Centre',
    address: null,
    latitude: 31.5,
    longitude: 74.3,
    subtotal: 900,
    minimum_missing: 0,
    not_served: [],
    offers_delivery: true,
    preorder_days: 0,
  };

  it('a dish that is not served now is asked about like a closed kitchen, and the rest of its kitchen stays', () => {
    const served_from = '2026-11-17T02:00:00Z';
    const told = 'Chicken Biryani is served from Tuesday at 07:00.';
    const later = { ...line({ time_zone: 'Asia/Karachi' }), served_from };
    const asking = play(located(), { type: 'edited', text: 'biryani' }, { type: 'sendOrder' }).session;
    const understood = {
      type: 'orderUnderstood',
      items: [later],
      notFound: [],
      question: null,
      isWhole: false,
      changed: true,
    } as const;
    expect(play(asking, understood).effects).toContainEqual({
      type: 'speak',
      text: `${told} You cannot order it now.`,
    });

    const lines = [line({}), { ...naan, restaurant: 'Karachi Biryani Centre' }];
    const kitchen = {
      ...{ ...inTheCart, time_zone: 'Asia/Karachi', preorder_days: 2 },
      not_served: [{ title: 'Chicken Biryani', served_from }],
    };
    const session = { ...putIn(...lines), cart: { lines, total: 900, restaurants: [kitchen] } };
    const asked = play(session, proceed);
    expect(asked.session.question?.text).toBe(
      `${told} In the cart you can order it for later. Shall I take out Chicken Biryani?`,
    );
    const out = play(asked.session, { type: 'heard', text: 'yes please' });
    expect(out.session.allConfirmedItems.map(({ title }) => title)).toEqual(['Plain Naan']);
  });

  it('a closed kitchen is asked about before any address: its dishes go out, and the rest goes on', () => {
    const asked = play(putIn(line({ is_open: false }), open), proceed);
    const text = 'Karachi Biryani Centre is closed right now. Shall I take out Chicken Biryani?';
    expect(asked.session).toMatchObject({ stage: 'afterCart', question: { text } });
    expect(asked.effects).toContainEqual({ type: 'speak', text });
    for (const yes of [
      { type: 'heard', text: 'yes please' },
      { type: 'choiceMade', choice: 'Take it out' },
    ] as const) {
      const out = play(asked.session, yes);
      expect(out.session).toMatchObject({ stage: 'address', question: null, allConfirmedItems: [open] });
      expect(out.effects).toContainEqual(
        expect.objectContaining({ type: 'takeBack', lines: [expect.objectContaining({ id: 7 })] }),
      );
      expect(out.effects).toContainEqual({ type: 'speak', text: 'Your full name?' });
    }
    const kept = play(asked.session, { type: 'heard', text: 'no' });
    expect(kept.session).toMatchObject({ stage: 'afterCart', question: null, told: 'Anything else?' });
    // With nothing left the order begins anew.
    const alone = play(putIn(line({ is_open: false })), proceed, {
      type: 'choiceMade',
      choice: 'Take it out',
    });
    expect(alone.session).toMatchObject({ stage: 'initial', allConfirmedItems: [] });
  });

  it.each([
    [false, 'Karachi Biryani Centre does not deliver to you. Shall I take out Chicken Biryani?'],
    [
      true,
      'Karachi Biryani Centre does not deliver to you. In the cart you can choose to pick it up. Shall I take out Chicken Biryani?',
    ],
  ])('a kitchen that does not deliver is asked about as well, pick-up %s', (offers_pickup, text) => {
    const far = { delivers_here: false, offers_pickup };
    const asked = play(putIn(line(far), open), proceed);
    expect(asked.session).toMatchObject({ stage: 'afterCart', question: { text } });
    const out = play(asked.session, { type: 'heard', text: 'yes' }).session;
    expect(out).toMatchObject({ stage: 'address', question: null, allConfirmedItems: [open] });
    const kept = play(asked.session, { type: 'choiceMade', choice: 'Keep it' }).session;
    expect(kept).toMatchObject({ stage: 'afterCart', question: null, told: 'Anything else?' });
  });

  it('keeps the question about closed kitchens over a reload, as long as one is closed', () => {
    const { session } = play(putIn(line({ is_open: false }), open), proceed);
    const restored = restoreSession(serialiseDraft(session)).session;
    expect(restored.question).toEqual(session.question);
    const yes = play(restored, { type: 'choiceMade', choice: 'Take it out' }).session;
    expect(yes).toMatchObject({ stage: 'address', allConfirmedItems: [open] });
    const kitchen = { ...inTheCart, is_open: true };
    const cart = { lines: [line({}), open], total: 1000, restaurants: [kitchen] };
    expect(play(restored, { type: 'cartKnown', cart }).session.question).toBeNull();
  });

  it('promises a later time only for a cart of one kitchen, whose times are the order’s', () => {
    const closed = { ...inTheCart, is_open: false, preorder_days: 3 };
    const asked = (...others: CartRestaurant[]) => {
      const cart = { lines: [line({ is_open: false })], total: 1000, restaurants: [closed, ...others] };
      return play(putIn(line({ is_open: false })), { type: 'cartKnown', cart }, proceed).session.question
        ?.text;
    };
    expect(asked()).toContain('In the cart you can order it for later.');
    expect(asked({ ...inTheCart, id: 4, name: 'Other', preorder_days: 3 })).not.toContain('for later');
  });

  it('too little for a kitchen is told in the cart, where more can be added', () => {
    const { session } = play(putIn(line({ minimum_order: 1000 })), proceed);
    expect(session).toMatchObject({ stage: 'afterCart', question: null });
    expect(session.told).toMatch(/takes orders from Rs\.1,000\.00/);
  });

  it('a refusal of the server is said with its reason, and leads back to the cart where that has to change', () => {
    const reason = 'Tandoor is closed. Opens at 18:00.';
    const failed = play(
      atField(3),
      { type: 'confirmField' },
      { type: 'orderFailed', reason, isForCart: true },
    );
    expect(failed.session).toMatchObject({ stage: 'afterCart', told: reason, deliveryDetails: details });
    expect(failed.effects).toContainEqual({ type: 'alert', text: 'Order could not be submitted.' });
    expect(failed.effects).toContainEqual({ type: 'speak', text: reason });
    const other = play(atField(3), { type: 'confirmField' }, { type: 'orderFailed', reason: 'Try again.' });
    expect(other.session).toMatchObject({ stage: 'address', told: voiceTexts.filledIn });
    expect(other.effects).toContainEqual({ type: 'speak', text: 'Try again.' });
  });

  it('a city that is too far is told beside its field, and whoever speaks is asked for another', () => {
    const reason = 'Tandoor does not deliver to Karachi.';
    const refused = { type: 'orderFailed', reason, field: 'city' } as const;
    const spoken = play({ ...atField(3), isSpoken: true }, { type: 'confirmField' }, refused);
    expect(spoken.session).toMatchObject({
      stage: 'address',
      deliveryDetails: { ...details, city: '' },
      fieldError: { field: 'city', text: reason },
    });
    const said = spoken.effects.filter(({ type }) => type === 'speak');
    expect(said).toEqual([reason, 'Your city?'].map((text) => ({ type: 'speak', text })));
    const other = play(spoken.session, { type: 'heard', text: 'Lahore' });
    expect(other.session).toMatchObject({ deliveryDetails: { city: 'Lahore' }, fieldError: null });

    const typed = play({ ...atField(3), isSpoken: false }, { type: 'confirmField' }, refused);
    expect(typed.session).toMatchObject({
      deliveryDetails: details,
      fieldError: { field: 'city', text: reason },
    });
  });

  it('remembers that nothing can be said', () => {
    const typing = play({ ...inCart(), canListen: false }, proceed);
    expect(play(typing.session, { type: 'resetAll' }).session.canListen).toBe(false);
  });

  it('names the day a closed kitchen opens, counts all lines of a kitchen, and is silent when all is well', () => {
    expect(explainKitchens([line({ is_open: false, opens_at: '2026-11-16T13:00:00Z' })])[0]).toMatch(
      /^Karachi Biryani Centre is closed right now\. It opens on Monday at 18:00\. You cannot order from it now\.$/,
    );
    expect(explainKitchens([line({ minimum_order: 1000 }), line({ minimum_order: 1000 })])).toEqual([]);
    expect(explainKitchens([line({}), biryani])).toEqual([]);
  });
});
