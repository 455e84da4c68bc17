import { noTerms } from '@nearbite/contract/restaurants/testing/default-terms';
import type { VoiceOrderItem } from '@nearbite/contract/voice/voice';
import { describe, expect, it } from 'vitest';
import { moduleIn } from '../../../../web/build/languages.ts';
import type { VoiceEvent, VoiceSession } from './voice-session-types.ts';

/** The conversation as the Urdu pages have it: the build takes each catalogue's translation in its place. */
const page = await moduleIn<typeof import('./testing/whole-session.ts')>(
  'ur',
  new URL('./testing/whole-session.ts', import.meta.url).pathname,
);

const dish = (id: number, title: string, more: Partial<VoiceOrderItem> = {}): VoiceOrderItem => ({
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
  portions: [],
  spice_levels: [],
  extras: [],
  extra_groups: [],
  quantity: 1,
  asked_quantity: null,
  note: null,
  confidence: 1,
  alternatives: [],
  ...more,
});
const sizes = [
  { size_name: 'Half', price: 0 },
  { size_name: 'Full', price: 350 },
];
const karahi = dish(1, 'Chicken Karahi', { portions: sizes });
const naan = dish(2, 'Garlic Naan', { quantity: 2 });
const closed = { ...noTerms, is_open: false, opens_at: '2026-11-20T07:00:00Z' };

const understood = (items: readonly VoiceOrderItem[], more: object = {}): VoiceEvent => ({
  type: 'orderUnderstood',
  items,
  notFound: [],
  question: null,
  isWhole: false,
  changed: true,
  ...more,
});
const hear = (text: string): VoiceEvent => ({ type: 'heard', text });
const began: VoiceSession = { ...page.newSession(), location: { latitude: 31.52, longitude: 74.35 } };

/** What happened, with all that was shown or said on the way; nothing of it may be English. */
function play(from: VoiceSession, ...events: VoiceEvent[]) {
  const heard: string[] = [];
  const session = events.reduce((before, event) => {
    const after = page.advance(before, event);
    heard.push(
      ...after.effects.flatMap((effect) =>
        'text' in effect && effect.type !== 'saveDraft' ? [effect.text] : [],
      ),
    );
    const { told, question } = after.session;
    heard.push(
      told ?? '',
      question?.text ?? '',
      ...(question?.choices ?? []),
      ...page.explainOrder(after.session),
    );
    heard.push(...after.session.notFound.map(page.explainNotFound));
    return after.session;
  }, from);
  expect(heard.filter(isEnglish)).toEqual([]);
  return { session, heard };
}

const names =
  /Chicken Karahi|Mutton Karahi|Garlic Naan|Karahi Darbar|Half|Full|Sauce|Raita|Ali Khan|House 1|Lahore|Rs\.[\d,.]+|no onions|sushi|nuts|home|office|Tandoor/g;
const isEnglish = (text: string) => /[a-z]|[,;?]|\.(?!\d)/i.test(text.replace(names, ''));

const preview = () =>
  play(began, hear('karahi'), understood([{ ...karahi, portion_size: 'Half' }, naan])).session;
const inCart = () => play(preview(), hear('جی ہاں'), { type: 'itemsAdded', put: [] }).session;
const savedDetails = { name: 'Ali Khan', phone: '03001234567', address: 'House 1', city: 'Lahore' };

describe('a conversation in Urdu', () => {
  it('leads from the order over its questions and the cart to the placed order, answered in Urdu script', () => {
    const asked = play(began, hear('karahi'), understood([karahi, naan]));
    expect(asked.session.question?.text).toBe('Chicken Karahi: Half یا Full؟');
    const sized = play(asked.session, hear('ہاف'));
    expect(sized.session).toMatchObject({ question: null, pendingItems: [{ portion_size: 'Half' }, {}] });
    expect(sized.heard).toContain(
      '1 Chicken Karahi (Half) اور 2 Garlic Naan: ٹیکس اور فیس کے بغیر Rs.1,200.00۔ کارٹ میں ڈال دوں؟',
    );
    const sent = play(sized.session, hear('جی ہاں'));
    expect(sent.session.waiting).toBe('cart');
    const added = play(sent.session, { type: 'itemsAdded', put: [] });
    expect(added.heard).toContain('ٹھیک ہے۔ کچھ اور؟');
    const address = play(added.session, hear('نہیں، بس اتنا ہی'));
    expect(address.session.stage).toBe('address');
    const filled = play(
      { ...address.session, savedDetails, savedAddresses: [] },
      ...[{ type: 'continue' as const }, hear('جی')],
    );
    expect(filled.session.deliveryDetails).toEqual(savedDetails);
    expect(page.wholeReadBack(filled.session)).toBe(
      'آپ کا آرڈر: 1 Chicken Karahi (Half) اور 2 Garlic Naan۔ کل Rs.1,200.00، ٹیکس اور فیس کے بغیر۔ نام اور پتہ: Ali Khan، 0 3 0 0 1 2 3 4 5 6 7، House 1، Lahore۔',
    );
    expect(play(filled.session, { type: 'listeningStarted' }, hear('تصدیق کریں')).session.waiting).toBe(
      'order',
    );
  });

  it.each([
    ['جی ہاں', true],
    ['ہاں', true],
    ['ji', true],
    ['نہیں', false],
    ['جی نہیں', false],
    ['ji nahi', false],
  ])('a number that is asked about: %s', (said, isRight) => {
    const { session } = play(began, hear('karahi'), understood([{ ...naan, quantity: 99 }]));
    expect(session.question).toMatchObject({ choices: ['جی ہاں', 'نہیں'] });
    const { pendingItems } = play(session, hear(said)).session;
    expect(pendingItems.map(({ quantity }) => quantity)).toEqual(isRight ? [99] : []);
  });

  it.each([
    ['جی ہاں', 'address'],
    ['نکال دیں', 'address'],
    ['ہٹا دو', 'address'],
    ['hata do', 'address'],
    ['نہیں', 'afterCart'],
    ['رہنے دیں', 'afterCart'],
    ['rehne do', 'afterCart'],
  ])('dishes of a closed kitchen: %s', (said, stage) => {
    const other = dish(3, 'Mutton Karahi', { restaurant: 'Tandoor', terms: closed });
    const { session } = play(
      began,
      ...[hear('karahi'), understood([naan, other]), hear('ہاں'), { type: 'itemsAdded' as const, put: [] }],
      { type: 'proceedToDelivery' },
    );
    expect(session.question).toMatchObject({
      text: 'Tandoor اس وقت بند ہے۔ جمعہ کو دوپہر 12 بجے کھلے گا۔ کیا Mutton Karahi نکال دوں؟',
      choices: ['نکال دیں', 'رہنے دیں'],
    });
    const answered = play(session, hear(said)).session;
    expect(answered).toMatchObject({ stage, question: null, waiting: 'nothing' });
  });

  it('tells what was not found, is sold out, too far or not ordered, and takes what comes near', () => {
    const near = [dish(3, 'Mutton Karahi')];
    const meant = { title: 'Mutton Karahi', restaurant: 'Karahi Darbar', slug: 's', distance_km: 14 };
    const wish = { text: 'sushi', quantity: 1, dish: null, near: [] };
    const notFound = [
      { ...wish, reason: 'unknown' },
      { ...wish, reason: 'not_ordered', text: 'Raita' },
      { ...wish, reason: 'out_of_reach', dish: meant },
      { ...wish, reason: 'unknown', kitchen: 'Karahi Darbar' },
      { ...wish, reason: 'sold_out', dish: meant, near },
    ];
    const asked = play(began, hear('karahi'), understood([], { notFound }));
    expect(asked.heard.join(' ')).toContain(
      'Karahi Darbar میں Mutton Karahi ابھی ختم ہے۔ اس کی جگہ Mutton Karahi لیں گے؟',
    );
    expect(play(asked.session, hear('جی ہاں')).session.pendingItems).toMatchObject([{ id: 3 }]);
    expect(play(asked.session, hear('نہیں')).session.pendingItems).toEqual([]);
  });

  it('tells changes, sums, allergies and what is in the cart, and understands what is asked of them', () => {
    const changed = play(
      preview(),
      hear('karahi'),
      understood([{ ...naan, quantity: 3 }, dish(4, 'Raita')], { isWhole: true, allergies: ['nuts'] }),
    );
    expect(changed.heard).toContain(
      'Chicken Karahi اب آرڈر میں نہیں، اب 3 Garlic Naan، 1 Raita بھی شامل: ٹیکس اور فیس کے بغیر Rs.1,600.00۔',
    );
    const told = (said: string) => play(changed.session, hear(said)).session.told;
    expect(told('کتنے پیسے ہوئے')).toBe('کل Rs.1,600.00، ٹیکس اور فیس کے بغیر۔');
    expect(told('میرا آرڈر کیا ہے')).toMatch(/^3 Garlic Naan اور 1 Raita۔ کل/);
    expect(told('واپس کر دو')).toMatch(/^واپس لے لیا۔ 1 Chicken Karahi/);
    expect(told('شکریہ')).toMatch(/^کوئی بات نہیں۔/);
    expect(told('السلام علیکم')).toMatch(/^السلام علیکم۔/);
    const forgotten = play(
      changed.session,
      hear('karahi'),
      understood([naan], { isWhole: true, allergies: [] }),
    );
    expect(forgotten.heard.join()).toContain('”nuts“ نہیں لکھا جائے گا۔');
    expect(play(inCart(), hear('میرا آرڈر کیا ہے')).session.told).toMatch(/^1 Chicken Karahi \(Half\) اور/);
  });

  it.each([
    ['آرڈر بھیج دو', 'address'],
    ['ڈیلیوری', 'address'],
    ['بس', 'address'],
    ['اور کچھ نہیں', 'address'],
    ['اور شامل کرو', 'initial'],
  ])('goes on from the cart with the words the page names: %s', (said, stage) => {
    expect(play(inCart(), hear(said)).session.stage).toBe(stage);
  });

  it('takes name, phone, address and city in Urdu, one after the other, with a word to go back and one to say again', () => {
    const steps = (from: VoiceSession, ...said: string[]) =>
      said.reduce(
        (session, text) =>
          play(session, hear(text), { type: 'confirmField' }, { type: 'nextFieldDue' }).session,
        from,
      );
    const { session } = play(inCart(), { type: 'proceedToDelivery' });
    const named = steps(session, 'میرا نام علی خان ہے');
    expect(named.deliveryDetails.name).toBe('علی خان');
    const phone = steps(named, '۰۳۰۰ ۱۲۳۴۵۶۷');
    expect(phone).toMatchObject({ currentFieldIndex: 2, deliveryDetails: { phone: '03001234567' } });
    expect(play(phone, hear('واپس')).session.currentFieldIndex).toBe(1);
    const heard = play(phone, hear('مکان 5 گلی 2'));
    expect(heard.session.deliveryDetails.address).toBe('مکان 5 گلی 2');
    expect(play(heard.session, hear('دوبارہ بولیں')).session.deliveryDetails.address).toBe('');
    expect(play(heard.session, hear('جی ہاں')).session.waiting).toBe('nextField');
  });

  it('names the addresses that are known, and says where the order goes', () => {
    const known = {
      ...preview(),
      savedDetails,
      savedAddresses: [{ label: 'office', address: 'Raita', city: '' }],
    };
    expect(play(known, hear('where does it go')).session.told).toBe(
      'آرڈر اس پتے پر جائے گا: House 1، Lahore۔ یا office پر؟ کارٹ میں ڈالنے کے لیے جی ہاں بولیں یا لکھیں۔',
    );
    expect(play(known, hear('deliver it to home')).session.told).toMatch(
      /^”home“ نام کا کوئی پتہ معلوم نہیں۔/,
    );
  });
});
