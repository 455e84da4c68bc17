import { describe, expect, it } from 'vitest';
import { menuNamed } from '../corpus/corpus.ts';
import { buildVoiceIndex } from '../menu/voice-index.ts';
import { readOrder } from '../understand-order.ts';
import type { VoiceDish } from '../voice-types.ts';
import { confidenceScale } from '../weights.ts';

const corniceBurritoMenu = menuNamed('cornice-burrito');
const corniceFamilyMenu = menuNamed('cornice-family');
const cornicePizzaMenu = menuNamed('cornice-pizza');
const beanMenu = menuNamed('bean');
const ovenMenu = menuNamed('oven');
const pattyMenu = menuNamed('patty');
const demoMenu = menuNamed('demo');
const ferrySubMenu = menuNamed('ferry-sub');

function read(menu: readonly VoiceDish[], say: string) {
  const { items, question } = readOrder(buildVoiceIndex(menu), say);
  const titleOf = (id: number) => menu.find((dish) => dish.id === id)?.title;
  return { items, asked: question?.dishes.map(titleOf) };
}

const sureOf = (menu: readonly VoiceDish[], say: string) => read(menu, say).items[0]?.confidence ?? 0;

describe('how sure a line is', () => {
  it.each([
    ['a size the dish does not have', 'a large cortado', 'a cortado'],
    ['words that found no dish', 'a cortado and a qwertz', 'a cortado'],
    ['the same dish named twice', 'a cortado, a cortado', 'a cortado'],
    ['what was put right', 'a mocha, no, a cortado', 'a cortado'],
  ])('is lowered by %s', (_, doubtful, plain) =>
    expect(sureOf(beanMenu, doubtful)).toBeLessThan(sureOf(beanMenu, plain)),
  );

  it('asks where nothing was heard as it is on the card', () => {
    const { items, asked } = read(demoMenu, 'two dye palo');
    expect(items[0]?.confidence ?? 0).toBeLessThan(confidenceScale.askBelow);
    expect(items.length > 0).toBe(asked !== undefined);
  });

  it.each([
    ['an amount that is on no line', 'a medium lemonade and a brownie, there were seven last week'],
    ['one dish with a size and once more without', 'a brownie, a large lemonade and a lemonade'],
  ])('asks about %s', (_, say) => {
    expect(read(ferrySubMenu, say).asked).toBeDefined();
  });

  it.each([
    'two footlongs one turkey club and one roast beef',
    'three brownies actually make that four',
    'a large lemonade and a small lemonade',
    'two brownies before eight',
    'a dozen brownies and six chips',
    'do you think you could do three turkey clubs by seven',
  ])('does not ask where every amount is on a line: %s', (say) => {
    expect(read(ferrySubMenu, say).asked).toBeUndefined();
  });

  it('promises no more than was measured', () => {
    const best = Math.max(...confidenceScale.points.map(([, right]) => right));
    expect(sureOf(beanMenu, 'one cortado please')).toBe(best);
  });
});

describe('what is asked back', () => {
  it.each([
    [beanMenu, 'a mocha latte', ['Mocha', 'Latte']],
    [ovenMenu, 'half margherita half pepperoni', ['Margherita', 'Pepperoni']],
    [pattyMenu, 'a shake', ['Oreo Shake', 'Chocolate Shake']],
    [beanMenu, 'two lattes', undefined],
    [corniceFamilyMenu, 'a small seven up', ['Sprite']],
    [corniceFamilyMenu, 'a small sprite', undefined],
    [corniceBurritoMenu, "i'll have carnitas", ['Carnitas Bowl', 'Carnitas Burrito']],
    [cornicePizzaMenu, 'a large pepperoni', undefined],
  ])('%#: %s', (menu, say, dishes) => expect(read(menu, say).asked).toEqual(dishes));
});

describe('a dish that is sold out', () => {
  const soldOut = (menu: readonly VoiceDish[], ...titles: readonly string[]) =>
    menu.map((dish) => (titles.includes(dish.title) ? { ...dish, isSoldOut: true } : dish));
  const told = (menu: readonly VoiceDish[], say: string) => {
    const { items, asked } = read(menu, say);
    const titleOf = (id: number) => menu.find((dish) => dish.id === id)?.title;
    return [items.map((item) => `${titleOf(item.dishId)}${item.isSoldOut ? ': sold out' : ''}`), asked ?? []];
  };

  it.each([
    ['a white chicken karahi', 'White Chicken Karahi'],
    ['two beef biryani', 'Beef Biryani'],
    ['one plain rice', 'Plain Basmati Rice'],
  ])('is what was meant where its name was said: %s', (say, title) =>
    expect(told(soldOut(demoMenu, title), say)).toEqual([[`${title}: sold out`], []]),
  );

  it('gives way to one that fits as well, and is not among those asked about', () => {
    expect(told(soldOut(demoMenu, 'Gulab Jamun'), 'gulab jamun')).toEqual([['Gulab Jamun (4 pcs)'], []]);
    const [, asked] = told(soldOut(demoMenu, 'Garlic Naan'), 'a naan');
    expect(asked).toHaveLength(3);
    expect(asked).not.toContain('Garlic Naan');
  });
});
