import { describe, expect, it } from 'vitest';
import { menuNamed } from '../corpus/corpus.ts';
import { buildVoiceIndex } from '../menu/voice-index.ts';
import { makeMenu } from '../testing/make-menu.ts';
import { readOrder } from '../understand-order.ts';

const demoMenu = menuNamed('demo');
const streetMenu = menuNamed('street');

const index = buildVoiceIndex(streetMenu);
const idOf = (title: string) => streetMenu.find((dish) => dish.title === title)?.id ?? -1;
const titleOf = (id: number) => streetMenu.find((dish) => dish.id === id)?.title;
const context = [
  { dishId: idOf('Chicken Biryani'), quantity: 2, portion: 'Single', spice: null },
  { dishId: idOf('Garlic Naan'), quantity: 1, portion: null, spice: null },
  { dishId: idOf('Sweet Lassi'), quantity: 1, portion: 'Regular', spice: null },
];
const after = (say: string, about?: number) =>
  readOrder(index, say, context, { about })
    .items.map(({ dishId, quantity, portion, note }) =>
      [quantity, titleOf(dishId), portion, note].filter(Boolean).join(' '),
    )
    .join('; ');

describe('going on speaking with an order that is there', () => {
  it.each([
    ['remove the naan', '2 Chicken Biryani Single; 1 Sweet Lassi Regular'],
    ['make that three', '2 Chicken Biryani Single; 1 Garlic Naan; 3 Sweet Lassi Regular'],
    ['another one', '2 Chicken Biryani Single; 1 Garlic Naan; 2 Sweet Lassi Regular'],
    ['two more', '2 Chicken Biryani Single; 1 Garlic Naan; 3 Sweet Lassi Regular'],
    ['another two', '2 Chicken Biryani Single; 1 Garlic Naan; 3 Sweet Lassi Regular'],
    ['the bigger one', '2 Chicken Biryani Single; 1 Garlic Naan; 1 Sweet Lassi Large'],
    ['one more naan', '2 Chicken Biryani Single; 2 Garlic Naan; 1 Sweet Lassi Regular'],
    ['two garlic naan', '2 Chicken Biryani Single; 2 Garlic Naan; 1 Sweet Lassi Regular'],
    ['make the biryani double', '2 Chicken Biryani Double; 1 Garlic Naan; 1 Sweet Lassi Regular'],
    ['no ice', '2 Chicken Biryani Single; 1 Garlic Naan; 1 Sweet Lassi Regular no ice'],
    ['replace the lassi with a cola', '2 Chicken Biryani Single; 1 Garlic Naan; 1 Cola (chilled) Regular'],
    ['cancel that', '2 Chicken Biryani Single; 1 Garlic Naan'],
    ['the lassi bigger', '2 Chicken Biryani Single; 1 Garlic Naan; 1 Sweet Lassi Large'],
    [
      'and the lassi without ice',
      '2 Chicken Biryani Single; 1 Garlic Naan; 1 Sweet Lassi Regular without ice',
    ],
    [
      'chicken biryani without onions',
      '2 Chicken Biryani Single without onions; 1 Garlic Naan; 1 Sweet Lassi Regular',
    ],
    ['biryani mein pyaz na ho', '2 Chicken Biryani Single pyaz na ho; 1 Garlic Naan; 1 Sweet Lassi Regular'],
    [
      'no ketchup with the biryani',
      '2 Chicken Biryani Single no ketchup; 1 Garlic Naan; 1 Sweet Lassi Regular',
    ],
    [
      'no ice in the sweet one',
      '2 Chicken Biryani Single; 1 Garlic Naan; 1 Sweet Lassi Regular no ice in the sweet one',
    ],
    ['scrap all that and just give me a green tea', '1 Green Tea'],
    ['remove everything except the biryani', '2 Chicken Biryani Single'],
    ['cancel everything but the naan and the lassi', '1 Garlic Naan; 1 Sweet Lassi Regular'],
    ['keep only the naan', '1 Garlic Naan'],
    ['the double one', '2 Chicken Biryani Double; 1 Garlic Naan; 1 Sweet Lassi Regular'],
    [
      'no onions on one of the biryanis',
      '2 Chicken Biryani Single no onions on one; 1 Garlic Naan; 1 Sweet Lassi Regular',
    ],
    ['at 8', '2 Chicken Biryani Single; 1 Garlic Naan; 1 Sweet Lassi Regular'],
    ['by half past nine please', '2 Chicken Biryani Single; 1 Garlic Naan; 1 Sweet Lassi Regular'],
    ['start over', ''],
    ['what is in my cart', '2 Chicken Biryani Single; 1 Garlic Naan; 1 Sweet Lassi Regular'],
  ])('%s', (say, order) => expect(after(say)).toBe(order));

  it.each([
    ['make that three', '3 Chicken Biryani Single; 1 Garlic Naan; 1 Sweet Lassi Regular'],
    ['another one', '3 Chicken Biryani Single; 1 Garlic Naan; 1 Sweet Lassi Regular'],
    ['make it double', '2 Chicken Biryani Double; 1 Garlic Naan; 1 Sweet Lassi Regular'],
    ['make this one double', '2 Chicken Biryani Double; 1 Garlic Naan; 1 Sweet Lassi Regular'],
    ['no onions', '2 Chicken Biryani Single no onions; 1 Garlic Naan; 1 Sweet Lassi Regular'],
    ['remove it', '1 Garlic Naan; 1 Sweet Lassi Regular'],
    ['change it to mutton', '2 Mutton Biryani Single; 1 Garlic Naan; 1 Sweet Lassi Regular'],
    ['isko teen kar do', '3 Chicken Biryani Single; 1 Garlic Naan; 1 Sweet Lassi Regular'],
    [
      'one without onions',
      '2 Chicken Biryani Single one without onions; 1 Garlic Naan; 1 Sweet Lassi Regular',
    ],
    ['remove the second one', '2 Chicken Biryani Single; 1 Sweet Lassi Regular'],
    ['make the naan four', '2 Chicken Biryani Single; 4 Garlic Naan; 1 Sweet Lassi Regular'],
  ])('%s: "it" is the line that was spoken of, and the order stays as it was', (say, order) =>
    expect(after(say, idOf('Chicken Biryani'))).toBe(order),
  );

  it.each(['garlic', 'the garlic one', 'garlic please'])(
    '%s: another kind of the naan that is there',
    (say) => {
      const lines = [
        { dishId: idOf('Plain Naan'), quantity: 2, portion: null, spice: null },
        { dishId: idOf('Chicken Karahi'), quantity: 1, portion: 'Half', spice: null },
      ];
      const { items, unmatched } = readOrder(index, say, lines);
      expect(items.map(({ dishId, quantity }) => [quantity, titleOf(dishId)])).toEqual([
        [2, 'Garlic Naan'],
        [1, 'Chicken Karahi'],
      ]);
      expect(unmatched).toEqual([]);
    },
  );

  it.each([
    ['no burger', '1 Club Sandwich'],
    ['actually no burger please', '1 Club Sandwich'],
    ['actually no burger, give me a zinger instead', '1 Club Sandwich; 1 Crispy Zinger'],
    ['no sandwich', '1 Classic Beef Burger'],
    ['no onions on the burger', '1 Classic Beef Burger no onions; 1 Club Sandwich'],
    ['no cheese', '1 Classic Beef Burger; 1 Club Sandwich no cheese'],
  ])('%s: a dish that is there goes, it is no wish on another of its category', (say, order) => {
    const menu = makeMenu('Grill', 90, {
      'Burgers & Sandwiches': [
        ['Classic Beef Burger'],
        ['Cheese Melt Burger'],
        ['Crispy Zinger'],
        ['Club Sandwich'],
      ],
    });
    const lines = menu
      .filter(({ title }) => title === 'Classic Beef Burger' || title === 'Club Sandwich')
      .map(({ id }) => ({ dishId: id, quantity: 1, portion: null, spice: null }));
    const { items } = readOrder(buildVoiceIndex(menu), say, lines);
    const shown = items.map(({ dishId, quantity, note }) =>
      [quantity, menu.find(({ id }) => id === dishId)?.title, note].filter(Boolean).join(' '),
    );
    expect(shown.join('; ')).toBe(order);
  });

  it('counts another one on top of as many as there are', () => {
    const [, , lassi] = context;
    if (lassi === undefined) throw new Error('no lassi');
    expect(readOrder(index, 'another one', [{ ...lassi, quantity: 3 }]).items).toMatchObject([
      { quantity: 4 },
    ]);
  });

  it('takes the bigger one of what comes as Half and Full', () => {
    const half = [{ dishId: idOf('Chicken Karahi'), quantity: 1, portion: 'Half', spice: null }];
    expect(readOrder(index, 'make it large', half).items[0]?.portion).toBe('Full');
  });

  it('leaves out what is not on these menus', () => {
    const gone = [{ dishId: 999_999, quantity: 1, portion: null, spice: null }];
    expect(readOrder(index, 'a green tea', gone).items.map(({ dishId }) => titleOf(dishId))).toEqual([
      'Green Tea',
    ]);
  });
});

describe('asking back', () => {
  const asked = (say: string) => readOrder(index, say).question?.dishes.map(titleOf);
  it.each([
    ['one biryani', ['Chicken Biryani', 'Mutton Biryani', 'Beef Biryani']],
    ['two garlic naan and a samosa', ['Aloo Samosa', 'Chicken Samosa']],
    ['two chicken biryani and a plain naan', undefined],
    ['a zinger', undefined],
  ])('%s', (say, dishes) => expect(asked(say)).toEqual(dishes));

  it.each([
    ['1000 chicken biryani', 99, 'tooMany'],
    ['two hundred garlic naan and a sweet lassi', 99, 'tooMany'],
    ['60 garlic naan and 60 garlic naan', 99, 'tooMany'],
    ['-5 garlic naan', 1, 'unclear'],
    ['1e9 garlic naan', 1, 'unclear'],
    ['99 garlic naan', 99, undefined],
  ])('%s: how many, where so many cannot be ordered', (say, quantity, amount) => {
    const { items, question } = readOrder(index, say);
    expect([items[0]?.quantity, question?.amount]).toEqual([quantity, amount]);
  });

  it.each(['tea', 'two teas', 'a chai please'])('%s: any drink that is called so', (say) => {
    const { question } = readOrder(buildVoiceIndex(demoMenu), say);
    const titles = question?.dishes.map((id) => demoMenu.find((dish) => dish.id === id)?.title);
    expect(titles?.toSorted()).toEqual(['Green Tea', 'Karak Chai', 'Kashmiri Chai']);
  });

  it.each([
    ['the cheapest biryani', 'lowest', 3],
    ['two of your most expensive biryanis', 'highest', 3],
    ['sabse sasti biryani', 'lowest', 3],
    ['the least expensive chicken biryani', 'lowest', 1],
  ])('%s: all that it may be, for who knows the prices', (say, byPrice, dishes) => {
    const [line] = readOrder(index, say).priced ?? [];
    expect([line?.byPrice, line?.dishes.length]).toEqual([byPrice, dishes]);
  });

  it('the cheapest biryani and the cheapest drink: each of the lines is told', () => {
    const { items, priced } = readOrder(
      buildVoiceIndex(demoMenu),
      'the cheapest biryani and the cheapest drink',
    );
    expect([items.length, priced?.map(({ line }) => line)]).toEqual([2, [0, 1]]);
  });

  it.each(['chicken biryani at 8 pm', 'two garlic naan half past seven', 'a green tea for tonight'])(
    '%s: the time is no dish that was not found',
    (say) => expect(readOrder(index, say).unmatched).toEqual([]),
  );

  it('keeps the best guess in the order, with little confidence', () => {
    const { items } = readOrder(index, 'one biryani');
    expect(items).toHaveLength(1);
    expect(items[0]?.confidence).toBeLessThan(0.5);
  });
});
