import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  aDishOfTheirs,
  anAuditEntry,
  aSummary,
  aUser,
  aWaitingRestaurant,
} from '../../../testing/data/admin.ts';
import { listed } from '../../../testing/data/owner.ts';
import { json } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const aDishInReview = {
  ...aDishOfTheirs,
  status: 'in-review',
  review_reason: 'Wrong picture.',
  restaurant: { id: 5, name: 'Green Bowl' },
};

const open = (path: string) =>
  renderApp(path, {
    as: 'admin',
    server: {
      'GET /api/admin/summary/': () => json(aSummary),
      'GET /api/admin/restaurants/': () => listed([aWaitingRestaurant], 70),
      'GET /api/admin/restaurants/6/': () => json({ ...aWaitingRestaurant, id: 6, name: 'Far Bowl' }),
      'GET /api/admin/users/': () => listed([aUser], 70),
      'GET /api/admin/audit/': () => listed([anAuditEntry], 70),
    },
  });

test('tab, search and page of the restaurants stand in the address', async () => {
  const { user, place, server } = open('/admin/restaurants?status=approved&query=bowl&page=2');
  const asked = () => server.callsTo('/api/admin/restaurants/').at(-1)?.search ?? '';
  expect(await screen.findByText('26 to 50 of 70')).toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Search by restaurant or owner' })).toHaveValue('bowl');
  expect(asked()).toMatch(/status=approved.*query=bowl.*offset=25/);

  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('51 to 70 of 70')).toBeInTheDocument();
  expect(place()).toBe('/admin/restaurants?status=approved&query=bowl&page=3');

  await user.type(screen.getByRole('searchbox', { name: 'Search by restaurant or owner' }), 's');
  await waitFor(() => expect(place()).toBe('/admin/restaurants?status=approved&query=bowls'));
  await user.click(screen.getByRole('tab', { name: /^Declined/ }));
  await waitFor(() => expect(place()).toBe('/admin/restaurants?status=declined'));
  expect(screen.getByRole('searchbox', { name: 'Search by restaurant or owner' })).toHaveValue('');
});

test('the details of a restaurant have an address: it can be sent, and Back closes them', async () => {
  const { user, place, navigate } = open('/admin/restaurants');
  await user.click(await screen.findByRole('button', { name: 'Details of Green Bowl' }));
  expect(await screen.findByRole('dialog', { name: /Green Bowl/ })).toBeInTheDocument();
  expect(place()).toBe('/admin/restaurants?details=5');
  await navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(place()).toBe('/admin/restaurants');
});

test('details that are not on this page of the list open by their address, too', async () => {
  const { user, place } = open('/admin/restaurants?details=6');
  const drawer = await screen.findByRole('dialog', { name: /Far Bowl/ });
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(place()).toBe('/admin/restaurants');
});

test('dishes under review are a list of their own, with whose they are and the way to release them', async () => {
  let isHeld = true;
  const { user } = renderApp('/admin/dishes', {
    as: 'admin',
    server: {
      'GET /api/admin/summary/': () => json({ ...aSummary, dishes: { live: 3, in_review: 1 } }),
      'GET /api/admin/dishes/': () => listed(isHeld ? [aDishInReview] : [], isHeld ? 1 : 0),
      'POST /api/admin/dishes/31/release/': () => {
        isHeld = false;
        return json({ ...aDishOfTheirs, status: 'live' });
      },
    },
  });
  const dishes = within(await screen.findByRole('list', { name: 'Dishes under review' }));
  expect(dishes.getByText('Wrong picture.')).toBeInTheDocument();
  expect(dishes.getByRole('link', { name: 'Green Bowl' })).toHaveAttribute(
    'href',
    '/admin/restaurants?details=5',
  );
  await user.click(dishes.getByRole('button', { name: 'Release Mystery Stew' }));
  expect(await screen.findByText('No dish is under review.')).toBeInTheDocument();
});

test.each(['users', 'audit'])('the page of the %s one is on stands in the address', async (list) => {
  const { user, place } = open(`/admin/${list}?page=2`);
  expect(await screen.findByText('26 to 50 of 70')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(place()).toBe(`/admin/${list}?page=3`));
});

test('the menu leads back to the whole list', async () => {
  const { user, place } = open('/admin/users?query=bowl');
  const box = await screen.findByRole('searchbox', { name: 'Search by name or email' });
  await user.type(box, 's');
  await waitFor(() => expect(place()).toBe('/admin/users?query=bowls'));
  await user.click(screen.getByRole('link', { name: 'Users' }));
  await waitFor(() => expect(box).toHaveValue(''));
  expect(place()).toBe('/admin/users');
});

test('a page past the end leads to the last one there is', async () => {
  const { place } = renderApp('/admin/users?page=900', {
    as: 'admin',
    server: {
      'GET /api/admin/summary/': () => json(aSummary),
      'GET /api/admin/users/': ({ search }) => listed(search.includes('offset=50') ? [aUser] : [], 51),
    },
  });
  expect(await screen.findByText('51 to 51 of 51')).toBeInTheDocument();
  expect(await screen.findByText('Hira')).toBeInTheDocument();
  expect(place()).toBe('/admin/users?page=3');
});
