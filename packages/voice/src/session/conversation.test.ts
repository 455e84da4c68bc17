import { noTerms } from '@nearbite/contract/restaurants/testing/default-terms';
import type { VoiceOrderItem } from '@nearbite/contract/voice/voice';
import { describe, expect, it } from 'vitest';
import { findChoice } from './choices.ts';
import { readIntent } from './conversation.ts';
import { newSession, restoreSession, serialiseDraft } from './voice-draft.ts';
import { advance } from './voice-session.ts';
import type { VoiceEffect, VoiceEvent, VoiceSession } from './voice-session-types.ts';

const lahore = { latitude: 31.52, longitude: 74.35 };
const dish = (id: number, title: string) => ({
  id,
  title,
  slug: `dish-${id}`,
  image: null,
  final_price: 400,
  portion_size: null,
  spice_level: null,
  restaurant: 'Karahi Darbar',
  terms: noTerms,
  price: 400,
  portions: [
    { size_name: 'Half', price: 0 },
    { size_name: 'Full', price: 350 },
  ],
  spice_levels: [],
  extras: [],
  extra_groups: [],
});
const karahi: VoiceOrderItem = {
  ...dish(1, 'Chicken Karahi'),
  quantity: 1,
  asked_quantity: null,
  note: null,
  confidence: 0.4,
  alternatives: [dish(2, 'Mutton Karahi')],
};
const understood = (items: readonly VoiceOrderItem[], more: object = {}): VoiceEvent => ({
  type: 'orderUnderstood',
  items,
  notFound: [],
  question: null,
  isWhole: false,
  changed: true,
  ...more,
});
/** What nobody has confirmed yet, to be understood once more. */
const asUnderstood = (session: VoiceSession) =>
  // Nothing here comes from a cart or a kept draft, whose lines say less.
  session.pendingItems as VoiceOrderItem[];
const which = {
  text: 'Which one: Chicken Karahi or Mutton Karahi?',
  choices: ['Chicken Karahi', 'Mutton Karahi'],
  line: 0,
};

function play(events: readonly VoiceEvent[], from: VoiceSession = { ...newSession(), location: lahore }) {
  return events.reduce<{ session: VoiceSession; effects: readonly VoiceEffect[] }>(
    ({ session }, event) => advance(session, event),
    { session: from, effects: [] },
  );
}
const typed = (text: string): VoiceEvent[] => [{ type: 'edited', text }, { type: 'sendOrder' }];
const say = (text: string): VoiceEvent[] => [{ type: 'heard', text }, { type: 'sendOrder' }];
/** An answer about the preview, which needs no Send Order. */
const hear = (text: string, isInterim = false): VoiceEvent => ({ type: 'heard', text, isInterim });
const spoken = (effects: readonly VoiceEffect[]) =>
  effects.flatMap((effect) => (effect.type === 'speak' ? [effect.text] : []));

describe('a conversation about the preview', () => {
  it('asks which dish, then which portion, and takes the answers by voice or tap', () => {
    const asked = play([...say('a karahi'), understood([karahi], { question: which })]);
    expect(asked.session.question).toMatchObject({ about: 'dish', text: which.text });
    expect(spoken(asked.effects)).toEqual([which.text]);

    const named = play([hear('the mutton one')], asked.session);
    expect(named.session.pendingItems).toMatchObject([{ id: 2, title: 'Mutton Karahi', confidence: 1 }]);
    expect(spoken(named.effects)).toEqual(['Mutton Karahi: Half or Full?']);

    const sized = play([{ type: 'choiceMade', choice: 'Full' }], named.session);
    expect(sized.session.pendingItems).toMatchObject([{ portion_size: 'Full', final_price: 750 }]);
    expect(sized.session.question).toBeNull();
  });

  it('still asks after a reload', () => {
    const { session } = play([...say('a mutton karahi'), understood([{ ...karahi, confidence: 1 }])]);
    expect(session.question).toMatchObject({ about: 'portion', choices: ['Half', 'Full'] });
    expect(restoreSession(serialiseDraft(session)).session.question).toEqual(session.question);
  });

  it('asks about one unsure line after the other', () => {
    const naan: VoiceOrderItem = {
      ...karahi,
      ...dish(5, 'Garlic Naan'),
      portions: [],
      alternatives: [{ ...dish(6, 'Roghni Naan'), portions: [] }],
    };
    const asked = play([
      ...say('a karahi and a naan'),
      understood([{ ...karahi, portion_size: 'Half' }, naan], { question: which }),
    ]);
    const next = play([{ type: 'choiceMade', choice: 'Chicken Karahi' }], asked.session);
    expect(next.session.question).toEqual({
      about: 'dish',
      line: 1,
      text: 'Which one: Garlic Naan or Roghni Naan?',
      choices: ['Garlic Naan', 'Roghni Naan'],
    });
    expect(play([hear('roghni')], next.session).session.question).toBeNull();
    // Something else in between leaves the question open.
    const sure = { ...naan, confidence: 0.97, alternatives: [] };
    const [first] = next.session.pendingItems;
    const went = play(
      [
        ...say('make the karahi spicy'),
        understood([{ ...first, ...karahi, portion_size: 'Half', confidence: 1 }, sure], { isWhole: true }),
      ],
      next.session,
    );
    expect(went.session.question?.text).toBe('Which one: Garlic Naan or Roghni Naan?');
  });

  it('takes the cheapest or the dearest of what is asked about', () => {
    const dearer = { ...dish(2, 'Mutton Karahi'), price: 900, final_price: 900 };
    const asked = play([
      ...say('a karahi'),
      understood([{ ...karahi, alternatives: [dearer] }], { question: which }),
    ]);
    const answered = (said: string) => play([hear(said)], asked.session).session.pendingItems[0]?.title;
    expect(answered('the cheapest one please')).toBe('Chicken Karahi');
    expect(answered('the most expensive one')).toBe('Mutton Karahi');
    const portion = play([hear('the cheapest one')], play([hear('mutton')], asked.session).session);
    expect(portion.session.pendingItems).toMatchObject([{ id: 2, portion_size: 'Half' }]);
  });

  it('takes one change after the other back, and does them again', () => {
    const half = { ...karahi, confidence: 1, portion_size: 'Half' };
    const { session } = play([
      ...say('a karahi'),
      understood([half]),
      ...say('make that three'),
      understood([{ ...half, quantity: 3 }], { isWhole: true }),
    ]);
    const undone = play([hear('undo that')], session);
    expect(undone.session.pendingItems).toMatchObject([{ quantity: 1 }]);
    expect(spoken(undone.effects)[0]).toMatch(/^Taken back\. 1 Chicken Karahi \(Half\)/);
    expect(play([hear('redo')], undone.session).session.pendingItems).toMatchObject([{ quantity: 3 }]);
    expect(play([hear('undo the undo')], undone.session).session.pendingItems).toMatchObject([
      { quantity: 3 },
    ]);
    const first = play([hear('undo')], undone.session);
    expect(first.session.pendingItems).toEqual([]);
    expect(play([hear('redo'), hear('redo')], first.session).session.pendingItems).toMatchObject([
      { quantity: 3 },
    ]);
    expect(play([hear('undo')], first.session).session.told).toMatch(/^There is nothing I can take back/);
    const emptied = play([hear('start over')], session).session;
    expect(play(typed('undo'), emptied).session.pendingItems).toMatchObject([{ quantity: 3 }]);
    expect(play(typed('undo')).session.told).toMatch(/^There is nothing I can take back/);
  });

  it('sends the preview along, so that what is said goes on from there', () => {
    const { session } = play([...say('a karahi'), understood([{ ...karahi, portion_size: 'Half' }])]);
    const sent = play(typed('make that three'), session);
    expect(sent.effects).toContainEqual(
      expect.objectContaining({ type: 'understand', context: [expect.objectContaining({ id: 1 })] }),
    );
    const three = play(
      [understood([{ ...karahi, portion_size: 'Half', quantity: 3 }], { isWhole: true })],
      sent.session,
    );
    expect(three.session.pendingItems).toMatchObject([{ quantity: 3 }]);
    const same = play(
      [
        ...say('purple'),
        understood(asUnderstood(session), {
          isWhole: true,
          changed: false,
          notFound: [{ text: 'purple', quantity: 1, reason: 'unknown', dish: null, near: [] }],
        }),
      ],
      session,
    );
    expect(same.session).toMatchObject({ noItemsFound: false, transcript: 'purple' });
    expect(spoken(same.effects)).toEqual(['I did not find “purple”.']);
  });

  it('tells the answer to a question about the menu and offers its dishes, beside the order that is there', () => {
    const { session } = play([
      ...say('a karahi'),
      understood([{ ...karahi, confidence: 1, portion_size: 'Half' }]),
    ]);
    const answer = {
      text: 'There is Green Tea and Sweet Lassi.',
      dishes: [dish(5, 'Green Tea'), dish(6, 'Sweet Lassi')],
    };
    const lines = asUnderstood(session);
    const asked = play(
      [...say('what drinks do you have'), understood(lines, { isWhole: true, changed: false, answer })],
      session,
    );
    expect(asked.session).toMatchObject({ told: answer.text, offered: answer.dishes, noItemsFound: false });
    expect(asked.session.pendingItems).toEqual(lines);
    expect(spoken(asked.effects)).toEqual([answer.text]);
    const item = { ...karahi, ...dish(5, 'Green Tea'), confidence: 1, alternatives: [] };
    const taken = play([{ type: 'nearDishChosen', item }], asked.session);
    expect(taken.session.pendingItems.map(({ id }) => id)).toEqual([1, 5]);
    expect(taken.session.offered.map(({ id }) => id)).toEqual([6]);
  });

  it('tells that nothing changed where what was said changes nothing, and asks what is to be asked', () => {
    const { session } = play([...say('a karahi'), understood([{ ...karahi, portion_size: 'Half' }])]);
    const unchanged = { isWhole: true, changed: false };
    const lines = asUnderstood(session);
    const same = play([...say('half of that'), understood(lines, unchanged)], session);
    expect(same.session).toMatchObject({ noItemsFound: false, pendingItems: lines });
    expect(same.session.told).toBe('I did not understand what to change.');
    // What is typed next must not stand behind what was answered.
    expect(same.session.transcript).toBe('');
    const asked = play([...say('karahi'), understood(lines, { ...unchanged, question: which })], session);
    expect(asked.session).toMatchObject({ noItemsFound: false, question: which, pendingItems: lines });
    expect(spoken(asked.effects)).toEqual([which.text]);
  });

  it.each(['yes', 'confirm', 'place the order'])(
    '%s does not say which of three dishes is meant: it is asked again, nothing goes to the cart',
    (said) => {
      const three = {
        text: 'Which one: Chicken Karahi, Mutton Karahi or Fish Karahi?',
        choices: ['Chicken Karahi', 'Mutton Karahi', 'Fish Karahi'],
        line: 0,
      };
      const unsure = {
        ...karahi,
        confidence: 0.1,
        alternatives: [dish(2, 'Mutton Karahi'), dish(3, 'Fish Karahi')],
      };
      const { session } = play([...say('karahi'), understood([unsure], { question: three })]);
      const again = play([hear(said)], session);
      expect(again.effects.map(({ type }) => type)).not.toContain('addToCart');
      expect(spoken(again.effects)).toEqual([`Please choose. ${three.text}`]);
      expect(again.session).toMatchObject({ question: three, transcript: '', told: 'Please choose.' });
      // The button under the preview is the person's own decision.
      const pressed = play([{ type: 'confirmItems' }], again.session);
      expect(pressed.effects.map(({ type }) => type)).toContain('addToCart');
    },
  );

  it('asks about an amount that is rarely wanted, and once more before the button puts it into the cart', () => {
    const many = { ...karahi, portion_size: 'Half', quantity: 99, confidence: 1 };
    const { session } = play([...say('99 karahi half'), understood([many])]);
    expect(session.question).toMatchObject({
      text: '99 Chicken Karahi, is that right?',
      choices: ['Yes', 'No'],
    });
    const pressed = play([{ type: 'confirmItems' }], session);
    expect(pressed.effects.map(({ type }) => type)).not.toContain('addToCart');
    expect(pressed.session.told).toBe('Please choose.');
    const sure = play([hear('yes')], session);
    expect(sure.session).toMatchObject({ question: null, pendingItems: [{ quantity: 99 }] });
    expect(play([hear('yes')], sure.session).effects.map(({ type }) => type)).toContain('addToCart');
    expect(play([hear('no')], session).session.pendingItems).toEqual([]);
    // As many were meant, so fewer are, too.
    const fewer = play(
      [...say('make it 40'), understood([{ ...many, quantity: 40 }], { isWhole: true })],
      sure.session,
    );
    expect(fewer.session).toMatchObject({ question: null, pendingItems: [{ quantity: 40 }] });
  });

  it('answers what is in the order and what it costs, starts over, and confirms by voice', () => {
    const { session } = play([
      ...say('a karahi'),
      understood([{ ...karahi, portion_size: 'Half', note: 'no onions' }]),
    ]);
    expect(play([hear('what is in my cart')], session).session.told).toBe(
      '1 Chicken Karahi (Half, no onions). Rs.400.00 together, before tax and fees.',
    );
    expect(play([hear('how much is it')], session).session.told).toBe(
      'Rs.400.00 together, before tax and fees.',
    );
    expect(play([hear('start over please')], session).session.pendingItems).toEqual([]);
    const confirmed = play([hear('yes')], session);
    expect(confirmed.effects).toContainEqual(expect.objectContaining({ type: 'addToCart' }));
    const inCart = play([{ type: 'itemsAdded', put: [] }], confirmed.session);
    expect(play([{ type: 'heard', text: 'no that is all' }], inCart.session).session.stage).toBe('address');
    expect(play([{ type: 'heard', text: 'add more' }], inCart.session).session.stage).toBe('initial');
  });

  it.each(['confirm', 'no', 'that is all', 'checkout'])(
    'goes on to the delivery with what is in the cart where nothing more was ordered: %s',
    (said) => {
      const { session } = play([
        ...say('a karahi'),
        understood([{ ...karahi, portion_size: 'Half' }]),
        hear('yes'),
        { type: 'itemsAdded', put: [] },
        { type: 'addMoreItems' },
      ]);
      expect(session.stage).toBe('initial');
      expect(play([hear(said)], session).session.stage).toBe('address');
      expect(play(say(said), session).session.stage).toBe('address');
      // Before anything was ordered there is nothing to go on with.
      expect(play([hear(said)]).session.stage).toBe('initial');
    },
  );

  it('tells what a change did and what it comes to, on screen and aloud', () => {
    const half = { ...karahi, confidence: 1, portion_size: 'Half' };
    const naan = { ...half, ...dish(3, 'Garlic Naan'), portions: [], quantity: 2 };
    const { session } = play([...say('a karahi and two naan'), understood([half, naan])]);
    const after = (said: string, lines: readonly VoiceOrderItem[]) =>
      play([hear(said), understood(lines, { isWhole: true })], session);
    const cases: [string, VoiceOrderItem[], string][] = [
      ['remove the naan', [half], 'Garlic Naan is out: Rs.400.00 before tax and fees.'],
      [
        'make that three',
        [half, { ...naan, quantity: 3 }],
        'Now 3 Garlic Naan: Rs.1,600.00 before tax and fees.',
      ],
      [
        'the bigger karahi',
        [{ ...half, portion_size: 'Full', final_price: 750 }, naan],
        'Now 1 Chicken Karahi (Full): Rs.1,550.00 before tax and fees.',
      ],
      [
        'and a coke',
        [half, naan, { ...naan, ...dish(4, 'Coke'), portions: [], quantity: 1 }],
        '1 Coke added: Rs.1,600.00 before tax and fees.',
      ],
      ['no karahi and no naan', [], 'Your order is empty now.'],
    ];
    for (const [said, lines, told] of cases) {
      const { session: changed, effects } = after(said, lines);
      expect(changed.told).toBe(told);
      expect(spoken(effects)).toEqual([told]);
    }
    const cleared = play([hear('clear order')], session);
    expect(cleared.session).toMatchObject({ pendingItems: [], told: 'Your order is empty now.' });
    expect(spoken(cleared.effects)).toEqual(['Your order is empty now.']);
  });

  it('asks about a guess without telling it as done, and tells the rest', () => {
    const half = { ...karahi, confidence: 1, portion_size: 'Half' };
    const naan = { ...half, ...dish(3, 'Garlic Naan'), portions: [], quantity: 2 };
    const guess = { ...naan, ...dish(4, 'Coke'), portions: [], quantity: 1, confidence: 0.3 };
    const question = { text: 'Which one: Coke or Sprite?', choices: ['Coke', 'Sprite'], line: 1 };
    const { session } = play([...say('a karahi'), understood([half])]);
    const alone = play(
      [hear('a fizzy one'), understood([half, guess], { isWhole: true, question })],
      session,
    );
    expect(alone.session.told).toBeNull();
    expect(spoken(alone.effects)).toEqual([question.text]);
    const lines = [half, guess, naan];
    const both = play(
      [hear('a fizzy one and naan'), understood(lines, { isWhole: true, question })],
      session,
    );
    expect(spoken(both.effects)).toEqual(['2 Garlic Naan added.', question.text]);
  });

  it('reads the order back when the last question is answered, and asks for the yes', () => {
    const { session } = play([...say('a karahi'), understood([{ ...karahi, confidence: 1 }])]);
    const sized = play([hear('half')], session);
    const told = 'Put 1 Chicken Karahi (Half) into your cart for Rs.400.00 before tax and fees?';
    expect(sized.session.told).toBe(told);
    expect(spoken(sized.effects)).toEqual([told]);
  });

  it('says nothing more to somebody who types', () => {
    const quiet = play([...typed('a karahi'), understood([karahi])]);
    expect(quiet.effects.some(({ type }) => type === 'startMicrophone')).toBe(false);
    expect(quiet.session.question?.choices).toEqual(['Half', 'Full']);
  });
});

describe('before anything is ordered', () => {
  const first = (said: string) => play([hear(said)]);
  const naan: VoiceOrderItem = { ...karahi, ...dish(9, 'Garlic Naan'), confidence: 1, alternatives: [] };

  it('the first sentence is taken when it ends, and by Send Order not a second time', () => {
    const half = play([{ type: 'heard', text: 'two', isInterim: true }]).session;
    expect(half).toMatchObject({ transcript: 'two', waiting: 'nothing' });
    const taken = play([hear('two naan')], half);
    expect(taken.effects).toContainEqual(
      expect.objectContaining({ type: 'understand', command: 'two naan' }),
    );
    const again = play([{ type: 'sendOrder' }], taken.session);
    expect(again).toMatchObject({ session: taken.session, effects: [] });
    const shown = play([understood([naan])], taken.session).session;
    expect(play([{ type: 'sendOrder' }], shown).effects).toEqual([]);
  });

  it('a sentence that has only begun goes on with the next words', () => {
    const begun = first('um I would like').session;
    expect(begun).toMatchObject({ transcript: 'um I would like', waiting: 'nothing' });
    const whole = play([{ type: 'heard', text: 'um I would like two naan', utterance: 'two naan' }], begun);
    expect(whole.session.waiting).toBe('understanding');
  });

  it('Stop takes what was being said, and does not listen on; words that were typed wait for Send Order', () => {
    const half: VoiceEvent = { type: 'heard', text: 'two naan', isInterim: true };
    const stopped = play([half, { type: 'stopListening' }]);
    expect(stopped.effects).toContainEqual(
      expect.objectContaining({ type: 'understand', command: 'two naan' }),
    );
    const shown = play([understood([naan])], stopped.session);
    expect(shown.effects.map(({ type }) => type)).not.toContain('startMicrophone');
    for (const instead of [{ type: 'clear' }, { type: 'edited', text: 'two roti' }] as const) {
      const { session, effects } = play([half, instead, { type: 'stopListening' }]);
      expect(session).toMatchObject({ waiting: 'nothing', listening: false });
      expect(effects.map(({ type }) => type)).not.toContain('understand');
    }
  });

  it.each([
    ['a third of the price more', 100, null],
    ['more than that', 101, 'Garlic Naan: Small or Large?'],
  ])('a portion that is %s is asked about or not', (_, extra, text) => {
    const portions = [0, extra].map((price, place) => ({ size_name: place ? 'Large' : 'Small', price }));
    const sized = { ...naan, price: 300, portions };
    const { session } = play([hear('a naan'), understood([sized])]);
    expect(session.question?.text ?? null).toBe(text);
    expect(session.pendingItems).toMatchObject([{ portion_size: null }]);
  });

  it('a greeting is returned, and a question is asked at once', () => {
    expect(first('hello').session).toMatchObject({ transcript: '', told: expect.stringMatching(/^Hello\./) });
    expect(first('are you open').effects).toContainEqual(
      expect.objectContaining({ type: 'understand', command: 'are you open' }),
    );
  });
});

describe('what was chosen', () => {
  it.each([
    ['regular', 0],
    ['a regular one please', 0],
    ['large', 1],
    // Neither has been offered more than the other.
    ['yes', undefined],
    ['yes please', undefined],
  ])('of Regular or Large: %s', (said, place) => expect(findChoice(['Regular', 'Large'], said)).toBe(place));

  it.each([
    ['half', 0],
    ['the big one please', 1],
    ['poori', 1],
    ['the second one', 1],
    ['a coke', undefined],
    ['the karahi full please', 1],
    ['not the full', undefined],
    ['one half and one full', undefined],
    ['half no wait full', undefined],
    ['full and extra hot', undefined],
    ['two full', undefined],
  ])('of Half or Full: %s', (said, place) =>
    expect(findChoice(['Half', 'Full'], said, 'Chicken Karahi')).toBe(place),
  );

  it.each([
    ['the chicken one', 1],
    ['white', 2],
    ['the first', 0],
    ['karahi', undefined],
  ])('of three karahis: %s', (said, place) =>
    expect(findChoice(['Mutton Karahi', 'Chicken Karahi', 'White Chicken Karahi'], said)).toBe(place),
  );

  it.each([
    ['large', undefined],
    ['4 pcs', 1],
    ['gulab jamun', 0],
  ])('of two dishes, one of them named by its size: %s', (said, place) =>
    expect(findChoice(['Gulab Jamun', 'Gulab Jamun (4 pcs)'], said)).toBe(place),
  );

  it.each([
    ['pepperoni', 0],
    ['the fajita one', 1],
    ['پیپرونی', 0],
    ['pizza', undefined],
    ['chicken karahi', undefined],
  ])('among names in another script: %s', (said, place) =>
    expect(findChoice(['پیپرونی پیزا', 'فجیتا پیزا', 'میٹ بال اسپگیٹی'], said)).toBe(place),
  );

  it('of two dishes told apart by their size: large', () =>
    expect(findChoice(['Cola 500 ml', 'Cola 1.5 litre'], 'the large one')).toBe(1));

  it.each([
    ['yes', 0],
    ['no', 1],
  ])('of one dish or none: %s', (said, place) =>
    expect(findChoice(['Volcano Burger', 'No'], said)).toBe(place),
  );
});

describe('what is said to the page itself', () => {
  it.each([
    ['yes please', 'confirm'],
    ["what's in my cart", 'readBack'],
    ['how much is that', 'total'],
    ['repeat that please', 'repeat'],
    ['lets start over', 'startOver'],
    ['what have I got in my basket', 'readBack'],
    ['can you read my order back', 'readBack'],
    ["tell me what's in my cart", 'readBack'],
    ['how much do I owe', 'total'],
    ["what's my total", 'total'],
    ['could you say that again', 'repeat'],
    ['what was that', 'repeat'],
    ['okay', 'confirm'],
    ['yes, that is right', 'confirm'],
    ['yes confirm', 'confirm'],
    ['sounds good', 'confirm'],
    ["that's everything", 'finished'],
    ['haan ji', 'confirm'],
    ['done', 'finished'],
    ['aur kuch nahi', 'finished'],
    ['how much will that be', 'total'],
    ['what do i owe you', 'total'],
    ['kitne paise hue', 'total'],
    ['hello dear', 'greeting'],
    ['no, that is all', 'finished'],
    ['no thank you', 'deny'],
    ['that is wrong', 'deny'],
    ['hmm okay', 'hesitation'],
    ['um let me see', 'hesitation'],
    ['hello there', 'greeting'],
    ['clear order', 'startOver'],
    ['send order', 'proceed'],
    ['empty my cart', 'startOver'],
    ['yes, place the order', 'proceed'],
    ['okay two naan', undefined],
    ['yes a coke', undefined],
    ['two naan', undefined],
    ['how much is the biryani', undefined],
    ['yes and a coke', undefined],
  ])('%s', (said, intent) => expect(readIntent(said)).toBe(intent));
});

describe('a conversation about the cart', () => {
  const half: VoiceOrderItem = { ...karahi, confidence: 1, portion_size: 'Half' };
  const naan: VoiceOrderItem = { ...half, ...dish(3, 'Garlic Naan'), portions: [], quantity: 2 };
  const inCart: VoiceSession = {
    ...newSession(),
    location: lahore,
    stage: 'afterCart',
    allConfirmedItems: [half, naan],
    putInCart: [
      { ...half, quantityBefore: 0 },
      { ...naan, quantityBefore: 0 },
    ],
  };
  const changed = (items: readonly VoiceOrderItem[]) =>
    play([...typed('as said'), understood(items, { isWhole: true })], inCart);
  it('sends what was said or typed with the lines of the cart', () => {
    for (const events of [[{ type: 'heard', text: 'make that three' } as const], typed('make that three')]) {
      const { session, effects } = play(events, inCart);
      expect(session.waiting).toBe('understanding');
      expect(effects).toContainEqual(
        expect.objectContaining({ type: 'understand', command: 'make that three', context: [half, naan] }),
      );
    }
  });

  it('takes out what is no longer wanted and says what is left', () => {
    const { session, effects } = changed([half]);
    expect(effects).toContainEqual({
      type: 'takeBack',
      lines: [expect.objectContaining({ id: 3, quantity: 2, quantityBefore: 0 })],
    });
    expect(session).toMatchObject({ stage: 'afterCart', allConfirmedItems: [{ id: 1 }], waiting: 'nothing' });
    expect(session.putInCart.map(({ id }) => id)).toEqual([1]);
    expect(session.told).toBe('1 Chicken Karahi (Half). Rs.400.00 together, before tax and fees.');
  });

  it('sets amounts and portions at once, and the cart is told', () => {
    const three = changed([half, { ...naan, quantity: 3 }]);
    expect(three.effects).toContainEqual({ type: 'addToCart', items: [{ ...naan, quantity: 3 }] });
    const added = play(
      [{ type: 'itemsAdded', put: [{ ...naan, quantity: 3, quantityBefore: 2 }] }],
      three.session,
    );
    expect(added.session).toMatchObject({ stage: 'afterCart', waiting: 'nothing' });
    expect(added.session.putInCart).toContainEqual(
      expect.objectContaining({ id: 3, quantity: 3, quantityBefore: 0 }),
    );

    const bigger = changed([{ ...half, portion_size: 'Full' }, naan]);
    expect(bigger.effects).toContainEqual(
      expect.objectContaining({
        type: 'takeBack',
        lines: [expect.objectContaining({ portion_size: 'Half' })],
      }),
    );
    expect(bigger.effects).toContainEqual(
      expect.objectContaining({
        type: 'addToCart',
        items: [expect.objectContaining({ portion_size: 'Full' })],
      }),
    );
  });

  it('shows another dish in the preview before it goes into the cart', () => {
    const coke: VoiceOrderItem = { ...naan, ...dish(4, 'Coke'), portions: [] };
    const { session, effects } = changed([half, naan, coke]);
    expect(session).toMatchObject({ stage: 'initial', pendingItems: [{ id: 4 }], waiting: 'nothing' });
    expect(effects.some(({ type }) => type === 'addToCart')).toBe(false);
  });

  it('says that nothing was found, and answers questions on screen too', () => {
    const { session } = play(
      [
        ...typed('purple'),
        understood([half, naan], {
          isWhole: true,
          changed: false,
          notFound: [{ text: 'purple', quantity: 1, reason: 'unknown', dish: null, near: [] }],
        }),
      ],
      inCart,
    );
    expect(session).toMatchObject({
      stage: 'afterCart',
      told: 'I did not find “purple”.',
      transcript: 'purple',
    });
    const same = play(
      [...typed('make the naan two'), understood([half, naan], { isWhole: true, changed: false })],
      inCart,
    );
    expect(same.session.told).toBe('I did not understand what to change.');
    expect(same.session.transcript).toBe('');
    const answer = { text: 'Yes: Coke at Karahi Darbar, Rs.80.00.', dishes: [] };
    const asked = [
      ...typed('do you have coke'),
      understood([half, naan], { isWhole: true, changed: false, answer }),
    ];
    expect(play(asked, inCart).session).toMatchObject({ told: answer.text, transcript: '' });
    for (const question of ['what is in my cart', 'how much is it', 'repeat'])
      expect(play(typed(question), inCart).session.told).toContain('together, before tax and fees');
  });
});

describe('said of the preview', () => {
  const shown = play([...say('a karahi'), understood([karahi], { question: which })]).session;

  it('an answer to the open question acts at once', () => {
    const { session, effects } = play([hear('the mutton one')], shown);
    expect(session.pendingItems.map(({ title }) => title)).toEqual(['Mutton Karahi']);
    expect(session.transcript).toBe('');
    // What is said next must not stand behind what was answered.
    expect(effects).toContainEqual({ type: 'startMicrophone', afterMs: 0 });
  });

  it.each([
    ['full, extra hot, and add a cola', 'Full', 'extra hot and add a cola'],
    ['the big one but no onions', 'Full', 'but no onions'],
    ['half and a cola', 'Half', 'and a cola'],
  ])('what is said behind an answer is not lost: %s', (said, portion, rest) => {
    const asked = play([hear('mutton karahi')], shown).session;
    for (const answer of [[hear(said)], typed(said)]) {
      const { session, effects } = play(answer, asked);
      const context = [expect.objectContaining({ title: 'Mutton Karahi', portion_size: portion })];
      expect(session).toMatchObject({ pendingItems: context, waiting: 'understanding' });
      expect(effects).toContainEqual(expect.objectContaining({ type: 'understand', command: rest, context }));
    }
  });

  it.each(['one half and one full', 'two full', 'full no wait half', 'make it a full one and extra hot'])(
    'an answer that says more of the dish than the choice is understood as a whole: %s',
    (said) => {
      const asked = play([hear('mutton karahi')], shown).session;
      const { effects } = play([hear(said)], asked);
      const context = asked.pendingItems;
      expect(effects).toContainEqual(expect.objectContaining({ type: 'understand', command: said, context }));
    },
  );

  it('a typed no is no wish of a dish either', () => {
    const clear = play([hear('mutton karahi'), hear('full')], shown).session;
    const { session, effects } = play(typed('no, that is wrong'), clear);
    expect(session).toMatchObject({ pendingItems: clear.pendingItems, transcript: '', waiting: 'nothing' });
    expect(spoken(effects)[0]).toBe('What shall I change?');
  });

  it('a plain yes puts it in the cart, a plain no leaves it and asks what to change', () => {
    const clear = play([hear('mutton karahi'), hear('full')], shown).session;
    expect(play([hear('yes')], clear).effects).toContainEqual(expect.objectContaining({ type: 'addToCart' }));
    const refused = play([hear('no')], clear);
    expect(refused.session.pendingItems).toHaveLength(1);
    expect(spoken(refused.effects)).toEqual(['What shall I change?']);
  });

  it('a change is taken at once, so that a yes behind it means what is shown; words that may still change do nothing', () => {
    const clear = play([hear('mutton karahi'), hear('full')], shown).session;
    const more = play([hear('and two naan')], clear);
    expect(more.effects).toContainEqual(
      expect.objectContaining({ type: 'understand', command: 'and two naan', context: clear.pendingItems }),
    );
    expect(play([hear('yes', true)], clear).session).toMatchObject({ transcript: 'yes', waiting: 'nothing' });
  });

  it.each(['never mind', 'none of them', 'forget it please', 'neither'])(
    '“%s” to a question takes the dish that was asked about out, and undo brings it back',
    (said) => {
      const half = { ...karahi, ...dish(3, 'Daal'), portions: [], confidence: 1, alternatives: [] };
      const asked = play([
        ...say('a daal and a karahi'),
        understood([half, karahi], { question: { ...which, line: 1 } }),
      ]).session;
      for (const answer of [[hear(said)], typed(said)]) {
        const { session, effects } = play(answer, asked);
        expect(session).toMatchObject({ pendingItems: [{ title: 'Daal' }], question: null });
        expect(spoken(effects)[0]).toMatch(/^Put 1 Daal into your cart for /);
        expect(play([hear('undo')], session).session.pendingItems).toHaveLength(2);
      }
    },
  );

  it('a yes to a question for the portion takes none of them: it is asked again with why, and nothing goes in the cart', () => {
    const asked = play([hear('mutton karahi')], shown).session;
    expect(asked.question?.text).toBe('Mutton Karahi: Half or Full?');
    for (const yes of [[hear('yes')], typed('yes')]) {
      const { session, effects } = play(yes, asked);
      expect(session).toMatchObject({ pendingItems: asked.pendingItems, transcript: '', waiting: 'nothing' });
      expect(session.told).toBe('Please choose.');
      expect(spoken(effects)).toEqual(['Please choose. Mutton Karahi: Half or Full?']);
    }
  });

  it.each([[[hear('start over')]], [typed('start over')]])(
    'a new start of nothing asks what it shall be, and sends nothing (%#)',
    (said) => {
      const { session, effects } = play(
        said,
        play([{ type: 'clear' }], { ...shown, pendingItems: [] }).session,
      );
      expect(session).toMatchObject({ transcript: '', noItemsFound: false });
      expect(spoken(effects)).toEqual([expect.stringMatching(/^Your order is empty\. Tell me what/)]);
      expect(effects).not.toContainEqual(expect.objectContaining({ type: 'understand' }));
    },
  );

  it('a stray word is answered shortly and dropped: the yes behind it is heard by itself', () => {
    const clear = play([hear('mutton karahi'), hear('full')], shown).session;
    const stray = play([hear('hmm okay')], clear);
    expect(stray.session).toMatchObject({ transcript: '', pendingItems: clear.pendingItems });
    expect(spoken(stray.effects)).toEqual(['Say or type yes to put it into your cart.']);
    // As browsers tell it that go on with the same list of results.
    const yes: VoiceEvent = { type: 'heard', text: 'hmm okay yes', utterance: 'yes' };
    expect(play([yes], stray.session).effects).toContainEqual(expect.objectContaining({ type: 'addToCart' }));
  });

  it('a Send Order pressed behind what was taken at once is no empty order', () => {
    const lines = [{ ...karahi, id: 2, confidence: 1, portion_size: 'Full', quantity: 3 }];
    const clear = play([hear('mutton karahi'), hear('full')], shown).session;
    const three = play([hear('make that three'), understood(lines, { isWhole: true })], clear);
    const pressed = play([{ type: 'sendOrder' }], three.session);
    expect(pressed.effects).toEqual([]);
    expect(play([{ type: 'sendOrder' }], pressed.session).effects).toContainEqual({
      type: 'alert',
      text: 'No speech detected.',
    });
  });

  it.each(["that's all", 'that is everything', 'place the order'])('“%s” goes on to the delivery', (said) => {
    const clear = play([hear('mutton karahi'), hear('full')], shown).session;
    const confirmed = play([hear(said)], clear);
    expect(confirmed.effects).toContainEqual(expect.objectContaining({ type: 'addToCart' }));
    const added = play([{ type: 'itemsAdded', put: [] }], confirmed.session);
    expect(added.session).toMatchObject({ stage: 'address', currentFieldIndex: 0 });
    expect(added.effects).toContainEqual({ type: 'toast', text: 'All items added to cart' });
  });

  it('in the cart, words that may still change are shown and not done', () => {
    const clear = play([hear('mutton karahi'), hear('full'), hear('yes')], shown).session;
    const inCart = play([{ type: 'itemsAdded', put: [] }], clear).session;
    const { session, effects } = play([hear('remove', true)], inCart);
    expect(session).toMatchObject({ stage: 'afterCart', transcript: 'remove', waiting: 'nothing' });
    expect(effects).not.toContainEqual(expect.objectContaining({ type: 'understand' }));
  });
});

it('asks for what a group of extras needs, also before the cart, and a line with other extras is another line', () => {
  const bread = {
    name: 'Bread',
    min: 1,
    max: 1,
    options: [
      { name: 'Brioche', price: 0 },
      { name: 'Sesame', price: 20.5 },
    ],
  };
  const burger = {
    ...karahi,
    ...dish(3, 'Beef Burger'),
    portions: [],
    alternatives: [],
    extra_groups: [bread],
  };
  const spoken: VoiceSession = { ...newSession(), location: lahore, waiting: 'understanding' };
  const { session, effects } = play([understood([{ ...burger, confidence: 1 }])], spoken);
  const question = {
    about: 'extras',
    text: 'Beef Burger, Bread: Brioche or Sesame?',
    choices: ['Brioche', 'Sesame'],
  };
  expect(session.question).toMatchObject(question);
  expect(effects).toContainEqual({ type: 'speak', text: question.text });
  const insisted = play([{ type: 'confirmItems' }, { type: 'confirmItems' }], session);
  expect(insisted.session).toMatchObject({ waiting: 'nothing', question });
  const answered = play([{ type: 'heard', text: 'sesame please' }], insisted.session).session;
  const chosen = { extras: [{ group: 'Bread', name: 'Sesame' }], final_price: 420.5 };
  expect(answered).toMatchObject({ question: null, pendingItems: [chosen] });
  const other = { ...burger, confidence: 1, extras: [{ group: 'Bread', name: 'Brioche' }] };
  const both = play([understood([other])], { ...answered, waiting: 'understanding' }).session;
  expect(both.pendingItems).toMatchObject([chosen, { extras: other.extras }]);
  expect(restoreSession(serialiseDraft(both)).session.pendingItems).toEqual(both.pendingItems);
});
