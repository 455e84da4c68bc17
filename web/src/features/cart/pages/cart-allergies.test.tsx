import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anAccount } from '../../../testing/data/account.ts';
import { aCartLine, cartTotals } from '../../../testing/data/cart.ts';
import { json, PROFILES } from '../../../testing/fake-server.ts';
import { stubPhoneScreen } from '../../../testing/phone-screen.ts';
import { renderApp, testPage } from '../../../testing/render-app.tsx';
// Loaded here, so that no story has to wait for the page's chunk.
import './cart-page.tsx';

// Whole pages with dialogs take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const CART_ID = 'A1B2C3D4E5F1G2H3I4J5K1L2A3B4C5';

test('the cart warns of allergies, and tells the kitchens of them only when asked to', async () => {
  localStorage.setItem('cart_id', CART_ID);
  const kulfi = {
    ...aCartLine,
    id: 12,
    dish: { ...aCartLine.dish, title: 'Kulfi', allergens: ['milk' as const] },
  };
  const { user, server } = renderApp('/cart', {
    as: 'customer',
    server: {
      'GET /api/user/profile/': () => json({ ...PROFILES.customer, allergies: ['milk', 'nuts'] }),
      [`GET /api/store/cart-list/${CART_ID}/1/`]: () => json([aCartLine, kulfi]),
      [`GET /api/store/cart-detail/${CART_ID}/1/`]: () => json(cartTotals),
      'GET /api/user/account/1/': () => json(anAccount()),
      'GET /api/customer/orders/1/': () => json([]),
      'POST /api/store/create-order/': () =>
        json({ message: 'Order Confirmed!', order_oid: 'ABCDEFGHIJ', total: 1070 }, 201),
    },
    pages: [testPage('/checkout/:order_oid', 'public', 'Checkout page')],
  });
  const lines = await screen.findAllByTestId('cart-line');
  const warnings = lines.map((line) => within(line).queryByText(/Contains|not declared/)?.textContent);
  expect(warnings).toEqual(['Allergens not declared', 'Contains milk']);
  const consent = await screen.findByRole('checkbox', {
    name: 'Tell the kitchen about my allergies: milk, nuts',
  });
  expect(consent).not.toBeChecked();
  await user.click(consent);
  await user.click(screen.getByRole('button', { name: 'Confirm Order' }));
  await vi.waitFor(() => expect(server.callsTo('/api/store/create-order/')).toHaveLength(1));
  expect(String(server.callsTo('/api/store/create-order/')[0]?.body)).toContain('share_allergies');
});

test('on a phone the folded lines of a kitchen warn, too', async () => {
  stubPhoneScreen();
  localStorage.setItem('cart_id', CART_ID);
  const kulfi = { ...aCartLine, id: 12, dish: { ...aCartLine.dish, allergens: ['milk' as const] } };
  renderApp('/cart', {
    as: 'customer',
    server: {
      'GET /api/user/profile/': () => json({ ...PROFILES.customer, allergies: ['milk', 'nuts'] }),
      [`GET /api/store/cart-list/${CART_ID}/1/`]: () => json([aCartLine, kulfi]),
      [`GET /api/store/cart-detail/${CART_ID}/1/`]: () => json(cartTotals),
      'GET /api/user/account/1/': () => json(anAccount()),
      'GET /api/customer/orders/1/': () => json([]),
    },
  });
  expect(await screen.findByText('Contains milk')).toBeInTheDocument();
  expect(screen.getByText('Allergens not declared')).toBeInTheDocument();
  expect(screen.queryAllByTestId('cart-line')).toEqual([]);
});
