import type { CartLine } from '@nearbite/contract/cart/cart';
import type { ListedDish } from '@nearbite/contract/catalog/catalog';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aCartLine, aDish, aShop } from '../../../../testing/data/dishes.ts';
import { json, refusal } from '../../../../testing/fake-server.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
// Loaded here, so that no story has to wait for the page's chunk.
import '../../pages/store-page.tsx';

const CART_ID = 'A1B2C3D4E5F1G2H3I4J5K1L2A3B4C5';
const LINES = `/api/store/cart-list/${CART_ID}/1/`;

const naan: ListedDish = {
  ...aDish,
  id: 6,
  slug: 'naan',
  title: 'Naan',
  price: 50,
  old_price: null,
  portion_size: [],
  spice_level: [],
};

const naanLine: CartLine = {
  ...aCartLine,
  id: 9,
  dish: { ...aCartLine.dish, id: 6, title: 'Naan', slug: 'naan', price: 50 },
  qty: 1,
  note: 'well done',
  sub_total: 50,
};

const fieldOf = (body: unknown, field: string) =>
  new RegExp(`name="${field}"\\s+(.*?)\\r?\\n`).exec(String(body))?.[1];

/** A menu with a plain dish and one with choices, and a cart kept as a server would. */
function openMenu({
  as = 'customer',
  given = [],
  refuses = false,
  minimum_order = 0,
  dishes = [aDish, naan],
}: {
  as?: 'customer' | 'owner';
  given?: CartLine[];
  refuses?: boolean;
  minimum_order?: number;
  dishes?: ListedDish[];
}) {
  localStorage.setItem('cart_id', CART_ID);
  let lines = given;
  let nextId = 100;
  return renderApp('/store/biryani-junction', {
    as,
    server: {
      'GET /api/restaurant/shop/biryani-junction/': () => json({ ...aShop, minimum_order }),
      'GET /api/restaurant/dishes-store/biryani-junction/': () => json(dishes),
      [`GET ${LINES}`]: () => json(lines),
      [`DELETE /api/store/cart-delete/${CART_ID}/1/${naanLine.id}/`]: () => {
        lines = lines.filter(({ id }) => id !== naanLine.id);
        return new Response(null, { status: 204 });
      },
      'POST /api/store/cart/': ({ body }) => {
        if (refuses) return refusal(409, 'sold_out');
        const dish = dishes.find(({ id }) => id === Number(fieldOf(body, 'dish_id'))) ?? naan;
        const portion_size = fieldOf(body, 'portionSize') ?? '';
        const before = lines.find((line) => line.dish.id === dish.id && line.portion_size === portion_size);
        const added = fieldOf(body, 'mode') === 'add' ? (before?.qty ?? 0) : 0;
        const qty = added + Number(fieldOf(body, 'qty'));
        const { id, title, slug, price } = dish;
        const item: CartLine = {
          ...aCartLine,
          id: before?.id ?? nextId++,
          dish: { ...aCartLine.dish, id, title, slug, price },
          qty,
          portion_size,
          sub_total: qty * price,
        };
        lines = before ? lines.map((line) => (line === before ? item : line)) : [...lines, item];
        return json({ message: 'Added', item }, 201);
      },
    },
  });
}

test('one tap adds a plain dish, further taps change how many, and the bar leads to the cart', async () => {
  const { user, server } = openMenu({});
  await user.click(await screen.findByRole('button', { name: 'Add Naan' }));
  expect(await screen.findByRole('status', { name: '1 Naan in your cart' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'View cart · 1 dish · Rs.50.00' })).toHaveAttribute(
    'href',
    '/cart',
  );
  await user.click(screen.getByRole('button', { name: 'One more Naan' }));
  expect(screen.getByRole('status', { name: '2 Naan in your cart' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'View cart · 2 dishes · Rs.100.00' })).toBeInTheDocument();
  const sent = server.callsTo('/api/store/cart/').map(({ body }) => fieldOf(body, 'mode'));
  expect(sent).toEqual(['add', undefined]);
});

test('a dish that is not served now says from when, and goes into the cart all the same', async () => {
  const time_zone = 'Asia/Karachi';
  const served_from = new Date(Date.now() + 24 * 3_600_000).toISOString();
  const restaurant = { ...aDish.restaurant, time_zone };
  const text = `from ${new Date(served_from).toLocaleDateString('en-GB', { weekday: 'long', timeZone: time_zone })} at ${new Date(served_from).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: time_zone })}`;
  const dishes = [aDish, naan].map((dish) => ({ ...dish, restaurant, served_from }));
  const { user } = openMenu({ dishes });
  expect(await screen.findAllByText(text)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Add Naan' }));
  expect(await screen.findByRole('status', { name: '1 Naan in your cart' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add Chicken Biryani' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Chicken Biryani' }));
  expect(sheet.getByText(`Served ${text}`)).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: /^Add to cart/ })).toBeEnabled();
});

test('a dish with choices asks for them each time, with the price that follows', async () => {
  const { user, server } = openMenu({});
  const opener = await screen.findByRole('button', { name: 'Add Chicken Biryani' });
  await user.click(opener);
  const sheet = within(await screen.findByRole('dialog', { name: 'Chicken Biryani' }));
  await user.click(sheet.getByRole('button', { name: 'Double +Rs.250' }));
  await user.click(sheet.getByRole('button', { name: 'One more' }));
  await user.click(sheet.getByRole('button', { name: 'Add to cart · Rs.1,700.00' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('status', { name: '2 Chicken Biryani in your cart' })).toBeInTheDocument();
  const [sent] = server.callsTo('/api/store/cart/');
  expect([fieldOf(sent?.body, 'portionSize'), fieldOf(sent?.body, 'qty')]).toEqual(['Double', '2']);

  await user.click(screen.getByRole('button', { name: 'One more Chicken Biryani' }));
  expect(await screen.findByRole('dialog', { name: 'Chicken Biryani' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('choices are read as they are translated, and sent by the names their owner gave them', async () => {
  const translated: ListedDish = {
    ...aDish,
    portion_size: [{ size_name: 'Full', label: 'فل', price: 0 }],
    spice_level: [{ level_name: 'Mild', label: 'ہلکی مرچ', additional_price: 0 }],
    extras: [
      {
        name: 'Dips',
        label: 'چٹنیاں',
        min: 0,
        max: 1,
        options: [{ name: 'Mint', label: 'پودینہ', price: 0 }],
      },
    ],
  };
  const { user, server } = openMenu({ dishes: [translated] });
  await user.click(await screen.findByRole('button', { name: 'Add Chicken Biryani' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Chicken Biryani' }));
  await user.click(sheet.getByRole('button', { name: 'فل' }));
  await user.click(sheet.getByRole('button', { name: 'ہلکی مرچ' }));
  await user.click(
    within(sheet.getByRole('radiogroup', { name: 'چٹنیاں' })).getByRole('radio', { name: /پودینہ/ }),
  );
  expect(sheet.queryByText(/Full|Mild|Dips|Mint/)).toBeNull();
  await user.click(sheet.getByRole('button', { name: /^Add to cart/ }));
  await waitFor(() => expect(server.callsTo('/api/store/cart/')).toHaveLength(1));
  const [sent] = server.callsTo('/api/store/cart/');
  expect(
    ['portionSize', 'spiceLevel', 'extras[0][name]'].map((field) =>
      fieldOf(sent?.body, field.replaceAll(/[[\]]/g, '\\$&')),
    ),
  ).toEqual(['Full', 'Mild', 'Mint']);
});

test('the last one is taken out and can be put back as it was', async () => {
  const { user, server } = openMenu({ given: [naanLine] });
  (await screen.findByRole('button', { name: 'One Naan less' })).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Naan was taken out of your cart.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link', { name: /View cart/ })).toBeNull());
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('status', { name: '1 Naan in your cart' })).toBeInTheDocument();
  expect(fieldOf(server.callsTo('/api/store/cart/')[0]?.body, 'note')).toBe('well done');
});

test('what the server refuses is told, and is not counted', async () => {
  const { user } = openMenu({ refuses: true });
  await user.click(await screen.findByRole('button', { name: 'Add Naan' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add Naan' })).toBeInTheDocument();
});

test('the bar says what is missing to the minimum', async () => {
  openMenu({ given: [naanLine], minimum_order: 200 });
  expect(await screen.findByText('Rs.150.00 more for the minimum of Biryani Junction')).toBeInTheDocument();
});

test('owners see the menu without the buttons', async () => {
  openMenu({ as: 'owner' });
  expect(await screen.findByText('Naan')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add Naan' })).toBeNull());
});

describe('a dish with extras', () => {
  const burger: ListedDish = {
    ...naan,
    id: 8,
    slug: 'burger',
    title: 'Burger',
    price: 500,
    extras: [
      {
        name: 'Bread',
        min: 1,
        max: 1,
        options: [
          { name: 'Brioche', price: 0 },
          { name: 'Sesame', price: 20 },
        ],
      },
      {
        name: 'Dips',
        min: 0,
        max: 2,
        options: [
          { name: 'Garlic', price: 30 },
          { name: 'Chili', price: 30, sold_out_until: '2999-01-01T00:00:00.000Z' },
          { name: 'Mint', price: 40 },
          { name: 'Tamarind', price: 40 },
        ],
      },
    ],
  };
  const openBurger = async () => {
    const app = openMenu({ dishes: [burger] });
    await app.user.click(await screen.findByRole('button', { name: 'Add Burger' }));
    return { ...app, sheet: within(await screen.findByRole('dialog', { name: 'Burger' })) };
  };

  test('asks for what is needed where it is missing, prices it at once, and sends it with the line', async () => {
    const { user, server, sheet } = await openBurger();
    await user.click(sheet.getByRole('button', { name: 'Add to cart · Rs.500.00' }));
    expect(server.callsTo('/api/store/cart/')).toEqual([]);
    const bread = sheet.getByRole('radiogroup', { name: 'Bread' });
    expect(within(bread).getByRole('radio', { name: /Brioche/ })).toHaveFocus();
    expect(bread).toHaveAccessibleDescription('Choose one Choose one');
    await user.click(within(bread).getByRole('radio', { name: /Sesame/ }));
    expect(bread).toHaveAccessibleDescription('Choose one Chosen');

    const dips = sheet.getByRole('group', { name: 'Dips' });
    expect(dips).toHaveAccessibleDescription('Up to 2, if you like 0 of 2');
    await user.click(within(dips).getByRole('checkbox', { name: /Garlic/ }));
    await user.click(within(dips).getByRole('checkbox', { name: /Chili Sold out/ }));
    await user.click(within(dips).getByRole('checkbox', { name: /Mint/ }));
    const tamarind = within(dips).getByRole('checkbox', { name: /Tamarind/ });
    expect(tamarind).toHaveAccessibleDescription('These are all 2: take one away to choose another.');
    await user.click(tamarind);
    expect(tamarind).not.toBeChecked();
    await user.click(sheet.getByRole('button', { name: 'Add to cart · Rs.590.00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const body = server.callsTo('/api/store/cart/')[0]?.body;
    expect([0, 1, 2].map((at) => fieldOf(body, `extras\\[${at}\\]\\[name\\]`))).toEqual([
      'Sesame',
      'Garlic',
      'Mint',
    ]);
    expect(fieldOf(body, 'extras\\[0\\]\\[group\\]')).toBe('Bread');
  });

  test('is closed by going back, which leaves the menu open', async () => {
    const { place, navigate } = await openBurger();
    await navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(place()).toBe('/store/biryani-junction');
  });
});
