import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createOwner, visitorOf } from '../../testing/actors.ts';
import { createDish, type TestDish } from '../../testing/dishes.ts';
import { sayTo } from '../../testing/spoken.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

describe('a dish that is sold out, said aloud', () => {
  let app: TestApp;
  let visitor: Caller;
  let biryani: TestDish;
  let shahi: TestDish;
  const say = (command: string, more: object = {}) => sayTo(visitor, command, more);

  beforeAll(async () => {
    app = await buildTestApp();
    visitor = visitorOf(app);
    const junction = await createOwner(app, { name: 'Biryani Junction' });
    biryani = await createDish(app, junction, { title: 'Chicken Biryani', stockQty: 0 });
    await createDish(app, junction, { title: 'Mutton Biryani' });
    const darbar = await createOwner(app, { name: 'Mughal Darbar' });
    shahi = await createDish(app, darbar, { title: 'Shahi Chicken Biryani' });
  });
  afterAll(() => app.close());

  it('is told and no other takes its place unasked', async () => {
    const ordered = await say('two chicken biryani');
    expect(ordered.order_items).toEqual([]);
    expect(ordered.not_found).toMatchObject([
      { reason: 'sold_out', quantity: 2, dish: { title: 'Chicken Biryani', restaurant: 'Biryani Junction' } },
    ]);
    expect(ordered.not_found[0].near.map(({ id }: { id: number }) => id)).toContain(shahi.id);
  });

  it('goes out of an order it was in, told as sold out', async () => {
    const lines = {
      context: [
        { id: biryani.id, quantity: 1 },
        { id: shahi.id, quantity: 1 },
      ],
    };
    const { order_items: items, not_found: notFound } = await say('and a mutton biryani', lines);
    expect(items.map(({ title }: { title: string }) => title)).toEqual([
      'Shahi Chicken Biryani',
      'Mutton Biryani',
    ]);
    expect(notFound).toMatchObject([{ reason: 'sold_out', dish: { title: 'Chicken Biryani' } }]);
  });

  it.each(['do you have chicken biryani', 'how much is the chicken biryani'])('%s', async (said) => {
    const { answer, order_items: items } = await say(said);
    expect(items).toEqual([]);
    expect(answer.text).toMatch(
      /^Chicken Biryani at Biryani Junction is sold out\. What comes nearest: .*Biryani/,
    );
  });

  it('is told so when asked what it is like', async () =>
    expect((await say('is the chicken biryani spicy')).answer.text).toBe(
      'Chicken Biryani at Biryani Junction is sold out.',
    ));

  it('what there is of a kind is asked, and not ordered', async () => {
    const { answer, order_items: items } = await say('what biryani do you have');
    expect(items).toEqual([]);
    expect(answer.text).toContain('Mutton Biryani');
  });
});
