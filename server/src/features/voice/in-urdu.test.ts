import { readdirSync, readFileSync } from 'node:fs';
import type { ResponseOf } from '@nearbite/contract/endpoint';
import type { understandVoiceOrder } from '@nearbite/contract/voice/voice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createOwner, visitorOf } from '../../testing/actors.ts';
import { createCategory, createDish, type TestDish } from '../../testing/dishes.ts';
import { fillCart, makeCartId } from '../../testing/orders.ts';
import { sayTo } from '../../testing/spoken.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const multan = { latitude: 30.1575, longitude: 71.5249 };
const URDU = { 'accept-language': 'ur' };
const portions = ['Regular', 'Large'].map((size_name, nth) => ({ size_name, price_minor: nth * 15_000 }));
const spiceLevels = ['Mild', 'Extra Hot'].map((level_name) => ({ level_name, additional_price_minor: 0 }));
type Missed = ResponseOf<typeof understandVoiceOrder>['not_found'][number];
const contains = (content: string) => [{ title: 'Contains', content }];

describe('what is said in Urdu', () => {
  let app: TestApp;
  let visitor: Caller;
  const dishes = new Map<string, TestDish>();
  const idOf = (title: string) => dishes.get(title)?.id ?? 0;
  const lineOf = (title: string, more: object = {}) => ({ id: idOf(title), quantity: 1, ...more });
  const say = (command: string, more: object = {}) => sayTo(visitor, command, more, URDU);
  const told = async (command: string, more: object = {}) => (await say(command, more)).answer?.text;

  async function translate(table: 'dishes' | 'restaurants' | 'categories', id: number, texts: object) {
    const translations = JSON.stringify({ ur: texts });
    await app.database.db.updateTable(table).set({ translations }).where('id', '=', id).execute();
  }
  async function kitchen(name: string, inUrdu: string, traits: object = {}) {
    const owner = await createOwner(app, { name, ...traits });
    await translate('restaurants', owner.restaurantId, { name: inUrdu });
    const add = async (title: string, titleInUrdu: string, dish: object = {}, description?: string) => {
      dishes.set(title, await createDish(app, owner, { title, ...dish }));
      await translate('dishes', idOf(title), { title: titleInUrdu, ...(description && { description }) });
    };
    return { ...owner, add };
  }

  beforeAll(async () => {
    app = await buildTestApp();
    // Noon in Lahore.
    app.clock.stopAt(new Date('2026-11-17T07:00:00Z'));
    visitor = visitorOf(app);
    await translate('categories', await createCategory(app), { title: 'بریانی' });
    await translate('categories', await createCategory(app, 'Pizza'), { title: 'پیزا' });
    const junction = await kitchen('Biryani Junction', 'بریانی جنکشن');
    await junction.add('Chicken Biryani', 'چکن بریانی', { portions, spiceLevels });
    await junction.add('Garlic Naan', 'گارلک نان', { priceMinor: 8_000 });
    await junction.add('Mango Lassi', 'مینگو لسی', { stockQty: 0 });
    await junction.add('Fajita Pizza', 'فجیتا پیزا', { category: 'Pizza' });
    await junction.add('Tikka Pizza', 'تکہ پیزا', { category: 'Pizza', priceMinor: 60_000 });
    const rafiq = await kitchen('Rafiq Family Karahi', 'رفیق فیملی کڑاہی');
    await rafiq.add('Mutton Karahi', 'مٹن کڑاہی', { specifications: contains('Dairy') });
    const withNuts = { specifications: contains('Dairy, nuts'), description: 'With almonds. Sweet.' };
    await rafiq.add('Kheer', 'کھیر', withNuts, 'بادام والی کھیر۔ میٹھی۔');
    await rafiq.add('Rice Cake', 'چاول کا کیک', { description: 'Gluten-free.' }, 'گلوٹن سے پاک۔');
    await rafiq.add('Tofu Rice', 'ٹوفو چاول', { tags: ['vegan'] });
    const opening_hours = Array.from({ length: 7 }, (_, day) => ({ day, opens: '00:00', closes: '23:00' }));
    const fees = { minimum_order: 800, delivery_fee: 60, free_delivery_from: 2000 };
    const terms = { opening_hours, ...fees, prep_minutes: 45, accepts_cash: true };
    await rafiq.patch(`/api/restaurant/terms/${rafiq.restaurantId}/`, terms);
    await rafiq.add('Rose Falooda', 'گلاب فالودہ');
    const closed = await kitchen('Sleepy Soups', 'سست سوپ');
    await closed.add('Chicken Soup', 'چکن سوپ');
    const sunday = { opening_hours: [{ day: 6, opens: '09:00', closes: '12:00' }] };
    await closed.patch(`/api/restaurant/terms/${closed.restaurantId}/`, sunday);
    const far = await kitchen('Multan Sweets', 'ملتان سویٹس', multan);
    await far.add('Gulab Jamun', 'گلاب جامن');
  });
  afterAll(() => app.close());

  it('finds a dish by its translated title, however that sounds', async () => {
    const ordered = await say('ایک گلاب فالودہ');
    expect(ordered).toMatchObject({ order_items: [{ id: idOf('Rose Falooda') }], not_found: [] });
  });

  it('names dishes and kitchens in it, and asks in it which one is meant', async () => {
    const asked = await say('a pizza');
    expect(asked).toMatchObject({
      order_items: [
        { title: 'فجیتا پیزا', restaurant: 'بریانی جنکشن', alternatives: [{ title: 'تکہ پیزا' }] },
      ],
      question: { text: 'کون سا: فجیتا پیزا یا تکہ پیزا؟', choices: ['فجیتا پیزا', 'تکہ پیزا'] },
    });
    for (const choice of asked.question.choices)
      expect(await say(choice)).toMatchObject({ order_items: [{ title: choice }], question: null });
    const context = portions.map(({ size_name }) => lineOf('Chicken Biryani', { portion_size: size_name }));
    expect((await say('make the biryani extra hot', { context })).question).toMatchObject({
      text: 'کون سا: چکن بریانی (Regular) یا چکن بریانی (Large)؟',
      lines: [0, 1],
    });
    expect((await say('1000 garlic naan')).question).toMatchObject({
      text: 'آپ نے 1000 کا کہا تھا۔ ایک کھانا زیادہ سے زیادہ 99 مل سکتا ہے۔ 99 گارلک نان؟',
      choices: ['99 گارلک نان', 'نہیں'],
    });
  });

  it('calls a kitchen as the cart does', async () => {
    const { order_items: items } = await say('a mutton karahi');
    const cartId = makeCartId();
    await fillCart(visitor, cartId, [{ dish_id: idOf('Mutton Karahi') }]);
    const lines = (await app.inject({ url: `/api/store/cart-list/${cartId}/`, headers: URDU })).json();
    expect(items[0].restaurant).toBe('رفیق فیملی کڑاہی');
    expect(JSON.stringify(lines)).toContain(`"${items[0].restaurant}"`);
  });

  it('tells what cannot be had: sold out, not near, not there, and not of the kitchen that was named', async () => {
    const found = async (command: string, more: object = {}) => (await say(command, more)).not_found;
    expect(await found('a mango lassi')).toMatchObject([
      { text: 'مینگو لسی', reason: 'sold_out', dish: { title: 'مینگو لسی', restaurant: 'بریانی جنکشن' } },
    ]);
    expect(await found('one gulab jamun')).toMatchObject([
      { reason: 'out_of_reach', dish: { title: 'گلاب جامن', restaurant: 'ملتان سویٹس' } },
    ]);
    expect(await found('two keema naan')).toMatchObject([
      { text: 'keema naan', near: [{ title: 'گارلک نان', restaurant: 'بریانی جنکشن' }] },
    ]);
    expect(await found('chicken biryani from rafiq')).toMatchObject([{ kitchen: 'رفیق فیملی کڑاہی' }]);
    for (const asked of ['do you have mango lassi', 'is the mango lassi spicy'])
      expect(await told(asked)).toMatch(/^بریانی جنکشن میں مینگو لسی ابھی ختم ہے۔/);
    expect(await told('remove the tikka pizza')).toBe('آپ کے آرڈر میں tikka pizza نہیں ہے۔');
  });

  it.each([
    ['is rafiq open', 'رفیق فیملی کڑاہی اس وقت کھلا ہے، رات 11 بجے تک۔'],
    ['is sleepy soups open', 'سست سوپ اس وقت بند ہے۔ اتوار کو صبح 9 بجے کھلے گا۔'],
    [
      'what does rafiq charge for delivery',
      'رفیق فیملی کڑاہی سے آپ تک ڈیلیوری کے Rs.60.00 لگتے ہیں۔ Rs.2,000.00 یا زیادہ کے آرڈر پر ڈیلیوری مفت ہے۔',
    ],
    ['does multan sweets deliver here', 'ملتان سویٹس آپ تک ڈیلیوری نہیں کرتا۔'],
    ['how long does rafiq take', 'رفیق فیملی کڑاہی کو تقریباً 45 منٹ لگتے ہیں۔'],
    ['what is the phone number of rafiq', 'رفیق فیملی کڑاہی: \u2066+92 42 1234567\u2069۔'],
    ['is the tofu rice vegan', 'جی ہاں، مینو کے مطابق ٹوفو چاول ویگن ہے۔'],
    ['is the chicken biryani vegetarian', 'نہیں، چکن بریانی ویجیٹیرین نہیں ہے۔'],
    ['something vegan', 'مینو کے مطابق ویگن: ٹوفو چاول۔'],
    ['how much is the chicken biryani', 'بریانی جنکشن میں چکن بریانی کی قیمت Rs.450.00 سے شروع ہے۔'],
    ['what is the cheapest pizza', 'یہاں سب سے سستا: فجیتا پیزا (Rs.450.00) اور تکہ پیزا (Rs.600.00)۔'],
    [
      'does the kheer have nuts',
      'جی ہاں: رفیق فیملی کڑاہی کے مینو میں کھیر کے ساتھ لکھا ہے: ”شامل: دودھ کی چیزیں، گری دار میوے“۔',
    ],
    [
      'does the tofu rice have nuts',
      'ٹوفو چاول کی تفصیل میں گری دار میوے کا ذکر نہیں، اس لیے کچھ کہا نہیں جا سکتا۔ براہِ کرم کچن سے پوچھ لیں: رفیق فیملی کڑاہی، \u2066+92 42 1234567\u2069۔',
    ],
    [
      'does the tofu rice have constructor',
      'ٹوفو چاول کی تفصیل میں constructor کا ذکر نہیں، اس لیے کچھ کہا نہیں جا سکتا۔ براہِ کرم کچن سے پوچھ لیں: رفیق فیملی کڑاہی، \u2066+92 42 1234567\u2069۔',
    ],
    ['what is in the rice cake', 'چاول کا کیک: گلوٹن سے پاک۔'],
  ])('%s', async (command, text) => expect(await told(command)).toBe(text));

  it('understands the same in its own script, and quotes it so', async () => {
    expect(await told('کیا رفیق کھلا ہے؟')).toBe('رفیق فیملی کڑاہی اس وقت کھلا ہے، رات 11 بجے تک۔');
    expect(await told('کیا ٹوفو چاول میں دودھ ہے؟')).toMatch(/^ٹوفو چاول کی تفصیل میں دودھ کا ذکر نہیں/);
    expect(await told('کھیر میں کیا ہے')).toMatch(/^کھیر: بادام والی کھیر۔/);
    expect((await say('سو گارلک نان')).question).toMatchObject({ text: expect.stringContaining('100') });
    expect(await say('ایک مٹن کڑاہی پیاز کے بغیر')).toMatchObject({
      order_items: [{ note: 'onion ke baghair' }],
    });
    const context = [lineOf('Chicken Biryani')];
    expect(await told('کیا اس میں مونگ پھلی ہے؟', { context })).toMatch(/^چکن بریانی کی تفصیل میں مونگ پھلی/);
    for (const asked of ['سب سے تیز مرچ والا کیا ہے', 'ڈیلیوری فری ہے؟'])
      expect(await say(asked, { context })).toMatchObject({ changed: false, question: null, not_found: [] });
    expect(await told('کچھ سستا')).toMatch(/^یہاں سب سے سستا: گارلک نان/);
    expect((await say('مجھے بادام سے الرجی ہے')).allergies).toHaveLength(1);
    const mild = { order_items: [{ quantity: 2, spice_level: 'Mild' }], not_found: [] };
    expect(await say('دو چکن بریانی مرچ کم')).toMatchObject(mild);
    expect((await say('دو چکن بریانی اور ایک اسپیس شپ')).not_found).toMatchObject([{ text: 'اسپیس شپ' }]);
    expect(await told('کیا برگر پیلس کھلا ہے؟')).toBe('آپ کے قریب ”برگر پیلس“ نام کا کوئی ریستوران نہیں۔');
  });

  it('tells where the dishes of an order are from, and how hot one is', async () => {
    const context = [lineOf('Kheer'), lineOf('Chicken Biryani', { spice_level: 'Mild' })];
    expect(await told('which restaurant is the kheer from', { context })).toBe(
      'کھیر رفیق فیملی کڑاہی سے ہے۔',
    );
    expect(await told('is it spicy', { context })).toBe(
      'آپ نے چکن بریانی میں مرچ Mild رکھی ہے۔ Extra Hot بھی ہو سکتی ہے۔',
    );
  });

  it('warns of a card in the words that were translated', async () => {
    const { order_items: items } = await say('a kheer and a rice cake', {
      allergies: ['allergic to sugar', 'allergic to sweet'],
    });
    expect(items).toMatchObject([
      {
        card_warning: 'احتیاط: رفیق فیملی کڑاہی کے مینو میں کھیر کے ساتھ لکھا ہے: ”بادام والی کھیر۔ میٹھی“۔',
      },
      { card_warning: null },
    ]);
  });

  it('gives examples that it understands itself', async () => {
    const url = '/api/restaurant/voice-examples/?latitude=31.5204&longitude=74.3587';
    const { examples } = (await app.inject({ url, headers: URDU })).json();
    expect(examples).toHaveLength(3);
    for (const example of examples) {
      expect(example).not.toMatch(/[a-z]/i);
      const { order_items: items, not_found: notFound } = await say(example);
      expect([items.length > 0, notFound]).toEqual([true, []]);
    }
  });

  it('says what is wrong with a call in it', async () => {
    const send = async (body: object) =>
      (
        await visitor.post('/api/restaurant/voice-order/', { latitude: 31.5, longitude: 74.3, ...body }, URDU)
      ).json();
    expect((await send({ command: '' })).error).toBe('کوئی آواز سنائی نہیں دی۔');
    const context = Array.from({ length: 50 }, () => lineOf('Kheer'));
    const { error, errors } = await send({ command: 'naan '.repeat(199), context });
    expect(errors).toEqual({ command: [error] });
    expect(error).toMatch(/^[^a-z]+$/i);
  });

  /** Sentences of the other tests of this call, whatever they ask. */
  const spoken = ['.', './answers'].flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url))
      .filter((name) => name.endsWith('.test.ts'))
      .flatMap((name) => [
        ...readFileSync(new URL(`${folder}/${name}`, import.meta.url), 'utf8').matchAll(
          /(?:told|say|asked|notFound|understood|tell|goOn)\(\s*(?:'([a-z0-9][^']+)'|"([a-z0-9][^"]+)")|^ {4}\['([a-z][^']+)', '/gm,
        ),
      ])
      .flatMap(([, single, double, row]) => single ?? double ?? row ?? []),
  );

  it('leaves no word in English but those that were said and those that nobody has translated', async () => {
    const ours = /\b(?:Rs|Regular|Large|Mild|Extra Hot|allergic to nuts)\b/g;
    const english = new Set<string>();
    let answers = 0;
    expect(spoken.length).toBeGreaterThan(100);
    for (const command of new Set(spoken)) {
      const context = [lineOf('Chicken Biryani', { portion_size: 'Large' }), lineOf('Kheer')];
      for (const lines of [{}, { context }]) {
        const response = await say(command, { ...lines, allergies: ['allergic to nuts'] });
        const { answer, question, order_items: items, not_found: notFound } = response;
        answers += answer === null ? 0 : 1;
        const named = [...items, ...notFound.flatMap((wish: { near: object[] }) => wish.near)];
        const texts = [
          ...[answer?.text, question?.text, ...(question?.choices ?? [])],
          ...named.flatMap(({ title, restaurant, card_warning }) => [title, restaurant, card_warning]),
          ...notFound.flatMap(({ text, kitchen, dish }: Missed) => [
            text,
            kitchen,
            dish?.title,
            dish?.restaurant,
          ]),
        ];
        const said = command.toLowerCase().split(/[^a-z]+/);
        for (const text of texts.filter((each) => typeof each === 'string'))
          for (const word of text.replaceAll(ours, '').match(/[a-z]{2,}/gi) ?? [])
            if (!said.includes(word.toLowerCase())) english.add(`${command}: ${text}`);
      }
    }
    expect([...english]).toEqual([]);
    expect(answers).toBeGreaterThan(80);
  }, 120_000);
});
