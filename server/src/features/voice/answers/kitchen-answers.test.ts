import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createOwner, visitorOf } from '../../../testing/actors.ts';
import { createDish, type TestDish } from '../../../testing/dishes.ts';
import { sayTo } from '../../../testing/spoken.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

const multan = { latitude: 30.1575, longitude: 71.5249 };
const allWeek = (opens: string, closes: string) =>
  Array.from({ length: 7 }, (_, day) => ({ day, opens, closes }));

describe('what is asked of a kitchen', () => {
  let app: TestApp;
  let visitor: Caller;
  let karahi: TestDish;
  let biryani: TestDish;
  const say = (command: string, more: object = {}) => sayTo(visitor, command, more);
  const told = async (command: string, more: object = {}) => (await say(command, more)).answer?.text;

  beforeAll(async () => {
    app = await buildTestApp();
    // Noon in Lahore.
    app.clock.stopAt(new Date('2026-11-17T07:00:00Z'));
    visitor = visitorOf(app);
    const rafiq = await createOwner(app, { name: 'Rafiq Family Karahi' });
    karahi = await createDish(app, rafiq, { title: 'Mutton Karahi' });
    await rafiq.patch(`/api/restaurant/terms/${rafiq.restaurantId}/`, {
      opening_hours: allWeek('00:00', '23:00'),
      minimum_order: 800,
      delivery_fee: 60,
      free_delivery_from: 2000,
      prep_minutes: 45,
      accepts_cash: true,
    });
    const junction = await createOwner(app, { name: 'Biryani Junction' });
    biryani = await createDish(app, junction, { title: 'Chicken Biryani' });
    const far = await createOwner(app, { name: 'Multan Sweets', ...multan });
    await createDish(app, far, { title: 'Gulab Jamun' });
  });
  afterAll(() => app.close());

  it.each([
    ['is rafiq open', 'Rafiq Family Karahi is open now, until 23:00.'],
    ['when does rafiq close', 'Rafiq Family Karahi is open now, until 23:00.'],
    ['rafiq kab tak khula hai', 'Rafiq Family Karahi is open now, until 23:00.'],
    ['what is the minimum at rafiq', 'Rafiq Family Karahi takes orders from Rs.800.00.'],
    ['is there a minimum order at biryani junction', 'Biryani Junction has no minimum order.'],
    ['does rafiq deliver to me', 'Yes, Rafiq Family Karahi delivers to you.'],
    ['how long does rafiq take', 'Rafiq Family Karahi takes about 45 minutes.'],
    [
      'what does rafiq charge for delivery',
      'Rafiq Family Karahi takes Rs.60.00 for the delivery to you. From Rs.2,000.00 on it is free.',
    ],
    ['do they take cash at rafiq', 'Rafiq Family Karahi takes cards, and cash at the door.'],
    ['are you open', '2 of 2 kitchens near you are open: Rafiq Family Karahi and Biryani Junction.'],
    ['does multan sweets deliver here', 'Multan Sweets does not deliver to you.'],
    ['is burger lab open', 'I know no kitchen called “burger lab” near you.'],
  ])('%s', async (said, text) => expect(await told(said)).toBe(text));

  it('is of the kitchens of the order where none is named, and changes nothing in it', async () => {
    const context = [{ id: karahi.id, quantity: 2 }];
    const answered = await say('how long will it take', { context });
    expect(answered.answer.text).toBe('Rafiq Family Karahi takes about 45 minutes.');
    expect(answered).toMatchObject({
      changed: false,
      not_found: [],
      order_items: [{ id: karahi.id, quantity: 2 }],
    });
    expect(await told('what is the minimum', { cart: context })).toBe(
      'Rafiq Family Karahi takes orders from Rs.800.00.',
    );
  });

  it('may be of the kitchen of a dish, a line of the order first', async () => {
    const context = [
      { id: karahi.id, quantity: 1 },
      { id: biryani.id, quantity: 1 },
    ];
    expect(await told('how long does the karahi take', { context })).toBe(
      'Rafiq Family Karahi takes about 45 minutes.',
    );
    expect(await told('which restaurant is the biryani from', { context })).toBe(
      'Chicken Biryani is from Biryani Junction.',
    );
  });

  it('orders what is only to be delivered', async () => {
    const { order_items: items } = await say('can you deliver a chicken biryani to my house');
    expect(items).toMatchObject([{ id: biryani.id, quantity: 1 }]);
  });
});
