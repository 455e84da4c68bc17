import { dishUpdatePath } from '@nearbite/contract/page-paths';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDish, anOwnerDish } from '../../testing/data/dishes.ts';
import { aRestaurantOfMine } from '../../testing/data/owner.ts';
import { fakeSender } from '../../testing/fake-sender.ts';
import { json } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const CONFLICT = {
  status: 409,
  text: JSON.stringify({ code: 'conflict', message: 'Changed', details: { version: 8 }, request_id: 'r1' }),
};
const SAVED = { status: 200, text: JSON.stringify({ ...anOwnerDish, category: 1, version: 9 }) };

async function typeTags(...responses: Parameters<typeof fakeSender>) {
  const sent = fakeSender(...responses);
  const { user, server } = renderApp(dishUpdatePath(aDish.did), {
    as: 'owner',
    server: {
      'GET /api/restaurant/settings-update/7/': () => json(aRestaurantOfMine),
      'GET /api/store/categories/': () => json([{ id: 1, title: 'Biryani', image: null }]),
      'GET /api/restaurant/dishes/7/': () => json([]),
      [`GET /api/restaurant/update-dish/7/${aDish.did}/`]: () =>
        json({ ...anOwnerDish, category: 1, version: 3 }),
    },
  });
  await user.type(await screen.findByLabelText('Tags'), 'late');
  return { user, server, versions: () => sent.map(({ body }) => body.get('version')) };
}

async function editTags(...responses: Parameters<typeof fakeSender>) {
  const typed = await typeTags(...responses);
  await typed.user.click(screen.getByRole('button', { name: 'Update Dish' }));
  await screen.findByRole('alertdialog', { name: 'This dish was changed somewhere else' });
  return typed;
}

test('nothing can be typed that would not be saved, and the focus waits at the button', async () => {
  const { user } = await typeTags('pending');
  await user.keyboard('{Enter}');
  const button = await screen.findByRole('button', { name: 'Saving...' });
  expect(button).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveAttribute('inert');
});

test('whoever comes second may save all the same, over the newest version', async () => {
  const { user, versions } = await editTags(CONFLICT, SAVED);
  await user.click(screen.getByRole('button', { name: 'Save mine anyway' }));
  expect(await screen.findByText('Dish Updated Successfully')).toBeInTheDocument();
  expect(versions()).toEqual(['3', '8']);
  await user.click(screen.getByRole('button', { name: 'OK' }));
});

test('whoever comes second may go on typing, and be asked again', async () => {
  const { user, versions } = await editTags(CONFLICT, CONFLICT);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Tags')).toHaveValue('late');
  await user.click(screen.getByRole('button', { name: 'Update Dish' }));
  await waitFor(() => expect(versions()).toEqual(['3', '3']));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
});

test('a dish in review tells its owner why, in the list and in the form', async () => {
  const held = {
    ...anOwnerDish,
    status: 'in-review',
    review_reason: 'The picture shows another dish.',
    version: 3,
  };
  const { user } = renderApp('/restaurant/dishes/', {
    as: 'owner',
    server: {
      'GET /api/restaurant/settings-update/7/': () => json(aRestaurantOfMine),
      'GET /api/store/categories/': () => json([{ id: 1, title: 'Biryani', image: null }]),
      'GET /api/restaurant/dishes/7/': () => json([held]),
      [`GET /api/restaurant/update-dish/7/${aDish.did}/`]: () => json({ ...held, category: 1 }),
    },
  });
  expect(await screen.findByText('The picture shows another dish.')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: `Edit ${aDish.title}` }));
  expect(await screen.findByRole('button', { name: 'Update Dish' })).toBeInTheDocument();
  expect(
    screen.getByText(/customers do not see this dish.*reason: The picture shows another dish\./i),
  ).toBeInTheDocument();
  expect(screen.queryByLabelText('Status')).toBeNull();
});

test('extras are filled in, copied from another dish, and sent with their rule', async () => {
  const sent = fakeSender(SAVED);
  const dips = {
    name: 'Dips',
    min: 0,
    max: 2,
    options: [
      { name: 'Garlic', price: 30 },
      { name: 'Mint', price: 0 },
    ],
  };
  const bread = { name: 'Bread', min: 1, max: 1, options: [{ name: 'Naan', price: 50 }] };
  const { user } = renderApp(dishUpdatePath(aDish.did), {
    as: 'owner',
    server: {
      'GET /api/restaurant/settings-update/7/': () => json(aRestaurantOfMine),
      'GET /api/store/categories/': () => json([{ id: 1, title: 'Biryani', image: null }]),
      'GET /api/restaurant/dishes/7/': () =>
        json([{ ...anOwnerDish, did: 'dish2345dish', title: 'Wings', extras: [dips, bread] }]),
      [`GET /api/restaurant/update-dish/7/${aDish.did}/`]: () =>
        json({ ...anOwnerDish, category: 1, extras: [bread] }),
    },
  });
  await user.click(await screen.findByRole('tab', { name: 'Extras' }));
  expect(screen.getByText('Customers read: “Choose one”')).toBeInTheDocument();
  // The group that is there already does not come twice.
  await user.selectOptions(await screen.findByLabelText('Copy groups from another dish'), 'dish2345dish');
  expect(
    screen.getAllByLabelText('Group Name').map((input) => input.getAttribute('value') ?? ''),
  ).toHaveLength(2);
  expect(screen.getByText('Customers read: “As many as you like”')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Add group' }));
  const group = within(screen.getByRole('group', { name: 'group 3' }));
  await user.type(group.getByLabelText('Group Name'), 'Add-ons');
  const [first, second] = group.getAllByLabelText('Option Name');
  if (!first || !second) throw new Error('A group begins with two options');
  await user.type(first, 'Cheese');
  await user.type(second, 'Egg');
  await user.click(group.getByRole('button', { name: 'Exactly one' }));
  expect(group.getByText('Customers read: “Choose one”')).toBeInTheDocument();
  await user.type(group.getByLabelText('At most'), '5');
  await user.click(screen.getByRole('button', { name: 'Update Dish' }));
  expect(await group.findByText(/^At most must be a whole number/)).toBeInTheDocument();
  await user.click(group.getByRole('button', { name: 'Any number' }));
  await user.click(screen.getByRole('button', { name: 'Update Dish' }));
  expect(await screen.findByText('Dish Updated Successfully')).toBeInTheDocument();
  const body = sent[0]?.body;
  expect(
    ['extras[0][name]', 'extras[1][name]', 'extras[1][options][0][price]', 'extras[2][options][1][name]'].map(
      (name) => body?.get(name),
    ),
  ).toEqual(['Bread', 'Dips', '30', 'Egg']);
});

test('sizes, spice levels and extras are named in Urdu beside their own words', async () => {
  const sent = fakeSender(SAVED);
  const bread = { name: 'Bread', min: 1, max: 1, options: [{ name: 'Naan', price: 50 }] };
  const { user } = renderApp(dishUpdatePath(aDish.did), {
    as: 'owner',
    server: {
      'GET /api/restaurant/settings-update/7/': () => json(aRestaurantOfMine),
      'GET /api/store/categories/': () => json([{ id: 1, title: 'Biryani', image: null }]),
      'GET /api/restaurant/dishes/7/': () => json([]),
      [`GET /api/restaurant/update-dish/7/${aDish.did}/`]: () =>
        json({
          ...anOwnerDish,
          category: 1,
          extras: [bread],
          translations: { ur: { title: 'بریانی', portions: { Single: 'ایک' } } },
        }),
    },
  });
  await user.click(await screen.findByRole('tab', { name: 'Size' }));
  const [single, double] = screen.getAllByLabelText('Size Name in Urdu (optional)');
  if (!single || !double) throw new Error('The dish has two sizes');
  expect(single).toHaveValue('ایک');
  await user.type(double, 'دو');
  await user.click(screen.getByRole('tab', { name: 'Spice Level' }));
  await user.type(screen.getByLabelText('Level Name in Urdu (optional)'), 'تیز');
  await user.click(screen.getByRole('tab', { name: 'Extras' }));
  await user.type(screen.getByLabelText('Group Name in Urdu (optional)'), 'روٹی');
  await user.type(screen.getByLabelText('Option Name in Urdu (optional)'), 'نان');
  await user.click(screen.getByRole('button', { name: 'Update Dish' }));
  expect(await screen.findByText('Dish Updated Successfully')).toBeInTheDocument();
  expect(JSON.parse(String(sent[0]?.body.get('translations')))).toEqual({
    ur: {
      title: 'بریانی',
      description: '',
      portions: { Single: 'ایک', Double: 'دو' },
      spice_levels: { 'Extra Hot': 'تیز' },
      extras: { Bread: { name: 'روٹی', options: { Naan: 'نان' } } },
    },
  });
});
