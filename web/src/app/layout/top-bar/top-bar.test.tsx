import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cartCountChanged } from '../../../features/cart/cart-count.ts';
import { type fakeServer, json, refusal, type SignedInActor } from '../../../testing/fake-server.ts';
import { catchSockets } from '../../../testing/fake-socket.ts';
import { renderApp, testPage } from '../../../testing/render-app.tsx';

const banner = () => within(screen.getByRole('banner'));

async function openMenu(name: string, user: ReturnType<typeof renderApp>['user']) {
  await user.click(await banner().findByRole('button', { name }));
  const items = within(screen.getByRole('menu', { name })).getAllByRole('menuitem');
  return items.map((item) => [item.textContent, item.getAttribute('href')]);
}

// The real one asks for cart and orders.
const VOICE_PAGE = testPage('/voice-order', 'customer', 'Voice page');

async function renderFor(as: SignedInActor, server: Parameters<typeof fakeServer>[0] = {}) {
  const app = renderApp('/contact', { as, pages: [VOICE_PAGE], server });
  await screen.findByRole('heading', { name: 'Contact Page' });
  await banner().findByRole('button', { name: 'Logout' });
  return app;
}

describe('top bar', () => {
  it('offers a visitor Login and Register, and nothing that needs an account', async () => {
    renderApp('/contact');
    expect(await banner().findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(banner().getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
    expect(banner().getByRole('link', { name: 'Nearbite' })).toHaveAttribute('href', '/');
    for (const name of ['Logout', 'Account', 'Restaurant', 'Menu', 'Search']) {
      expect(banner().queryByRole('button', { name })).toBeNull();
    }
    expect(banner().queryByRole('link', { name: /Cart/ })).toBeNull();
  });

  it('offers a customer search, cart, voice, weather and both dropdowns', async () => {
    const { user } = await renderFor('customer');
    expect(banner().getByRole('button', { name: 'Search' })).toBeInTheDocument();
    expect(banner().getByRole('link', { name: 'Cart, 0 items' })).toHaveAttribute('href', '/cart');
    expect(banner().getByRole('link', { name: 'Voice Order' })).toHaveAttribute('href', '/voice-order');
    expect(banner().getByRole('link', { name: 'Weather Food Suggestions' })).toHaveAttribute(
      'href',
      '/weather-based-dishes',
    );
    expect(banner().queryByRole('link', { name: 'Login' })).toBeNull();
    expect(banner().queryByRole('link', { name: 'Admin' })).toBeNull();

    expect(await openMenu('Account', user)).toEqual([
      ['Account', '/customer/account/'],
      ['Orders', '/customer/orders/'],
      ['Notifications', '/customer/notifications/'],
      ['Settings', '/customer/settings/'],
    ]);
    await user.keyboard('{Escape}');
    expect(await openMenu('Restaurant', user)).toEqual([['Register', '/restaurant-register']]);
  });

  it('offers an owner the restaurant menu, without search, cart and account', async () => {
    const { user } = await renderFor('owner');
    for (const name of ['Search', 'Account']) expect(banner().queryByRole('button', { name })).toBeNull();
    for (const name of [/Cart/, 'Voice Order', 'Weather Food Suggestions', 'Admin']) {
      expect(banner().queryByRole('link', { name })).toBeNull();
    }
    expect(await openMenu('Restaurant', user)).toEqual([
      ['Dashboard', '/restaurant/dashboard/'],
      ['Dishes', '/restaurant/dishes'],
      ['Add Dishes', '/restaurant/add-dish'],
      ['Orders', '/restaurant/orders'],
      ['Earning', '/restaurant/earnings'],
      ['Reviews', '/restaurant/reviews'],
      ['Notifications', '/restaurant/notifications/'],
      ['Settings', '/restaurant/settings'],
    ]);
  });

  it('has nothing of the shop while an administrator is at their desk', async () => {
    const desk = testPage('/admin/audit', 'admin', 'Desk');
    renderApp('/admin/audit', { as: 'admin', pages: [desk] });
    expect(await banner().findByRole('link', { name: 'Admin' })).toBeInTheDocument();
    expect(banner().queryByRole('button', { name: 'Search' })).toBeNull();
    for (const name of [/Cart/, 'Voice Order', 'Weather Food Suggestions']) {
      expect(banner().queryByRole('link', { name })).toBeNull();
    }
  });

  it('adds the Admin entry for administrators', async () => {
    await renderFor('admin');
    expect(banner().getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
    // Three links leave no room for icons beside a search box that shows its words.
    expect(banner().getByRole('link', { name: 'Voice Order' }).querySelector('svg')).toBeNull();
  });

  it('shows how many lines the cart has', async () => {
    const { store } = await renderFor('customer');
    act(() => {
      store.dispatch(cartCountChanged(3));
    });
    expect(banner().getByRole('link', { name: 'Cart, 3 items' })).toHaveTextContent('3');
  });

  it('counts unread notifications in the bar and the menus, and what comes in meanwhile', async () => {
    const sockets = catchSockets();
    let unread = 0;
    const { user } = await renderFor('customer', {
      'GET /api/customer/notifications-summary/1/': () => json({ unread_notifications: unread }),
    });
    expect(banner().getByRole('link', { name: 'Notifications' })).toHaveAttribute(
      'href',
      '/customer/notifications/',
    );

    await waitFor(() => expect(sockets.to('/ws/live')).toHaveLength(1));
    const [socket] = sockets.to('/ws/live');
    act(() => socket?.open());
    act(() => socket?.receive({ type: 'ready' }));
    unread = 3;
    act(() => socket?.receive({ type: 'order', event: 'status', oid: 'order1order1' }));
    const name = 'Notifications, 3 unread';
    expect(await banner().findByRole('link', { name })).toHaveTextContent('3');

    await user.click(banner().getByRole('button', { name: 'Account' }));
    expect(screen.getByRole('menuitem', { name })).toHaveTextContent('Notifications3');
    await user.keyboard('{Escape}');
    await user.click(banner().getByRole('button', { name: 'Menu' }));
    expect(
      within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('link', { name }),
    ).toBeInTheDocument();
  });

  it("counts those of an owner's restaurant", async () => {
    const counts = { unread_notifications: 120, read_notifications: 1, all_notifications: 121, newest_id: 9 };
    const { user } = await renderFor('owner', {
      'GET /api/restaurant/notifications-summary/7/': () => json([counts]),
    });
    const name = 'Notifications, 99+ unread';
    expect(await banner().findByRole('link', { name })).toHaveAttribute('href', '/restaurant/notifications/');
    await user.click(banner().getByRole('button', { name: 'Restaurant' }));
    expect(screen.getByRole('menuitem', { name })).toBeInTheDocument();
  });

  it('holds the same links in the drawer, which closes when one is followed', async () => {
    const { user, place } = await renderFor('customer');
    await user.click(banner().getByRole('button', { name: 'Menu' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Menu' }));
    expect(drawer.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Voice Order',
      'Weather Food Suggestions',
      'Favourites',
      'Account',
      'Orders',
      'Notifications',
      'Settings',
      'Register',
      'اردو',
    ]);
    await user.click(drawer.getByRole('link', { name: 'Voice Order' }));
    // The address follows once the page's own part is loaded.
    await expect.poll(place).toBe('/voice-order');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('still lets someone log out when the profile cannot be loaded', async () => {
    renderApp('/contact', {
      as: 'customer',
      server: { 'GET /api/user/profile/': () => refusal(500, 'internal') },
    });
    expect(await banner().findByRole('button', { name: 'Logout' })).toBeEnabled();
  });
});
