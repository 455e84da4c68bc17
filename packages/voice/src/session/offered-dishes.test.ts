import { noTerms } from '@nearbite/contract/restaurants/testing/default-terms';
import type { VoiceAlternative, VoiceNotFound } from '@nearbite/contract/voice/voice';
import { describe, expect, it } from 'vitest';
import { nearLine } from './session-lines.ts';
import { garlicNaan as naan } from './testing/garlic-naan.ts';
import { newSession } from './voice-draft.ts';
import { advance } from './voice-session.ts';
import type { VoiceEffect, VoiceEvent, VoiceSession } from './voice-session-types.ts';

const kheer: VoiceAlternative = {
  id: 4,
  title: 'Kheer',
  slug: 'kheer',
  image: null,
  final_price: 180,
  portion_size: null,
  spice_level: null,
  restaurant: 'Mithai Ghar',
  terms: noTerms,
  price: 180,
  portions: [],
  spice_levels: [],
  extras: [],
  extra_groups: [],
};
const kulfi: VoiceAlternative = { ...kheer, id: 5, title: 'Kulfi' };
const zarda: VoiceAlternative = { ...kheer, id: 6, title: 'Zarda' };
const session: VoiceSession = { ...newSession(), location: { latitude: 31.52, longitude: 74.35 } };
const inCart: VoiceSession = { ...session, stage: 'afterCart', allConfirmedItems: [naan] };
const play = (from: VoiceSession, ...events: VoiceEvent[]) =>
  events.reduce<ReturnType<typeof advance>>((step, event) => advance(step.session, event), {
    session: from,
    effects: [],
  });
const typed = (text: string): VoiceEvent[] => [{ type: 'edited', text }, { type: 'sendOrder' }];
const understood = (more: Partial<Extract<VoiceEvent, { type: 'orderUnderstood' }>>): VoiceEvent => ({
  type: 'orderUnderstood',
  items: [],
  notFound: [],
  question: null,
  isWhole: false,
  changed: false,
  ...more,
});
const answered = (dishes: VoiceAlternative[], from = session) =>
  play(
    from,
    ...typed('what do you recommend for dessert'),
    understood({ answer: { text: 'People …', dishes } }),
  ).session;
const sizes = (...names: string[]) => names.map((size_name, place) => ({ size_name, price: place * 100 }));
const spoken = (effects: readonly VoiceEffect[]) =>
  effects.flatMap((effect) => (effect.type === 'speak' ? [effect.text] : []));
const lines = ({ pendingItems }: VoiceSession) =>
  pendingItems.map(({ quantity, title }) => `${quantity} ${title}`);

describe('dishes that were named in an answer', () => {
  it.each([
    ['two of those', ['2 Kheer']],
    ["I'll have it", ['1 Kheer']],
    ['two please', ['2 Kheer']],
    ['yes please', ['1 Kheer']],
    ['give me three of them please', ['3 Kheer']],
  ])('one of them, %s', (said, wanted) => {
    const { session: taken, effects } = play(answered([kheer]), ...typed(said));
    expect(lines(taken)).toEqual(wanted);
    expect(taken.told).toMatch(/^Put .* into your cart for /);
    expect(effects.map(({ type }) => type)).not.toContain('understand');
  });

  it.each([
    ['the second one', ['1 Kulfi']],
    ['two of the first', ['2 Kheer']],
    ['the last one please', ['1 Zarda']],
    ['all of them', ['1 Kheer', '1 Kulfi', '1 Zarda']],
  ])('several of them, %s', (said, wanted) => {
    expect(lines(play(answered([kheer, kulfi, zarda]), ...typed(said)).session)).toEqual(wanted);
  });

  it('several of them, two of those: asks which, and keeps the number', () => {
    const asked = play(answered([kheer, kulfi]), ...typed('two of those')).session;
    expect(asked).toMatchObject({
      told: 'Which one: Kheer or Kulfi?',
      offered: [kheer, kulfi],
      pendingItems: [],
    });
    expect(lines(play(asked, ...typed('the kulfi')).session)).toEqual(['2 Kulfi']);
    expect(lines(play(answered([kheer, kulfi]), ...typed('both')).session)).toEqual(['1 Kheer', '1 Kulfi']);
  });

  it('are taken by voice at once, with or without a preview', () => {
    const spoken = play(answered([kheer]), { type: 'heard', text: 'two of those' });
    expect(lines(spoken.session)).toEqual(['2 Kheer']);
    const preview = answered([kheer], { ...session, pendingItems: [naan] });
    expect(lines(play(preview, { type: 'heard', text: 'one of those' }).session)).toEqual([
      '2 Garlic Naan',
      '1 Kheer',
    ]);
  });

  it('asked about while only the cart is there come into a preview', () => {
    const told = answered([kheer, kulfi], inCart);
    expect(told).toMatchObject({ stage: 'afterCart', offered: [kheer, kulfi] });
    const taken = play(told, ...typed('the first one')).session;
    expect(taken).toMatchObject({ stage: 'initial', allConfirmedItems: [naan] });
    expect(lines(taken)).toEqual(['1 Kheer']);
    const tapped = play(told, { type: 'nearDishChosen', item: { ...kulfi, quantity: 1 } }).session;
    expect(tapped).toMatchObject({ stage: 'initial', pendingItems: [{ title: 'Kulfi' }] });
  });

  it.each([
    ['the cheapest one', 'Zarda'],
    ['the most expensive of those please', 'Kulfi'],
  ])('are chosen by their price: %s', (said, title) => {
    const priced = [
      kheer,
      { ...kulfi, price: 250, final_price: 250 },
      { ...zarda, price: 90, final_price: 90 },
    ];
    expect(lines(play(answered(priced), ...typed(said)).session)).toEqual([`1 ${title}`]);
  });

  it('mean nothing once something else was ordered', () => {
    const ordered = play(answered([kheer]), ...typed('a naan'), understood({ items: [naan], changed: true }));
    const { effects } = play(ordered.session, ...typed('two of those'));
    expect(effects.map(({ type }) => type)).toContain('understand');
  });

  it('leave a number and a yes to the preview', () => {
    const preview = answered([kheer], { ...session, pendingItems: [naan] });
    expect(play(preview, ...typed('yes')).session.waiting).toBe('cart');
    expect(play(preview, ...typed('two')).effects.map(({ type }) => type)).toContain('understand');
  });

  it('come on top of those that are there', () => {
    const preview = answered([kheer, kulfi], { ...session, pendingItems: [{ ...kheer, quantity: 2 }] });
    expect(lines(play(preview, ...typed('the first one')).session)).toEqual(['3 Kheer']);
  });

  it('ask for their portion', () => {
    const sized = {
      ...kheer,
      portions: ['Small', 'Large'].map((size_name, place) => ({ size_name, price: place * 100 })),
    };
    const { session: taken, effects } = play(answered([sized]), ...typed('two of those'));
    expect(taken.question?.text).toBe('Kheer: Small or Large?');
    expect(effects).toContainEqual({ type: 'speak', text: 'Kheer: Small or Large?' });
  });
});

describe('dishes that come near to what was not found', () => {
  const missing = (near: VoiceAlternative[]): VoiceNotFound => ({
    text: 'rasmalai',
    quantity: 3,
    reason: 'unknown',
    dish: null,
    near,
  });
  const notFound = (near: VoiceAlternative[]) =>
    play(
      session,
      ...typed('a naan and three rasmalai'),
      understood({ items: [naan], notFound: [missing(near)] }),
    );

  it('are asked about aloud', () => {
    expect(notFound([kheer, kulfi]).effects).toContainEqual({
      type: 'speak',
      text: 'I did not find “rasmalai”. Did you mean Kheer or Kulfi?',
    });
  });

  it.each(['sold_out', 'out_of_reach'] as const)('are offered in place of what is %s', (reason) => {
    const dish = { title: 'Rasmalai', slug: 'rasmalai', restaurant: 'Mithai Ghar', distance_km: 40 };
    const gone = understood({ items: [naan], notFound: [{ ...missing([kheer, kulfi]), reason, dish }] });
    const { effects } = play(session, ...typed('a naan and three rasmalai'), gone);
    expect(spoken(effects)[0]).toMatch(/^Rasmalai at .* Would you like Kheer or Kulfi instead\?$/);
  });

  it('a yes takes the only one, in as many as were wanted', () => {
    expect(lines(play(notFound([kheer]).session, ...typed('yes')).session)).toEqual([
      '2 Garlic Naan',
      '3 Kheer',
    ]);
  });

  it('a yes to several asks which, a name answers it, a no leaves them', () => {
    const { session: asked } = play(notFound([kheer, kulfi]).session, ...typed('yes'));
    expect(asked).toMatchObject({ told: 'Which one: Kheer or Kulfi?', waiting: 'nothing' });
    expect(lines(play(asked, ...typed('kulfi')).session)).toEqual(['2 Garlic Naan', '3 Kulfi']);
    const left = play(asked, ...typed('no')).session;
    expect(left).toMatchObject({ notFound: [], offers: null, pendingItems: [naan] });
    expect(play(left, ...typed('yes')).session.waiting).toBe('cart');
  });

  it('wait until the portion was asked for: one question at a time', () => {
    const sized = nearLine({ ...zarda, portions: sizes('Half', 'Full') }, 1);
    const { session: asked, effects } = play(
      session,
      ...typed('a zarda and three rasmalai'),
      understood({ items: [sized], notFound: [missing([kheer, kulfi])] }),
    );
    expect(spoken(effects)).toEqual(['I did not find “rasmalai”. Zarda: Half or Full?']);
    for (const answer of [typed('full'), [{ type: 'choiceMade', choice: 'Full' } as const]]) {
      const next = play(asked, ...answer);
      expect(spoken(next.effects)).toEqual(['I did not find “rasmalai”. Did you mean Kheer or Kulfi?']);
      expect(next.session).toMatchObject({ question: null, told: null, notFound: [{ text: 'rasmalai' }] });
      const taken = play(next.session, ...typed('kulfi'));
      expect(lines(taken.session)).toEqual(['1 Zarda', '3 Kulfi']);
      expect(taken.session.told).toMatch(/^Put .* into your cart for /);
    }
    // Chosen in the preview by hand, it is on screen only.
    const byHand = play(asked, { type: 'replaceItem', place: 0, item: { ...sized, portion_size: 'Full' } });
    expect(byHand.session).toMatchObject({ offers: { isAsked: true }, notFound: [{ text: 'rasmalai' }] });
  });

  it('of two wishes are asked about one after the other', () => {
    const falooda = { ...missing([zarda]), text: 'falooda', quantity: 1 };
    const { session: first, effects } = play(
      session,
      ...typed('three rasmalai and a falooda'),
      understood({ notFound: [missing([kheer, kulfi]), falooda] }),
    );
    expect(first.offers).toMatchObject({ dishes: [kheer, kulfi], isAsked: true });
    expect(effects).toContainEqual({
      type: 'speak',
      text: 'I did not find “falooda”. I did not find “rasmalai”. Did you mean Kheer or Kulfi?',
    });
    const second = play(first, ...typed('kheer'));
    expect(spoken(second.effects)).toEqual(['I did not find “falooda”. Did you mean Zarda?']);
    expect(lines(play(second.session, ...typed('yes')).session)).toEqual(['3 Kheer', '1 Zarda']);
    const refused = play(first, ...typed('no'));
    expect(spoken(refused.effects)).toEqual(['I did not find “falooda”. Did you mean Zarda?']);
    const left = play(refused.session, ...typed('no')).session;
    expect(left).toMatchObject({ offers: null, notFound: [], pendingItems: [] });
  });

  it('“confirm” is said of what was found', () => {
    expect(play(notFound([kheer, kulfi]).session, ...typed('confirm')).session.waiting).toBe('cart');
  });

  it('are told of beside a change of the cart', () => {
    const said = typed('make the naan three and add rasmalai');
    const event = { isWhole: true, changed: true, notFound: [missing([kheer])] };
    const set = play(inCart, ...said, understood({ ...event, items: [{ ...naan, quantity: 3 }] })).session;
    expect(set.told).toMatch(/^I did not find “rasmalai”\. Did you mean Kheer\? 3 Garlic Naan\./);
    const both = play(inCart, ...said, understood({ ...event, items: [naan, { ...naan, id: 9 }] })).session;
    expect(both).toMatchObject({ stage: 'initial', notFound: [{ text: 'rasmalai' }] });
  });
});
