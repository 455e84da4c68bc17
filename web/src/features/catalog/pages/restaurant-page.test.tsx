import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aDish, aShop } from '../../../testing/data/dishes.ts';
import { held, json, refusal } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { expectConsoleLine } from '../../../testing/setup/console.ts';

/** A restaurant's menu by id (for customers) and by its public address. */
const PAGES = [
  {
    path: '/detail/7',
    as: 'customer',
    shop: 'GET /api/store/restaurant/7/',
    menu: 'GET /api/store/dishes/',
    heading: 'Dishes of Biryani Junction',
    loading: 'Loading dishes',
    failure: 'The menu could not be loaded.',
  },
  {
    path: '/store/biryani-junction',
    as: undefined,
    shop: 'GET /api/restaurant/shop/biryani-junction/',
    menu: 'GET /api/restaurant/dishes-store/biryani-junction/',
    heading: 'Biryani Junction',
    loading: 'Loading the restaurant',
    failure: 'The restaurant could not be loaded.',
  },
] as const;

const soup = { ...aDish, id: 6, slug: 'yakhni', title: 'Yakhni', category: { id: 2, title: 'Soups' } };

type Page = (typeof PAGES)[number];
type Responses = { shop?: () => Response | Promise<Response>; menu?: () => Response | Promise<Response> };
const open = (page: Page, { shop = () => json(aShop), menu = () => json([aDish, soup]) }: Responses) =>
  renderApp(page.path, {
    ...(page.as && { as: page.as }),
    server: { [page.shop]: shop, [page.menu]: menu },
  });

test.each(PAGES)('$path waits with an outline, then shows the menu by category', async (page) => {
  const menu = held();
  const { user } = open(page, { menu: menu.handler });
  expect(await screen.findByRole('status', { name: page.loading })).toBeInTheDocument();
  menu.answer(json([aDish, soup]));

  expect(await screen.findByRole('heading', { level: 1, name: page.heading })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toContain(page.heading));
  expect(screen.getByRole('heading', { name: 'Biryani' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Soups' })).toBeInTheDocument();
  expect(screen.getByText('Yakhni')).toBeInTheDocument();

  const search = screen.getByRole('textbox', { name: 'Search menu' });
  await user.type(search, 'yakh');
  expect(screen.queryByText('Chicken Biryani')).toBeNull();
  expect(screen.getByText('1 dish found')).toBeInTheDocument();
  await user.type(search, 'xx');
  expect(screen.getByText('Nothing on this menu matches “yakhxx”.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(screen.getByText('Chicken Biryani')).toBeInTheDocument();
  expect(search).toHaveFocus();
});

test.each(PAGES)(
  '$path finds dishes as they are mistyped, and by the titles of other languages',
  async (page) => {
    const inBoth = { ...soup, other_titles: ['یخنی سوپ'] };
    const { user } = open(page, { menu: () => json([aDish, inBoth]) });
    const search = await screen.findByRole('textbox', { name: 'Search menu' });
    const found = async (typed: string) => {
      await user.clear(search);
      await user.type(search, typed);
      await screen.findByText('1 dish found');
      return screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    };
    expect(await found('chiken biriyani')).toEqual(['Chicken Biryani']);
    expect(await found('یخنی')).toEqual(['Yakhni']);
    expect(await found('بریانی')).toEqual(['Chicken Biryani']);
  },
);

test.each(PAGES)('$path scrolls to a category', async (page) => {
  const scrolled = vi.fn<(this: HTMLElement) => void>();
  HTMLElement.prototype.scrollIntoView = scrolled;
  const { user } = open(page, {});
  await user.click(within(await screen.findByRole('navigation', { name: 'Categories' })).getByText('Soups'));
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('region', { name: 'Soups' })]);
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});

test.each(PAGES)('$path shows the week with today marked, and closed dates', async (page) => {
  vi.useFakeTimers({ now: new Date('2026-11-16T12:00:00Z'), toFake: ['Date'] });
  const opening_hours = [
    { day: 0, opens: '18:00', closes: '23:00' },
    { day: 0, opens: '11:00', closes: '15:00' },
    { day: 2, opens: '18:00', closes: '23:00' },
    { day: 4, opens: '00:00', closes: '00:00' },
  ];
  open(page, { shop: () => json({ ...aShop, opening_hours, closed_days: ['2026-11-18'] }) });
  const days = (await screen.findByText('Tuesday')).closest('dl');
  expect(days).toHaveTextContent(
    /Monday11:00 to 15:00, 18:00 to 23:00Tuesdayclosed.*Wednesdayclosed.*Fridayall day/,
  );
  expect(screen.getByText('Monday').parentElement).toHaveAttribute('aria-current', 'date');
});

test.each(PAGES)('$path says that there is nothing on the menu yet', async (page) => {
  open(page, { menu: () => json([]) });
  expect(await screen.findByText('Nothing on the menu yet.')).toBeInTheDocument();
});

test.each(PAGES)('$path says that there is no such restaurant', async (page) => {
  expectConsoleLine(/Error fetching restaurant/);
  open(page, { shop: () => refusal(404, 'not_found') });
  expect(await screen.findByRole('heading', { level: 1, name: /not found/i })).toBeInTheDocument();
});

test.each(PAGES)('$path can be asked for again when the menu could not be loaded', async (page) => {
  expectConsoleLine(/Error fetching dishes/);
  let isDown = true;
  const { user } = open(page, { menu: () => (isDown ? refusal(503, 'unavailable') : json([aDish])) });
  expect(await screen.findByText(page.failure)).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Chicken Biryani')).toBeInTheDocument();
});

test('the menu of one restaurant says how to reach it', async () => {
  open(PAGES[0], { shop: () => json({ ...aShop, address: null }) });
  expect(await screen.findByRole('link', { name: '+92 42 1234567' })).toHaveAttribute(
    'href',
    'tel:+92421234567',
  );
  expect(screen.getByText('Ask the restaurant')).toBeInTheDocument();
});

test.each(PAGES)('$path speaks of the restaurant where there is none', async (page) => {
  expectConsoleLine(/Error fetching restaurant/);
  open(page, { shop: () => refusal(404, 'not_found'), menu: () => json([]) });
  expect(await screen.findByText(/There is no restaurant at this address now/)).toBeInTheDocument();
  expect(screen.queryByText(/This dish is not on the menu/)).toBeNull();
});
