import type { CartRestaurant } from '@nearbite/contract/cart/cart';
import { noTerms } from '@nearbite/contract/restaurants/testing/default-terms';
import { describe, expect, it } from 'vitest';
import { cartReadBack, explainOrder } from './known-cart.ts';
import { garlicNaan as naan } from './testing/garlic-naan.ts';
import { newSession } from './voice-draft.ts';
import { advance } from './voice-session.ts';
import type { VoiceEvent, VoiceLine, VoiceSession } from './voice-session-types.ts';

const karahi: VoiceLine = {
  ...naan,
  id: 9,
  title: 'Mutton Karahi',
  quantity: 1,
  final_price: 3140,
  portion_size: 'Full',
  restaurant: 'Karahi Darbar',
};
const darbar: CartRestaurant = {
  ...noTerms,
  id: 3,
  name: 'Karahi Darbar',
  address: null,
  latitude: 31.5,
  longitude: 74.3,
  subtotal: 3140,
  minimum_missing: 0,
  not_served: [],
  offers_delivery: true,
  preorder_days: 0,
};
const session: VoiceSession = {
  ...newSession(),
  location: { latitude: 31.52, longitude: 74.35 },
  allConfirmedItems: [{ ...naan, note: 'no butter' }],
  stage: 'afterCart',
  cart: { lines: [karahi, { ...naan, quantity: 5 }], total: 3700, restaurants: [darbar] },
};
const after = (from: VoiceSession, ...events: VoiceEvent[]) =>
  events.reduce<ReturnType<typeof advance>>((step, event) => advance(step.session, event), {
    session: from,
    effects: [],
  });
const heard = (text: string): VoiceEvent => ({ type: 'heard', text });
const whole =
  '5 Garlic Naan (no butter) and 1 Mutton Karahi (Full). Rs.3,700.00 together, with tax and fees.';

describe('what is told of the cart', () => {
  it('is the whole order: what was said, in as many as the cart has, and what was in the cart before', () => {
    expect(cartReadBack(session)).toBe(whole);
    expect(after(session, heard('what is in my cart')).session.told).toBe(whole);
    expect(after(session, heard('how much is it')).session.told).toBe(
      'Rs.3,700.00 together, with tax and fees.',
    );
  });

  it('is that nothing is there, also where one asks what it costs', () => {
    expect(after(newSession(), heard('how much is it')).session.told).toBe('Your order is empty so far.');
  });

  it('is that a change was not understood, where nothing came of what was said', () => {
    const event = { items: session.cart?.lines ?? [], notFound: [], question: null, isWhole: true } as const;
    const said = [heard('what about it'), { type: 'orderUnderstood', ...event, changed: false } as const];
    expect(after(session, ...said).session.told).toBe('I did not understand what to change.');
  });

  it('says what went out of it while something new is shown', () => {
    const kheer: VoiceLine = { ...naan, id: 4, title: 'Kheer', quantity: 2 };
    const items = [karahi, kheer];
    const event = { items, notFound: [], question: null, isWhole: true, changed: true } as const;
    const { session: told, effects } = after(session, heard('no naan, and two kheer'), {
      type: 'orderUnderstood',
      ...event,
    });
    expect(told.pendingItems).toEqual([kheer]);
    expect(told.told).toBe('Garlic Naan is out.');
    expect(effects).toContainEqual({ type: 'speak', text: 'Garlic Naan is out.' });
  });

  it('is known before anything is said', () => {
    const fresh: VoiceSession = { ...session, stage: 'initial', allConfirmedItems: [] };
    const asked = after(fresh, { type: 'edited', text: 'what is in my cart' }, { type: 'sendOrder' });
    expect(asked.session.told).toBe(
      '1 Mutton Karahi (Full) and 5 Garlic Naan. Rs.3,700.00 together, with tax and fees.',
    );
  });

  it('is what stays when the same dish goes out of the preview, which was spoken of', () => {
    const preview: VoiceSession = { ...session, stage: 'initial', pendingItems: [naan] };
    const sent = after(preview, { type: 'edited', text: 'remove the naan' }, { type: 'sendOrder' });
    expect(sent.effects).toContainEqual(
      expect.objectContaining({ type: 'understand', context: [naan], cart: [karahi] }),
    );
    const removed = after(sent.session, {
      type: 'orderUnderstood',
      items: [],
      notFound: [],
      question: null,
      isWhole: true,
      changed: true,
    });
    expect(removed.session).toMatchObject({ pendingItems: [], cart: session.cart });
    expect(removed.session.told).toBe(`The preview is empty now. In your cart: ${whole}`);
  });

  it('stands behind the preview, which is not in the cart yet', () => {
    const preview: VoiceSession = {
      ...session,
      stage: 'initial',
      pendingItems: [{ ...naan, id: 4, title: 'Kheer' }],
    };
    expect(after(preview, heard('what is in my cart')).session.told).toBe(
      '2 Kheer. In your cart: 5 Garlic Naan (no butter) and 1 Mutton Karahi (Full). Rs.3,770.00 together, before tax and fees.',
    );
    expect(after(preview, heard('how much is it')).session.told).toBe(
      'Rs.3,770.00 together, before tax and fees.',
    );
  });

  it('is what was said where the cart is empty or not known', () => {
    const said = '2 Garlic Naan (no butter). Rs.180.00 together, before tax and fees.';
    expect(cartReadBack({ ...session, cart: null })).toBe(said);
    expect(cartReadBack({ ...session, cart: { lines: [], total: 0, restaurants: [] } })).toBe(said);
  });

  it('may be changed in words whether it was said here or not', () => {
    const sent = after(session, heard('remove the karahi'));
    expect(sent.effects).toContainEqual(
      expect.objectContaining({
        type: 'understand',
        context: [expect.objectContaining({ id: 1, quantity: 5 }), expect.objectContaining({ id: 9 })],
      }),
    );
    const gone = after(sent.session, {
      type: 'orderUnderstood',
      items: [{ ...naan, quantity: 5 }],
      notFound: [],
      question: null,
      isWhole: true,
      changed: true,
    });
    expect(gone.effects).toContainEqual({ type: 'takeBack', lines: [{ ...karahi, quantityBefore: 0 }] });
    expect(gone.session.cart).toMatchObject({ lines: [{ id: 1 }], total: undefined });
  });
});

describe('the cart while a preview is open', () => {
  const kheer: VoiceLine = { ...naan, id: 4, title: 'Kheer', quantity: 1 };
  const preview: VoiceSession = { ...session, stage: 'initial', pendingItems: [kheer] };
  const understood = (event: Partial<Extract<VoiceEvent, { type: 'orderUnderstood' }>>): VoiceEvent => ({
    type: 'orderUnderstood',
    items: [kheer],
    notFound: [],
    question: null,
    isWhole: true,
    changed: true,
    ...event,
  });

  it('goes along with what is said, without what the preview takes the place of', () => {
    const sent = after({ ...preview, pendingItems: [kheer, naan] }, heard('make the karahi a half'));
    expect(sent.effects).toContainEqual(
      expect.objectContaining({ context: [kheer, naan], cart: [expect.objectContaining({ id: 9 })] }),
    );
  });

  it('is changed, and the preview stays', () => {
    const sent = after(preview, heard('make the naan three'));
    const set = after(
      sent.session,
      understood({ cartItems: [{ ...naan, note: 'no butter', quantity: 3 }, karahi] }),
    );
    expect(set.effects).toContainEqual({
      type: 'addToCart',
      items: [expect.objectContaining({ id: 1, quantity: 3 })],
    });
    expect(set.session).toMatchObject({
      stage: 'initial',
      pendingItems: [kheer],
      waiting: 'cartChange',
      spokenOf: 1,
    });
    expect(set.session.told).toBe(
      'In your cart: 3 Garlic Naan (no butter) and 1 Mutton Karahi (Full). Rs.3,410.00 together, before tax and fees.',
    );
    expect(set.effects.filter(({ type }) => type === 'startMicrophone')).toHaveLength(1);
    const settled = after(set.session, { type: 'itemsAdded', put: [] }).session;
    expect(settled).toMatchObject({ stage: 'initial', pendingItems: [kheer], waiting: 'nothing' });
  });

  it('loses a line and the preview gains one', () => {
    const sent = after(preview, heard('no karahi, and two kheer'));
    const two: VoiceLine = { ...kheer, quantity: 2 };
    const both = after(sent.session, understood({ items: [two], cartItems: [{ ...naan, quantity: 5 }] }));
    expect(both.effects).toContainEqual({ type: 'takeBack', lines: [{ ...karahi, quantityBefore: 0 }] });
    expect(both.session.pendingItems).toEqual([two]);
    expect(both.session.told).toMatch(/^Now 2 Kheer: .* In your cart: 5 Garlic Naan/);
  });

  it('is not mixed up with what is new: that stays in the preview until it is confirmed', () => {
    const sent = after(session, heard('make the naan three and add a kheer'));
    const shown = after(sent.session, understood({ items: [{ ...naan, quantity: 3 }, karahi, kheer] }));
    expect(shown.session).toMatchObject({ stage: 'initial', pendingItems: [kheer] });
    const settled = after(shown.session, { type: 'itemsAdded', put: [] }).session;
    expect(settled).toMatchObject({ stage: 'initial', pendingItems: [kheer], waiting: 'nothing' });
  });

  it('is told of when the preview is emptied, and emptied itself when that is said again', () => {
    const emptied = after(preview, heard('start over')).session;
    expect(emptied).toMatchObject({ pendingItems: [], allConfirmedItems: session.allConfirmedItems });
    expect(emptied.told).toBe(`The preview is empty now. In your cart: ${whole}`);
    const over = after(emptied, heard('start over')).session;
    expect(over).toMatchObject({ allConfirmedItems: [], told: 'Your order is empty now.' });
  });

  it('keeps its total where it was left as it is', () => {
    const sent = after(session, heard('add a kheer'));
    const shown = after(
      sent.session,
      understood({ items: [{ ...naan, note: 'no butter', quantity: 5 }, karahi, kheer] }),
    );
    expect(shown.session.cart?.total).toBe(3700);
  });
});

describe('the kitchens of what is in the cart', () => {
  const closed: VoiceSession = {
    ...session,
    cart: { lines: [karahi], total: 3700, restaurants: [{ ...darbar, is_open: false }] },
  };

  it('are told of when the delivery begins, where their dishes were not said here', () => {
    const text = 'Karahi Darbar is closed right now.';
    expect(explainOrder(closed)).toEqual([`${text} You cannot order from it now.`]);
    const { effects } = after(closed, { type: 'proceedToDelivery' });
    expect(effects).toContainEqual({ type: 'speak', text: expect.stringContaining(text) });
    expect(explainOrder(session)).toEqual([]);
  });

  it('a closed one goes out with a yes', () => {
    const mixed: VoiceSession = {
      ...session,
      allConfirmedItems: [naan, karahi],
      cart: { lines: [karahi, naan], total: 3700, restaurants: [{ ...darbar, is_open: false }] },
    };
    const out = after(mixed, { type: 'proceedToDelivery' }, heard('yes please'));
    expect(out.effects).toContainEqual(
      expect.objectContaining({ type: 'takeBack', lines: [expect.objectContaining({ id: karahi.id })] }),
    );
    expect(out.session).toMatchObject({ stage: 'address', question: null });
  });

  it('count what is in the cart towards their minimum', () => {
    const missing = { ...darbar, subtotal: 3140, minimum_missing: 60 };
    const below: VoiceSession = {
      ...session,
      cart: { lines: [karahi], total: 3700, restaurants: [missing] },
    };
    expect(explainOrder(below)).toEqual([
      'Karahi Darbar takes orders from Rs.3,200.00. Rs.60.00 is missing.',
    ]);
    expect(explainOrder({ ...below, pendingItems: [{ ...karahi, portion_size: 'Half' }] })).toEqual([]);
    // Whoever wants to go on is asked for the rest.
    expect(after(below, heard('that is all')).session.told).toBe(
      'Karahi Darbar takes orders from Rs.3,200.00. Rs.60.00 is missing. Anything else?',
    );
  });
});

describe('taking the last words back', () => {
  const kheer: VoiceLine = { ...naan, id: 4, title: 'Kheer' };
  const understood = (items: readonly VoiceLine[]): VoiceEvent => ({
    ...{ type: 'orderUnderstood', items, notFound: [], question: null, isWhole: true, changed: true },
  });
  const old: VoiceSession = { ...session, past: [{ preview: [karahi], cart: null }] };

  it('leaves the cart as it is where they brought a preview beside it, and brings no older one back', () => {
    const lines = [{ ...naan, quantity: 5, note: 'no butter' }, karahi, kheer];
    const more = after(old, heard('and a kheer'), understood(lines)).session;
    expect(more.pendingItems).toEqual([kheer]);
    const { session: back } = after(more, heard('undo'));
    expect(back).toMatchObject({ pendingItems: [], cart: session.cart });
    expect(back.told).toBe(`Taken back. The preview is empty now. In your cart: ${whole}`);
  });

  it('brings a line back that went out of the cart', () => {
    const out = after(session, heard('remove the naan'), understood([karahi])).session;
    expect(out.past).toHaveLength(1);
    const back = after(out, heard('undo'));
    expect(back.effects).toContainEqual(
      expect.objectContaining({ type: 'addToCart', items: [expect.objectContaining({ id: naan.id })] }),
    );
    expect(back.session.told).toMatch(/^Taken back\. .*Garlic Naan/);
    expect(after(back.session, { type: 'itemsAdded', put: [] }, heard('redo')).effects).toContainEqual(
      expect.objectContaining({ type: 'takeBack', lines: [expect.objectContaining({ id: naan.id })] }),
    );
  });

  it('brings nothing back that went into the cart since', () => {
    const preview: VoiceSession = { ...old, stage: 'initial', pendingItems: [kheer] };
    const added = after(preview, heard('yes'), { type: 'itemsAdded', put: [] }).session;
    expect(added).toMatchObject({ stage: 'afterCart', past: [] });
  });
});

describe('starting over', () => {
  it('leaves a cart that was not filled here, and tells of it', () => {
    const fresh: VoiceSession = { ...session, stage: 'initial', allConfirmedItems: [] };
    const { session: told, effects } = after(fresh, heard('start over'));
    expect(told.told).toMatch(/^Nothing was ordered here yet\. In your cart: 1 Mutton Karahi/);
    expect(effects.map(({ type }) => type)).not.toContain('takeBack');
  });
});

describe('a kind word', () => {
  it.each(['thank you very much you are great', 'thanks a lot', "you're awesome", 'shukriya bhai'])(
    '%s changes nothing and is returned',
    (said) => {
      const told = after(session, heard(said));
      expect(told.session).toMatchObject({
        stage: 'afterCart',
        allConfirmedItems: session.allConfirmedItems,
      });
      expect(told.session.told).toBe('You are welcome. Anything else?');
      expect(told.effects.map(({ type }) => type)).not.toContain('understand');
    },
  );
});

describe('said, and not a tap more', () => {
  const first: VoiceSession = { ...newSession(), location: session.location };

  it('“send order” behind an order sends it', () => {
    expect(after(first, heard('two naan send order please')).effects).toContainEqual(
      expect.objectContaining({ type: 'understand', command: 'two naan' }),
    );
    expect(after(first, heard('send order')).session.transcript).toBe('send order');
  });

  it('what comes after the answer of the page is a new sentence', () => {
    const understood = after(first, heard('two naan send order'), {
      type: 'orderUnderstood',
      items: [naan],
      notFound: [],
      question: null,
      isWhole: false,
      changed: true,
    });
    expect(understood.effects).toContainEqual({ type: 'startMicrophone', afterMs: 0 });
    const stopped: VoiceSession = { ...first, transcript: 'two naan' };
    expect(after(stopped, { type: 'startListening' }).effects).toEqual([
      { type: 'startMicrophone', afterMs: 0, goesOn: true },
    ]);
    expect(after({ ...stopped, noItemsFound: true }, { type: 'startListening' }).effects).toContainEqual({
      type: 'startMicrophone',
      afterMs: 0,
    });
  });

  it('asks for more when it is in the cart, and listens', () => {
    const added = after(
      { ...first, isSpoken: true, waiting: 'cart', pendingItems: [naan] },
      { type: 'itemsAdded', put: [] },
    );
    expect(added.effects).toContainEqual({ type: 'speak', text: 'Got it. Anything else?' });
    expect(added.effects).toContainEqual({ type: 'startMicrophone', afterMs: 0 });
  });
});

describe('a cart without anything that was said here', () => {
  const address: VoiceSession = { ...session, stage: 'address', putInCart: [{ ...naan, quantityBefore: 0 }] };

  it('was ordered or emptied elsewhere: the page begins anew and takes nothing back', () => {
    const { session: anew, effects } = after(address, { type: 'cartGone' });
    expect(anew).toMatchObject({
      stage: 'initial',
      allConfirmedItems: [],
      putInCart: [],
      cart: session.cart,
    });
    expect(effects.map(({ type }) => type)).toEqual(['cancelTimers', 'stopMicrophone', 'clearDraft']);
  });

  it('leaves the preview alone, and an order that is on its way or placed', () => {
    const preview: VoiceSession = { ...session, stage: 'initial', pendingItems: [karahi] };
    expect(after(preview, { type: 'cartGone' }).session).toMatchObject({
      allConfirmedItems: [],
      pendingItems: [karahi],
    });
    const placing: VoiceSession = { ...address, waiting: 'order' };
    expect(after(placing, { type: 'cartGone' }).session).toBe(placing);
    const done: VoiceSession = { ...address, stage: 'done' };
    expect(after(done, { type: 'cartGone' }).session).toBe(done);
  });
});

describe('the dish that was spoken of last', () => {
  const asked = (from: VoiceSession) =>
    after(from, { type: 'edited', text: 'is it spicy' }, { type: 'sendOrder' }).effects;
  const whole = (items: VoiceLine[]): VoiceEvent => ({
    type: 'orderUnderstood',
    items,
    notFound: [],
    question: null,
    isWhole: true,
    changed: true,
  });
  const sent = (about: number) => expect.objectContaining({ type: 'understand', about });

  it('goes along with the next question: the line that was changed, not the last one', () => {
    const preview: VoiceSession = { ...session, stage: 'initial', pendingItems: [karahi, naan] };
    const waiting: VoiceSession = { ...preview, waiting: 'understanding' };
    const changed = after(waiting, whole([{ ...karahi, quantity: 3 }, naan])).session;
    expect(asked(changed)).toContainEqual(sent(karahi.id));
    const inCart: VoiceSession = { ...session, waiting: 'understanding' };
    const less = after(inCart, whole([{ ...naan, quantity: 4 }, karahi])).session;
    expect(asked({ ...less, waiting: 'nothing' })).toContainEqual(sent(naan.id));
  });

  it('is told by its line where the dish is on two', () => {
    const half: VoiceLine = { ...karahi, portion_size: 'Half' };
    const waiting: VoiceSession = {
      ...session,
      allConfirmedItems: [karahi, half],
      cart: { lines: [karahi, half], total: 1, restaurants: [] },
      waiting: 'understanding',
    };
    const changed = after(waiting, whole([{ ...karahi, quantity: 3 }, half])).session;
    expect(asked({ ...changed, waiting: 'nothing' })).toContainEqual(
      expect.objectContaining({ about: karahi.id, aboutLine: 0 }),
    );
  });

  it('is the one that was chosen by a tap, or the only one of an answer', () => {
    const empty: VoiceSession = { ...session, stage: 'initial', allConfirmedItems: [] };
    const tapped = after(empty, { type: 'nearDishChosen', item: karahi }).session;
    expect(asked(tapped)).toContainEqual(sent(karahi.id));
  });
});
