import type { VoiceOrderItem } from '@nearbite/contract/voice/voice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createOwner, visitorOf } from '../../testing/actors.ts';
import { createDish, type TestDish } from '../../testing/dishes.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { MENU_TTL_SECONDS } from './menu-indexes.ts';

const gulberg = { latitude: 31.5204, longitude: 74.3587 };
const multan = { latitude: 30.1575, longitude: 71.5249 };
const portions = [
  { size_name: 'Regular', price_minor: 0 },
  { size_name: 'Large', price_minor: 15_000 },
];
const spiceLevels = [
  { level_name: 'Mild', additional_price_minor: 0 },
  { level_name: 'Extra Hot', additional_price_minor: 2_000 },
];

describe('POST /api/restaurant/voice-order/', () => {
  let app: TestApp;
  let visitor: Caller;
  let owner: Caller & { restaurantId: number };
  let biryani: TestDish;

  const say = (command: string, place = gulberg) =>
    visitor.post('/api/restaurant/voice-order/', { command, ...place });
  const understood = async (command: string, place = gulberg): Promise<VoiceOrderItem[]> => {
    const answer = await say(command, place);
    expect(answer.statusCode).toBe(200);
    return answer.json().order_items;
  };
  const waitForTheMenu = () => app.clock.advanceSeconds(MENU_TTL_SECONDS + 1);

  beforeAll(async () => {
    app = await buildTestApp();
    visitor = visitorOf(app);
    owner = await createOwner(app, { name: 'Biryani Junction' });
    biryani = await createDish(app, owner, {
      title: 'Chicken Biryani',
      portions,
      spiceLevels,
      slug: 'chicken-biryani',
    });
    await createDish(app, owner, { title: 'Garlic Naan', priceMinor: 8_000 });
    await createDish(app, owner, { title: 'Zinger Burger', status: 'in-active' });
    await createDish(app, owner, { title: 'Mango Lassi', stockQty: 0 });
    const far = await createOwner(app, { name: 'Multan Sweets', ...multan });
    await createDish(app, far, { title: 'Gulab Jamun' });
    const closed = await createOwner(app, { name: 'Closed Kitchen', status: 'suspended' });
    await createDish(app, closed, { title: 'Seekh Kebab' });
  });
  afterAll(() => app.close());

  it('turns a sentence into lines with the full price of one portion', async () => {
    const items = await understood('I want two large chicken biryani extra hot and three garlic naan please');
    expect(items).toMatchObject([
      {
        id: biryani.id,
        title: 'Chicken Biryani',
        slug: 'chicken-biryani',
        image: '/media/demo/dish.webp',
        quantity: 2,
        asked_quantity: null,
        note: null,
        final_price: 620,
        portion_size: 'Large',
        spice_level: 'Extra Hot',
        restaurant: 'Biryani Junction',
        confidence: expect.any(Number),
        alternatives: expect.any(Array),
        price: 450,
        portions: [
          { size_name: 'Regular', price: 0 },
          { size_name: 'Large', price: 150 },
        ],
        spice_levels: [
          { level_name: 'Mild', additional_price: 0 },
          { level_name: 'Extra Hot', additional_price: 20 },
        ],
      },
      expect.objectContaining({
        title: 'Garlic Naan',
        quantity: 3,
        final_price: 80,
        portion_size: null,
        spice_level: null,
      }),
    ]);
    expect(items[0]?.confidence).toBeGreaterThan(0.8);
  });

  it('chooses extras by their words, asks for what is needed, and tells what is sold out', async () => {
    const options = [
      { name: 'Butter', price_minor: 1_000 },
      { name: 'Honey', price_minor: 2_000, sold_out_until: '2999-01-01T00:00:00Z' },
    ];
    const extras = [{ name: 'On top', min: 0, max: 2, options }];
    const paratha = await createDish(app, owner, { title: 'Lachha Paratha', priceMinor: 9_000, extras });
    waitForTheMenu();
    const [item] = await understood('two lachha paratha with butter, well done');
    const chosen = [{ group: 'On top', name: 'Butter' }];
    expect(item).toMatchObject({ id: paratha.id, final_price: 100, extras: chosen, note: 'well done' });
    expect(item?.extra_groups).toMatchObject([
      { name: 'On top', options: [{ name: 'Butter', price: 10 }, {}] },
    ]);
    const context = [{ id: paratha.id, quantity: 2, extras: chosen }];
    const change = (command: string) =>
      visitor.post('/api/restaurant/voice-order/', { command, ...gulberg, context });
    expect((await change('no butter')).json()).toMatchObject({
      changed: true,
      order_items: [{ extras: [] }],
    });
    expect((await change('one more')).json().order_items).toMatchObject([{ quantity: 3, extras: chosen }]);
    const gone = (await say('a lachha paratha with honey')).json();
    expect(gone).toMatchObject({
      order_items: [],
      not_found: [{ text: 'Lachha Paratha (Honey)', reason: 'sold_out' }],
    });
    expect((await change('a')).statusCode).toBe(200);
    const wrong = [{ id: paratha.id, quantity: 2, extras: [{ group: 'On top' }] }];
    const refused = await visitor.post('/api/restaurant/voice-order/', {
      command: 'a',
      ...gulberg,
      context: wrong,
    });
    expect(refused.statusCode).toBe(400);
  });

  it.each([
    ['a dish nobody has', 'two sushi rolls'],
    ['a dish that is not live', 'one zinger burger'],
    ['a dish that is sold out', 'one mango lassi'],
    ['a dish out of reach', 'one gulab jamun'],
    ['a dish of a suspended restaurant', 'one seekh kebab'],
    ['no dish at all', 'hello how are you'],
  ])('finds nothing for %s', async (_, command) => {
    expect(await understood(command)).toEqual([]);
  });

  const notFound = async (command: string, place = gulberg) => (await say(command, place)).json().not_found;

  it('tells what was not found, and what comes near', async () => {
    const answer = (await say('two garlic naan and three keema naan please')).json();
    expect(answer.order_items).toMatchObject([{ title: 'Garlic Naan', quantity: 2 }]);
    expect(answer.not_found).toEqual([
      {
        text: 'keema naan',
        quantity: 3,
        reason: 'unknown',
        dish: null,
        near: [expect.objectContaining({ title: 'Garlic Naan', final_price: 80 })],
      },
    ]);
    expect(await notFound('two garlic naan please, thank you')).toEqual([]);
    expect(await notFound('one zinger burger')).toMatchObject([{ text: 'zinger burger', reason: 'unknown' }]);
    expect(await notFound('one seekh kebab')).toMatchObject([{ reason: 'unknown', dish: null }]);
  });

  it('tells what is sold out and what is out of reach', async () => {
    expect(await notFound('a mango lassi and one gulab jamun')).toMatchObject([
      { reason: 'sold_out', dish: { title: 'Mango Lassi', restaurant: 'Biryani Junction' } },
      {
        reason: 'out_of_reach',
        dish: { title: 'Gulab Jamun', restaurant: 'Multan Sweets', distance_km: expect.closeTo(308, -1) },
      },
    ]);
    expect(await notFound('one gulab jamun', { latitude: 0, longitude: 0 })).toMatchObject([
      { text: 'gulab jamun', reason: 'out_of_reach', near: [] },
    ]);
  });

  it('calls nothing out of reach that another kitchen in reach has', async () => {
    const quetta = { latitude: 30.18, longitude: 66.99 };
    const kitchen = await createOwner(app, { name: 'Sajji Point', ...quetta });
    await createDish(app, kitchen, { title: 'Lamb Sajji' });
    const bakery = await createOwner(app, { name: 'Tandoor Lane', ...quetta });
    await createDish(app, bakery, { title: 'Garlic Naan' });
    const said = (await say('a lamb sajji and a garlic naan from sajji point', quetta)).json();
    expect(said).toMatchObject({
      order_items: [{ title: 'Lamb Sajji' }],
      not_found: [{ reason: 'unknown', dish: null, near: [{ restaurant: 'Tandoor Lane' }] }],
    });
    // Biryani Junction, out of reach, has a dish of that very name.
    const corner = await createOwner(app, { name: 'Sajji Corner', ...quetta });
    await createDish(app, corner, { title: 'Chicken Biryani (boneless)' });
    expect((await say('chicken biryani from tandoor', quetta)).json()).toMatchObject({
      order_items: [],
      not_found: [{ text: 'chicken biryani', reason: 'unknown', dish: null, kitchen: 'Tandoor Lane' }],
    });
  });

  it('tells that the dish that was named is sold out, though another has the words among its tags', async () => {
    const islamabad = { latitude: 33.7, longitude: 73.05 };
    const kitchen = await createOwner(app, { name: 'Rice House', ...islamabad });
    await createDish(app, kitchen, { title: 'Royal Degh Biryani', tags: ['rice', 'egg'] });
    await createDish(app, kitchen, { title: 'Egg Biryani', stockQty: 0 });
    await createDish(app, kitchen, { title: 'Mint Raita' });
    const said = (await say('two egg biryani and a mint raita', islamabad)).json();
    expect(said).toMatchObject({
      order_items: [{ title: 'Mint Raita' }],
      question: null,
      not_found: [
        {
          text: 'Egg Biryani',
          quantity: 2,
          reason: 'sold_out',
          dish: { title: 'Egg Biryani' },
          near: expect.arrayContaining([expect.objectContaining({ title: 'Royal Degh Biryani' })]),
        },
      ],
    });
    expect(said.order_items).toHaveLength(1);
    expect((await say('an egg biryani', islamabad)).json()).toMatchObject({
      order_items: [],
      changed: false,
    });
    expect((await say('do you have egg biryani', islamabad)).json().answer.text).toMatch(
      /^Egg Biryani at Rice House is sold out\./,
    );
  });

  it('answers what one asks at a counter from what is in reach, and orders nothing', async () => {
    const told = async (command: string, place = gulberg) => {
      const { answer, order_items, not_found } = (await say(command, place)).json();
      expect([order_items, not_found]).toEqual([[], []]);
      return answer.text;
    };
    expect(await told('are you open')).toMatch(/^\d+ of \d+ kitchens near you are open: /);
    expect(await told('what do you have')).toMatch(
      /^On the menus: .+\. Ask for one of them, or name a dish\.$/,
    );
    expect(await told("what's good here")).toMatch(/^People often order .*Chicken Biryani/);
    expect(await told('can you recommend something spicy')).toMatch(/spicy/i);
    expect(await told('how long does it take')).toMatch(/minutes|accepted/);
    expect(await told('are you open', { latitude: 0, longitude: 0 })).toBe(
      'No kitchen delivers to your place.',
    );
  });

  it('names what is cooked now, and of closed kitchens only where there is nothing else', async () => {
    const quetta = { latitude: 30.18, longitude: 66.97 };
    const closed = await createOwner(app, { name: 'Chilli Corner', ...quetta });
    await createDish(app, closed, { title: 'Chilli Beef' });
    const opening_hours = [{ day: (new Date().getUTCDay() + 3) % 7, opens: '09:00', closes: '12:00' }];
    const saved = await closed.patch(`/api/restaurant/terms/${closed.restaurantId}/`, { opening_hours });
    expect(saved.statusCode).toBe(200);
    const told = async () => (await say('something spicy', quetta)).json().answer.text;
    expect(await told()).toBe('Spicy, or made so: Chilli Beef. None of it can be had right now.');
    const open = await createOwner(app, { name: 'Karahi Point', ...quetta });
    await createDish(app, open, {
      title: 'Chicken Karahi',
      spiceLevels: [{ level_name: 'Hot', additional_price_minor: 0 }],
    });
    expect(await told()).toBe('Spicy, or made so: Chicken Karahi.');
  });

  it('calls no dish vegetarian that has meat in it, and vegan only what the card calls so', async () => {
    const quetta = { latitude: 30.18, longitude: 66.99 };
    const owner = await createOwner(app, { name: 'Green Corner', ...quetta });
    await createDish(app, owner, { title: 'Daal Tarka' });
    await createDish(app, owner, { title: 'Chicken Chowmein', tags: ['egg', 'vegetable'] });
    await createDish(app, owner, { title: 'Vegetable Beef Stew' });
    await createDish(app, owner, { title: 'Tofu Rice', tags: ['vegan'] });
    waitForTheMenu();
    const told = async (command: string) => (await say(command, quetta)).json().answer.text;
    expect(await told('something vegetarian')).toBe('Vegetarian by the menu: Daal Tarka and Tofu Rice.');
    expect(await told('something vegan')).toBe('Vegan by the menu: Tofu Rice.');
    expect(await told('is the chicken chowmein vegetarian')).toBe('No, Chicken Chowmein is not vegetarian.');
    expect(await told('is the chicken chowmein vegan')).toBe('No, Chicken Chowmein is not vegan.');
    expect(await told('is the vegetable beef stew vegetarian')).toBe(
      'The menu does not say whether Vegetable Beef Stew is vegetarian.',
    );
    expect(await told('is the daal tarka vegan')).toBe('The menu does not say whether Daal Tarka is vegan.');
    await createDish(app, owner, { title: 'Kachumber Salad', priceMinor: 12_000 });
    waitForTheMenu();
    expect(await told('everything vegetarian under 300')).toBe(
      'Up to Rs.300.00: Kachumber Salad (Rs.120.00).',
    );
    expect(await told('is the tofu rice vegan')).toBe('Yes, by the menu Tofu Rice is vegan.');
  });

  it('names open kitchens first where one asks what there is, and marks those that are closed', async () => {
    const sialkot = { latitude: 32.49, longitude: 74.53 };
    const closed = await createOwner(app, { name: 'Sleepy Pizza', ...sialkot });
    await createDish(app, closed, { title: 'Fajita Pizza', priceMinor: 90_000 });
    await createDish(app, closed, { title: 'Tikka Pizza', priceMinor: 95_000 });
    const opening_hours = [{ day: (new Date().getUTCDay() + 3) % 7, opens: '09:00', closes: '12:00' }];
    await closed.patch(`/api/restaurant/terms/${closed.restaurantId}/`, { opening_hours });
    const told = async (command: string) => (await say(command, sialkot)).json().answer.text;
    expect(await told('do you have tikka pizza')).toMatch(
      /^Yes: Tikka Pizza at Sleepy Pizza, Rs\.950\.00\. Sleepy Pizza is closed right now\. It opens on /,
    );
    const open = await createOwner(app, { name: 'Wide Awake', ...sialkot });
    await createDish(app, open, { title: 'Tikka Pizza', priceMinor: 99_000 });
    await createDish(app, open, { title: 'Daal Tarka', priceMinor: 35_000 });
    await createDish(app, open, { title: 'Plain Naan', priceMinor: 4_000 });
    waitForTheMenu();
    const ordered = async (command: string) =>
      (await say(command, sialkot)).json().order_items.map((item: { restaurant: string }) => item.restaurant);
    expect(await ordered('one tikka pizza')).toEqual(['Wide Awake']);
    expect(await ordered('one tikka pizza and one fajita pizza')).toEqual(['Wide Awake', 'Sleepy Pizza']);
    expect(await ordered('one tikka pizza from sleepy pizza')).toEqual(['Sleepy Pizza']);
    expect(await told('what pizza do you have')).toBe('There is Tikka Pizza and Fajita Pizza (closed now).');
    expect(await told('do you have tikka pizza')).toBe('Yes: Tikka Pizza at Wide Awake, Rs.990.00.');
    expect(await told('something vegetarian')).toBe('Vegetarian by the menu: Daal Tarka.');
    expect(await told('what is the cheapest pizza')).toBe('The cheapest here: Tikka Pizza (Rs.990.00).');
    const cheapest = (await say('the cheapest pizza please', sialkot)).json();
    expect(cheapest.order_items).toMatchObject([{ title: 'Tikka Pizza', restaurant: 'Wide Awake' }]);
    expect(cheapest.question.choices).toEqual(['Tikka Pizza', 'Fajita Pizza']);
    const dearest = (await say('two of your most expensive pizzas', sialkot)).json();
    expect(dearest.order_items).toMatchObject([{ title: 'Tikka Pizza', quantity: 2 }]);
    expect(await told('something under 500')).toBe('Up to Rs.500.00: Daal Tarka (Rs.350.00).');
    expect(await told('anything under 99999999999999999999')).toMatch(/^Up to Rs\./);
    expect(await told('what is cheap')).toBe(
      'The cheapest here: Plain Naan (Rs.40.00), Daal Tarka (Rs.350.00) and Tikka Pizza (Rs.990.00).',
    );
    expect(await told('what is the cheapest tikka pizza')).toBe(
      'The cheapest here: Tikka Pizza (Rs.990.00).',
    );
    expect(await told('which lasagne is the cheapest')).toMatch(
      /^I did not find “lasagne”\. The cheapest here: Plain/,
    );
    expect(await told('most expensive')).toMatch(
      /^The most expensive here: Tikka Pizza \(Rs\.990\.00\), Daal/,
    );
    expect(await told('anything under 30')).toMatch(
      /^Up to Rs\.30\.00: nothing right now\. The cheapest here: Plain Naan/,
    );
    expect((await say('pizza under 1000', sialkot)).json().order_items).toEqual([]);
    await createDish(app, open, { title: 'Garlic Rice', category: 'Pizza & Rice', priceMinor: 20_000 });
    await createDish(app, open, { title: 'Alfredo Pasta', category: 'Pizza', priceMinor: 15_000 });
    await createDish(app, open, { title: 'Mint Lemonade', category: 'Drinks', priceMinor: 25_000 });
    await createDish(app, open, { title: 'Cola', category: 'Drinks', priceMinor: 12_000 });
    waitForTheMenu();
    expect(await told('what do you recommend as a drink')).toMatch(
      /^People often order (?:Mint Lemonade and Cola|Cola and Mint Lemonade)\.$/,
    );
    expect(await told('recommend me a sushi')).toMatch(/^I did not find “sushi”\. People often order /);
    expect((await say('recommend a tikka pizza', sialkot)).json().order_items).toEqual([]);
    expect(await told('which pizza is the cheapest')).toBe('The cheapest here: Tikka Pizza (Rs.990.00).');
    expect(await told('my usual')).toMatch(/^I do not know what you had before\./);
    const both = (await say('the cheapest pizza and the cheapest drink', sialkot)).json().order_items;
    expect(both).toMatchObject([{ title: 'Tikka Pizza' }, { title: 'Cola' }]);
  });

  it('answers of the dish that is meant: the one named, the one spoken of last, else the last line', async () => {
    const naan = (await understood('a garlic naan'))[0];
    const context = [
      { id: biryani.id, quantity: 2, spice_level: 'Mild' },
      { id: naan?.id, quantity: 1 },
    ];
    const told = async (command: string, about?: number) =>
      (await visitor.post('/api/restaurant/voice-order/', { command, ...gulberg, context, about })).json();
    const mild = 'Your Chicken Biryani is Mild. It also comes Extra Hot.';
    expect(await told('is it spicy', biryani.id)).toMatchObject({
      changed: false,
      answer: { text: mild, dishes: [] },
    });
    expect((await told('is it spicy')).answer.text).toBe('Garlic Naan is not marked as spicy.');
    expect((await told('is the biryani spicy')).answer.text).toBe(mild);
    expect((await told('is that vegetarian', biryani.id)).answer.text).toBe(
      'No, Chicken Biryani is not vegetarian.',
    );
    expect((await say('is it spicy')).json().answer.text).toMatch(/^Spicy, or made so: /);
    const quantities = async (command: string, about?: number) =>
      (await told(command, about)).order_items.map(({ quantity }: { quantity: number }) => quantity);
    expect(await quantities('make that three', biryani.id)).toEqual([3, 1]);
    expect(await quantities('make that three')).toEqual([2, 3]);
    const twice = ['Regular', 'Large'].map((portion_size) => ({ id: biryani.id, quantity: 1, portion_size }));
    const ofLine = async (about_line: number, lines: object) => {
      const body = { command: 'make that three', ...gulberg, about: biryani.id, about_line, ...lines };
      const { order_items, cart_items } = (await visitor.post('/api/restaurant/voice-order/', body)).json();
      return [...(cart_items ?? []), ...order_items].map(({ quantity }: VoiceOrderItem) => quantity);
    };
    expect(await ofLine(0, { context: twice })).toEqual([3, 1]);
    expect(await ofLine(1, { context: twice })).toEqual([1, 3]);
    expect(await ofLine(0, { cart: twice.slice(0, 1), context: twice.slice(1) })).toEqual([3, 1]);
  });

  it('asks how many where nobody can order so many, and where it is no number', async () => {
    const asked = async (command: string) => {
      const { order_items, question } = (await say(command)).json();
      expect(order_items[0].confidence).toBeLessThan(0.6);
      return [order_items[0].quantity, question.text, question.choices];
    };
    expect(await asked('1000 chicken biryani')).toEqual([
      99,
      'You asked for 1000. The most of one dish is 99. 99 Chicken Biryani?',
      ['99 Chicken Biryani', 'No'],
    ]);
    expect(await asked('-5 garlic naan')).toEqual([
      1,
      'I did not get how many. 1 Garlic Naan?',
      ['1 Garlic Naan', 'No'],
    ]);
  });

  it('keeps how a dish is to be made as the note of its line', async () => {
    const answer = (await say('two chicken biryani with moon dust and no onions, and a garlic naan')).json();
    expect(answer).toMatchObject({
      order_items: [
        { title: 'Chicken Biryani', quantity: 2, note: 'with moon dust, no onions' },
        { title: 'Garlic Naan', quantity: 1, note: null },
      ],
      not_found: [],
    });
  });

  it('asks back where several dishes fit, and keeps the best guess', async () => {
    const kitchen = await createOwner(app, { name: 'Pizza Lab', latitude: 24.9, longitude: 67.1 });
    await createDish(app, kitchen, { title: 'Fajita Pizza' });
    await createDish(app, kitchen, { title: 'Tikka Pizza' });
    const karachi = { latitude: 24.9, longitude: 67.1 };
    const answer = (await say('a pizza', karachi)).json();
    expect(answer).toMatchObject({
      order_items: [{ title: 'Fajita Pizza', alternatives: [{ title: 'Tikka Pizza' }] }],
      question: {
        text: 'Which one: Fajita Pizza or Tikka Pizza?',
        choices: ['Fajita Pizza', 'Tikka Pizza'],
        line: 0,
      },
    });
    expect(answer.order_items[0].confidence).toBeLessThan(0.6);
    expect((await say('a tikka pizza', karachi)).json().question).toBeNull();
  });

  it('asks which line of the order is meant, changes nothing before, and then that one', async () => {
    const context = ['Regular', 'Large'].map((portion_size) => ({
      id: biryani.id,
      quantity: 1,
      portion_size,
    }));
    const tell = async (more: object) =>
      (
        await visitor.post('/api/restaurant/voice-order/', {
          command: 'make the biryani extra hot',
          ...gulberg,
          context,
          ...more,
        })
      ).json();
    expect(await tell({})).toMatchObject({
      changed: false,
      question: {
        text: 'Which one: Chicken Biryani (Regular) or Chicken Biryani (Large)?',
        choices: ['Chicken Biryani (Regular)', 'Chicken Biryani (Large)'],
        lines: [0, 1],
      },
      order_items: [{ spice_level: null }, { spice_level: null }],
    });
    expect(await tell({ lines: [1] })).toMatchObject({
      changed: true,
      question: null,
      order_items: [
        { portion_size: 'Regular', spice_level: null },
        { portion_size: 'Large', spice_level: 'Extra Hot' },
      ],
    });
  });

  it('answers a question about the menu, orders nothing and leaves the order as it is', async () => {
    const asked = async (command: string, context?: object[]) =>
      (await visitor.post('/api/restaurant/voice-order/', { command, ...gulberg, context })).json();
    const naan = await understood('two garlic naan');
    const known = await asked('do you have chicken biryani', naan);
    expect(known).toMatchObject({
      order_items: [{ title: 'Garlic Naan', quantity: 2 }],
      changed: false,
      not_found: [],
      answer: {
        text: 'Yes: Chicken Biryani at Biryani Junction, from Rs.450.00.',
        dishes: [{ id: biryani.id, title: 'Chicken Biryani' }],
      },
    });
    expect((await asked('do you have a mutton biryani')).answer.text).toMatch(
      /^I did not find “mutton biryani”\. What comes nearest: Chicken Biryani/,
    );
    expect((await asked('what food do you have', naan)).answer.dishes).toEqual([]);
    const popular = (await asked("what's good here", naan)).answer.dishes;
    expect(popular.map(({ title }: VoiceOrderItem) => title)).toContain('Garlic Naan');
    expect((await asked('two garlic naan')).answer).toBeNull();
    const price = await asked('how much is um a large chicken biryani');
    expect(price.order_items).toEqual([]);
    expect(price.answer.text).toBe('Chicken Biryani (Large) at Biryani Junction is Rs.600.00.');
  });

  it('changes what is in the cart beside the preview, and asks which of both is meant', async () => {
    const [inCart] = await understood('two regular chicken biryani mild');
    const [preview] = await understood('a garlic naan');
    const goOn = async (command: string, body: object) =>
      (await visitor.post('/api/restaurant/voice-order/', { command, ...gulberg, ...body })).json();
    const beside = { context: [preview], cart: [inCart] };
    expect(await goOn('make the biryani three', beside)).toMatchObject({
      order_items: [{ title: 'Garlic Naan', quantity: 1 }],
      cart_items: [{ title: 'Chicken Biryani', quantity: 3, spice_level: 'Mild' }],
      changed: true,
    });
    expect(await goOn('remove the biryani', { cart: [inCart] })).toMatchObject({
      order_items: [],
      cart_items: [],
      not_found: [],
    });
    expect(await goOn('make that three', beside)).toMatchObject({
      order_items: [{ title: 'Garlic Naan', quantity: 3 }],
      cart_items: null,
    });
    const larger = { ...inCart, portion_size: 'Large' };
    const both = { context: [larger], cart: [inCart] };
    const asked = await goOn('make the biryani extra hot', both);
    expect(asked).toMatchObject({
      question: {
        choices: ['Chicken Biryani (Regular, Mild)', 'Chicken Biryani (Large, Mild)'],
        lines: [0, 1],
      },
      cart_items: null,
      changed: false,
    });
    expect(await goOn('make the biryani extra hot', { ...both, lines: [0] })).toMatchObject({
      order_items: [{ portion_size: 'Large', spice_level: 'Mild' }],
      cart_items: [{ portion_size: 'Regular', spice_level: 'Extra Hot' }],
    });
    expect(await goOn('make the biryani extra hot', { ...both, lines: [1] })).toMatchObject({
      order_items: [{ portion_size: 'Large', spice_level: 'Extra Hot' }],
      cart_items: null,
    });
  });

  it('takes a wish for a dish that was not ordered for no order, and no wish for another', async () => {
    const naan = await understood('two garlic naan');
    const body = { command: 'no spice in the biryani', ...gulberg };
    const missing = {
      not_found: [{ text: 'biryani', reason: 'not_ordered', near: expect.any(Array) }],
      changed: false,
    };
    const path = '/api/restaurant/voice-order/';
    expect((await visitor.post(path, { ...body, context: naan })).json()).toMatchObject({
      ...missing,
      order_items: [{ title: 'Garlic Naan', quantity: 2, note: null }],
    });
    expect((await visitor.post(path, body)).json()).toMatchObject({ ...missing, order_items: [] });
  });

  it('leaves a line as it is that no menu here has', async () => {
    const [jamun] = await understood('three gulab jamun', multan);
    const [naan] = await understood('a garlic naan');
    const body = { command: 'make the naan four', ...gulberg, context: [jamun, naan] };
    const { order_items } = (await visitor.post('/api/restaurant/voice-order/', body)).json();
    expect(order_items).toMatchObject([
      { title: 'Garlic Naan', quantity: 4 },
      { title: 'Gulab Jamun', quantity: 3 },
    ]);
    const asIs = { ...body, command: 'hello there' };
    expect((await visitor.post('/api/restaurant/voice-order/', asIs)).json()).toMatchObject({
      changed: false,
    });
  });

  it('goes on from the lines it is given', async () => {
    const order = (await say('two chicken biryani and a garlic naan')).json().order_items;
    const goOn = (command: string) =>
      visitor.post('/api/restaurant/voice-order/', { command, ...gulberg, context: order });
    const larger = (await goOn('make the biryani large and remove the naan')).json();
    expect(larger).toMatchObject({
      order_items: [{ title: 'Chicken Biryani', quantity: 2, portion_size: 'Large', final_price: 600 }],
      changed: true,
    });
    expect(larger.order_items).toHaveLength(1);
    expect((await goOn('hello there')).json()).toMatchObject({ changed: false });
    const refused = await visitor.post('/api/restaurant/voice-order/', {
      command: 'a naan',
      ...gulberg,
      context: [{ id: 1, quantity: 0 }],
    });
    expect(refused.statusCode).toBe(400);
  });

  it.each([
    [{ command: 5 }, 'command', 'Send the order as text'],
    [{ context: 5 }, 'context', 'Send the lines so far as a list of at most 50'],
    [
      { context: [{ id: 1 }] },
      'context[0][quantity]',
      'Each line so far needs the id of a dish and a quantity from 1 to 99',
    ],
    [{ context: [5] }, 'context[0]', 'Each line so far needs the id of a dish and a quantity from 1 to 99'],
  ])('says what is wrong with %j', async (wrong, field, text) => {
    const body = { command: 'a naan', ...gulberg, ...wrong };
    const refused = await visitor.post('/api/restaurant/voice-order/', body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'validation', message: text, errors: { [field]: [text] } });
  });

  it('tells when it was more than one may order', async () => {
    expect(await understood('150 garlic naan')).toMatchObject([{ quantity: 99, asked_quantity: 150 }]);
    expect(await understood('99 garlic naan')).toMatchObject([{ quantity: 99, asked_quantity: null }]);
  });

  it('gives examples that it understands itself, of dishes within reach', async () => {
    const examples = async (place: object) =>
      (await visitor.get(`/api/restaurant/voice-examples/?${new URLSearchParams({ ...place })}`)).json()
        .examples;
    const near = await examples({ latitude: '31.5204', longitude: '74.3587' });
    expect(near.length).toBeGreaterThan(0);
    for (const example of near) {
      const answer = (await say(example)).json();
      expect(answer.order_items.length).toBeGreaterThan(0);
      expect(answer.not_found).toEqual([]);
    }
    expect(await examples({ latitude: '30.1575', longitude: '71.5249' })).toEqual([
      expect.stringMatching(/gulab jamun/i),
    ]);
    expect(await examples({ latitude: '0', longitude: '0' })).toEqual([]);
  });

  it('knows the menus of the place it is told, and nobody where nobody delivers', async () => {
    expect(await understood('one gulab jamun', multan)).toMatchObject([{ title: 'Gulab Jamun' }]);
    expect(await understood('one gulab jamun', { latitude: 0, longitude: 0 })).toEqual([]);
  });

  it('offers at most two alternatives, priced as asked where they have that portion', async () => {
    for (const title of ['Chicken Karahi', 'Mutton Karahi', 'White Karahi', 'Makhni Karahi']) {
      await createDish(app, owner, { title, portions, priceMinor: 100_000 });
    }
    waitForTheMenu();
    const [item] = await understood('one large karahi');
    expect(item?.alternatives).toHaveLength(2);
    for (const alternative of [item, ...(item?.alternatives ?? [])]) {
      expect(alternative).toMatchObject({ portion_size: 'Large', final_price: 1150 });
    }
    expect(new Set([item?.id, ...(item?.alternatives ?? []).map(({ id }) => id)]).size).toBe(3);
  });

  it('reads price and stock afresh although the menu is remembered', async () => {
    const soup = await createDish(app, owner, { title: 'Hot and Sour Soup', priceMinor: 20_000 });
    expect(await understood('one hot and sour soup')).toEqual([]);
    waitForTheMenu();
    expect(await understood('one hot and sour soup')).toMatchObject([{ id: soup.id, final_price: 200 }]);

    const change = (values: { price_minor?: number; stock_qty?: number }) =>
      app.database.db.updateTable('dishes').set(values).where('id', '=', soup.id).execute();
    await change({ price_minor: 25_000 });
    expect(await understood('one hot and sour soup')).toMatchObject([{ final_price: 250 }]);
    await change({ stock_qty: 0 });
    const soldOut = (await say('one hot and sour soup')).json();
    expect(soldOut.order_items.map(({ id }: VoiceOrderItem) => id)).not.toContain(soup.id);
    expect(soldOut.not_found).toMatchObject([{ reason: 'sold_out', dish: { title: 'Hot and Sour Soup' } }]);
  });

  it('says that a portion or a dish is sold out for a while, and offers the dish otherwise', async () => {
    const path = (dish: TestDish) => `/api/restaurant/availability/${owner.restaurantId}/${dish.did}/`;
    await owner.patch(path(biryani), { sold_out_until: 'tomorrow', portion_size: 'Large' });
    const answer = (await say('one large chicken biryani')).json();
    expect(answer.order_items).toEqual([]);
    expect(answer.not_found).toMatchObject([
      { reason: 'sold_out', dish: { title: 'Chicken Biryani (Large)' }, near: [{ id: biryani.id }] },
    ]);
    expect(await understood('one regular chicken biryani')).toMatchObject([{ portion_size: 'Regular' }]);
    await owner.patch(path(biryani), { sold_out_until: null, portion_size: 'Large' });
    expect(await understood('one large chicken biryani')).toMatchObject([{ portion_size: 'Large' }]);

    await owner.patch(path(biryani), { sold_out_until: 'tomorrow' });
    expect((await say('one chicken biryani')).json().not_found).toMatchObject([
      { reason: 'sold_out', dish: { title: 'Chicken Biryani' } },
    ]);
    await owner.patch(path(biryani), { sold_out_until: null });
  });

  it.each(['', '   '])('an empty command %j is answered with an error', async (command) => {
    const answer = await say(command);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: 'No speech detected.', code: 'validation' });
  });

  it('refuses the id of a dish that no database could keep', async () => {
    const highest = 2_147_483_647;
    const statusOf = async (body: object) =>
      (await visitor.post('/api/restaurant/voice-order/', { command: 'is it spicy', ...gulberg, ...body }))
        .statusCode;
    for (const id of [highest + 1, -highest - 2, Number.MAX_SAFE_INTEGER]) {
      expect(await statusOf({ about: id })).toBe(400);
      expect(await statusOf({ context: [{ id, quantity: 1 }] })).toBe(400);
      expect(await statusOf({ cart: [{ id, quantity: 1 }] })).toBe(400);
    }
    expect(await statusOf({ about: highest, context: [{ id: highest, quantity: 1 }] })).toBe(200);
  });

  it('refuses what is too long and places that are none', async () => {
    expect((await say('naan '.repeat(300))).statusCode).toBe(400);
    expect((await say('naan', { latitude: 91, longitude: 0 })).json()).toMatchObject({
      errors: { latitude: ['Latitude must be between -90 and 90'] },
    });
    const answer = await visitor.post('/api/restaurant/voice-order/', { command: ['naan'], ...gulberg });
    expect(answer.statusCode).toBe(400);
  });

  it('takes forms as well as JSON', async () => {
    const form = { command: 'one garlic naan', latitude: '31.5204', longitude: '74.3587' };
    const answer = await app.inject({
      method: 'POST',
      url: '/api/restaurant/voice-order',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
    expect(answer.statusCode).toBe(200);
  });

  it('refuses more words than can be compared with so many lines, before it compares any', async () => {
    const lines = Array.from({ length: 50 }, () => ({ id: biryani.id, quantity: 1 }));
    const send = (command: string) =>
      visitor.post('/api/restaurant/voice-order/', { command, ...gulberg, context: lines, cart: lines });
    expect((await send('one garlic naan')).statusCode).toBe(200);
    const refused = await send('naan '.repeat(199));
    const message = 'That is too much at once. Please say it in shorter sentences.';
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: 'validation',
      error: message,
      errors: { command: [message] },
    });
  });

  it('sends away who comes while too many wait, which is counted and no error in the log', async () => {
    const before = app.server.busyRefusals();
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, host) => {
        const payload = { command: 'naan', ...gulberg };
        const url = '/api/restaurant/voice-order/';
        const remoteAddress = `10.1.0.${host}`;
        return (await app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
      }),
    );
    const refused = statuses.filter((status) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(app.server.busyRefusals() - before).toBe(refused.length);
  });

  it('tells whoever asks too often, or has had too much computed, to wait', async () => {
    const limited = await buildTestApp({ environment: { RATE_LIMIT: 'on' } });
    const send = async (remoteAddress: string) => {
      const payload = { command: 'naan', ...gulberg };
      const url = '/api/restaurant/voice-order/';
      return (await limited.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
    };
    const computed = (address: string, ms: number) =>
      limited.server.countLimit(`understandVoiceOrder:ms:ip:${address}`, 60_000, ms);
    const statuses: number[] = [];
    for (let call = 0; call < 41; call += 1) statuses.push(await send('10.0.0.1'));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await computed('10.0.0.1', 0)).current).toBeGreaterThanOrEqual(40);

    await computed('10.0.0.2', 5_900);
    expect(await send('10.0.0.2')).toBe(200);
    await computed('10.0.0.2', 100);
    expect(await send('10.0.0.2')).toBe(429);
    expect(await send('10.0.0.3')).toBe(200);
    await limited.close();
  });

  it('charges examples for what they compute, too', async () => {
    const limited = await buildTestApp({ environment: { RATE_LIMIT: 'on' } });
    const ask = async () => {
      const url = '/api/restaurant/voice-examples/?latitude=31.5204&longitude=74.3587';
      return (await limited.inject({ url, remoteAddress: '10.0.0.4' })).statusCode;
    };
    const computed = (ms: number) =>
      limited.server.countLimit('listVoiceExamples:ms:ip:10.0.0.4', 60_000, ms);
    expect(await ask()).toBe(200);
    expect((await computed(0)).current).toBeGreaterThan(0);
    await computed(6_000);
    expect(await ask()).toBe(429);
    await limited.close();
  });
});
