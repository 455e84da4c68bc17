import { dishUpdatePath } from '@nearbite/contract/page-paths';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anOwnerDish } from '../../../testing/data/dishes.ts';
import { aRestaurantOfMine } from '../../../testing/data/owner.ts';
import { fakeSender } from '../../../testing/fake-sender.ts';
import { json } from '../../../testing/fake-server.ts';
import { stubPhoneScreen } from '../../../testing/phone-screen.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const MORNING = { from: '07:00', to: '11:00', days: [0, 1, 2, 3, 4] };

function asOwner(path: string, served: (typeof MORNING)[] = []) {
  const menu = vi.fn();
  const dish = { ...anOwnerDish, served, category_served: [MORNING] };
  const app = renderApp(path, {
    as: 'owner',
    server: {
      'GET /api/restaurant/settings-update/7/': () => json(aRestaurantOfMine),
      'GET /api/store/categories/': () => json([{ id: 1, title: 'Biryani', image: null }]),
      'GET /api/restaurant/dishes/7/': () => json([dish]),
      [`GET /api/restaurant/update-dish/7/${dish.did}/`]: () => json({ ...dish, category: 1 }),
      'PATCH /api/restaurant/menu/7/': ({ body }: { body: unknown }) => {
        menu(body);
        return json({ dishes: [], categories: [] });
      },
    },
  });
  return { ...app, menu };
}

const sentTimes = (body: FormData) => [...body].filter(([name]) => name.startsWith('served'));

test('a dish is given times in its form, which says them in words', async () => {
  const sent = fakeSender({ status: 200, text: JSON.stringify({ ...anOwnerDish, category: 1 }) });
  const { user } = asOwner(dishUpdatePath(anOwnerDish.did));
  const times = within(await screen.findByRole('group', { name: 'When it is served' }));
  expect(times.getByRole('status')).toHaveTextContent('At the times of its category');

  await user.click(times.getByRole('button', { name: 'Add times' }));
  await user.click(times.getByRole('button', { name: 'Saturday' }));
  await user.click(times.getByRole('button', { name: 'Sunday' }));
  expect(times.getByRole('status')).toHaveTextContent('Served 07:00–11:00, Mon–Fri');
  await user.clear(times.getByLabelText('To'));
  await user.type(times.getByLabelText('To'), '02:00');
  expect(times.getByText('until the next day')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Update Dish' }));
  await screen.findByText('Dish Updated Successfully');
  expect(sent.flatMap(({ body }) => sentTimes(body))).toEqual([
    ['served[0][from]', '07:00'],
    ['served[0][to]', '02:00'],
    ...[0, 1, 2, 3, 4].map((day) => [`served[0][days][${day}]`, String(day)]),
  ]);
  await user.click(screen.getByRole('button', { name: 'OK' }));
});

test('times without a day, or over each other, are named where they stand; without any it is served always', async () => {
  const sent = fakeSender({ status: 200, text: JSON.stringify({ ...anOwnerDish, category: 1 }) });
  const { user } = asOwner(dishUpdatePath(anOwnerDish.did), [MORNING, { ...MORNING, days: [0] }]);
  await user.click(await screen.findByRole('button', { name: 'Update Dish' }));
  const times = within(screen.getByRole('group', { name: 'When it is served' }));
  expect(
    await times.findByText('Times overlap: Monday 07:00 to 11:00 and Monday 07:00 to 11:00'),
  ).toBeInTheDocument();

  const second = within(times.getByRole('group', { name: 'times 2' }));
  await user.click(second.getByRole('button', { name: 'Monday' }));
  await user.click(screen.getByRole('button', { name: 'Update Dish' }));
  expect(await second.findByText('Choose at least one day')).toBeInTheDocument();

  await user.click(times.getByRole('button', { name: 'Remove times 2' }));
  await user.click(times.getByRole('button', { name: 'Remove times 1' }));
  expect(times.getByRole('button', { name: 'Add times' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Update Dish' }));
  await screen.findByText('Dish Updated Successfully');
  expect(sent.flatMap(({ body }) => sentTimes(body))).toEqual([['served', '']]);
  await user.click(screen.getByRole('button', { name: 'OK' }));
});

test('a category shows its times in the order of the menu, where they are changed', async () => {
  stubPhoneScreen();
  const { user, menu } = asOwner('/restaurant/dishes/?order=menu');
  expect(await screen.findByRole('heading', { name: 'Biryani' })).toBeInTheDocument();
  expect(screen.getByText('Served 07:00–11:00, Mon–Fri')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Change the times of Biryani' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Times of Biryani' }));
  await user.click(dialog.getByRole('button', { name: 'Saturday' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(menu).toHaveBeenLastCalledWith({
      categories: [{ id: 1, served: [{ ...MORNING, days: [0, 1, 2, 3, 4, 5] }] }],
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
