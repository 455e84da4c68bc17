import { describe, expect, it } from 'vitest';
import { menuNamed, sentencesOf } from '../corpus/corpus.ts';
import { findDishesLike, findNearDishes } from '../menu/near-dishes.ts';
import { buildVoiceIndex } from '../menu/voice-index.ts';
import { readOrder } from '../understand-order.ts';

const corpus = sentencesOf('everyday/town');
const mainMenu = menuNamed('main');

const index = buildVoiceIndex(mainMenu);
const dishes = new Map(mainMenu.map((dish) => [dish.id, dish]));
const unmatchedIn = (say: string) =>
  readOrder(index, say).unmatched.map(({ text, quantity }) => `${quantity} ${text}`);

describe('words no dish was found for', () => {
  it.each([
    ['two chicken biryani and three lobster rolls', ['3 lobster rolls']],
    ['one ramen and two gyoza', ['1 ramen', '2 gyoza']],
    ['prawn biryani', ['1 prawn biryani']],
    ['two hot dogs and a coke', ['2 hot dogs']],
    ['a coke and flurbs, please', ['1 flurbs']],
    ['salmon nigiri, salmon nigiri', ['1 salmon nigiri']],
    ['tiramisu from peshawar grill', ['1 tiramisu']],
    ['an udon, no ginger', ['1 udon']],
    ['two ramen no egg and a garlic naan', ['2 ramen']],
    ['a garlic naan and a drink', ['1 drink']],
    ['a zinger burger no onions and a strawberry smoothie', ['1 strawberry smoothie']],
    ['two chicken biryani one hot one mild cos sarah cant handle it', []],
    ['a zinger burger with extra cheese and two fruit trifles please', ['2 fruit trifles']],
  ])('%s', (say, expected) => expect(unmatchedIn(say)).toEqual(expected));

  it.each([
    ['chicken karahi with butter naan', ['1 butter naan'], 'with butter naan'],
    ['a chicken karahi with two makki roti', ['2 makki roti'], 'with two makki roti'],
    ['seekh kebab with a rooh afza lemonade', ['1 rooh afza lemonade'], 'with a rooh afza lemonade'],
    ['chicken karahi with no onions', [], 'with no onions'],
    ['chicken tikka with lemon and chutney', [], 'with lemon, chutney'],
  ])('a dish said to come with another is told of and noted: %s', (say, expected, note) => {
    expect(unmatchedIn(say)).toEqual(expected);
    expect(readOrder(index, say).items.map((item) => item.note)).toEqual([note]);
  });

  it('a word that is also a kitchen’s asks for its dishes and leaves those of others ordered', () => {
    const { items, question } = readOrder(index, 'two chicken biryani and three dragon rolls');
    expect(items.map(({ quantity, dishId }) => `${quantity} ${dishes.get(dishId)?.title}`)[0]).toBe(
      '2 Chicken Biryani',
    );
    expect(question?.dishes?.map((id) => dishes.get(id)?.restaurantName)).toContain('Dragon Wok');
  });

  it.each([
    'two chicken biryani please, thank you',
    'hello I would like a garlic naan in five minutes for ten people',
    'a garlic naan but no sushi',
    'a garlic naan, sushi nahi chahiye',
    'a garlic naan, do you have sushi',
    'a garlic naan, remove the sushi',
  ])('politeness, refusals and questions are none: %s', (say) => expect(unmatchedIn(say)).toEqual([]));

  it('are rare in orders that are understood', () => {
    const understood = corpus.filter(({ cart }) => cart !== '');
    const noisy = understood.map(({ say }) => say).filter((say) => unmatchedIn(say).length > 0);
    expect(noisy.length / understood.length, noisy.join('\n')).toBeLessThan(0.03);
  }, 30_000);
});

describe('dishes near to them', () => {
  it.each([
    ['prawn biryani', /Biryani/],
    ['chicken', /Chicken/],
    ['egg roll', /Roll/],
  ])('%s', (text, title) => {
    const titles = findNearDishes(index, text).map((id) => dishes.get(id)?.title);
    expect(titles).toHaveLength(3);
    expect(new Set(titles).size).toBe(3);
    for (const near of titles) expect(near).toMatch(title);
  });

  it.each(['a drink', 'mirinda'])('%s: some of what there is to drink', (text) => {
    const categories = findNearDishes(index, text).map((id) => dishes.get(id)?.category);
    expect(categories).toHaveLength(3);
    for (const category of categories) expect(category).toMatch(/drink|beverage|shake|tea|juice/i);
  });

  const card: readonly (readonly [title: string, category: string])[] = [
    ['Sweet Lassi', 'Cold Drinks'],
    ['Lachha Paratha', 'Breads'],
    ['Plain Basmati Rice', 'Rice'],
    ['Chocolate Brownie', 'Desserts'],
    ['Oreo Shake', 'Cold Drinks'],
    ['Tandoori Roti', 'Breads'],
    ['Egg Biryani', 'Rice'],
    ['Spring Rolls (4 pcs)', 'Snacks'],
  ];
  const smallMenu = card.map(([title, category], id) => ({
    ...{ id, title, category, restaurantId: 1, restaurantName: 'Corner' },
    ...{ portions: [], spiceLevels: [] },
  }));
  const smallIndex = buildVoiceIndex(smallMenu);

  it.each([
    ['mango lassi', ['Sweet Lassi']],
    ['oreo lassi', ['Sweet Lassi', 'Oreo Shake']],
    ['egg roll', ['Spring Rolls (4 pcs)']],
    ['chocolate ice cream', []],
    ['raita', []],
    ['plain', []],
  ])('%s: nothing of another kind, however it sounds', (text, titles) => {
    expect(findNearDishes(smallIndex, text).map((id) => smallMenu[id]?.title)).toEqual(titles);
  });

  it('of a known dish are not found by its sound: the same word, else the same part of the card', () => {
    const sweet = (id: number, title: string) => ({
      ...{ id, title, category: 'Desserts', restaurantId: 2, restaurantName: 'Sweet Gali' },
      ...{ portions: [], spiceLevels: [] },
    });
    const gola = { ...sweet(20, 'Rainbow Gola'), isSoldOut: true };
    const menu = [...smallMenu, gola, { ...sweet(21, 'Cola'), category: 'Cold Drinks' }, sweet(22, 'Kulfi')];
    expect(findDishesLike(buildVoiceIndex(menu), 20)).toEqual([22, 3]);
    expect(findDishesLike(buildVoiceIndex([...menu, sweet(23, 'Orange Gola')]), 20)).toEqual([23]);
  });

  it('are none where nothing is like it', () => expect(findNearDishes(index, 'qwzx')).toEqual([]));
});

describe('amounts beyond what one may order', () => {
  it.each([
    ['one hundred chicken lasagna', 100],
    ['60 chicken lasagna and 60 chicken lasagna', 120],
    ['99 chicken lasagna', undefined],
  ])('%s', (say, asked) => {
    const [item] = readOrder(index, say).items;
    expect([item?.quantity, item?.askedQuantity]).toEqual([99, asked]);
  });
});
