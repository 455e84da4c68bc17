import { describe, expect, it } from 'vitest';
import { measureAt } from '../read/measure.ts';
import { numbersAt } from '../read/number-phrases.ts';
import { tokenise } from '../read/tokenise.ts';
import { findPortion, findSpice, optionPhrases, readChoice, splitTrailingChoice } from './options.ts';

const optionFor = (spoken: string) => {
  const measure = measureAt(tokenise(spoken), 0)?.measure;
  const text = tokenise(spoken)
    .map((token) => token.key)
    .join(' ');
  return optionPhrases.get(spoken) ?? { text, ...(measure === undefined ? {} : { measure }) };
};
const portionOf = (portions: readonly string[], spoken: string) =>
  findPortion(
    portions.map((name) => readChoice(name, 'portion')),
    optionFor(spoken),
  );
const spiceOf = (levels: readonly string[], spoken: string) =>
  findSpice(
    levels.map((name) => readChoice(name, 'spice')),
    optionFor(spoken),
  );

describe('a portion as the dish names it', () => {
  it.each([
    [['Small', 'Medium', 'Large'], 'big', 'Large'],
    [['Solo', 'Family'], 'solos', 'Solo'],
    [['Mini', 'Mega'], 'megas', 'Mega'],
    [['Small', 'Medium', 'Large'], 'regular', 'Medium'],
    [['Small', 'Medium', 'Large', 'Family'], 'family size', 'Family'],
    [['Regular', 'Large'], 'family size', 'Large'],
    [['Half', 'Full'], 'aadha', 'Half'],
    [['Half', 'Full'], 'large', 'Full'],
    [['Half kg', '1 kg'], 'half kilo', 'Half kg'],
    [['250 gram', '500 gram'], 'half kilo', '500 gram'],
    [['345 ml', '1.5 Litre'], 'one and a half litre', '1.5 Litre'],
    [['345 ml', '1.5 Litre'], 'dedh litre', '1.5 Litre'],
    [['Small (6")', 'Large (12")'], 'twelve inch', 'Large (12")'],
    [['6 pcs', '12 pcs'], 'six pieces', '6 pcs'],
    [['Serves 2', 'Serves 4'], 'four people', 'Serves 4'],
    [['Leg', 'Chest'], 'leg', 'Leg'],
    [['Half Rack', 'Full Rack'], 'half rack', 'Half Rack'],
    [['Leg', 'Chest'], 'large', undefined],
    [['Half', 'Full'], 'quarter', undefined],
    [[], 'large', undefined],
  ])('of %j, "%s" is %s', (portions, spoken, name) => {
    expect(portionOf(portions, spoken)).toBe(name);
  });
});

describe('a spice level as the dish names it', () => {
  it.each([
    [['Mild', 'Medium', 'Hot'], 'spicy', 'Hot'],
    [['Mild', 'Medium', 'Hot'], 'extra hot', 'Hot'],
    [['Mild', 'Hot', 'Extra Hot'], 'very spicy', 'Extra Hot'],
    [['Less Spicy', 'Normal', 'Spicy'], 'mild', 'Less Spicy'],
    [['Less Spicy', 'Normal', 'Spicy'], 'medium', 'Normal'],
    [['No Spice', 'Spicy'], 'less spicy', 'No Spice'],
    [['Low', 'Medium', 'High'], 'spicy', 'High'],
    [['Mild', 'Medium'], 'kam mirch', 'Mild'],
    [['Medium', 'Hot'], 'mild', undefined],
    [[], 'spicy', undefined],
  ])('of %j, "%s" is %s', (levels, spoken, name) => {
    expect(spiceOf(levels, spoken)).toBe(name);
  });
});

describe('a size inside a title', () => {
  it.each([
    ['pepsi 1.5 litre', 'pepsi', '1.5 litre'],
    ['chicken biryani full', 'chicken biryani', 'full'],
    ['double cheese burger', 'double cheese burger', undefined],
    ['large', 'large', undefined],
  ])('%s', (title, name, size) => {
    const split = splitTrailingChoice(title);
    expect([split.name, split.choice?.text]).toEqual([name, size]);
  });
});

describe('amounts', () => {
  const longest = (spoken: string) => {
    const all = numbersAt(tokenise(spoken), 0).sort((a, b) => b.end - a.end);
    return all[0] === undefined ? undefined : [all[0].count, all[0].form, all[0].goesBack];
  };
  it.each([
    ['two', [2, 'spoken', false]],
    ['twenty five', [25, 'spoken', false]],
    ['half a dozen', [6, 'spoken', false]],
    ['two dozen', [24, 'spoken', false]],
    ['a couple of', [2, 'spoken', false]],
    ['paanch', [5, 'spoken', false]],
    ['do', [2, 'weak', false]],
    ['an', [1, 'article', false]],
    ['one more', [1, 'more', false]],
    ['another', [1, 'more', false]],
    ['x 3', [3, 'spoken', true]],
    ['twice', [2, 'spoken', true]],
    ['one of them', undefined],
    ['1.5', undefined],
    ['naan', undefined],
  ])('%s', (spoken, amount) => {
    expect(longest(spoken)).toEqual(amount);
  });
});
