import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { rememberPlace } from '../../../lib/place/place.ts';
import { aCartLine, aDish } from '../../../testing/data/dishes.ts';
import { held, json, refusal } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { expectConsoleLine } from '../../../testing/setup/console.ts';

const CART_ID = 'A1B2C3D4E5F1G2H3I4J5K1L2A3B4C5';
const REVIEWS = 'GET /api/restaurant/reviews/5/';
const review = {
  id: 1,
  review: 'Fragrant <b>rice</b>',
  rating: 4,
  date: '2025-03-01T10:00:00.000Z',
  reply: 'Thank you!',
  has_ordered: true,
  changed_at: null,
  helpful: 0,
  marked_helpful: false,
  profile: { image: null, full_name: 'Amina Khan' },
  dish: { title: aDish.title, slug: aDish.slug },
};

const server = {
  'GET /api/store/dish/chicken-biryani': ({ search }: { search: string }) =>
    json({ ...aDish, price_by_portion_size: search.includes('Double') ? 850 : null }),
  [REVIEWS]: () => json({ reviews: [review], has_reviewed: false }),
  'POST /api/store/cart/': () => json({ message: 'Added', item: aCartLine }, 201),
  'GET /api/store/cart-list/:any/': () => json([]),
};

it('shows a dish with its rating, both prices and specifications', async () => {
  renderApp('/dishdetail/chicken-biryani', { server });
  expect(await screen.findByRole('heading', { name: 'Chicken Biryani' })).toBeInTheDocument();
  expect(screen.getByText('4.5/5 (38 Reviews)')).toBeInTheDocument();
  expect(screen.getByText('Rs.700.00')).toBeInTheDocument();
  expect(screen.getByText('Rs.600.00')).toBeInTheDocument();
  expect(screen.getByText('No portion size')).toBeInTheDocument();
  expect(screen.getByText('No spice level')).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '2 people' })).toBeInTheDocument();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Specifications',
    'Restaurant',
    'Review',
  ]);
  expect(screen.getByText('Is this dish served with bread?').closest('[hidden]')).toHaveRole('tabpanel');
  await waitFor(() => expect(document.title).toBe('Chicken Biryani · Nearbite'));
});

it('says when its kitchen opens and that it does not deliver to where the person is', async () => {
  rememberPlace({ kind: 'listed', name: 'Clifton, Karachi', latitude: 24.81, longitude: 67.03 });
  const opens_at = '2099-11-16T13:00:00Z';
  renderApp('/dishdetail/chicken-biryani', {
    server: {
      ...server,
      'GET /api/store/dish/chicken-biryani': ({ search }) => {
        const delivers_here = search === '?latitude=24.81&longitude=67.03' ? false : null;
        return json({
          ...aDish,
          restaurant: { ...aDish.restaurant, is_open: false, opens_at, delivers_here },
        });
      },
    },
  });
  expect(await screen.findByText(/^Opens 16 November at 18:00/)).toBeInTheDocument();
  expect(await screen.findByText('Does not deliver here')).toBeInTheDocument();
});

it('follows a kitchen that pauses while the page is open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let is_open = true;
  renderApp('/dishdetail/chicken-biryani', {
    server: {
      ...server,
      'GET /api/store/dish/chicken-biryani': () =>
        json({
          ...aDish,
          restaurant: { ...aDish.restaurant, is_open, opens_at: is_open ? null : '2099-11-16T13:00:00Z' },
        }),
    },
  });
  expect(await screen.findByRole('heading', { name: 'Chicken Biryani' })).toBeInTheDocument();
  expect(screen.queryByText(/^Opens/)).toBeNull();
  is_open = false;
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(await screen.findByText(/^Opens 16 November/)).toBeInTheDocument();
});

it('prices portion and spice, asking for the dish again with the portion', async () => {
  const { user, server: seen } = renderApp('/dishdetail/chicken-biryani', { server });
  await user.click(await screen.findByRole('button', { name: 'Double +Rs.250' }));
  await user.click(screen.getByRole('button', { name: 'Extra Hot +Rs.20.50' }));
  expect(await screen.findByText('Rs.870.50')).toBeInTheDocument();
  await waitFor(() =>
    expect(seen.callsTo('/api/store/dish/chicken-biryani').at(-1)?.search).toBe('?portion_size=Double'),
  );
});

it('puts the choice in the cart as form data and offers visitors to log in', async () => {
  const { user, server: seen } = renderApp('/dishdetail/chicken-biryani', { server });
  await user.click(await screen.findByRole('button', { name: 'Double +Rs.250' }));
  await user.click(screen.getByRole('button', { name: 'One more' }));
  await user.click(screen.getByRole('button', { name: 'Add to cart · Rs.1,700.00' }));
  expect(await screen.findByText('Added To Cart')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Log in to order' })).toHaveAttribute(
    'href',
    '/login?next=%2Fcart',
  );
  const [sent] = seen.callsTo('/api/store/cart/');
  const body = String(sent?.body);
  for (const [name, value] of [
    ['dish_id', '5'],
    ['user_id', '0'],
    ['qty', '2'],
    ['price', '850'],
    ['portionSize', 'Double'],
    ['spiceLevel', 'No spice level'],
    ['mode', 'add'],
  ]) {
    expect(body).toMatch(new RegExp(`name="${name}"\\s+${value}\\s`));
  }
  expect(body).toMatch(/name="cart_id"\s+[ABCDEFGHIJKL12345]{30}\s/);
  expect(body).toContain('name="country"');
});

it('keeps portion, spice and quantity over a reload', async () => {
  const { user } = renderApp('/dishdetail/chicken-biryani', { server });
  await user.click(await screen.findByRole('button', { name: 'Double +Rs.250' }));
  await user.click(screen.getByRole('button', { name: 'Extra Hot +Rs.20.50' }));
  await user.click(screen.getByRole('button', { name: 'One more' }));
  cleanup();
  renderApp('/dishdetail/chicken-biryani', { server });
  expect(await screen.findByRole('button', { name: 'Add to cart · Rs.1,741.00' })).toBeEnabled();
});

it('shows the dish without a portion that is gone since it was chosen', async () => {
  const { user } = renderApp('/dishdetail/chicken-biryani', { server });
  await user.click(await screen.findByRole('button', { name: 'Double +Rs.250' }));
  cleanup();
  renderApp('/dishdetail/chicken-biryani', {
    server: {
      ...server,
      'GET /api/store/dish/chicken-biryani': ({ search }) =>
        search === '' ? json({ ...aDish, portion_size: [] }) : refusal(404, 'not_found'),
    },
  });
  expectConsoleLine(/Error fetching dish/);
  expect(await screen.findByRole('button', { name: 'Add to cart · Rs.600.00' })).toBeEnabled();
});

it('prices the button by portion, spice and quantity', async () => {
  const { user } = renderApp('/dishdetail/chicken-biryani', { server });
  expect(await screen.findByRole('button', { name: 'Add to cart · Rs.600.00' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Extra Hot +Rs.20.50' }));
  await user.click(screen.getByRole('button', { name: 'One more' }));
  expect(screen.getByRole('button', { name: 'Add to cart · Rs.1,241.00' })).toBeEnabled();
});

it('shows a customer the outcome beside the button, with the way to the cart and its total', async () => {
  localStorage.setItem('cart_id', 'A1B2C3D4E5F1G2H3I4J5K1L2A3B4C5');
  const { user } = renderApp('/dishdetail/chicken-biryani', {
    as: 'customer',
    server: {
      ...server,
      'GET /api/store/cart-detail/A1B2C3D4E5F1G2H3I4J5K1L2A3B4C5/1/': () =>
        json({
          subtotal: 728.97,
          tax: 36.45,
          service_fee: 14.58,
          delivery_fee: 0,
          restaurants: [],
          total: 780,
        }),
    },
  });
  const button = await screen.findByRole('button', { name: /^Add to cart/ });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  const link = await screen.findByRole('link', { name: 'View cart · Rs.780.00' });
  expect(link).toHaveAttribute('href', '/cart');
  expect(link.closest('[role="status"]')).toHaveTextContent('In your cart.');
  expect(screen.queryByRole('link', { name: 'Log in to order' })).not.toBeInTheDocument();
});

it('says beside the button why a dish could not be added, and shows the dish as it is now', async () => {
  const now = { stock_qty: aDish.stock_qty };
  const { user } = renderApp('/dishdetail/chicken-biryani', {
    server: {
      ...server,
      'GET /api/store/dish/chicken-biryani': () => json({ ...aDish, ...now }),
      'POST /api/store/cart/': () => {
        now.stock_qty = 0;
        return refusal(409, 'sold_out');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Add to cart/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('refused: sold_out');
  expect(await screen.findByRole('button', { name: 'Sold out' })).toBeDisabled();
});

it('says how many are left where more are typed', async () => {
  const { user } = renderApp('/dishdetail/chicken-biryani', { server });
  const field = await screen.findByRole('spinbutton', { name: 'Quantity' });
  await user.click(field);
  await user.paste('100');
  expect(field).toHaveValue(aDish.stock_qty);
  expect(screen.getByText('Only 9 left.').closest('[role="status"]')).not.toBeNull();
  expect(field).toHaveAccessibleDescription('Only 9 left.');
  await user.click(screen.getByRole('button', { name: 'One less' }));
  expect(screen.queryByText('Only 9 left.')).toBeNull();
});

it.each([
  [9, 'Your cart already has all 9 that are left.'],
  [6, 'Only 9 left, and 6 of them are in your cart already.'],
  [0, 'refused: sold_out'],
])('tells of %i in the cart where no more can be added', async (qty, text) => {
  localStorage.setItem('cart_id', CART_ID);
  const { user } = renderApp('/dishdetail/chicken-biryani', {
    server: {
      ...server,
      'POST /api/store/cart/': () => refusal(409, 'sold_out'),
      [`GET /api/store/cart-list/${CART_ID}/`]: () => json(qty === 0 ? [] : [{ ...aCartLine, qty }]),
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Add to cart/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

it('leaves the keyboard at the button while it waits, and adds once however often it is pressed', async () => {
  const { handler, answer } = held();
  const { user, server: calls } = renderApp('/dishdetail/chicken-biryani', {
    server: { ...server, 'POST /api/store/cart/': handler },
  });
  const button = await screen.findByRole('button', { name: /^Add to cart/ });
  await waitFor(() => expect(button).toBeEnabled());
  button.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  answer(refusal(409, 'sold_out'));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  expect(button).toHaveFocus();
  expect(calls.callsTo('/api/store/cart/')).toHaveLength(1);
});

it('hides ordering and reviewing from owners', async () => {
  const { user } = renderApp('/dishdetail/chicken-biryani', { as: 'owner', server });
  await user.click(await screen.findByRole('tab', { name: 'Review' }));
  expect(await screen.findByText('Fragrant <b>rice</b>')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Add to cart/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('form', { name: 'Write a review' })).not.toBeInTheDocument();
});

it('says Sold out and cannot be ordered', async () => {
  renderApp('/dishdetail/chicken-biryani', {
    server: { ...server, 'GET /api/store/dish/chicken-biryani': () => json({ ...aDish, stock_qty: 0 }) },
  });
  expect(await screen.findByRole('button', { name: 'Sold out' })).toBeDisabled();
});

it('swaps the pictures by mouse and keyboard', async () => {
  const { user } = renderApp('/dishdetail/chicken-biryani', { server });
  const main = await screen.findByRole('img', { name: 'Chicken Biryani' });
  expect(main).toHaveAttribute('src', '/media/one.webp');
  await user.click(screen.getByRole('button', { name: 'Show picture 2 of 2' }));
  expect(screen.getByRole('img', { name: 'Chicken Biryani' })).toHaveAttribute('src', '/media/two.webp');
  screen.getByRole('button', { name: 'Show picture 1 of 2' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('img', { name: 'Chicken Biryani' })).toHaveAttribute('src', '/media/one.webp');
});

it('takes one review of a customer', async () => {
  let hasReviewed = false;
  const { user, server: seen } = renderApp('/dishdetail/chicken-biryani', {
    as: 'customer',
    server: {
      ...server,
      [REVIEWS]: () => json({ reviews: hasReviewed ? [review] : [], has_reviewed: hasReviewed }),
      'POST /api/restaurant/reviews/5/': () => {
        hasReviewed = true;
        return json(review, 201);
      },
    },
  });
  await user.click(await screen.findByRole('tab', { name: 'Review' }));
  const form = within(await screen.findByRole('form', { name: 'Write a review' }));
  await user.click(form.getByRole('button', { name: 'Submit Review' }));
  expect(await form.findByText('Rating must be between 1 and 5 stars')).toBeInTheDocument();
  expect(seen.callsTo('/api/restaurant/reviews/5/').filter(({ method }) => method === 'POST')).toEqual([]);
  await user.click(form.getByRole('radio', { name: '4 stars' }));
  await user.type(form.getByLabelText('Your review'), 'Fragrant');
  await user.click(form.getByRole('button', { name: 'Submit Review' }));
  expect(await screen.findByText('Review Added')).toBeInTheDocument();
  expect(await screen.findByText('Fragrant <b>rice</b>')).toBeInTheDocument();
  expect(screen.queryByRole('form', { name: 'Write a review' })).not.toBeInTheDocument();
});

it('tells an unverified customer why, and offers the mail again', async () => {
  const { user } = renderApp('/dishdetail/chicken-biryani', {
    as: 'customer',
    server: {
      ...server,
      'POST /api/restaurant/reviews/5/': () => refusal(403, 'unverified'),
    },
  });
  await user.click(await screen.findByRole('tab', { name: 'Review' }));
  await user.click(await screen.findByRole('radio', { name: '5 stars' }));
  await user.type(screen.getByLabelText('Your review'), 'Nice');
  await user.click(screen.getByRole('button', { name: 'Submit Review' }));
  expect(await screen.findByRole('button', { name: 'Resend verification email' })).toBeInTheDocument();
});

it('greys a portion that is sold out for a while, and a dish that is', async () => {
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const [single, double] = aDish.portion_size;
  const dish = {
    ...aDish,
    sold_out_until: later,
    portion_size: [single, { ...double, sold_out_until: later }],
  };
  renderApp('/dishdetail/chicken-biryani', {
    server: { ...server, 'GET /api/store/dish/chicken-biryani': () => json(dish) },
  });
  expect(await screen.findByRole('button', { name: 'Double Sold out' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Single' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled();
});

it('opens with the tabs in sight where it is asked for a review', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  renderApp('/dishdetail/chicken-biryani#review', { as: 'customer', server });
  const tabs = await screen.findByRole('tablist');
  expect(within(tabs).getByRole('tab', { name: 'Review', selected: true })).toBeInTheDocument();
  await waitFor(() => expect(scrolled).toHaveBeenCalled());
  expect(scrolled.mock.contexts[0]).toContainElement(tabs);
});
