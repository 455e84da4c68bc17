import { describe, expect, it } from 'vitest';
import { demoTags } from './demo-tags.testing.ts';
import { foodsAmong } from './foods.ts';
import { writtenAfter } from './further-situations.testing.ts';
import { writtenForHeat } from './hot-situations.testing.ts';
import { seasonalMonth } from './seasons.ts';
import { type Situation, townMenu, writtenFirst } from './situations.testing.ts';
import { suggestDishes, suggestGroups } from './suggest.ts';
import type { Candidate, Moment } from './suggestion-types.ts';
import { writtenThird } from './third-situations.testing.ts';

const bounds = { groups: 6, dishesPerGroup: 12 };

const candidate = (changes: Partial<Candidate> & Pick<Candidate, 'title'>): Candidate => ({
  category: 'Specials',
  weatherTags: [],
  ownOrders: 0,
  ownInSuchWeather: 0,
  shareOfOthers: 0,
  isOpen: true,
  ...changes,
});

/** What a person and others had of a group counts for its first dish. */
function candidatesOf({ own = {}, others = {} }: Situation): Candidate[] {
  const allOthers = Object.values(others).reduce((sum, count) => sum + count, 0);
  return Object.entries(townMenu).flatMap(([category, titles]) =>
    titles.map((title, index) =>
      candidate({
        title,
        category,
        weatherTags: demoTags[category] ?? [],
        ownOrders: index === 0 ? (own[category] ?? 0) : 0,
        shareOfOthers: index === 0 ? (others[category] ?? 0) / Math.max(1, allOthers) : 0,
      }),
    ),
  );
}

const momentOf = ({ temperature, condition, hour, month }: Situation): Moment => ({
  weather: { temperature, condition },
  hour,
  month,
});

describe('suggestions that a person would agree with', () => {
  it.each(
    [...writtenFirst, ...writtenAfter, ...writtenThird, ...writtenForHeat].map(
      (situation) => [situation.name, situation] as const,
    ),
  )('%s', (_, situation) => {
    const groups = suggestGroups(candidatesOf(situation), momentOf(situation), bounds);
    const titles = groups.map(({ title }) => title);
    const dishes = groups.flatMap((group) => group.dishes.map(({ dish }) => dish.title));
    const reasons = Object.fromEntries(groups.map(({ title, reason }) => [title, reason.kind]));
    expect(titles).toEqual(expect.arrayContaining([...situation.wanted]));
    expect(titles.filter((title) => situation.unwanted.includes(title))).toEqual([]);
    expect(dishes.filter((title) => situation.unwantedDishes?.includes(title))).toEqual([]);
    expect(titles.length).toBeLessThanOrEqual(6);
    if (situation.first) expect(titles[0]).toBe(situation.first);
    if (situation.order) expect(titles.slice(0, situation.order.length)).toEqual(situation.order);
    expect(reasons).toMatchObject(situation.why ?? {});
    for (const { reason } of groups) expect(reason.sentence).toMatch(/^[A-Z].*\.$/);
  });
});

const evening: Moment = { weather: { temperature: 14, condition: 'rain' }, hour: 20, month: 11 };
const soup = (title: string, changes: Partial<Candidate> = {}) =>
  candidate({ title, category: 'Soups', weatherTags: ['rain', 'cold'], ...changes });
const titlesIn = (groups: ReturnType<typeof suggestGroups>) =>
  groups.map(({ title, dishes }) => [title, dishes.map(({ dish }) => dish.title)]);

describe('groups', () => {
  it('have dishes of closed kitchens only where no open kitchen has any', () => {
    const closed = soup('Closed Soup', { isOpen: false });
    const pakora = candidate({ title: 'Pakora', category: 'Snacks', weatherTags: ['rain'], isOpen: false });
    expect(titlesIn(suggestGroups([closed, soup('Open Soup'), pakora], evening, bounds))).toEqual([
      ['Soups', ['Open Soup']],
      ['Snacks', ['Pakora']],
    ]);
  });

  it('of closed kitchens come last, whatever speaks for them', () => {
    const tea = candidate({ title: 'Karak Chai', category: 'Tea & Coffee', weatherTags: ['rain'] });
    const groups = suggestGroups([soup('Closed Soup', { isOpen: false }), tea], evening, bounds);
    expect(groups.map(({ title }) => title)).toEqual(['Tea & Coffee', 'Soups']);
  });

  it('are filled by closed kitchens where the open ones have nothing for the moment', () => {
    const water = candidate({ title: 'Water', category: 'Snacks' });
    const pakora = candidate({ title: 'Pakora', category: 'Snacks', weatherTags: ['rain'], isOpen: false });
    expect(titlesIn(suggestGroups([water, pakora], evening, bounds))).toEqual([['Snacks', ['Pakora']]]);
  });

  it('show open kitchens also what the hour alone speaks against, before closed ones are shown', () => {
    const dawn: Moment = { weather: { temperature: 14, condition: 'rain' }, hour: 6, month: 11 };
    const snack = { category: 'Snacks', weatherTags: ['rain'] } as const;
    const samosa = candidate({ ...snack, title: 'Chicken Samosa', isOpen: false });
    const kebab = candidate({ ...snack, title: 'Shami Kebab' });
    const iced = candidate({ ...snack, title: 'Fruit Chaat' });
    expect(titlesIn(suggestGroups([samosa, iced, kebab], dawn, bounds))).toEqual([
      ['Snacks', ['Shami Kebab']],
    ]);
    expect(titlesIn(suggestGroups([samosa, iced], dawn, bounds))).toEqual([['Snacks', ['Chicken Samosa']]]);
    expect(suggestGroups([kebab], dawn, bounds)).toEqual([]);
  });

  it('of a habit whose kitchen is closed show what open ones have instead, and say so', () => {
    const dawn: Moment = { weather: { temperature: 14, condition: 'rain' }, hour: 6, month: 11 };
    const grill = { category: 'BBQ & Grill', weatherTags: ['cold'] } as const;
    const wings = candidate({ ...grill, title: 'Smoky Wings', ownOrders: 4, isOpen: false });
    const others = [candidate({ ...grill, title: 'Malai Boti' }), candidate({ ...grill, title: 'Raita' })];
    const groups = suggestGroups([soup('Corn Soup'), wings, ...others], dawn, bounds);
    expect(titlesIn(groups)).toContainEqual(['BBQ & Grill', ['Malai Boti']]);
    const grills = groups.find(({ title }) => title === 'BBQ & Grill');
    expect(grills?.reason.sentence).toBe('You ordered Smoky Wings 4 times. Its kitchen is closed right now.');
  });

  it('named by the weather have their place, however many habits there are', () => {
    const habits = ['Pizza', 'Burgers', 'Karahi', 'Biryani', 'Rolls', 'Grill', 'Chinese'].map((category) =>
      candidate({ title: `${category} Special`, category, ownOrders: 9 }),
    );
    const pakora = candidate({ title: 'Pakora', category: 'Snacks', weatherTags: ['rain'], isOpen: false });
    const groups = suggestGroups([...habits, soup('Corn Soup', { isOpen: false }), pakora], evening, bounds);
    expect(groups.map(({ title }) => title)).toEqual(expect.arrayContaining(['Soups', 'Snacks']));
    expect(groups).toHaveLength(6);
  });

  it('begin with what is promised: a snack that is no pakora comes behind the tea', () => {
    const rain = { weatherTags: ['rain'] as const, isOpen: true };
    const kebab = candidate({ title: 'Shami Kebab', category: 'Snacks', ...rain });
    const tea = candidate({ title: 'Karak Chai', category: 'Tea & Coffee', ...rain });
    const pakora = candidate({ title: 'Pakora', category: 'Snacks', ...rain });
    expect(titlesIn(suggestGroups([kebab, tea], evening, bounds)).map(([title]) => title)).toEqual([
      'Tea & Coffee',
      'Snacks',
    ]);
    expect(titlesIn(suggestGroups([kebab, pakora, tea], evening, bounds))[0]).toEqual([
      'Snacks',
      ['Pakora', 'Shami Kebab'],
    ]);
  });

  it('hold what is promised: a samosa is no pakora, and a snack neither', () => {
    const shown = [
      candidate({ title: 'Samosa Chaat', category: 'Snacks' }),
      candidate({ title: 'Karak Chai', category: 'Tea & Coffee' }),
    ];
    expect(foodsAmong(['pakoras', 'samosas', 'chai'], shown)).toEqual(['samosas', 'chai']);
    expect(foodsAmong(['ice cream'], [candidate({ title: 'Kheer', category: 'Desserts' })])).toEqual([]);
    // Named in the order in which they are shown.
    expect(foodsAmong(['chai', 'samosas'], shown)).toEqual(['samosas', 'chai']);
  });

  it('named by the weather keep the order of its foods, whatever else speaks for them', () => {
    const chai = candidate({ title: 'Karak Chai', category: 'Drinks', weatherTags: ['rain'], ownOrders: 9 });
    const groups = suggestGroups([chai, soup('Corn Soup')], evening, bounds);
    expect(groups.map(({ title }) => title)).toEqual(['Soups', 'Drinks']);
  });

  it('begin with what rain promises, dish by dish, whatever the person orders otherwise', () => {
    const rain: Moment = { weather: { temperature: 22, condition: 'rain' }, hour: 17, month: 8 };
    const snack = { category: 'Snacks', weatherTags: ['rain'] } as const;
    const groups = suggestGroups(
      [
        candidate({ title: 'Fajita Pizza', category: 'Pizza', ownOrders: 9, shareOfOthers: 0.5 }),
        candidate({ ...snack, title: 'Gol Gappay', ownOrders: 9 }),
        candidate({ ...snack, title: 'Chicken Samosa', ownOrders: 3 }),
        candidate({ title: 'Karak Chai', category: 'Tea', weatherTags: ['rain'], ownOrders: 9 }),
        candidate({ ...snack, title: 'Vegetable Pakora' }),
      ],
      rain,
      bounds,
    );
    expect(titlesIn(groups)).toEqual([
      ['Snacks', ['Vegetable Pakora', 'Chicken Samosa', 'Gol Gappay']],
      ['Tea', ['Karak Chai']],
      ['Pizza', ['Fajita Pizza']],
    ]);
  });

  it('begin with what the rain asks for, before the hour; what is nothing for the hour comes last', () => {
    const morning: Moment = { weather: { temperature: 12, condition: 'rain' }, hour: 8, month: 11 };
    const dishes = [
      candidate({ title: 'Halwa Puri', category: 'Breakfast' }),
      soup('Corn Soup'),
      candidate({ title: 'Karak Chai', category: 'Tea', weatherTags: ['rain'] }),
    ];
    const titles = (moment: Moment) => suggestGroups(dishes, moment, bounds).map(({ title }) => title);
    expect(titles(morning)).toEqual(['Tea', 'Breakfast', 'Soups']);
    expect(titles({ ...morning, weather: { temperature: 12, condition: 'clear' } })[0]).toBe('Breakfast');
  });

  it('without tags of their own are found by their names', () => {
    const untagged = candidate({ title: 'Aloo Pakora', category: 'Small Things' });
    const [group] = suggestGroups([untagged], evening, bounds);
    expect(group).toMatchObject({ title: 'Small Things', reason: { sentence: 'Because it is cold.' } });
  });

  it('whole words decide: a steak is no tea', () => {
    const steak = candidate({ title: 'Steak', category: 'From the Pan' });
    expect(suggestGroups([steak], evening, bounds)).toEqual([]);
  });

  it('are at most as many, and as long, as asked for', () => {
    const many = Array.from({ length: 9 }, (_, group) =>
      [1, 2, 3].map((number) => soup(`Soup ${number}`, { category: `Soups ${group}` })),
    ).flat();
    const groups = suggestGroups(many, evening, { groups: 4, dishesPerGroup: 2 });
    expect(groups.map(({ dishes }) => dishes.length)).toEqual([2, 2, 2, 2]);
  });
});

describe('single dishes for one person', () => {
  it('come one of each group before the second of any, of open kitchens only, each with a reason', () => {
    const dishes = [
      soup('Corn Soup'),
      soup('Hot Soup'),
      soup('Closed Soup', { isOpen: false }),
      candidate({ title: 'Pizza', category: 'Pizza', ownOrders: 3 }),
    ];
    const suggested = suggestDishes(dishes, evening, 3);
    expect(suggested.map(({ dish, reason }) => [dish.title, reason?.sentence])).toEqual([
      ['Pizza', 'You ordered Pizza 3 times.'],
      ['Corn Soup', 'Because it is raining.'],
      ['Hot Soup', 'Because it is raining.'],
    ]);
  });

  it('are at most half what the person had before', () => {
    const habits = ['Pizza', 'Burgers', 'Karahi', 'Biryani', 'Rolls', 'Grill'].map((category) =>
      candidate({ title: `${category} Special`, category, ownOrders: 9 }),
    );
    const others = [soup('Corn Soup'), soup('Hot Soup'), soup('Thin Soup')];
    const own = (most: number, dishes: Candidate[]) => {
      const suggested = suggestDishes(dishes, evening, most);
      return [suggested.filter(({ kinds }) => kinds.includes('own')).length, suggested.length];
    };
    expect(own(8, [...habits, ...others])).toEqual([3, 6]);
    expect(own(4, [...habits, ...others])).toEqual([2, 4]);
  });

  it.each(['Chocolate Brownie', 'Molten Lava Cake', 'Apple Pie'])(
    '%s, served warm, is nothing for the heat',
    (title) => {
      const heat: Moment = { weather: { temperature: 41, condition: 'clear' }, hour: 13, month: 6 };
      const dish = candidate({ title, category: 'Desserts', weatherTags: ['hot'] });
      expect(suggestGroups([dish], heat, bounds)).toEqual([]);
    },
  );

  it.each(['Fruit Chaat', 'Fruit Salad'])('%s, served chilled, is nothing for the cold', (title) => {
    const frost: Moment = { weather: { temperature: 4, condition: 'clouds' }, hour: 16, month: 1 };
    const dish = candidate({ title, category: 'Snacks', weatherTags: ['cold', 'rain'] });
    expect(suggestGroups([dish], frost, bounds)).toEqual([]);
  });

  it('that steam are shown in the heat to those who have the habit, and never because of the heat', () => {
    const heat: Moment = { weather: { temperature: 36, condition: 'clear' }, hour: 16, month: 6 };
    const sweet = { title: 'Gulab Jamun', category: 'Desserts', weatherTags: ['hot'] } as const;
    expect(suggestDishes([candidate(sweet)], heat, 3)).toEqual([]);
    const [suggested] = suggestDishes([candidate({ ...sweet, ownOrders: 2 })], heat, 3);
    expect(suggested?.reason.sentence).toBe('You ordered Gulab Jamun twice.');
  });

  it('that steam are shown in great heat only to those who had them in such heat', () => {
    const heat: Moment = { weather: { temperature: 42, condition: 'clear' }, hour: 16, month: 6 };
    const chai = { title: 'Kashmiri Chai', category: 'Tea & Coffee', ownOrders: 5 } as const;
    expect(suggestDishes([candidate(chai)], heat, 3)).toEqual([]);
    expect(suggestDishes([candidate({ ...chai, ownInSuchWeather: 2 })], heat, 3)).toHaveLength(1);
  });

  it('come without a known weather and without any order', () => {
    const morning: Moment = { weather: undefined, hour: 8, month: 3 };
    const dishes = [candidate({ title: 'Mystery Plate', category: 'Plates' }), soup('Soup')];
    const suggested = suggestDishes([...dishes, candidate({ title: 'Halwa Puri' })], morning, 5);
    expect(suggested.map(({ dish, reason }) => [dish.title, reason.sentence])).toEqual([
      ['Halwa Puri', 'It is breakfast time.'],
      ['Mystery Plate', 'Open right now.'],
    ]);
  });
});

it('seasons are half a year apart south of the equator', () => {
  expect([
    seasonalMonth(1, -33),
    seasonalMonth(7, -33),
    seasonalMonth(12, 31),
    seasonalMonth(6, undefined),
  ]).toEqual([7, 1, 12, 6]);
});
