import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createOwner, visitorOf } from '../../../testing/actors.ts';
import { createDish, type TestDish } from '../../../testing/dishes.ts';
import { sayTo } from '../../../testing/spoken.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('what the cards say, asked aloud', () => {
  let app: TestApp;
  let visitor: Caller;
  let kheer: TestDish;
  let lassi: TestDish;
  const say = (command: string, more: object = {}) => sayTo(visitor, command, more);
  const told = async (command: string, more: object = {}) => (await say(command, more)).answer?.text;

  beforeAll(async () => {
    app = await buildTestApp();
    visitor = visitorOf(app);
    const owner = await createOwner(app, { name: 'Sweet Gali' });
    await app.database.db
      .updateTable('restaurants')
      .set({ phone_number: '0300 1234567' })
      .where('id', '=', owner.restaurantId)
      .execute();
    const contains = (content: string) => [{ title: 'Contains', content }];
    kheer = await createDish(app, owner, { title: 'Kheer', specifications: contains('Dairy, nuts') });
    await createDish(app, owner, {
      title: 'Palak Paneer',
      description: 'Spinach with fresh cheese.',
      specifications: contains('Dairy'),
    });
    await createDish(app, owner, { title: 'Rice Cake', description: 'Gluten-free, from the steamer.' });
    const portions = ['Small', 'Large'].map((size_name) => ({ size_name, price_minor: 0 }));
    lassi = await createDish(app, owner, { title: 'Mango Lassi', portions });
    await createDish(app, owner, { title: 'Egg Pizza', specifications: contains('Gluten, egg') });
    await createDish(app, owner, { title: 'Margherita Pizza', specifications: contains('Gluten, dairy') });
  });
  afterAll(() => app.close());

  it('quotes the card that mentions a food', async () => {
    expect(await told('does the kheer have nuts')).toBe(
      'Yes: the card of Kheer at Sweet Gali says “Contains: Dairy, nuts”.',
    );
    expect(await told('is the egg pizza gluten free')).toBe(
      'No: the card of Egg Pizza at Sweet Gali says “Contains: Gluten, egg”.',
    );
    expect(await told('does the kheer have peanuts')).toBe(
      'Careful: the card of Kheer at Sweet Gali says “Contains: Dairy, nuts”.',
    );
  });

  it('promises nothing where the card is silent, and names whom to ask', async () =>
    expect(await told('does the palak paneer have nuts')).toBe(
      'The card of Palak Paneer does not mention nuts, so I cannot say. It says “Contains: Dairy”. Please ask the kitchen: Sweet Gali, 0300 1234567.',
    ));

  it('quotes what a card promises, and still names whom to ask', async () =>
    expect(await told('is the rice cake gluten free')).toBe(
      'The card of Rice Cake at Sweet Gali says “Gluten-free, from the steamer”. To be sure, please ask the kitchen: Sweet Gali, 0300 1234567.',
    ));

  it('answers of several dishes one by one', async () =>
    expect(await told('is there egg in the pizza')).toBe(
      'The card of Egg Pizza mentions egg or its kind. The card of Margherita Pizza does not mention egg: please ask the kitchen.',
    ));

  it('answers of the dish that was spoken of last, of its contents, and asks where none was', async () => {
    expect(await told('is it nut free', { about: kheer.id })).toMatch(/^No: the card of Kheer/);
    expect(await told("what's in the palak paneer")).toBe(
      'Palak Paneer: Spinach with fresh cheese. Contains: Dairy.',
    );
    expect(await told('is it gluten free')).toBe('Which dish do you mean?');
    expect(await told('is there egg in the spaceship')).toBe('I did not find “spaceship”.');
  });

  it('lists only those whose card promises it', async () => {
    expect(await told('do you have anything gluten free')).toBe(
      'Without gluten by the card: Rice Cake. To be sure, ask the kitchen.',
    );
    expect(await told('something without nuts')).toBe(
      'No card here says that a dish is without nuts. Ask me about a dish, or ask its kitchen.',
    );
  });

  it('keeps an allergy on every line that comes later, and warns of a card that mentions it', async () => {
    const first = await say('i am allergic to nuts');
    expect(first.allergies).toEqual(['allergic to nuts']);
    expect(first.answer.text).toContain('I note “allergic to nuts”');
    const { order_items: items } = await say('a kheer and a palak paneer', { allergies: first.allergies });
    expect(items).toMatchObject([
      {
        title: 'Kheer',
        note: 'allergic to nuts',
        card_warning: 'Careful: the card of Kheer at Sweet Gali says “Contains: Dairy, nuts”.',
      },
      { title: 'Palak Paneer', note: 'allergic to nuts', card_warning: null },
    ]);
  });

  it('tells what a kitchen has declared, and that it has declared nothing', async () => {
    const allergens = ['milk', 'nuts'];
    await app.database.db.updateTable('dishes').set({ allergens }).where('id', '=', kheer.id).execute();
    const { order_items: items } = await say('a kheer and a palak paneer');
    expect(items).toMatchObject([{ allergens }, { title: 'Palak Paneer', allergens: null }]);
  });

  it('says so where what is taken out is not there', async () => {
    const context = [{ id: kheer.id, quantity: 1 }];
    expect(await told('remove the pizza', { context })).toBe('There is no pizza in your order.');
    expect(await told('0 rice cake')).toBe('There is no rice cake in your order.');
    expect(await told('remove the kheer', { context })).toBeUndefined();
  });

  it('knows it from the notes of the lines that are there', async () => {
    const context = [{ id: kheer.id, quantity: 1, note: 'no sugar, allergic to dairy' }];
    const { order_items: items, allergies } = await say('add a palak paneer', { context });
    expect(allergies).toEqual(['allergic to dairy']);
    expect(items[1]).toMatchObject({ title: 'Palak Paneer', note: 'allergic to dairy' });
    expect(items[1].card_warning).toContain('Careful: the card of Palak Paneer');
  });

  it('notes it on another line of a dish that is there, too', async () => {
    const context = [{ id: lassi.id, quantity: 1, portion_size: 'Small', note: 'allergic to nuts' }];
    const { order_items: items } = await say('add a large one too', { context });
    expect(items).toMatchObject([
      { portion_size: 'Small', note: 'allergic to nuts' },
      { portion_size: 'Large', note: 'allergic to nuts' },
    ]);
  });

  it('takes an allergy back with every note of it, and nothing else', async () => {
    const note = 'no sugar, allergic to dairy';
    const lines = { context: [{ id: kheer.id, quantity: 1, note }], allergies: ['allergic to dairy'] };
    const taken = await say('i am not allergic any more', lines);
    expect(taken).toMatchObject({ changed: true, allergies: [], answer: null });
    expect(taken.order_items).toMatchObject([{ id: kheer.id, quantity: 1, note: 'no sugar' }]);
    const inCart = await say('forget the allergy', { cart: [{ id: kheer.id, quantity: 2, note }] });
    expect(inCart).toMatchObject({ allergies: [], cart_items: [{ quantity: 2, note: 'no sugar' }] });
    expect(await told('forget the allergy', { allergies: ['nut allergy'] })).toBe(
      'I no longer note “nut allergy” with your dishes.',
    );
    expect(await told('i have no allergies')).toBe('No allergy was noted.');
  });
});
