import type { ListedDish } from '@nearbite/contract/catalog/catalog';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDish, aShop } from '../../../../testing/data/dishes.ts';
import { json, PROFILES } from '../../../../testing/fake-server.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
// Loaded here, so that no story has to wait for them.
import '../../pages/store-page.tsx';
import './filter-sheet.tsx';

const CART_ID = 'A1B2C3D4E5F1G2H3I4J5K1L2A3B4C5';
const plain = { ...aDish, portion_size: [], spice_level: [] };
const DISHES: readonly ListedDish[] = [
  { ...plain, id: 1, slug: 'daal', title: 'Daal', diets: ['vegetarian', 'vegan'], allergens: [] },
  { ...plain, id: 2, slug: 'kulfi', title: 'Kulfi', diets: ['vegetarian'], allergens: ['milk', 'nuts'] },
  { ...plain, id: 3, slug: 'naan', title: 'Naan', diets: ['halal'], allergens: null },
];

function openMenu(allergies: readonly ('nuts' | 'milk')[], path = '/store/biryani-junction') {
  localStorage.setItem('cart_id', CART_ID);
  return renderApp(path, {
    as: 'customer',
    server: {
      'GET /api/user/profile/': () => json({ ...PROFILES.customer, allergies }),
      'GET /api/restaurant/shop/biryani-junction/': () => json(aShop),
      'GET /api/restaurant/dishes-store/biryani-junction/': ({ search }) => {
        const searchParams = new URLSearchParams(search);
        const isVegan = searchParams.get('diet') === 'vegan';
        const found = DISHES.filter(({ diets }) => !isVegan || diets.includes('vegan'));
        return json(searchParams.has('without') ? [] : found);
      },
      [`GET /api/store/cart-list/${CART_ID}/1/`]: () => json([]),
      'GET /api/customer/favourites/1/': () => json({ restaurants: [], dishes: [] }),
    },
  });
}

const rowOf = async (title: string) =>
  within((await screen.findByRole('link', { name: title })).closest('article') ?? document.body);

test('dishes say whom they suit; who is allergic is warned before one goes into the cart', async () => {
  openMenu(['nuts']);
  expect(await (await rowOf('Kulfi')).findByText('Contains nuts')).toBeInTheDocument();
  expect((await rowOf('Naan')).getByText('Allergens not declared')).toBeInTheDocument();
  expect((await rowOf('Daal')).getByText('Vegan')).toBeInTheDocument();
});

test('the menu is narrowed down in the address, and back', async () => {
  const { user, place, server } = openMenu([]);
  expect((await rowOf('Kulfi')).getByText('Vegetarian')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Diets and allergens' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Diets and allergens' }));
  await user.click(sheet.getByRole('button', { name: 'Vegan' }));
  expect(sheet.getByRole('button', { name: 'Vegan' })).toHaveAttribute('aria-pressed', 'true');
  expect(place()).toBe('/store/biryani-junction?diet=vegan');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Kulfi', hidden: true })).toBeNull());
  await user.click(sheet.getByRole('button', { name: 'Milk' }));
  await user.click(sheet.getByRole('button', { name: 'Show dishes' }));
  expect(place()).toBe('/store/biryani-junction?diet=vegan&without=milk');
  expect(await screen.findByText('Only: vegan, without milk')).toBeInTheDocument();
  expect(await screen.findByText('No dish suits this choice.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Diets and allergens, 2 chosen' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(place()).toBe('/store/biryani-junction');
  expect(await screen.findByRole('link', { name: 'Kulfi' })).toBeInTheDocument();
  expect(server.callsTo('/api/restaurant/dishes-store/biryani-junction/').length).toBeGreaterThan(2);
});
