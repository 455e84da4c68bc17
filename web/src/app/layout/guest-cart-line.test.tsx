import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCartLine, aDish } from '../../testing/data/dishes.ts';
import { json } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const CART_ID = 'A1B2C3D4E5F1G2H3I4J5K1L2A3B4C5';
const LIST = `/api/store/cart-list/${CART_ID}/`;

type Options = Parameters<typeof renderApp>[1];

function open(path: string, lines: () => number, options: Options = {}) {
  localStorage.setItem('cart_id', CART_ID);
  return renderApp(path, {
    ...options,
    server: {
      [`GET ${LIST}`]: () => json(Array.from({ length: lines() }, (_, id) => ({ ...aCartLine, id }))),
      [`GET ${LIST}1/`]: () => json([]),
      'GET /api/store/dish/chicken-biryani': () => json(aDish),
      'GET /api/restaurant/reviews/5/': () => json({ reviews: [], has_reviewed: false }),
      'POST /api/store/cart/': () => json({ message: 'Added To Cart', item: aCartLine }, 201),
      ...options.server,
    },
  });
}

const remember = (count: number) => localStorage.setItem('guest_cart_count', String(count));
const line = (text: RegExp | string) => screen.findByRole('link', { name: text });
const ONE = '1 dish is waiting in your cart. Log in to order';
const THREE = '3 dishes are waiting in your cart. Log in to order';

test('a visitor who never added anything sees no line and causes no call', async () => {
  const { server } = open('/contact', () => 0);
  await screen.findByRole('heading', { name: 'Contact Page' });
  expect(screen.queryByRole('link', { name: /waiting in your cart/ })).not.toBeInTheDocument();
  expect(server.callsTo(LIST)).toHaveLength(0);
});

test('is there at once, is corrected by the server, and leads through the login to the cart', async () => {
  remember(1);
  open('/contact', () => 3);
  // Before any response: nothing is pushed down later.
  expect(screen.getByRole('link', { name: ONE })).toHaveAttribute('href', '/login?next=%2Fcart');
  expect(await line(THREE)).toBeInTheDocument();
  expect(localStorage.getItem('guest_cart_count')).toBe('3');
});

test('leaves when the server knows of no lines', async () => {
  remember(2);
  open('/contact', () => 0);
  await waitFor(() => expect(screen.queryByRole('link', { name: /waiting/ })).not.toBeInTheDocument());
});

const add = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: /^Add to cart/ }));
  expect(await screen.findByText('It is in your cart.')).toBeInTheDocument();
};
const offers = () => screen.getAllByRole('link', { name: /Log in to order/ });

test('lies neither over nor before the page where the first dish was added, which makes the offer itself', async () => {
  const { user } = open('/dishdetail/chicken-biryani', () => 1);
  await add(user);
  await waitFor(() => expect(localStorage.getItem('guest_cart_count')).toBe('1'));
  expect(offers()).toHaveLength(1);
  expect(screen.queryByRole('link', { name: /waiting in your cart/ })).not.toBeInTheDocument();
});

test('leaves the offer to the page where another dish was added', async () => {
  remember(1);
  const { user, navigate } = open('/dishdetail/chicken-biryani', () => 1);
  expect(await line(ONE)).toBeInTheDocument();
  await add(user);
  expect(await line('1 dish is waiting in your cart.')).toBeInTheDocument();
  expect(offers()).toHaveLength(1);
  await navigate('/contact');
  expect(await line(ONE)).toBeInTheDocument();
});

test('follows what is added, also in another tab, and stays on other pages', async () => {
  const { user, navigate } = open('/dishdetail/chicken-biryani', () => 1);
  await add(user);
  await navigate('/contact');
  expect(await line(ONE)).toBeInTheDocument();
  remember(3);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'guest_cart_count' })));
  expect(await line(THREE)).toBeInTheDocument();
});

test('the login on the way to the cart tells what is in it', async () => {
  remember(2);
  open('/login?next=%2Fcart', () => 2);
  const list = await screen.findByRole('list', { name: 'In your cart' });
  expect(list.children).toHaveLength(2);
  expect(list.firstElementChild).toHaveTextContent('1 × Chicken BiryaniRs.600.00');
});

test.each(['/login?next=%2Fcart', '/register'])('is not in the way at %s', async (path) => {
  remember(1);
  open(path, () => 1);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: ONE })).not.toBeInTheDocument();
});

test('is forgotten once the lines have joined the cart of an account', async () => {
  remember(2);
  open('/contact', () => 2, { as: 'customer' });
  await waitFor(() => expect(localStorage.getItem('guest_cart_count')).toBeNull());
  expect(screen.queryByRole('link', { name: /waiting/ })).not.toBeInTheDocument();
});
